import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** Texts about a decoded transaction. */

/** The name of a function, and the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} on ${contract}`

/** The names of contracts and accounts. */
export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 factory',
  v3Factory: 'Uniswap V3 factory',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4 pool manager',
  thisRouter: 'this router',
  sender: 'the sender',
  operator: 'the operator of this site',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'unlimited',
  routerBalance: 'all that the router holds',
  poolBalance: 'the whole amount open with the pools',
}

const SELLS_V2 = 'Sells a fixed amount through V2 pools'

/** What functions do, by the names of the functions. */
const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Does the following, all or nothing',
  checkOracleSlippage: 'Fails if the price became worse within this block',
  exactInputSingle: 'Sells a fixed amount through one V3 pool',
  exactInput: 'Sells a fixed amount through V3 pools',
  exactOutputSingle: 'Buys a fixed amount through one V3 pool',
  exactOutput: 'Buys a fixed amount through V3 pools',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Buys a fixed amount through V2 pools',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Pays out all that the router holds of a token',
  sweepTokenWithFee: 'Pays the site’s fee, and pays out the rest that the router holds of a token',
  approve: 'Lets a contract move a token',
  execute: 'Does the following, all or nothing',
  V3_SWAP_EXACT_IN: 'Sells a fixed amount through V3 pools',
  V3_SWAP_EXACT_OUT: 'Buys a fixed amount through V3 pools',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Buys a fixed amount through V2 pools',
  PERMIT2_TRANSFER_FROM: 'Takes a token through Permit2',
  PAY_PORTION: 'Pays the site’s fee, a part of all that the router holds of a currency',
  SWEEP: 'Pays out all that the router holds of a currency',
  BALANCE_CHECK_ERC20: 'Fails if the owner holds less of the token than this',
  V4_SWAP: 'Trades with V4 pools and settles with them',
  SWAP_EXACT_IN_SINGLE: 'Sells a fixed amount through one V4 pool',
  SWAP_EXACT_OUT_SINGLE: 'Buys a fixed amount through one V4 pool',
  SETTLE: 'Pays the pools what they are due',
  SETTLE_ALL: 'Pays the pools all that they are due',
  TAKE: 'Takes what the pools owe',
  TAKE_ALL: 'Pays out all that the pools owe',
}

/** What functions do that receive or pay out the network's coin. Their names contain "ETH" on every network. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `Sells the ${coin} sent along through V2 pools`
  const sellsFor = `Sells a fixed amount for ${coin} through V2 pools`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Buys a fixed amount with ${coin} through V2 pools`,
    swapTokensForExactETH: `Buys a fixed amount of ${coin} through V2 pools`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Unwraps all that the router holds and pays out the ${coin}`,
    unwrapWETH9WithFee: `Unwraps all that the router holds, pays the site’s fee, and pays out the rest of the ${coin}`,
    refundETH: `Gives back the ${coin} that is left`,
    deposit: `Wraps the ${coin} sent along`,
    withdraw: `Unwraps into ${coin}`,
    wrapETH: `Wraps ${coin}`,
    WRAP_ETH: `Wraps ${coin}`,
    UNWRAP_WETH: `Unwraps all that the router holds into ${coin}`,
  }
  return meanings[name] ?? null
}

/**
 * What a function does, in plain words; null if unknown.
 * @param coin - the symbol of the network's own coin
 */
export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Unknown call',
  unknownContract: 'an unknown contract',
  unknownName: 'unknown',
  ownAddress: 'your address',
  /** Labels of the coins and data that are sent with a call. */
  sentAlong: 'sent along',
  data: 'data',
}
