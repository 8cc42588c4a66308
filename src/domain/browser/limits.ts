/** Limits and timing of the page: notifications, copying, lazy chunks, and data that is stored between visits. */

/**
 * How long the first notification is shown. Each further notification is shown longer than the previous one by the same
 * time.
 */
export const NOTIFICATION_LIFETIME_MS = 5_000
/** The most notifications on screen at once. */
export const NOTIFICATIONS_SHOWN = 5
/** How long "Copied" is shown. */
export const COPIED_MS = 1_500
/** A chunk that failed to load is requested again after this time. */
export const PART_RETRY_MS = 1_000
/** A stored balance or name of an account is shown for at most this long, until it is read again. */
export const LAST_READ_MS = 86_400_000
/** The number of balances and names that are stored. */
export const LAST_READS_MAX = 20
export const MOBILE_BREAKPOINT_PX = 768
/** A longer text is shown as a link instead of a QR code. */
export const QR_TEXT_MAX = 2_000
/** The number of last actions in the diagnostics that a visitor can send to a maintainer. */
export const ACTIONS_RECORDED = 200
/** Text from a wallet, a node or a list is cut to this many characters. */
export const FOREIGN_TEXT_MAX = 200
