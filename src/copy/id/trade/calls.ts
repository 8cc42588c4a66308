import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} di ${contract}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Factory Uniswap V2',
  v3Factory: 'Factory Uniswap V3',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'Pengelola pool V4',
  thisRouter: 'router ini',
  sender: 'pengirim',
  operator: 'operator situs ini',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'tidak terbatas',
  routerBalance: 'semua yang dipegang router',
  poolBalance: 'seluruh saldo terbuka dengan pool',
}

const SELLS_V2 = 'Menjual jumlah tetap melalui pool V2'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Melakukan yang berikut, semua atau tidak sama sekali',
  checkOracleSlippage: 'Gagal jika harga memburuk dalam blok ini',
  exactInputSingle: 'Menjual jumlah tetap melalui satu pool V3',
  exactInput: 'Menjual jumlah tetap melalui pool V3',
  exactOutputSingle: 'Membeli jumlah tetap melalui satu pool V3',
  exactOutput: 'Membeli jumlah tetap melalui pool V3',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Membeli jumlah tetap melalui pool V2',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Membayarkan semua yang dipegang router dari sebuah token',
  sweepTokenWithFee: 'Membayar biaya situs, dan membayarkan sisa yang dipegang router dari sebuah token',
  approve: 'Mengizinkan kontrak memindahkan sebuah token',
  execute: 'Melakukan yang berikut, semua atau tidak sama sekali',
  V3_SWAP_EXACT_IN: 'Menjual jumlah tetap melalui pool V3',
  V3_SWAP_EXACT_OUT: 'Membeli jumlah tetap melalui pool V3',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Membeli jumlah tetap melalui pool V2',
  PERMIT2_TRANSFER_FROM: 'Mengambil token melalui Permit2',
  PAY_PORTION: 'Membayar biaya situs, yaitu sebagian dari semua yang dipegang router dari sebuah mata uang',
  SWEEP: 'Membayarkan semua yang dipegang router dari sebuah mata uang',
  BALANCE_CHECK_ERC20: 'Gagal jika pemilik memegang token itu kurang dari jumlah ini',
  V4_SWAP: 'Berdagang dengan pool V4 dan menyelesaikan perhitungan dengannya',
  SWAP_EXACT_IN_SINGLE: 'Menjual jumlah tetap melalui satu pool V4',
  SWAP_EXACT_OUT_SINGLE: 'Membeli jumlah tetap melalui satu pool V4',
  SETTLE: 'Membayar kepada pool apa yang menjadi haknya',
  SETTLE_ALL: 'Membayar kepada pool semua yang menjadi haknya',
  TAKE: 'Mengambil apa yang terutang oleh pool',
  TAKE_ALL: 'Membayarkan semua yang terutang oleh pool',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `Menjual melalui pool V2 ${coin} yang ikut dikirim`
  const sellsFor = `Menjual jumlah tetap melalui pool V2 untuk mendapat ${coin}`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Membeli jumlah tetap dengan ${coin} melalui pool V2`,
    swapTokensForExactETH: `Membeli ${coin} dalam jumlah tetap melalui pool V2`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Membuka bungkus semua yang dipegang router dan membayarkan ${coin}`,
    unwrapWETH9WithFee: `Membuka bungkus semua yang dipegang router, membayar biaya situs, dan membayarkan sisa ${coin}`,
    refundETH: `Mengembalikan ${coin} yang tersisa`,
    deposit: `Membungkus ${coin} yang ikut dikirim`,
    withdraw: `Membuka bungkus menjadi ${coin}`,
    wrapETH: `Membungkus ${coin}`,
    WRAP_ETH: `Membungkus ${coin}`,
    UNWRAP_WETH: `Membuka bungkus semua yang dipegang router menjadi ${coin}`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Panggilan tak dikenal',
  unknownContract: 'kontrak tak dikenal',
  unknownName: 'tak dikenal',
  ownAddress: 'alamat Anda',
  sentAlong: 'ikut dikirim',
  data: 'data',
}
