interface FirstCoins {
  /** The name of the network's coin, for example "Ether" or "Sepolia Ether". */
  coin: string
  /** The network cost of a usual swap, for example "$0.46"; null while it is unknown. */
  cost: string | null
  isTestnet: boolean
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `Cada troca paga à rede em ${coin}${cost === null ? '' : `, cerca de ${cost} no momento`}.`
  const from = {
    faucet: 'Em uma rede de testes, isso não custa nada: um faucet dá a moeda de graça.',
    local: 'Esta rede é local e dá quanto você precisar.',
  }
  const elsewhere = isTestnet
    ? 'Em uma rede de testes, isso não custa nada, mas nenhum faucet desta rede é conhecido aqui.'
    : 'Compre um pouco em uma exchange, ou peça que enviem um pouco ao seu endereço, nesta rede.'
  return {
    title: `Primeiro você precisa de um pouco de ${coin}`,
    text: `${uses} ${source === null ? elsewhere : from[source]}`,
  }
}
export const OPEN_FAUCET = 'Encontrar um faucet'
export const fundLabel = (amount: string) => `Obter ${amount}`
