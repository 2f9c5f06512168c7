// SPDX-License-Identifier: GPL-3.0-or-later

/// Words for speech-dispatcher.
package struct DispatcherUtterance: Hashable, Sendable {
  /// The number by which events identify the utterance.
  let number: Int
  let text: String
  let sound: DispatcherSound

  package init(number: Int, text: String, sound: DispatcherSound) {
    (self.number, self.text, self.sound) = (number, text, sound)
  }
}

/// How speech-dispatcher is to speak; `nil` leaves its own settings.
package struct DispatcherSound: Hashable, Sendable {
  var language, module: String?
  var voice: String?
  var rate, pitch, volume: Int?

  init() {}

  /// Converts a request to speech-dispatcher's numbers.
  package init(
    _ request: DispatcherRequest,
    language: String? = nil,
    scale: DispatcherScale = DispatcherScale()
  ) {
    self.language = language ?? request.language
    (module, voice) = (request.module, request.voice)
    rate = request.rate.map(scale.number(forRate:))
    pitch = request.pitch.map(DispatcherScale.number(forPitch:))
    volume = request.volume.map(DispatcherScale.number(forVolume:))
  }

  /// Whether everything that another sound sets is also set here.
  func hasAllSettings(of other: DispatcherSound) -> Bool {
    (module != nil || other.module == nil) && (voice != nil || other.voice == nil)
      && (rate != nil || other.rate == nil)
      && (pitch != nil || other.pitch == nil) && (volume != nil || other.volume == nil)
  }

  /// Returns the requests that make this sound of an older one.
  func requests(after old: DispatcherSound) -> [SSIPRequest] {
    var requests: [SSIPRequest] = []
    func add<Value: Equatable>(_ request: (Value) -> SSIPRequest, _ new: Value?, _ old: Value?) {
      if let new, new != old { requests.append(request(new)) }
    }
    add(SSIPRequest.language, language, old.language)
    // Another language selects another module and voice, and another module another voice.
    add(SSIPRequest.module, module, requests.isEmpty ? old.module : nil)
    add(SSIPRequest.voice, voice, requests.isEmpty ? old.voice : nil)
    add(SSIPRequest.rate, rate, old.rate)
    add(SSIPRequest.pitch, pitch, old.pitch)
    add(SSIPRequest.volume, volume, old.volume)
    return requests
  }
}
