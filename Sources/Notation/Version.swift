// SPDX-License-Identifier: Apache-2.0

/// The version that all programs report.
package let releaseVersion = "1.0.0"
