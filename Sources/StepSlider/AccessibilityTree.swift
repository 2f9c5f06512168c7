// SPDX-License-Identifier: Apache-2.0

// Frames, announcements and languages are part of what this library speaks, so one import is enough.
@_exported public import AccessibilityTree
