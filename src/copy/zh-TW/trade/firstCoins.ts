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
  const uses = `每次兌換都用 ${coin} 付費給網路${cost === null ? '' : `，目前約 ${cost}`}。`
  const from = {
    faucet: '在測試網上它不用錢：水龍頭會免費發放。',
    local: '這是本機網路，你需要多少就給多少。',
  }
  const elsewhere = isTestnet
    ? '在測試網上它不用錢，但這裡不知道此網路的任何水龍頭。'
    : '請在交易所買一些，或請人傳送一些到你的地址，都要在此網路上。'
  return { title: `首先你需要一些 ${coin}`, text: `${uses}${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = '尋找水龍頭'
export const fundLabel = (amount: string) => `取得 ${amount}`
