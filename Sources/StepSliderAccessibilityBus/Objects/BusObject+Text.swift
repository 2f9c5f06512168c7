// SPDX-License-Identifier: Apache-2.0

import DBus

// The words of a text. It has no selection, its caret can't be moved, and all of it looks the same.
extension BusObject {
  func text(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    guard let text = object.text else { return nil }
    let (offset, second) = (arguments.number(at: 0), arguments.number(at: 1))
    let unit = AccessibleText.Unit(boundary: second)
    return switch method {
    case "GetText": [.string(text.piece(from: offset, to: second).text)]
    case "GetCharacterAtOffset": [.number(text.scalar(at: offset).map { Int($0.value) } ?? 0)]
    case "GetStringAtOffset": text.piece(.init(granularity: second), around: offset).values
    case "GetTextAtOffset": text.piece(unit, around: offset).values
    case "GetTextBeforeOffset": text.piece(unit, before: offset).values
    case "GetTextAfterOffset": text.piece(unit, after: offset).values
    case "GetAttributes", "GetAttributeRun": [.attributes([:]), .number(0), .number(text.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": [.attributes([:])]
    // The program doesn't report the place of each letter, only that of the whole element.
    case "GetCharacterExtents": extent(in: second)
    case "GetRangeExtents": extent(in: arguments.number(at: 2))
    case "GetOffsetAtPoint": [.number(-1)]
    case "GetNSelections": [.number(0)]
    case "GetSelection": [.number(-1), .number(-1)]
    case "AddSelection", "RemoveSelection", "SetSelection", "SetCaretOffset": [.boolean(false)]
    default: nil
    }
  }
}

extension AccessibleText.Piece {
  fileprivate var values: [DBusValue] {
    [.string(text), .number(range.lowerBound), .number(range.upperBound)]
  }
}
