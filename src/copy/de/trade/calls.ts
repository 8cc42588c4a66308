import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** Words for a decoded transaction. */

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} (${contract})`

/** What contracts and accounts are called. */
export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 Factory',
  v3Factory: 'Uniswap V3 Factory',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4-Pool-Manager',
  thisRouter: 'dieser Router',
  sender: 'der Absender',
  operator: 'der Betreiber dieser Website',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'unbegrenzt',
  routerBalance: 'alles, was der Router hält',
  poolBalance: 'der ganze offene Betrag mit den Pools',
}

const SELLS_V2 = 'Verkauft einen festen Betrag über V2-Pools'

/** What functions do, by their names. */
const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Führt Folgendes aus, ganz oder gar nicht',
  checkOracleSlippage: 'Scheitert, wenn der Preis innerhalb dieses Blocks schlechter wurde',
  exactInputSingle: 'Verkauft einen festen Betrag über einen V3-Pool',
  exactInput: 'Verkauft einen festen Betrag über V3-Pools',
  exactOutputSingle: 'Kauft einen festen Betrag über einen V3-Pool',
  exactOutput: 'Kauft einen festen Betrag über V3-Pools',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Kauft einen festen Betrag über V2-Pools',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Zahlt alles aus, was der Router von einem Token hält',
  sweepTokenWithFee: 'Zahlt die Websitegebühr und zahlt den Rest aus, den der Router von einem Token hält',
  approve: 'Erlaubt einem Contract, einen Token zu bewegen',
  execute: 'Führt Folgendes aus, ganz oder gar nicht',
  V3_SWAP_EXACT_IN: 'Verkauft einen festen Betrag über V3-Pools',
  V3_SWAP_EXACT_OUT: 'Kauft einen festen Betrag über V3-Pools',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Kauft einen festen Betrag über V2-Pools',
  PERMIT2_TRANSFER_FROM: 'Entnimmt einen Token über Permit2',
  PAY_PORTION: 'Zahlt die Websitegebühr, einen Teil von allem, was der Router von einer Währung hält',
  SWEEP: 'Zahlt alles aus, was der Router von einer Währung hält',
  BALANCE_CHECK_ERC20: 'Scheitert, wenn der Inhaber weniger als diesen Betrag des Tokens hält',
  V4_SWAP: 'Handelt mit V4-Pools und rechnet mit ihnen ab',
  SWAP_EXACT_IN_SINGLE: 'Verkauft einen festen Betrag über einen V4-Pool',
  SWAP_EXACT_OUT_SINGLE: 'Kauft einen festen Betrag über einen V4-Pool',
  SETTLE: 'Zahlt den Pools, was ihnen zusteht',
  SETTLE_ALL: 'Zahlt den Pools alles, was ihnen zusteht',
  TAKE: 'Entnimmt, was die Pools schulden',
  TAKE_ALL: 'Zahlt alles aus, was die Pools schulden',
}

/** The meaning of functions that take or pay the network's coin. All are named after ether. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `Verkauft mitgesendete ${coin} über V2-Pools`
  const sellsFor = `Verkauft einen festen Betrag gegen ${coin} über V2-Pools`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Kauft einen festen Betrag mit ${coin} über V2-Pools`,
    swapTokensForExactETH: `Kauft einen festen Betrag ${coin} über V2-Pools`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Entwrappt alles, was der Router hält, und zahlt es in ${coin} aus`,
    unwrapWETH9WithFee: `Entwrappt alles, was der Router hält, zahlt die Websitegebühr und zahlt den Rest in ${coin} aus`,
    refundETH: `Gibt übrige ${coin} zurück`,
    deposit: `Wrappt mitgesendete ${coin}`,
    withdraw: `Entwrappt in ${coin}`,
    wrapETH: `Wrappt ${coin}`,
    WRAP_ETH: `Wrappt ${coin}`,
    UNWRAP_WETH: `Entwrappt alles, was der Router hält, in ${coin}`,
  }
  return meanings[name] ?? null
}

/**
 * What a function does, in plain words; null when that is not known.
 * @param coin - the network's own
 */
export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Unbekannter Aufruf',
  unknownContract: 'unbekannter Contract',
  unknownName: 'unbekannt',
  ownAddress: 'Ihre Adresse',
  /** Labels of what a call carries. */
  sentAlong: 'mitgesendet',
  data: 'Daten',
}
