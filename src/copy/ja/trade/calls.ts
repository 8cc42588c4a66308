import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** Words for a decoded transaction. */

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${contract}の${name}`

/** What contracts and accounts are called. */
export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2ファクトリー',
  v3Factory: 'Uniswap V3ファクトリー',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4プールマネージャー',
  thisRouter: 'このルーター',
  sender: '送信者',
  operator: 'このサイトの運営者',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: '無制限',
  routerBalance: 'ルーターが保有する全量',
  poolBalance: 'プールとの未精算の全量',
}

const SELLS_V2 = 'V2プールを通して決まった数量を売却する'

/** What functions do, by their names. */
const MEANINGS: Readonly<Record<string, string>> = {
  multicall: '次のすべてを実行する（すべて成功か、すべて失敗）',
  checkOracleSlippage: 'このブロック内で価格が不利になっていれば失敗する',
  exactInputSingle: '1つのV3プールを通して決まった数量を売却する',
  exactInput: 'V3プールを通して決まった数量を売却する',
  exactOutputSingle: '1つのV3プールを通して決まった数量を購入する',
  exactOutput: 'V3プールを通して決まった数量を購入する',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'V2プールを通して決まった数量を購入する',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'ルーターが保有するトークンの全量を支払う',
  sweepTokenWithFee: 'サイト手数料を払い、ルーターが保有するトークンの残りを支払う',
  approve: 'コントラクトにトークンの移動を許可する',
  execute: '次のすべてを実行する（すべて成功か、すべて失敗）',
  V3_SWAP_EXACT_IN: 'V3プールを通して決まった数量を売却する',
  V3_SWAP_EXACT_OUT: 'V3プールを通して決まった数量を購入する',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'V2プールを通して決まった数量を購入する',
  PERMIT2_TRANSFER_FROM: 'Permit2経由でトークンを引き落とす',
  PAY_PORTION: 'サイト手数料として、ルーターが保有する通貨の一部を払う',
  SWEEP: 'ルーターが保有する通貨の全量を支払う',
  BALANCE_CHECK_ERC20: '所有者が保有するトークンがこの数量より少なければ失敗する',
  V4_SWAP: 'V4プールと取引し、精算する',
  SWAP_EXACT_IN_SINGLE: '1つのV4プールを通して決まった数量を売却する',
  SWAP_EXACT_OUT_SINGLE: '1つのV4プールを通して決まった数量を購入する',
  SETTLE: 'プールに支払うべき分を支払う',
  SETTLE_ALL: 'プールに支払うべき全量を支払う',
  TAKE: 'プールから受け取るべき分を受け取る',
  TAKE_ALL: 'プールから受け取るべき全量を支払う',
}

/** The meaning of functions that take or pay the network's coin. All are named after ether. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `同時に送られる${coin}をV2プールを通して売却する`
  const sellsFor = `V2プールを通して決まった数量を${coin}と交換に売却する`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `V2プールを通して決まった数量を${coin}で購入する`,
    swapTokensForExactETH: `V2プールを通して決まった数量の${coin}を購入する`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `ルーターが保有する全量をアンラップし、${coin}を支払う`,
    unwrapWETH9WithFee: `ルーターが保有する全量をアンラップし、サイト手数料を払い、${coin}の残りを支払う`,
    refundETH: `残った${coin}を返す`,
    deposit: `同時に送られる${coin}をラップする`,
    withdraw: `${coin}にアンラップする`,
    wrapETH: `${coin}をラップする`,
    WRAP_ETH: `${coin}をラップする`,
    UNWRAP_WETH: `ルーターが保有する全量を${coin}にアンラップする`,
  }
  return meanings[name] ?? null
}

/**
 * What a function does, in plain words; null when that is not known.
 * @param coin - the network's own
 */
export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: '不明な呼び出し',
  unknownContract: '不明なコントラクト',
  unknownName: '不明',
  ownAddress: '自分のアドレス',
  /** Labels of what a call carries. */
  sentAlong: '同時に送られる分',
  data: 'データ',
}
