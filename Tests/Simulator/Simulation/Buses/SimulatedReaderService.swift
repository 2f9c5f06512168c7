// SPDX-License-Identifier: GPL-3.0-or-later

import DBus

/// The service on a session bus by which a screen reader is interrupted, as Orca has it from
/// version 49 on.
package final class SimulatedReaderService {
  /// What the service does.
  package enum Behavior: String, CaseIterable, Hashable, Sendable {
    /// There is no service.
    case isGone = "is gone"
    /// It works as in Orca 51.
    case works
    case worksAsIn50 = "works as in Orca 50"
    case worksAsIn49 = "works as in Orca 49"
    /// It answers with an error.
    case fails
    /// It answers with a value of another type.
    case talksNonsense = "talks nonsense"
    /// It handles each call late.
    case isLate = "is late"
    /// It handles no call.
    case hangs

    /// The behaviours without a fault.
    package static let well = [works, worksAsIn50, worksAsIn49]
  }

  /// How late it is, if it is.
  private static let lateness: Duration = .milliseconds(200)

  /// What it does from now on. A service that is late or hangs goes on with the calls that it has.
  package var behavior = Behavior.isGone {
    didSet {
      let slow: [Behavior] = [.works, .isLate, .hangs]
      let goesOn = program != nil && slow.contains(oldValue) && slow.contains(behavior)
      if goesOn { setSpeed() } else { restart() }
    }
  }
  /// Called when it interrupts the screen reader.
  package var onInterruption: (() -> Void)?
  private let session: SimulatedBus
  private var program: SimulatedProgram?

  /// Creates a service that isn't there.
  package init(on session: SimulatedBus) { self.session = session }

  /// Starts the service again, such as on a new bus.
  package func restart() {
    stop()
    guard behavior != .isGone, let program = try? SimulatedProgram(on: session) else { return }
    let version = behavior.version
    let object = SimulatedObject(
      interfaces: [version.interface],
      answer: { [weak self] in self?.answer($0) }
    )
    program.connection.serve(SimulatedObjects([version.path: object]))
    program.connection.requestName(version.name) { [weak self, weak program] _ in
      if let program, program === self?.program { self?.setSpeed() }
    }
    self.program = program
  }

  /// Ends the service, as its screen reader does.
  package func stop() {
    program?.connection.close()
    program = nil
  }

  private func setSpeed() {
    program?.lateness = behavior == .isLate ? Self.lateness : .zero
    program?.isHanging = behavior == .hangs
  }

  private func answer(_ call: DBusCall) -> [DBusValue]? {
    switch behavior {
    case .talksNonsense: return [.string("interrupted")]
    case .isGone, .fails: return nil
    case .works, .worksAsIn50, .worksAsIn49, .isLate, .hangs: break
    }
    let isKnown = call.member != "ExecuteCommand" || call.arguments[0] == .string("InterruptSpeech")
    if isKnown { onInterruption?() }
    return [.boolean(isKnown)]
  }
}

/// What a version of Orca calls its service.
private struct ServiceVersion {
  let name: String
  let path: String
  let interface: DBusInterface

  /// The versions before 51 have one method for all commands of a module.
  static func before51(module: String) -> ServiceVersion {
    ServiceVersion(
      name: "org.gnome.Orca.Service",
      path: "/org/gnome/Orca/Service/\(module)",
      interface: DBusInterface(
        "org.gnome.Orca.Module",
        methods: [
          .init(
            "ExecuteCommand",
            [.init("command_name", "s"), .init("notify_user", "b")],
            gives: [.init("result", "b")]
          )
        ]
      )
    )
  }

  static let version51 = ServiceVersion(
    name: "org.gnome.Orca1.Service",
    path: "/org/gnome/Orca1/Service/SpeechManager",
    interface: DBusInterface(
      "org.gnome.Orca1.SpeechManager",
      methods: [
        .init("InterruptSpeech", [.init("notify_user", "b")], gives: [.init("result", "b")])
      ]
    )
  )
}

extension SimulatedReaderService.Behavior {
  fileprivate var version: ServiceVersion {
    switch self {
    case .worksAsIn50: .before51(module: "SpeechManager")
    case .worksAsIn49: .before51(module: "SpeechAndVerbosityManager")
    case .isGone, .works, .fails, .talksNonsense, .isLate, .hangs: .version51
    }
  }
}
