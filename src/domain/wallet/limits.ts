/** Limits and timing of wallets: the wizard's lists, pairing, and how long each kind of response may take. */

export const RECENT_WALLETS_SHOWN = 3
/** How many recently used wallets are remembered. */
export const RECENT_WALLETS_MAX = 20
export const GET_WALLETS_SHOWN = { desktop: 5, mobile: 3 } as const
export const DOWNLOAD_QR_SIZE = 268
/**
 * Side and logo of the connect code in px. Below the breakpoint the side is the window's width less `beside`, from
 * `min` to `max`.
 */
export const CONNECT_QR = { min: 280, max: 382, beside: 308, logo: { wide: 72, narrow: 60 } } as const

/** The most wallets listed, however many announce themselves. */
export const DETECTED_WALLETS_MAX = 50
/** How many wallets that claim one identity have rows of their own; the others share one. */
export const NAMESAKES_SHOWN = 2
/** The most wallets that are kept behind shared rows, of all identities together. */
export const NAMESAKES_MAX = 500
/** The longest ENS name and avatar record that are shown. */
export const ENS_NAME_MAX = 255
export const ENS_AVATAR_MAX = 4_000

export const WALLET_NAME_MAX = 48
export const WALLET_ICON_MAX = 200_000

/** How long a wallet's own software may take to start. */
export const WALLET_OPEN_MS = 10_000
/** If the page is still in the foreground after this time, the wallet's app did not open. */
export const APP_OPENING_MS = 2_000
/** The relay counts as unreachable unless a pairing address is on screen within this time. */
export const PAIRING_CODE_MS = 15_000
/** How long a pairing address lasts if it does not say so itself. */
export const PAIRING_MS = 300_000
/** A pairing address is renewed this long before it expires, so that nobody scans one that is about to. */
export const PAIRING_RENEWAL_MS = 10_000
/** A session that the wallet ends within this time gets a warning. */
export const SESSION_END_SOON_MS = 86_400_000

/** The page around this one is asked for its Safe this often, and is not the wallet's unless it answers in time. */
export const PARENT_ASK_MS = 300
export const PARENT_ANSWER_MS = 3_000

/** Closing a wallet's connection delays a disconnect by no more than this. */
export const WALLET_CLOSE_MS = 200
/** Changes that a wallet reports within this time of each other are reported as one. */
export const WALLET_EVENT_THROTTLE_MS = 100
/** How long a wallet may take for responses that need no user. */
export const WALLET_ANSWER_MS = 3_000
/** How long a wallet may take to report its account and network before a request. The button says that it waits. */
export const SENDER_ANSWER_MS = 30_000
/** Determining whether it can execute several calls as one may take longer. */
export const ATOMIC_ANSWER_MS = 5_000
/** While a network switch is pending, the wallet's chain is read this often. */
export const SWITCH_POLL_MS = 500
/** Once a wallet has responded to a switch, it must be on the new chain within this time. */
export const SWITCH_WATCHDOG_MS = 15_000
/** The longest id that a wallet may give to a batch of calls (EIP-5792). */
export const CALLS_ID_MAX = 8_194
/** A token can be offered again to a wallet that has not responded for this long. */
export const ASSET_ANSWER_MS = 15_000
