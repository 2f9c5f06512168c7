// SPDX-License-Identifier: GPL-3.0-or-later

extension SoundServer.Kind {
  /// The path of the socket within the server's folder.
  var socket: String {
    switch self {
    case .pulseAudio: "native"
    case .pipeWire: "pulse/native"
    }
  }

  var configurationFile: String {
    switch self {
    case .pulseAudio: "default.pa"
    case .pipeWire: "config/pipewire/pipewire.conf.d/bench.conf"
    }
  }

  func configuration(_ sink: SoundServer.Sink) -> String {
    switch self {
    case .pulseAudio:
      """
      load-module module-null-sink sink_name=bench rate=44100 channels=2 norewinds=\(sink == .prompt)
      load-module module-native-protocol-unix auth-anonymous=1
      set-default-sink bench
      set-default-source bench.monitor

      """
    case .pipeWire:
      """
      context.objects = [
        { factory = adapter
          args = {
            factory.name = support.null-audio-sink
            node.name = "bench"
            media.class = "Audio/Sink"
            object.linger = true
            audio.position = [ FL FR ]
            monitor.channel-volumes = true
          }
        }
      ]

      """
    }
  }

  /// The script that starts the server in `$folder`, for a ``PrivateService``.
  var script: String {
    switch self {
    case .pulseAudio: Self.privateEnvironment + Self.pulseAudioScript
    case .pipeWire: Self.privateEnvironment + Self.pipeWireScript
    }
  }

  private static let privateEnvironment = """
    export HOME="$folder/home" XDG_RUNTIME_DIR="$folder" XDG_CONFIG_HOME="$folder/config"
    unset PULSE_SERVER
    mkdir -p "$HOME"
    # A desktop's sound server is urgent too. Without that, a busy machine cuts holes into what it plays.
    # PulseAudio drops a priority that it was started with, so this comes after the start.
    make_servers_urgent() {
      for pid in $pids; do
        chrt --all-tasks --rr --pid 5 "$pid" || echo "sound servers aren't urgent here; what they play may have holes" >&2
      done
    }

    """

  private static let pulseAudioScript = """
    export PULSE_RUNTIME_PATH="$folder" PULSE_STATE_PATH="$folder" PULSE_CONFIG_PATH="$folder"
    rm -f "$folder/native"
    run pulseaudio -n -F "$folder/default.pa" --daemonize=no --exit-idle-time=-1 \\
      --use-pid-file=no --disable-shm=no --realtime=no --log-target=stderr --log-level=warning
    await pactl -s "unix:$folder/native" info
    make_servers_urgent
    """

  private static let pipeWireScript = """
    export PIPEWIRE_RUNTIME_DIR="$folder" DBUS_SESSION_BUS_ADDRESS="unix:path=$folder/bus"
    rm -f "$folder/bus" "$folder/pipewire-0" "$folder/pulse/native"
    run dbus-daemon --session --nofork --address="$DBUS_SESSION_BUS_ADDRESS"
    await test -S "$folder/bus"
    run pipewire
    await test -S "$folder/pipewire-0"
    run wireplumber
    run pipewire-pulse
    plays_on_bench() { pactl -s "unix:$folder/pulse/native" info | grep -q 'Default Sink: bench'; }
    await plays_on_bench
    make_servers_urgent
    """
}
