import { leftToRight } from '#domain/browser/locale'
import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} على ${contract}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'مصنع Uniswap V2',
  v3Factory: 'مصنع Uniswap V3',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'مدير مجمعات V4',
  thisRouter: 'هذا الموجّه',
  sender: 'المرسل',
  operator: 'مشغّل هذا الموقع',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'غير محدود',
  routerBalance: 'كل ما يحوزه الموجّه',
  poolBalance: 'كامل الرصيد غير المسوّى مع المجمعات',
}

const SELLS_V2 = 'يبيع مبلغًا ثابتًا عبر مجمعات V2'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'ينفّذ ما يلي، كله أو لا شيء',
  checkOracleSlippage: 'يفشل إذا ساء السعر داخل هذه الكتلة',
  exactInputSingle: 'يبيع مبلغًا ثابتًا عبر مجمع V3 واحد',
  exactInput: 'يبيع مبلغًا ثابتًا عبر مجمعات V3',
  exactOutputSingle: 'يشتري مبلغًا ثابتًا عبر مجمع V3 واحد',
  exactOutput: 'يشتري مبلغًا ثابتًا عبر مجمعات V3',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'يشتري مبلغًا ثابتًا عبر مجمعات V2',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'يسلّم كل ما يحوزه الموجّه من توكن',
  sweepTokenWithFee: 'يدفع رسوم الموقع، ثم يسلّم بقية ما يحوزه الموجّه من توكن',
  approve: 'يتيح لعقد نقل توكن',
  execute: 'ينفّذ ما يلي، كله أو لا شيء',
  V3_SWAP_EXACT_IN: 'يبيع مبلغًا ثابتًا عبر مجمعات V3',
  V3_SWAP_EXACT_OUT: 'يشتري مبلغًا ثابتًا عبر مجمعات V3',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'يشتري مبلغًا ثابتًا عبر مجمعات V2',
  PERMIT2_TRANSFER_FROM: 'يأخذ توكنًا عبر Permit2',
  PAY_PORTION: 'يدفع رسوم الموقع، وهي جزء من كل ما يحوزه الموجّه من عملة',
  SWEEP: 'يسلّم كل ما يحوزه الموجّه من عملة',
  BALANCE_CHECK_ERC20: 'يفشل إذا كان لدى المالك من التوكن أقل من هذا المبلغ',
  V4_SWAP: 'يتداول مع مجمعات V4 ويسوّي الحساب معها',
  SWAP_EXACT_IN_SINGLE: 'يبيع مبلغًا ثابتًا عبر مجمع V4 واحد',
  SWAP_EXACT_OUT_SINGLE: 'يشتري مبلغًا ثابتًا عبر مجمع V4 واحد',
  SETTLE: 'يدفع للمجمعات ما يستحق لها',
  SETTLE_ALL: 'يدفع للمجمعات كل ما يستحق لها',
  TAKE: 'يأخذ ما تدين به المجمعات',
  TAKE_ALL: 'يأخذ كل ما تدين به المجمعات ويسلّمه',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `يبيع ${leftToRight(coin)} المرسل مع الاستدعاء عبر مجمعات V2`
  const sellsFor = `يبيع مبلغًا ثابتًا مقابل ${leftToRight(coin)} عبر مجمعات V2`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `يشتري مبلغًا ثابتًا بعملة ${leftToRight(coin)} عبر مجمعات V2`,
    swapTokensForExactETH: `يشتري مبلغًا ثابتًا من ${leftToRight(coin)} عبر مجمعات V2`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `يفك تغليف كل ما يحوزه الموجّه ويسلّم ${leftToRight(coin)}`,
    unwrapWETH9WithFee: `يفك تغليف كل ما يحوزه الموجّه، ويدفع رسوم الموقع، ثم يسلّم بقية ${leftToRight(coin)}`,
    refundETH: `يعيد ما تبقى من ${leftToRight(coin)}`,
    deposit: `يغلّف ${leftToRight(coin)} المرسل مع الاستدعاء`,
    withdraw: `يفك التغليف إلى ${leftToRight(coin)}`,
    wrapETH: `يغلّف ${leftToRight(coin)}`,
    WRAP_ETH: `يغلّف ${leftToRight(coin)}`,
    UNWRAP_WETH: `يفك تغليف كل ما يحوزه الموجّه إلى ${leftToRight(coin)}`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'استدعاء غير معروف',
  unknownContract: 'عقد غير معروف',
  unknownName: 'غير معروف',
  ownAddress: 'عنوانك',
  sentAlong: 'مرسل معه',
  data: 'بيانات',
}
