import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `调用 ${contract} 的 ${name}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 工厂合约',
  v3Factory: 'Uniswap V3 工厂合约',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4 资金池管理合约',
  thisRouter: '此路由合约',
  sender: '发送方',
  operator: '此网站的运营方',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: '无限额度',
  routerBalance: '路由合约持有的全部',
  poolBalance: '与资金池之间尚未结清的全部数额',
}

const SELLS_V2 = '通过 V2 资金池卖出固定数量'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: '执行以下操作，要么全部完成，要么全部不执行',
  checkOracleSlippage: '如果价格在此区块内变差，则失败',
  exactInputSingle: '通过一个 V3 资金池卖出固定数量',
  exactInput: '通过 V3 资金池卖出固定数量',
  exactOutputSingle: '通过一个 V3 资金池买入固定数量',
  exactOutput: '通过 V3 资金池买入固定数量',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: '通过 V2 资金池买入固定数量',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: '付出路由合约持有的某代币的全部',
  sweepTokenWithFee: '支付网站费用，再付出路由合约持有的某代币的其余部分',
  approve: '允许一个合约转移某代币',
  execute: '执行以下操作，要么全部完成，要么全部不执行',
  V3_SWAP_EXACT_IN: '通过 V3 资金池卖出固定数量',
  V3_SWAP_EXACT_OUT: '通过 V3 资金池买入固定数量',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: '通过 V2 资金池买入固定数量',
  PERMIT2_TRANSFER_FROM: '通过 Permit2 取走某代币',
  PAY_PORTION: '支付网站费用：路由合约持有的某种币或代币的一部分',
  SWEEP: '付出路由合约持有的某种币或代币的全部',
  BALANCE_CHECK_ERC20: '如果持有者持有的该代币少于此数量，则失败',
  V4_SWAP: '与 V4 资金池交易并结清',
  SWAP_EXACT_IN_SINGLE: '通过一个 V4 资金池卖出固定数量',
  SWAP_EXACT_OUT_SINGLE: '通过一个 V4 资金池买入固定数量',
  SETTLE: '向资金池支付应付的数量',
  SETTLE_ALL: '向资金池支付应付的全部',
  TAKE: '取出资金池所欠的数量',
  TAKE_ALL: '取出资金池所欠的全部',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `通过 V2 资金池卖出随附的 ${coin}`
  const sellsFor = `通过 V2 资金池卖出固定数量，换取 ${coin}`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `通过 V2 资金池用 ${coin} 买入固定数量`,
    swapTokensForExactETH: `通过 V2 资金池买入固定数量的 ${coin}`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `将路由合约持有的全部解封装，并付出所得的 ${coin}`,
    unwrapWETH9WithFee: `将路由合约持有的全部解封装，支付网站费用，再付出其余的 ${coin}`,
    refundETH: `归还剩余的 ${coin}`,
    deposit: `封装随附的 ${coin}`,
    withdraw: `解封装为 ${coin}`,
    wrapETH: `封装 ${coin}`,
    WRAP_ETH: `封装 ${coin}`,
    UNWRAP_WETH: `将路由合约持有的全部解封装为 ${coin}`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: '未知调用',
  unknownContract: '未知合约',
  unknownName: '未知',
  ownAddress: '你的地址',
  sentAlong: '随附',
  data: '数据',
}
