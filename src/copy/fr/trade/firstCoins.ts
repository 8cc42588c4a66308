interface FirstCoins {
  /** The name of the network's coin, for example "Ether" or "Sepolia Ether". */
  coin: string
  /** The network cost of a usual swap, for example "$0.46"; null while it is unknown. */
  cost: string | null
  isTestnet: boolean
  /** Where the coin can be had for free; null if nowhere. */
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `Chaque échange paie le réseau en ${coin}${cost === null ? '' : `, environ ${cost} en ce moment`}.`
  const from = {
    faucet: 'Sur un réseau de test, cela ne coûte rien\u00a0: un faucet en distribue.',
    local: 'Ce réseau est local, et en donne autant qu’il vous en faut.',
  }
  const elsewhere = isTestnet
    ? 'Sur un réseau de test, cela ne coûte rien, mais aucun faucet de celui-ci n’est connu ici.'
    : 'Achetez-en sur une plateforme d’échange, ou faites-en envoyer à votre adresse, sur ce réseau.'
  return {
    title: `Il vous faut d’abord la monnaie du réseau\u00a0: ${coin}`,
    text: `${uses} ${source === null ? elsewhere : from[source]}`,
  }
}
export const OPEN_FAUCET = 'Trouver un faucet'
export const fundLabel = (amount: string) => `Obtenir ${amount}`
