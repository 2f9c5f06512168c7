// SPDX-License-Identifier: GPL-3.0-or-later

/// The version that sliderd tells of itself.
let sliderdVersion = "0.1.0"
