import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `呼叫 ${contract} 的 ${name}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 工廠合約',
  v3Factory: 'Uniswap V3 工廠合約',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4 資金池管理合約',
  thisRouter: '此路由合約',
  sender: '發送方',
  operator: '此網站的營運方',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: '無限額度',
  routerBalance: '路由合約持有的全部',
  poolBalance: '與資金池之間尚未結清的全部數額',
}

const SELLS_V2 = '透過 V2 資金池賣出固定數量'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: '執行以下操作，全部完成或全部不執行',
  checkOracleSlippage: '如果價格在此區塊內變差，就失敗',
  exactInputSingle: '透過一個 V3 資金池賣出固定數量',
  exactInput: '透過 V3 資金池賣出固定數量',
  exactOutputSingle: '透過一個 V3 資金池買入固定數量',
  exactOutput: '透過 V3 資金池買入固定數量',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: '透過 V2 資金池買入固定數量',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: '付出路由合約持有的某代幣的全部',
  sweepTokenWithFee: '支付網站手續費，再付出路由合約持有的某代幣的其餘部分',
  approve: '允許一個合約轉移某代幣',
  execute: '執行以下操作，全部完成或全部不執行',
  V3_SWAP_EXACT_IN: '透過 V3 資金池賣出固定數量',
  V3_SWAP_EXACT_OUT: '透過 V3 資金池買入固定數量',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: '透過 V2 資金池買入固定數量',
  PERMIT2_TRANSFER_FROM: '透過 Permit2 取走某代幣',
  PAY_PORTION: '支付網站手續費：路由合約持有的某種幣或代幣的一部分',
  SWEEP: '付出路由合約持有的某種幣或代幣的全部',
  BALANCE_CHECK_ERC20: '如果持有者持有的該代幣少於此數量，就失敗',
  V4_SWAP: '與 V4 資金池交易並結清',
  SWAP_EXACT_IN_SINGLE: '透過一個 V4 資金池賣出固定數量',
  SWAP_EXACT_OUT_SINGLE: '透過一個 V4 資金池買入固定數量',
  SETTLE: '向資金池支付應付的數量',
  SETTLE_ALL: '向資金池支付應付的全部',
  TAKE: '取出資金池所欠的數量',
  TAKE_ALL: '取出資金池所欠的全部',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `透過 V2 資金池賣出一併送出的 ${coin}`
  const sellsFor = `透過 V2 資金池賣出固定數量，換取 ${coin}`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `透過 V2 資金池用 ${coin} 買入固定數量`,
    swapTokensForExactETH: `透過 V2 資金池買入固定數量的 ${coin}`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `將路由合約持有的封裝代幣全部解封裝，並付出所得的 ${coin}`,
    unwrapWETH9WithFee: `將路由合約持有的封裝代幣全部解封裝，支付網站手續費，再付出其餘的 ${coin}`,
    refundETH: `歸還剩餘的 ${coin}`,
    deposit: `封裝一併送出的 ${coin}`,
    withdraw: `解封裝為 ${coin}`,
    wrapETH: `封裝 ${coin}`,
    WRAP_ETH: `封裝 ${coin}`,
    UNWRAP_WETH: `將路由合約持有的封裝代幣全部解封裝為 ${coin}`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: '未知的呼叫',
  unknownContract: '未知的合約',
  unknownName: '未知',
  ownAddress: '你的地址',
  sentAlong: '一併送出',
  data: '資料',
}
