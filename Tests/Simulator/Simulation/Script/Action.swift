// SPDX-License-Identifier: GPL-3.0-or-later

package import StepSlider

/// Something that happens to sliderd. Each action is documented by its text.
package enum Action: Hashable, Sendable {
  /// `right right 4`. With lines, each key is a line.
  case keys([Keystroke])
  /// `hold right for 3s`: the key comes at once, again after 500 ms and then every 33 ms.
  case hold(SliderKey, for: Duration)
  /// `paste "some text"`
  case paste(String)
  /// `bytes 1b 5b 43`: bytes from the terminal as they are.
  case bytes([UInt8])
  case mouse(MouseAction)
  /// `line page-up`: a line of standard input, where that isn't a terminal.
  case line(String)
  /// `end of input`
  case endOfInput
  case knob(KnobAction)
  case terminal(TerminalAction)
  /// `signal TERM`
  case signal(Signal)
  /// `sliderd is killed`: SIGKILL, or the power fails.
  case killed
  /// `sliderd is started again`, with the arguments of the first time and in a new terminal.
  /// Nothing happens while it is running.
  case startedAgain
  /// `machine sleeps 8h`: it is suspended, and nothing happens until it resumes after this time.
  case machineSleeps(Duration)
  /// `sound server dies`, `session bus comes back`
  case service(Service, ServiceAction)
  /// `sound is late 300ms`; 0 ends it.
  case soundIsLate(Duration)
  case voice(VoiceAction)
  /// `speech-dispatcher hangs`. At first, there is none.
  case dispatcher(SimulatedDispatcher.Behavior)
  /// `registry restarts`: the accessibility registry.
  case registryRestarts
  /// `registry restarts and hangs`: it answers nothing, while the accessibility bus works.
  case registryHangs
  case screenReader(ScreenReaderAction)
  case window(WindowAction)
  case disk(DiskAction)
  /// `voice settings become "rate 160"`: what is saved of the keys for the voice. sliderd reads it
  /// at its next start.
  case voiceSettingsBecome(String)
  case programs(ProgramsAction)
  case configuration(ConfigurationAction)
  case client(ClientAction)
  /// `calm`: everything works again.
  case calm
}

/// A key of a keyboard, alone or with Ctrl.
package enum Keystroke: Hashable, Sendable {
  case key(SliderKey)
  case ctrlC, ctrlD, ctrlZ
}

/// What a mouse does. Positions are percentages of the track and may lie beyond its ends.
package enum MouseAction: Hashable, Sendable {
  /// `click at 40%`
  case click(at: Int)
  /// `drag from 10% to 80%`: a press, ten moves 16 ms apart, and a release.
  case drag(from: Int, to: Int)
  /// `wheel up`, `wheel down`: one notch.
  case wheelUp, wheelDown
  /// `mouse presses at 10%`
  case press(at: Int)
  /// `mouse moves to 80%`
  case move(to: Int)
  /// `mouse is released`
  case release
}

/// What happens to a knob.
package enum KnobAction: Hashable, Sendable {
  /// `knob turns -2`: clicks, upwards if positive.
  case turns(Int)
  /// `knob presses volumeup`: the kernel's name of a key, in lower case without `KEY_`.
  case presses(String)
  /// `knob holds mute`, `knob releases mute`: one end of a press.
  case holds(String)
  case releases(String)
  /// `knob holds up for 3s`: it repeats again and again as in ``Action/hold(_:for:)``, and is
  /// released.
  case holdsFor(String, Duration)
  /// `knob is unplugged`
  case unplugged
  /// `knob is plugged in`
  case pluggedIn
  /// `knob loses events`: the kernel reports that events were lost.
  case losesEvents

  /// The keys that a knob may have.
  package static let keys = [
    "up", "down", "left", "right", "pageup", "pagedown", "home", "end", "enter", "space", "esc",
    "tab", "help", "volumeup", "volumedown", "mute", "f1", "f2", "f3",
  ]
}

/// What happens to the terminal.
package enum TerminalAction: Hashable, Sendable {
  /// `terminal is resized to 40x10`: columns and rows.
  case resized(columns: Int, rows: Int)
  /// `terminal closes`
  case closes
  /// `terminal stops reading`: what sliderd prints waits.
  case stopsReading
  /// `terminal reads again`
  case readsAgain
  /// `terminal loses the focus`
  case losesFocus
  /// `terminal answers late 150ms`, when it is asked where its cursor is; 0 ends it.
  case answersLate(Duration)
}

package enum Signal: String, CaseIterable, Hashable, Sendable {
  case term = "TERM"
  case int = "INT"
  case hup = "HUP"
  case tstp = "TSTP"
  case cont = "CONT"
  case winch = "WINCH"
}

/// A server that sliderd talks to.
package enum Service: String, CaseIterable, Hashable, Sendable {
  case soundServer = "sound server"
  case sessionBus = "session bus"
  case accessibilityBus = "accessibility bus"
}

package enum ServiceAction: String, CaseIterable, Hashable, Sendable {
  case dies
  case hangs
  case comesBack = "comes back"
}

/// What happens to sliderd's own voice.
package enum VoiceAction: Hashable, Sendable {
  /// `voice is late 200ms`; 0 ends it.
  case late(Duration)
  /// `voice disappears`: its files are gone.
  case disappears
  /// `voice comes back`
  case comesBack
}

/// What a screen reader does.
package enum ScreenReaderAction: Hashable, Sendable {
  /// `screen reader starts`
  case starts
  /// `screen reader crashes`
  case crashes
  /// `screen reader stops listening`, while it runs on.
  case stopsListening
  /// `screen reader answers late 2s`; 0 ends it.
  case answersLate(Duration)
  /// `interruption works`: its service that other programs can interrupt it with. At first, there
  /// is none.
  case interruption(SimulatedReaderService.Behavior)
  /// `screen reader increments volume`
  case increments(String)
  /// `screen reader decrements volume`
  case decrements(String)
  /// `screen reader sets volume to 3`
  case sets(String, to: String)
}

/// What happens to a window of another program.
package enum WindowAction: String, CaseIterable, Hashable, Sendable {
  case becomesActive = "becomes active"
  case becomesInactive = "becomes inactive"
}

/// What happens to the disk.
package enum DiskAction: Hashable, Sendable {
  /// `disk takes 2s` for each write.
  case takes(Duration)
  /// `disk is full`
  case full
  /// `disk is read-only`
  case readOnly
  /// `disk hangs`
  case hangs
  /// `disk is well`
  case well
}

/// What the programs that sliderd runs do from now on.
package enum ProgramsAction: Hashable, Sendable {
  case succeed, fail, hang, die
  /// `programs are missing`
  case missing
  /// `programs take 2s`
  case take(Duration)
  /// `programs print 4`: what a program of `value_from` prints.
  case print(String)
}

/// What happens to the configuration file. sliderd notices at a reload.
package enum ConfigurationAction: Hashable, Sendable {
  /// `configuration becomes:`, with an indented block.
  case becomes(String)
  /// `configuration is removed`
  case removed
}

/// What another program asks of sliderd over D-Bus, with the id of a slider.
package enum ClientAction: Hashable, Sendable {
  /// `client sets volume to 3`
  case sets(String, to: String)
  /// `client increments volume`
  case increments(String)
  /// `client decrements volume`
  case decrements(String)
  /// `client asks volume to speak`
  case asksToSpeak(String)
}
