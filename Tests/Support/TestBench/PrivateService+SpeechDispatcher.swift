// SPDX-License-Identifier: GPL-3.0-or-later

import TestFiles

extension PrivateService {
  /// Creates a speech-dispatcher with its espeak-ng module, playing on a sound server. Its socket
  /// is `socket`. A module with the name of `writer` writes texts into the file `said`, one a line.
  package static func speechDispatcher(
    on server: SoundServer,
    writer: String? = nil
  ) throws -> PrivateService {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      LogLevel 0
      DefaultModule espeak-ng
      AudioOutputMethod "pulse"
      DefaultLanguage "en"
      AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
      \(writer.map { "AddModule \"\($0)\" \"sd_generic\" \"writer.conf\"" } ?? "")

      """,
      to: "conf/speechd.conf"
    )
    try folder.write(
      """
      GenericExecuteSynth "echo '$DATA' >>\(folder.file("said"))"
      GenericLanguage "en" "en" "utf-8"
      AddVoice "en" "MALE1" "en"
      GenericRecodeFallback "?"

      """,
      to: "conf/modules/writer.conf"
    )
    try folder.write("", to: "said")
    let script = """
      export HOME="$folder/home" XDG_RUNTIME_DIR="$folder"
      mkdir -p "$HOME" "$folder/log"
      cp -r /etc/speech-dispatcher/modules "$folder/conf/"
      run speech-dispatcher -s -t 0 -C "$folder/conf" -L "$folder/log" -P "$folder/pid" \\
        -c unix_socket -S "$folder/socket"
      await test -S "$folder/socket"
      """
    let environment = Command.inheritedEnvironment.merging(server.environment) { $1 }
    return PrivateService(script: script, in: folder, environment: environment)
  }
}
