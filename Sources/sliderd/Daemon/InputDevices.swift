// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSliderEvdev
import StepSliderTerminal

/// The input devices that were named, and what comes of them in words.
struct InputDevices {
  /// What comes of devices.
  enum News: Equatable {
    /// One asks for something.
    case action(EvdevAction)
    /// One came or went, or can't be used.
    case device(DeviceNews)
    /// Something worth a line.
    case remark(String)
    /// Something that went wrong, and is no reason to end.
    case problem(String)
  }

  fileprivate struct Source {
    let device: InputPlan.Device
    let events: EvdevSource
  }

  private let sources: [Source]

  /// No devices yet.
  init() { sources = [] }

  private init(_ sources: [Source]) { self.sources = sources }

  /// Opens the devices, or begins to wait for those that aren't there yet. Those that are open
  /// already, and are used in the same way, stay open.
  func following(_ devices: [InputPlan.Device]) throws(Failure) -> InputDevices {
    var sources: [Source] = []
    for device in devices {
      do throws(EvdevDeviceError) {
        sources.append(try source(of: device))
      } catch {
        throw Failure(status: .noInput, message: device.complaint("\(error)"))
      }
    }
    return InputDevices(sources)
  }

  private func source(of device: InputPlan.Device) throws(EvdevDeviceError) -> Source {
    let open = sources.first { $0.device.isUsed(as: device) }?.events
    if let open { return Source(device: device, events: open) }
    let (path, bindings) = (device.path, device.bindings)
    let events = try EvdevSource(path: path, bindings: bindings, grabs: device.grabs)
    return Source(device: device, events: events)
  }

  /// What to say of devices that weren't followed before: which of them aren't there yet.
  func absences(since other: InputDevices) -> [DeviceNews] {
    sources.filter { source in
      !source.events.isPresent && !other.sources.contains { $0.events === source.events }
    }.map { source in
      source.news(.unplugged, "\(source.events.path) isn't there yet; waiting for it", .notice)
    }
  }

  /// What to wait for, with ``deadline``, before ``advance()``.
  var interests: [Poller.Interest] {
    sources.map { Poller.Interest(descriptor: $0.events.descriptor) }
  }

  /// When to call ``advance()`` though nothing is ready.
  var deadline: ContinuousClock.Instant? { sources.compactMap(\.events.deadline).min() }

  /// What has come of the devices by now.
  func advance() -> [News] {
    let ready = sources.isEmpty ? [] : Poller.wait(for: interests, until: .now)
    return zip(sources, ready).flatMap { source, isReady in
      isReady || source.events.deadline.map { $0 <= .now } == true
        ? source.events.read().map(source.news) : []
    }
  }

  /// Lets go of the devices, so that other programs get their keys while this one is stopped.
  func suspend() { for source in sources { source.events.suspend() } }

  /// Goes on reading the devices.
  func resume() -> [News] {
    sources.flatMap { source in source.events.resume().map(source.news) }
  }
}

extension InputDevices.Source {
  fileprivate func news(_ news: EvdevNews) -> InputDevices.News {
    let path = events.path
    switch news {
    case .action(let action): return .action(action)
    case .found: return .device(self.news(.connected, "\(path) is there", .notice))
    case .lost:
      return .device(self.news(.unplugged, "\(path) was unplugged; waiting for it", .warning))
    case .unreadable(let error):
      return .device(self.news(.unreadable, device.complaint("\(error)"), .warning))
    case .notGrabbed(.keyIsDown): return .remark("\(path) is taken once none of its keys is held")
    case .notGrabbed(.otherProgram): return .problem("\(path) is taken by another program")
    }
  }

  fileprivate func news(
    _ state: DeviceNews.State,
    _ message: String,
    _ level: DeviceNews.Level
  ) -> DeviceNews {
    DeviceNews(
      state: state,
      path: events.path,
      name: device.label ?? events.name,
      message: message,
      level: level
    )
  }
}

extension InputPlan.Device {
  /// Whether nothing about it has to be opened anew.
  fileprivate func isUsed(as other: InputPlan.Device) -> Bool {
    (path, bindings, grabs) == (other.path, other.bindings, other.grabs)
  }

  /// What is wrong with the device, and where it was named.
  fileprivate func complaint(_ message: String) -> String {
    guard let origin else { return "--input: \(message)" }
    return ConfigurationMistake(location: origin.location, key: origin.key, message: message)
      .description(in: origin.file)
  }
}
