// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Logging
import TestFiles
import Testing

@testable import sliderd

/// Standard error, for people and for systemd's journal.
@Suite struct LogTests {
  @Test(arguments: [
    (Logger.Level.debug, "sliderd: debug: a\nb", "<7>a\n<7>b"),
    (.info, "sliderd: info: a\nb", "<6>a\n<6>b"),
    (.notice, "sliderd: notice: a\nb", "<5>a\n<5>b"),
    (.warning, "sliderd: a\nb", "<4>a\n<4>b"),
    (.critical, "sliderd: a\nb", "<2>a\n<2>b"),
  ])
  func `a message has its level, and each of its lines in the journal has a priority`(
    level: Logger.Level,
    plain: String,
    journal: String
  ) {
    #expect(level.line("a\nb", inJournal: false) == plain)
    #expect(level.line("a\nb", inJournal: true) == journal)
  }

  @Test(arguments: ["", "0:0", "nonsense"])
  func `a stream other than the journal's gets plain messages`(name: String) {
    #expect(!isJournal(2, environment: ["JOURNAL_STREAM": name]))
  }

  @Test func `a stream is the journal's if the service manager names its device and inode`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: "journal")
    let file = open(folder.file("journal"), O_WRONLY)
    defer { close(file) }
    var status = stat()
    #expect(fstat(file, &status) == 0)
    let environment = ["JOURNAL_STREAM": "\(status.st_dev):\(status.st_ino)"]
    #expect(isJournal(file, environment: environment))
    #expect(!isJournal(2, environment: environment))
  }
}
