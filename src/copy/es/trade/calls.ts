import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} (${contract})`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 Factory',
  v3Factory: 'Uniswap V3 Factory',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'Administrador de pools V4',
  thisRouter: 'este router',
  sender: 'el remitente',
  operator: 'el operador de este sitio',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'ilimitado',
  routerBalance: 'todo lo que tiene el router',
  poolBalance: 'todo el saldo pendiente con los pools',
}

const SELLS_V2 = 'Vende un monto fijo a través de pools V2'
const SELLS_V3 = 'Vende un monto fijo a través de pools V3'
const BUYS_V2 = 'Compra un monto fijo a través de pools V2'
const BUYS_V3 = 'Compra un monto fijo a través de pools V3'
const ALL_OR_NOTHING = 'Hace lo siguiente, todo o nada'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: ALL_OR_NOTHING,
  checkOracleSlippage: 'Falla si el precio empeoró dentro de este bloque',
  exactInputSingle: 'Vende un monto fijo a través de un pool V3',
  exactInput: SELLS_V3,
  exactOutputSingle: 'Compra un monto fijo a través de un pool V3',
  exactOutput: BUYS_V3,
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: BUYS_V2,
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Entrega todo lo que el router tiene de un token',
  sweepTokenWithFee: 'Paga la comisión del sitio y entrega el resto de lo que el router tiene de un token',
  approve: 'Permite que un contrato mueva un token',
  execute: ALL_OR_NOTHING,
  V3_SWAP_EXACT_IN: SELLS_V3,
  V3_SWAP_EXACT_OUT: BUYS_V3,
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: BUYS_V2,
  PERMIT2_TRANSFER_FROM: 'Toma un token a través de Permit2',
  PAY_PORTION: 'Paga la comisión del sitio, una parte de todo lo que el router tiene de una moneda',
  SWEEP: 'Entrega todo lo que el router tiene de una moneda',
  BALANCE_CHECK_ERC20: 'Falla si el titular tiene menos del token que este monto',
  V4_SWAP: 'Opera con pools V4 y salda cuentas con ellos',
  SWAP_EXACT_IN_SINGLE: 'Vende un monto fijo a través de un pool V4',
  SWAP_EXACT_OUT_SINGLE: 'Compra un monto fijo a través de un pool V4',
  SETTLE: 'Paga a los pools lo que se les debe',
  SETTLE_ALL: 'Paga a los pools todo lo que se les debe',
  TAKE: 'Toma lo que deben los pools',
  TAKE_ALL: 'Entrega todo lo que deben los pools',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `Vende el ${coin} enviado con la llamada a través de pools V2`
  const sellsFor = `Vende un monto fijo por ${coin} a través de pools V2`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Compra un monto fijo con ${coin} a través de pools V2`,
    swapTokensForExactETH: `Compra un monto fijo de ${coin} a través de pools V2`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Desenvuelve todo lo que tiene el router y entrega el ${coin}`,
    unwrapWETH9WithFee: `Desenvuelve todo lo que tiene el router, paga la comisión del sitio y entrega el resto del ${coin}`,
    refundETH: `Devuelve el ${coin} que sobra`,
    deposit: `Envuelve el ${coin} enviado con la llamada`,
    withdraw: `Desenvuelve y da ${coin}`,
    wrapETH: `Envuelve ${coin}`,
    WRAP_ETH: `Envuelve ${coin}`,
    UNWRAP_WETH: `Desenvuelve todo lo que tiene el router y da ${coin}`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Llamada desconocida',
  unknownContract: 'un contrato desconocido',
  unknownName: 'desconocido',
  ownAddress: 'tu dirección',
  sentAlong: 'enviado con la llamada',
  data: 'datos',
}
