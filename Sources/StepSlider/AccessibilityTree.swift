// SPDX-License-Identifier: Apache-2.0

// The API of this library uses frames, announcements and languages, so one import must be enough.
@_exported public import AccessibilityTree
