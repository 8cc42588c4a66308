/** Words of the trade card itself, there before anything is read. In the first load. */

export const TRADE = 'Trade'
export const SWAP = 'Swap'
export const SWITCH_SIDES = 'Switch sell and receive tokens'
export const CONFIRM_NOTE = 'You confirm every step in your wallet'
export const TEST_NETWORK = 'Test network'
/** Continues it where there is room. */
export const NO_REAL_MONEY = '– no real money'
/** Both, where the tag has room for one. */
export const TEST_NETWORK_TITLE = `${TEST_NETWORK} ${NO_REAL_MONEY}`
/** Before the slippage, for screen readers. */
export const SETTINGS_PREFIX = 'Trade settings, '

/** After the limit, as in "0.5% slippage", where there is room. */
export const SLIPPAGE = ' slippage'

export const SIDES = {
  sell: { label: 'You sell', token: 'Token to sell' },
  receive: { label: 'You receive', token: 'Token to receive' },
}
export const SELECT_TOKEN = 'Select token'
export const READING_AMOUNT = 'Loading amount'
export const balanceText = (amount: string) => `Balance ${amount}`

export const CONNECT_TO_SWAP = 'Connect a wallet to swap'
export const READING_PRICES = 'Loading prices'
export const READING_POOLS = 'Loading pool prices'
