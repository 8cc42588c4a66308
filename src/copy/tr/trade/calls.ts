import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name}, sözleşme: ${contract}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 fabrikası',
  v3Factory: 'Uniswap V3 fabrikası',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4 havuz yöneticisi',
  thisRouter: 'bu yönlendirici',
  sender: 'gönderen',
  operator: 'bu siteyi işleten',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'sınırsız',
  routerBalance: 'yönlendiricinin elindekinin tümü',
  poolBalance: 'havuzlarla henüz kapanmamış tutarın tümü',
}

const SELLS_V2 = 'V2 havuzları üzerinden sabit bir tutar satar'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Aşağıdakileri yapar, ya tümü ya hiçbiri',
  checkOracleSlippage: 'Fiyat bu blok içinde kötüleştiyse başarısız olur',
  exactInputSingle: 'Tek bir V3 havuzu üzerinden sabit bir tutar satar',
  exactInput: 'V3 havuzları üzerinden sabit bir tutar satar',
  exactOutputSingle: 'Tek bir V3 havuzu üzerinden sabit bir tutar satın alır',
  exactOutput: 'V3 havuzları üzerinden sabit bir tutar satın alır',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'V2 havuzları üzerinden sabit bir tutar satın alır',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Bir tokenın yönlendiricideki miktarının tümünü öder',
  sweepTokenWithFee: 'Sitenin ücretini öder ve bir tokenın yönlendiricide kalanını öder',
  approve: 'Bir sözleşmenin bir tokenı taşımasına izin verir',
  execute: 'Aşağıdakileri yapar, ya tümü ya hiçbiri',
  V3_SWAP_EXACT_IN: 'V3 havuzları üzerinden sabit bir tutar satar',
  V3_SWAP_EXACT_OUT: 'V3 havuzları üzerinden sabit bir tutar satın alır',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'V2 havuzları üzerinden sabit bir tutar satın alır',
  PERMIT2_TRANSFER_FROM: 'Permit2 üzerinden bir token çeker',
  PAY_PORTION: 'Sitenin ücretini, bir para biriminin yönlendiricideki tüm miktarının bir bölümünü öder',
  SWEEP: 'Bir para biriminin yönlendiricideki miktarının tümünü öder',
  BALANCE_CHECK_ERC20: 'Sahibinde token bu tutardan azsa başarısız olur',
  V4_SWAP: 'V4 havuzlarıyla alım satım yapar ve onlarla hesaplaşır',
  SWAP_EXACT_IN_SINGLE: 'Tek bir V4 havuzu üzerinden sabit bir tutar satar',
  SWAP_EXACT_OUT_SINGLE: 'Tek bir V4 havuzu üzerinden sabit bir tutar satın alır',
  SETTLE: 'Havuzlara alacaklarını öder',
  SETTLE_ALL: 'Havuzlara alacaklarının tümünü öder',
  TAKE: 'Havuzların borçlu olduğu tutarı onlardan çeker',
  TAKE_ALL: 'Havuzların borçlu olduğu tutarın tümünü onlardan çekip öder',
}

/** What functions do that take or pay the network's coin. Their names contain "ETH" on every network. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `Birlikte gönderilen ${coin} tutarını V2 havuzları üzerinden satar`
  const sellsFor = `${coin} karşılığında V2 havuzları üzerinden sabit bir tutar satar`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `${coin} ödeyerek V2 havuzları üzerinden sabit bir tutar satın alır`,
    swapTokensForExactETH: `V2 havuzları üzerinden sabit bir ${coin} tutarı satın alır`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Yönlendiricinin elindekinin tümünün sarmasını açar ve ${coin} olarak öder`,
    unwrapWETH9WithFee: `Yönlendiricinin elindekinin tümünün sarmasını açar, sitenin ücretini öder ve kalanını ${coin} olarak öder`,
    refundETH: `Artan ${coin} tutarını geri verir`,
    deposit: `Birlikte gönderilen ${coin} tutarını sarar`,
    withdraw: `Sarmayı açar, sonuç: ${coin}`,
    wrapETH: `${coin} sarar`,
    WRAP_ETH: `${coin} sarar`,
    UNWRAP_WETH: `Yönlendiricinin elindekinin tümünün sarmasını açar, sonuç: ${coin}`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Bilinmeyen çağrı',
  unknownContract: 'bilinmeyen bir sözleşme',
  unknownName: 'bilinmiyor',
  ownAddress: 'adresiniz',
  /** Labels of the coins and of the data that are sent with a call. */
  sentAlong: 'birlikte gönderilen',
  data: 'veri',
}
