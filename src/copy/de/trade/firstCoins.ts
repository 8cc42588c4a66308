interface FirstCoins {
  /** The network's coin, as "Ether" or "Sepolia Ether". */
  coin: string
  /** What a usual swap costs, for example "$0.46"; null while that is not known. */
  cost: string | null
  isTestnet: boolean
  /** Whether it can be had here: from a faucet that is linked, or from the local chain itself. */
  source: 'faucet' | 'local' | null
}

/** How an account with nothing begins. */
export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `Jeder Swap bezahlt das Netzwerk in ${coin}${cost === null ? '' : `, derzeit etwa ${cost}`}.`
  const from = {
    faucet: 'In einem Testnetz kostet das nichts: Ein Faucet verschenkt es.',
    local: 'Dieses Netzwerk ist ein lokales und gibt Ihnen so viel, wie Sie brauchen.',
  }
  const elsewhere = isTestnet
    ? 'In einem Testnetz kostet das nichts, aber ein Faucet für dieses Netzwerk ist hier nicht bekannt.'
    : `Kaufen Sie ${coin} an einer Börse oder lassen Sie sich etwas an Ihre Adresse senden, jeweils in diesem Netzwerk.`
  return { title: `Zuerst brauchen Sie etwas ${coin}`, text: `${uses} ${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = 'Faucet suchen'
/** @param amount - with its symbol */
export const fundLabel = (amount: string) => `${amount} holen`
