// SPDX-License-Identifier: GPL-3.0-or-later

/// The version that sliderd reports.
let sliderdVersion = "0.1.0"
