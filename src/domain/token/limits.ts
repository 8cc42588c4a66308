/** Mainnet's chain id. By default, the tokens of the list that have this chain id are used. */
export const TOKEN_LIST_CHAIN_ID = 1
export const LIST_DEADLINE_MS = 15_000
/** Enough for a list of 100,000 tokens with address, symbol, name and decimals, which takes about 12 MB. */
export const LIST_BODY_MAX_BYTES = 16_000_000
export const TOKENS_MAX = 100_000
/** The lengths, in characters, to which a token's symbol and name are cut. */
export const TOKEN_SYMBOL_MAX = 20
export const TOKEN_NAME_MAX = 48
export const DECIMALS_MAX = 77
/** The multiplier of a token whose amounts are shown as they are. */
export const UI_MULTIPLIER_ONE = 10n ** 18n
/** The largest multiplier of a token's amounts (ERC-8056) that is believed: 10^18, with 18 decimals. */
export const UI_MULTIPLIER_MAX = 10n ** 36n
/** The number of recently chosen tokens that are shown for selection, per chain. */
export const RECENT_TOKENS_MAX = 4
/** The maximum number of favourites, and of accepted tokens, per chain. */
export const CHOSEN_TOKENS_MAX = 100
/** The maximum number of listed tokens whose balances are read with each block. */
export const LISTED_BALANCES_READ = 1_000
export const BY_NAME_MAX = 5
/** The number of tokens, from the most liquid pairs, that the search offers before anything is typed. */
export const LIQUID_TOKENS_SHOWN = 6
