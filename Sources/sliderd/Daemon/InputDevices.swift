// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderEvdev
import StepSliderTerminal

/// The input devices that were named, and what comes of them in words.
struct InputDevices {
  /// What comes of devices.
  enum News: Equatable {
    /// One asks for something.
    case action(EvdevAction)
    /// Something worth a line.
    case remark(String)
    /// Something that went wrong, and is no reason to end.
    case problem(String)
  }

  private let sources: [EvdevSource]

  /// Opens the devices, or begins to wait for those that aren't there yet.
  init(_ devices: [InputPlan.Device]) throws(Failure) {
    var sources: [EvdevSource] = []
    for device in devices {
      do throws(EvdevDeviceError) {
        let (path, bindings) = (device.path, device.bindings)
        sources.append(try EvdevSource(path: path, bindings: bindings, grabs: device.grabs))
      } catch {
        throw Failure(status: .noInput, message: "--input: \(error)")
      }
    }
    self.sources = sources
  }

  /// What to say at the start: which devices aren't there yet.
  var remarks: [String] {
    sources.filter { !$0.isPresent }.map { "\($0.path) isn't there yet; waiting for it" }
  }

  /// What to wait for, with ``deadline``, before ``advance()``.
  var interests: [Poller.Interest] { sources.map { Poller.Interest(descriptor: $0.descriptor) } }

  /// When to call ``advance()`` though nothing is ready.
  var deadline: ContinuousClock.Instant? { sources.compactMap(\.deadline).min() }

  /// What has come of the devices by now.
  func advance() -> [News] {
    let ready = sources.isEmpty ? [] : Poller.wait(for: interests, until: .now)
    return zip(sources, ready).flatMap { source, isReady in
      isReady || source.deadline.map { $0 <= .now } == true
        ? source.read().map { Self.news($0, of: source.path) } : []
    }
  }

  /// Lets go of the devices, so that other programs get their keys while this one is stopped.
  func suspend() { for source in sources { source.suspend() } }

  /// Goes on reading the devices.
  func resume() -> [News] {
    sources.flatMap { source in source.resume().map { Self.news($0, of: source.path) } }
  }

  private static func news(_ news: EvdevNews, of path: String) -> News {
    switch news {
    case .action(let action): .action(action)
    case .found: .remark("\(path) is there")
    case .lost: .problem("\(path) was unplugged; waiting for it")
    case .unreadable(let error): .problem("\(error)")
    case .notGrabbed(.keyIsDown): .remark("\(path) is taken once none of its keys is held")
    case .notGrabbed(.otherProgram): .problem("\(path) is taken by another program")
    }
  }
}
