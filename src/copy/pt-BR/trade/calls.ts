import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} em ${contract}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'factory da Uniswap V2',
  v3Factory: 'factory da Uniswap V3',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'gerenciador de pools V4',
  thisRouter: 'este roteador',
  sender: 'o remetente',
  operator: 'o operador deste site',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'ilimitado',
  routerBalance: 'tudo o que o roteador tem',
  poolBalance: 'todo o saldo em aberto com os pools',
}

const SELLS_V2 = 'Vende um valor fixo por meio de pools V2'

/** What functions do, with the functions' names as keys. */
const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Faz o seguinte, tudo ou nada',
  checkOracleSlippage: 'Falha se o preço piorou neste bloco',
  exactInputSingle: 'Vende um valor fixo por meio de um pool V3',
  exactInput: 'Vende um valor fixo por meio de pools V3',
  exactOutputSingle: 'Compra um valor fixo por meio de um pool V3',
  exactOutput: 'Compra um valor fixo por meio de pools V3',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Compra um valor fixo por meio de pools V2',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Paga tudo o que o roteador tem de um token',
  sweepTokenWithFee: 'Paga a taxa do site e paga o restante que o roteador tem de um token',
  approve: 'Permite que um contrato mova um token',
  execute: 'Faz o seguinte, tudo ou nada',
  V3_SWAP_EXACT_IN: 'Vende um valor fixo por meio de pools V3',
  V3_SWAP_EXACT_OUT: 'Compra um valor fixo por meio de pools V3',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Compra um valor fixo por meio de pools V2',
  PERMIT2_TRANSFER_FROM: 'Retira um token por meio do Permit2',
  PAY_PORTION: 'Paga a taxa do site, uma parte de tudo o que o roteador tem de uma moeda ou de um token',
  SWEEP: 'Paga tudo o que o roteador tem de uma moeda ou de um token',
  BALANCE_CHECK_ERC20: 'Falha se o titular tiver uma quantia do token menor do que esta',
  V4_SWAP: 'Negocia com pools V4 e acerta as contas com eles',
  SWAP_EXACT_IN_SINGLE: 'Vende um valor fixo por meio de um pool V4',
  SWAP_EXACT_OUT_SINGLE: 'Compra um valor fixo por meio de um pool V4',
  SETTLE: 'Paga aos pools o que é devido a eles',
  SETTLE_ALL: 'Paga aos pools tudo o que é devido a eles',
  TAKE: 'Retira o que os pools devem',
  TAKE_ALL: 'Retira e paga tudo o que os pools devem',
}

/** What functions do that take or pay the network's coin. Their names contain "ETH" on every network. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `Vende o ${coin} enviado junto, por meio de pools V2`
  const sellsFor = `Vende um valor fixo em troca de ${coin} por meio de pools V2`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Compra um valor fixo com ${coin} por meio de pools V2`,
    swapTokensForExactETH: `Compra um valor fixo de ${coin} por meio de pools V2`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Faz unwrap de tudo o que o roteador tem e paga o ${coin}`,
    unwrapWETH9WithFee: `Faz unwrap de tudo o que o roteador tem, paga a taxa do site e paga o restante do ${coin}`,
    refundETH: `Devolve o ${coin} que sobra`,
    deposit: `Faz wrap do ${coin} enviado junto`,
    withdraw: `Faz unwrap para ${coin}`,
    wrapETH: `Faz wrap de ${coin}`,
    WRAP_ETH: `Faz wrap de ${coin}`,
    UNWRAP_WETH: `Faz unwrap, para ${coin}, de tudo o que o roteador tem`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Chamada desconhecida',
  unknownContract: 'um contrato desconhecido',
  unknownName: 'desconhecido',
  ownAddress: 'seu endereço',
  sentAlong: 'enviado junto',
  data: 'dados',
}
