/** Every business constant of the product, named once. */

/** A notification lives this long, plus the same again for each place it stands below the first. */
export const NOTIFICATION_LIFETIME_MS = 5_000
/** More than this many notifications are never on screen at once. */
export const NOTIFICATIONS_SHOWN = 5
/** The token list is narrowed to this chain. */
export const TOKEN_LIST_CHAIN_ID = 1
export const PAIR_RECORDS_USED = 20
/** So many records of the pair list tell what a token is traded against. */
export const PARTNER_RECORDS_USED = 1_000
export const RECENT_WALLETS_SHOWN = 3
export const GET_WALLETS_SHOWN = { desktop: 5, mobile: 3 } as const
export const SETTLED_TRANSACTIONS_KEPT = 11
export const COPIED_MS = 1_500
/** A part of the page that could not be loaded is asked for once more after this time. */
export const PART_RETRY_MS = 1_000
/** What was last read of an account is shown for so long until it is read anew, and of so many reads at most. */
export const LAST_READ_MS = 86_400_000
export const LAST_READS_KEPT = 20
export const MOBILE_BREAKPOINT_PX = 768
export const DEFAULT_CURRENCY = { symbol: 'ETH', decimals: 18 } as const
export const DOWNLOAD_QR_SIZE = 268
/** Side and logo of the connect code in px. Under the breakpoint the side is the window's width less `beside`, from `min` to `max`. */
export const CONNECT_QR = { min: 280, max: 382, beside: 308, logo: { wide: 72, narrow: 60 } } as const
/** A longer text is shown as a link, not as a code. */
export const QR_TEXT_MAX = 2_000
/** Text that comes from a wallet, a node or a list is cut to this many characters. */
export const FOREIGN_TEXT_MAX = 200

/** No more wallets than this are listed, however many announce themselves. */
export const DETECTED_WALLETS_MAX = 50
export const WALLET_NAME_MAX = 48
export const WALLET_ICON_MAX = 200_000
/** While a switch is awaited, the wallet's chain is read this often. */
export const SWITCH_POLL_MS = 500
/** A wallet's own software is given this long to start. */
export const WALLET_OPEN_MS = 10_000
/** An app that was to open has not, when the page is still in front after this time. */
export const APP_OPENING_MS = 2_000
/** A pairing address is on screen within this time, or the relay counts as out of reach. */
export const PAIRING_CODE_MS = 15_000
/** A pairing address that does not say how long it lasts. */
export const PAIRING_MS = 300_000
/** It is renewed this long before its end, so that nobody scans one that dies under the camera. */
export const PAIRING_RENEWAL_MS = 10_000
/** A person is warned when a wallet ends the connection by itself within this time. */
export const SESSION_END_SOON_MS = 86_400_000
/** Letting a wallet go never holds up a disconnect for longer. */
export const WALLET_CLOSE_MS = 200

/** What a wallet goes on to tell within this time of its last news is told together. */
export const WALLET_NEWS_MS = 100

/** A wallet is given this long for answers that need no person. */
export const WALLET_ANSWER_MS = 3_000
/** Whether it can do several calls as one it may take longer to find out. */
export const ATOMIC_ANSWER_MS = 5_000
/** What became of several calls is asked this often, until it fails so many times in a row. */
export const CALLS_POLL_MS = 1_000
export const CALLS_POLL_FAILURES_MAX = 4
/** The longest name that a wallet may give to several calls (EIP-5792). */
export const CALLS_ID_MAX = 8_194
/** A wallet that was offered a token and says nothing for so long can be offered it again. */
export const ASSET_ANSWER_MS = 15_000
/** After a switch was answered, the chain must be the new one within this time. */
export const SWITCH_WATCHDOG_MS = 15_000
/** A whole JSON-RPC call, all endpoints included, settles within this time. */
export const NODE_DEADLINE_MS = 10_000
/** The address of a node that somebody types in. */
export const NODE_URL_MAX = 2_000
export const NODE_REQUESTS_PER_CALL = 3
export const NODE_BODY_MAX_BYTES = 2_000_000
/** Of what a node says of an error, so many characters are looked at. */
export const NODE_ERROR_TEXT_MAX = 1_000
/** So many calls travel in one request; a node that refuses them is asked with fewer, and at last one by one. */
export const NODE_BATCH_SIZES = [20, 10, 3, 1] as const
/** What was concluded from a node's refusal or failure holds for so long; then it is put to the test again. */
export const NODE_FAULT_KEPT_MS = 600_000
/** A node that asks for more patience than this is asked again all the same. */
export const NODE_REST_MAX_MS = 15_000
export const LIST_DEADLINE_MS = 15_000
/** Holds a list of 100,000 tokens, each with an address, a symbol, a name and decimals, which takes some 12 MB. */
export const LIST_BODY_MAX_BYTES = 16_000_000
export const TOKENS_MAX = 100_000
/** Tokens chosen last are offered again; favourites and accepted tokens are remembered up to so many on a chain. */
export const RECENT_TOKENS_KEPT = 4
export const CHOSEN_TOKENS_MAX = 100
/** At every block balances are asked for of so many tokens of the list. */
export const LISTED_BALANCES_READ = 1_000

