/** How long the first notification is shown. Each further one is shown longer than the previous one by this time. */
export const NOTIFICATION_LIFETIME_MS = 5_000
export const NOTIFICATIONS_SHOWN = 5
export const COPIED_MS = 1_500
/** The time after which a chunk that failed to load is requested again. */
export const PART_RETRY_MS = 1_000
/** The maximum age of a stored balance or name that is shown until the current one has been read. */
export const LAST_READ_MS = 86_400_000
export const LAST_READS_MAX = 20
export const MOBILE_BREAKPOINT_PX = 768
/** The maximum length of a text in a QR code. A longer text is shown as a link instead. */
export const QR_TEXT_MAX = 2_000
/** The number of the visitor's last actions in the diagnostics, a text that the visitor can send to a maintainer. */
export const ACTIONS_RECORDED = 200
/** The maximum length of a text in a field. The browser cuts longer texts, because showing them would stop the page. */
export const TYPED_TEXT_MAX = 10_000
/** The maximum length of a text from a wallet, a node or a list. Longer texts are cut off. */
export const FOREIGN_TEXT_MAX = 200
