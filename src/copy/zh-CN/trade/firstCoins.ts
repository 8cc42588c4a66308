interface FirstCoins {
  /** The name of the network's coin, for example "Ether" or "Sepolia Ether". */
  coin: string
  /** The network cost of a usual swap, for example "$0.46"; null while it is unknown. */
  cost: string | null
  isTestnet: boolean
  /** Where the coin can be had for free; null if from nowhere known. */
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `每次兑换都用 ${coin} 向网络付费${cost === null ? '' : `，目前约 ${cost}`}。`
  const from = {
    faucet: '在测试网上它不花钱：水龙头会免费发放。',
    local: '这是本地网络，你需要多少就给多少。',
  }
  const elsewhere = isTestnet
    ? '在测试网上它不花钱，但这里不知道此网络的任何水龙头。'
    : '请在交易所买一些，或让人发送一些到你的地址，都要在此网络上。'
  return { title: `首先你需要一些 ${coin}`, text: `${uses}${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = '寻找水龙头'
export const fundLabel = (amount: string) => `获取 ${amount}`
