import type { AmountMeaning, KnownAddress } from '#domain/trade/decodedCall'

/** The name of a function and of the contract that is called: "exactInputSingle on Uniswap SwapRouter02". */
export const calledOn = (name: string, contract: string) => `${name} sur ${contract}`

export const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 factory',
  v3Factory: 'Uniswap V3 factory',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'gestionnaire de pools V4',
  thisRouter: 'ce routeur',
  sender: 'l’expéditeur',
  operator: 'l’exploitant de ce site',
}

export const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'illimité',
  routerBalance: 'tout ce que détient le routeur',
  poolBalance: 'tout le solde non réglé avec les pools',
}

const SELLS_V2 = 'Vend un montant fixe via des pools V2'

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Fait ce qui suit, tout ou rien',
  checkOracleSlippage: 'Échoue si le prix s’est dégradé dans ce bloc',
  exactInputSingle: 'Vend un montant fixe via un pool V3',
  exactInput: 'Vend un montant fixe via des pools V3',
  exactOutputSingle: 'Achète un montant fixe via un pool V3',
  exactOutput: 'Achète un montant fixe via des pools V3',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Achète un montant fixe via des pools V2',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Verse tout ce que le routeur détient d’un token',
  sweepTokenWithFee: 'Paie les frais du site, et verse le reste de ce que le routeur détient d’un token',
  approve: 'Permet à un contrat de déplacer un token',
  execute: 'Fait ce qui suit, tout ou rien',
  V3_SWAP_EXACT_IN: 'Vend un montant fixe via des pools V3',
  V3_SWAP_EXACT_OUT: 'Achète un montant fixe via des pools V3',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Achète un montant fixe via des pools V2',
  PERMIT2_TRANSFER_FROM: 'Prend un token via Permit2',
  PAY_PORTION: 'Paie les frais du site, une part de tout ce que le routeur détient d’une monnaie',
  SWEEP: 'Verse tout ce que le routeur détient d’une monnaie',
  BALANCE_CHECK_ERC20: 'Échoue si le détenteur possède moins du token que ce montant',
  V4_SWAP: 'Négocie avec des pools V4 et règle les comptes avec eux',
  SWAP_EXACT_IN_SINGLE: 'Vend un montant fixe via un pool V4',
  SWAP_EXACT_OUT_SINGLE: 'Achète un montant fixe via un pool V4',
  SETTLE: 'Paie aux pools ce qui leur est dû',
  SETTLE_ALL: 'Paie aux pools tout ce qui leur est dû',
  TAKE: 'Prend ce que doivent les pools',
  TAKE_ALL: 'Verse tout ce que doivent les pools',
}

function coinMeaning(name: string, coin: string): string | null {
  const sells = `Vend le montant ${coin} joint, via des pools V2`
  const sellsFor = `Vend un montant fixe contre ${coin} via des pools V2`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Achète un montant fixe avec ${coin} via des pools V2`,
    swapTokensForExactETH: `Achète un montant fixe en ${coin} via des pools V2`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Déwrappe tout ce que détient le routeur et le verse en ${coin}`,
    unwrapWETH9WithFee: `Déwrappe tout ce que détient le routeur, paie les frais du site et verse le reste en ${coin}`,
    refundETH: `Rend ce qui reste en ${coin}`,
    deposit: `Wrappe le montant ${coin} joint`,
    withdraw: `Déwrappe en ${coin}`,
    wrapETH: `Wrappe ${coin}`,
    WRAP_ETH: `Wrappe ${coin}`,
    UNWRAP_WETH: `Déwrappe en ${coin} tout ce que détient le routeur`,
  }
  return meanings[name] ?? null
}

export const callMeaning = (name: string, coin: string): string | null => MEANINGS[name] ?? coinMeaning(name, coin)

export const CALL = {
  unknown: 'Appel inconnu',
  unknownContract: 'un contrat inconnu',
  unknownName: 'inconnu',
  ownAddress: 'votre adresse',
  /** Labels of the coins and of the data that are sent with a call. */
  sentAlong: 'joint',
  data: 'données',
}
