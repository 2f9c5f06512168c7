// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes a text to standard output.
///
/// - Throws: A failure if the text can't be written.
func printWhole(_ text: String) throws(Failure) { try Caller.current.output(text) }
