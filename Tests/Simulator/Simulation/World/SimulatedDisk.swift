// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import sliderd

/// A disk that can be slow, full, read-only, or hang. It outlives the process.
final class SimulatedDisk {
  enum Condition: Hashable {
    case well, full, readOnly, hanging
  }

  /// Where positions are, unless the user chooses a file.
  private static let folder = "/home/user/.local/state/"

  /// The positions that the process has had open, in order.
  private(set) var paths: [String] = []
  /// The positions as they were first seen by a process that hasn't saved them yet.
  private var initial: [String: SliderState] = [:]
  private(set) var states: [String: SliderState] = [:]
  /// The contents of all files.
  fileprivate var contents: [String: [UInt8]] = [:]
  var duration: Duration = .milliseconds(2)
  private(set) var condition = Condition.well
  /// Since when it is well, if it is; before that, it was not.
  private(set) var wellSince: Duration = .seconds(-60)
  private unowned let world: World
  private var stalled: [() -> Void] = []

  init(of world: World) { self.world = world }

  var isWell: Bool { condition == .well }

  /// Returns the file of the slider with an identity; `nil` if its position isn't kept.
  func path(of id: String, at index: Int) -> String? {
    if let path = paths.first(where: { $0.hasSuffix("/\(id)") }) { return path }
    // Only a file that the user chose has another name than its slider.
    guard index == 0, paths.count == 1, !paths[0].hasPrefix(Self.folder) else { return nil }
    return paths[0]
  }

  /// Returns the identity of the slider whose position is in a file.
  private func id(of path: String) -> String {
    let ids = world.panel?.sliders.map(\.presentation.id) ?? []
    let index = ids.indices.first { self.path(of: ids[$0], at: $0) == path }
    return index.map { ids[$0] } ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Notes the file of a position.
  fileprivate func open(_ path: String) { if !paths.contains(path) { paths.append(path) } }

  /// Returns whether a state differs from the one with which its slider started. Only a change is
  /// saved.
  func isChanged(_ path: String, _ state: SliderState) -> Bool {
    initial[path] != state
  }

  /// Forgets what an earlier process had open.
  func forgetPaths() { paths = [] }

  /// Notes the state with which a slider started.
  func noteStart(_ path: String, _ state: SliderState) { initial[path] = state }

  /// Forgets what hangs, because the whole simulation is over.
  func forgetStalled() { stalled = [] }

  /// Writes what is saved of the keys for the voice.
  func setPreferences(_ text: String) {
    contents[Self.folder + "sliderd/voice.txt"] = Array(text.utf8)
  }

  /// Writes a position.
  fileprivate func keep(_ bytes: [UInt8], in path: String) {
    contents[path] = bytes
    guard let state = SliderState(fileBytes: bytes) else { return }
    states[path] = state
    let value = state.value.map { "\($0)" } ?? "\(state.index + 1)"
    world.note(.saved(id: id(of: path), value: value))
  }

  /// Changes how the disk works; what hung goes on.
  func become(_ condition: Condition) {
    if self.condition != .well { wellSince = world.clock.time }
    self.condition = condition
    guard condition != .hanging else { return }
    defer { stalled = [] }
    for continuation in stalled { continuation() }
  }

  /// Writes to a file, and tells the result when it is known. The processes that wait for the disk
  /// wait in a queue of their own.
  fileprivate func write(
    to path: String,
    unless isCancelled: @escaping () -> Bool,
    completion: @escaping (FileError?) -> Void,
    change: @escaping () -> Void
  ) {
    let again = { [self] in
      write(to: path, unless: isCancelled, completion: completion, change: change)
    }
    guard condition != .hanging else { return stalled.append(again) }
    world.agenda.after(duration) { [self] in
      guard !isCancelled() else { return }
      switch condition {
      case .hanging: again()
      case .full: completion(.unusable(path, reason: "No space left on device"))
      case .readOnly: completion(.unusable(path, reason: "Read-only file system"))
      case .well:
        change()
        completion(nil)
      }
    }
  }
}

extension Disk {
  /// Creates the disk as a process sees it.
  init(of process: SimulatedProcess) {
    self.init { [unowned process] path throws(FileError) in
      guard process.world.disk.condition != .readOnly else {
        throw .unusable(path.text, reason: "can't write the file: Read-only file system")
      }
      process.world.disk.open(path.text)
      return SimulatedFile(path.text, of: process, isPosition: true)
    } sharedFile: { [unowned process] path in
      SimulatedFile(path.text, of: process, isPosition: false)
    } isThere: { [unowned process] path in
      path == Launch.path ? process.world.configuration != nil : true
    }
  }
}

/// A position on the disk, or the preferences for the voice. Saves are done one after another.
private final class SimulatedFile: KeptFile {
  let path: String
  private let world: World
  private weak var process: SimulatedProcess?
  private let isPosition: Bool
  private var queue: [(change: FileChange, inbox: Inbox<FileError?>)] = []

  init(_ path: String, of process: SimulatedProcess, isPosition: Bool) {
    (self.path, self.process, world) = (path, process, process.world)
    self.isPosition = isPosition
  }

  func read() throws(FileError) -> [UInt8]? {
    guard isPosition, let last = queue.last else { return world.disk.contents[path] }
    return last.change(nil)
  }

  func setAside() -> String {
    world.disk.contents[path] = nil
    return "it was renamed"
  }

  func save(_ change: @escaping FileChange, reportingTo inbox: Inbox<FileError?>) {
    queue.append((change, inbox))
    if isPosition { world.mostWaitingSaves = max(world.mostWaitingSaves, queue.count) }
    if queue.count == 1 { next() }
  }

  private func next() {
    guard let (change, inbox) = queue.first else { return }
    // The file is kept by whoever saves, as by the real queue.
    world.disk.write(
      to: path,
      unless: { [weak process] in process?.isKilled != false },
      completion: { [self] error in
        queue.removeFirst()
        inbox.post(error)
        world.clock.notePost(to: inbox)
        next()
      },
      change: { [self] in
        if isPosition {
          world.disk.keep(change(nil), in: path)
        } else {
          world.disk.contents[path] = change(world.disk.contents[path])
        }
      }
    )
  }
}
