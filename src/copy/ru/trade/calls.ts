import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** Words for a decoded transaction. */

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name}: ${contract}`

/** What contracts and accounts are called. */
export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Фабрика Uniswap V2',
  v3Factory: 'Фабрика Uniswap V3',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'Менеджер пулов V4',
  thisRouter: 'этот маршрутизатор',
  sender: 'отправитель',
  operator: 'оператор этого сайта',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'без ограничений',
  routerBalance: 'всё, что есть у маршрутизатора',
  poolBalance: 'весь незакрытый остаток в расчётах с пулами',
}

const SELLS_V2 = 'Продаёт фиксированную сумму через пулы V2'

/** What functions do, by their names. */
const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Делает следующее: всё или ничего',
  checkOracleSlippage: 'Не выполняется, если цена стала хуже в пределах этого блока',
  exactInputSingle: 'Продаёт фиксированную сумму через один пул V3',
  exactInput: 'Продаёт фиксированную сумму через пулы V3',
  exactOutputSingle: 'Покупает фиксированную сумму через один пул V3',
  exactOutput: 'Покупает фиксированную сумму через пулы V3',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Покупает фиксированную сумму через пулы V2',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Выплачивает весь токен, который есть у маршрутизатора',
  sweepTokenWithFee: 'Платит комиссию сайта и выплачивает остаток токена, который есть у маршрутизатора',
  approve: 'Разрешает контракту перемещать токен',
  execute: 'Делает следующее: всё или ничего',
  V3_SWAP_EXACT_IN: 'Продаёт фиксированную сумму через пулы V3',
  V3_SWAP_EXACT_OUT: 'Покупает фиксированную сумму через пулы V3',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Покупает фиксированную сумму через пулы V2',
  PERMIT2_TRANSFER_FROM: 'Забирает токен через Permit2',
  PAY_PORTION: 'Платит комиссию сайта — часть всего, что есть у маршрутизатора в этой валюте',
  SWEEP: 'Выплачивает всё, что есть у маршрутизатора в этой валюте',
  BALANCE_CHECK_ERC20: 'Не выполняется, если у владельца меньше этой суммы токена',
  V4_SWAP: 'Торгует с пулами V4 и рассчитывается с ними',
  SWAP_EXACT_IN_SINGLE: 'Продаёт фиксированную сумму через один пул V4',
  SWAP_EXACT_OUT_SINGLE: 'Покупает фиксированную сумму через один пул V4',
  SETTLE: 'Платит пулам то, что им причитается',
  SETTLE_ALL: 'Платит пулам всё, что им причитается',
  TAKE: 'Забирает то, что должны пулы',
  TAKE_ALL: 'Выплачивает всё, что должны пулы',
}

/** The meaning of functions that take or pay the network's coin. All are named after ether. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `Продаёт приложенную к вызову сумму ${coin} через пулы V2`
  const sellsFor = `Продаёт фиксированную сумму за ${coin} через пулы V2`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Покупает фиксированную сумму за ${coin} через пулы V2`,
    swapTokensForExactETH: `Покупает фиксированную сумму ${coin} через пулы V2`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Разворачивает всё, что есть у маршрутизатора, и выплачивает ${coin}`,
    unwrapWETH9WithFee: `Разворачивает всё, что есть у маршрутизатора, платит комиссию сайта и выплачивает остаток ${coin}`,
    refundETH: `Отдаёт обратно остаток ${coin}`,
    deposit: `Оборачивает приложенную к вызову сумму ${coin}`,
    withdraw: `Разворачивает в ${coin}`,
    wrapETH: `Оборачивает ${coin}`,
    WRAP_ETH: `Оборачивает ${coin}`,
    UNWRAP_WETH: `Разворачивает всё, что есть у маршрутизатора, в ${coin}`,
  }
  return meanings[name] ?? null
}

/**
 * What a function does, in plain words; null when that is not known.
 * @param coin - the network's own
 */
export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Неизвестный вызов',
  unknownContract: 'неизвестный контракт',
  unknownName: 'неизвестно',
  ownAddress: 'ваш адрес',
  /** Labels of what a call carries. */
  sentAlong: 'приложено',
  data: 'данные',
}
