// SPDX-License-Identifier: Apache-2.0

/// The version that all programs report.
package let releaseVersion = "0.1.0"
