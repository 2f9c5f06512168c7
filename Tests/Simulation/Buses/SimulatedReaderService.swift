// SPDX-License-Identifier: GPL-3.0-or-later

import DBus

/// The service on a session bus by which a screen reader is interrupted, as Orca has it from version
/// 49 on.
package final class SimulatedReaderService {
  /// What the service does.
  package enum Behavior: String, CaseIterable, Hashable, Sendable {
    /// There is no service.
    case isGone = "is gone"
    case works
    /// It answers with an error.
    case fails
    /// It answers with a value of another type.
    case talksNonsense = "talks nonsense"
    /// It never answers.
    case hangs
  }

  private static let name = "org.gnome.Orca1.Service"
  private static let path = "/org/gnome/Orca1/Service/SpeechManager"
  private static let interface = DBusInterface(
    "org.gnome.Orca1.SpeechManager",
    methods: [
      .init("InterruptSpeech", [.init("notify_user", "b")], gives: [.init("result", "b")])
    ]
  )

  /// What it does from now on.
  package var behavior = Behavior.isGone {
    didSet { restart() }
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
    let object = SimulatedObject(
      interfaces: [Self.interface],
      answer: { [weak self] _ in self?.answer() }
    )
    program.connection.serve(SimulatedObjects([Self.path: object]))
    program.connection.requestName(Self.name) { [weak self, weak program] _ in
      program?.isHanging = self?.behavior == .hangs
    }
    self.program = program
  }

  /// Ends the service, as its screen reader does.
  package func stop() {
    program?.connection.close()
    program = nil
  }

  private func answer() -> [DBusValue]? {
    switch behavior {
    case .works:
      onInterruption?()
      return [.boolean(true)]
    case .talksNonsense: return [.string("interrupted")]
    case .isGone, .fails, .hangs: return nil
    }
  }
}
