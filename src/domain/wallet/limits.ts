export const RECENT_WALLETS_SHOWN = 3
export const RECENT_WALLETS_MAX = 20
export const GET_WALLETS_SHOWN = { desktop: 5, mobile: 3 } as const
export const DOWNLOAD_QR_SIZE = 268
/**
 * The sizes of the QR code and its logo, in px. On a narrow screen, the code is as wide as the window minus `beside`,
 * limited to `min` and `max`.
 */
export const CONNECT_QR = { min: 280, max: 382, beside: 308, logo: { wide: 72, narrow: 60 } } as const

export const DETECTED_WALLETS_MAX = 50
/** The wallets with one claimed identity that get a row each. Others are grouped behind the last of these rows. */
export const NAMESAKES_SHOWN = 2
/** The maximum number of wallets grouped behind other rows, over all identities. */
export const NAMESAKES_MAX = 500
/** The lengths of the longest ENS name and avatar record that are shown. */
export const ENS_NAME_MAX = 255
export const ENS_AVATAR_MAX = 4_000

export const WALLET_NAME_MAX = 48
export const WALLET_ICON_MAX = 200_000

/** How long the WalletConnect SDK may take to start. */
export const WALLET_OPEN_MS = 10_000
/** After this time without an answer to a request for accounts, the dialog says where to look, and offers to ask again. */
export const CONNECT_ANSWER_MS = 8_000
/** If the page is still in the foreground after this time, the wallet's app is assumed not to have opened. */
export const APP_OPENING_MS = 2_000
/** The relay counts as unreachable if there is no pairing URI within this time. */
export const PAIRING_CODE_MS = 15_000
/** How long a pairing URI is valid if it contains no expiry. */
export const PAIRING_MS = 300_000
/** How long before its expiry a pairing URI is renewed, so that nobody scans a URI that expires in the meantime. */
export const PAIRING_RENEWAL_MS = 10_000
/** The page warns of a session that expires within this time. */
export const SESSION_END_SOON_MS = 86_400_000

/** The interval between `getSafeInfo` requests to the parent page. */
export const PARENT_POLL_MS = 300
/** A parent page that has not answered within this time does not count as Safe{Wallet}. */
export const PARENT_ANSWER_MS = 3_000

/** The longest time that a disconnect waits for a wallet to close its connection. */
export const WALLET_CLOSE_MS = 200
/** Events that a wallet emits within this time of each other are combined. */
export const WALLET_EVENT_THROTTLE_MS = 100
/** How long a wallet may take to answer requests that do not involve the visitor. */
export const WALLET_ANSWER_MS = 3_000
/** How long a wallet may take to report its account and network before a transaction. The button shows the wait. */
export const SENDER_ANSWER_MS = 30_000
/** How long a wallet may take to report whether it supports atomic batches. */
export const ATOMIC_ANSWER_MS = 5_000
/** The interval between reads of the wallet's chain while a network switch is pending. */
export const SWITCH_POLL_MS = 500
/** The time within which a wallet must be on the new chain after it agreed to switch. */
export const SWITCH_WATCHDOG_MS = 15_000
/** The longest id that a wallet may give to a batch of calls (EIP-5792). */
export const CALLS_ID_MAX = 8_194
/** The time without an answer from the wallet after which the token can be offered to the wallet again (EIP-747). */
export const ASSET_ANSWER_MS = 15_000