/** The head of the chain is read this often while somebody looks. */
export const HEAD_POLL_MS = 12_000
/** The suggested priority fee is read again with a head, when it is this old. */
export const PRIORITY_FEE_MS = 60_000
/** Without a new block for this long, data counts as stale and nothing is signed. */
export const HEAD_STALE_S = 180
/** A receipt is asked for this often while a transaction is pending. */
export const RECEIPT_POLL_MS = 2_000
/** An older transaction is asked for as often as the head; one from this age on, once a minute. */
export const PENDING_LONG_MS = 300_000
export const PENDING_VERY_LONG_MS = 3_600_000
export const PENDING_VERY_LONG_POLL_MS = 60_000
/** Without an answer the node is left alone for longer and longer, up to this. */
export const RECEIPT_BACK_OFF_MS = 30_000
/** Wallets give hashes before they publish: only after this time a transaction counts as not seen by the network. */
export const UNSEEN_MS = 60_000
/** One that no node has known for so long is said to be unseen for long, and need not be watched any longer. */
export const UNSEEN_LONG_MS = 600_000
/** Whether a node still knows a pending transaction is asked this often. */
export const SEEN_AGAIN_MS = 30_000
/** A block with so many blocks from it on is taken as final. */
export const FINAL_BLOCKS = 12

/** Older prices than this are read again before anything is promised. */
export const QUOTE_STALE_MS = 15_000
/** A token that keeps this share of a transfer, in millionths, is not traded here; from the lower ones on it is warned of. */
export const TAX_TIERS = { warning: 50_000, danger: 150_000, blocked: 800_000, all: 1_000_000 } as const

export const DEFAULT_SLIPPAGE_BPS = 50
/** Between two tokens of one dollar each. */
export const PEGGED_SLIPPAGE_BPS = 10
export const SLIPPAGE_MIN_BPS = 1
export const SLIPPAGE_MAX_BPS = 5_000
/** Below the first a swap often fails; from the others on a limit is told in amber, in red, or must be accepted. */
export const SLIPPAGE_LOW_BPS = 5
export const SLIPPAGE_HIGH_BPS = 101
export const SLIPPAGE_VERY_HIGH_BPS = 500
export const SLIPPAGE_ACCEPT_BPS = 2_000
export const DEFAULT_DEADLINE_MINUTES = 30
export const DEADLINE_MIN_MINUTES = 1
export const DEADLINE_MAX_MINUTES = 1_440
/** A longer one is warned of. */
export const DEADLINE_LONG_MINUTES = 60
/** Gas estimates get this margin, in percent, because a pool's first touch in a block costs more. */
export const GAS_MARGIN_PERCENT = 30n
/** Gas dearer than this, in wei, is pointed out: mainnet's base fee has never stayed there. */
export const FEE_UNUSUAL = 2_000_000_000_000n
/** No transaction may use more gas than this (EIP-7825). */
export const GAS_LIMIT_MAX = 16_777_216n
/** Tokens with more decimals are refused for trading. */
export const DECIMALS_MAX = 77
/** A token's symbol and name are cut to so many characters. */
export const TOKEN_SYMBOL_MAX = 20
export const TOKEN_NAME_MAX = 48

/** From these losses on, in millionths of what is sold, a trade is told of, warned of, ticked, typed, or not made. */
export const LOSS_TIERS = {
  note: 10_000n,
  warning: 30_000n,
  accept: 50_000n,
  type: 100_000n,
  blocked: 250_000n,
} as const
/** A loss that was accepted may grow by so much, in millionths of what is sold, until it is asked about again. */
export const LOSS_DRIFT_MAX = 5_000n

/** A trade goes through so many pools at most, */
export const HOPS_MAX = 3
/** in so many parts at most. */
export const LEGS_MAX = 3
/** Prices within so many ticks of a V3 pool's price are read; a way that would move it further is not offered. */
export const TICKS_READ = 4_000
