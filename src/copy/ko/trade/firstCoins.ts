interface FirstCoins {
  /** The name of the network's coin, for example "Ether" or "Sepolia Ether". */
  coin: string
  /** The network cost of a usual swap, for example "$0.46"; null while it is unknown. */
  cost: string | null
  isTestnet: boolean
  /**
   * Where the coin can be had for free: from a faucet to which the site links, or from the local chain itself; null if
   * from neither.
   */
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `스왑할 때마다 네트워크에 ${coin} 코인으로 비용을 지불합니다${cost === null ? '' : `(현재 약 ${cost})`}.`
  const from = {
    faucet: '테스트넷에서는 무료입니다. 파우싯에서 코인을 나눠 줍니다.',
    local: '이 네트워크는 로컬 네트워크이며, 필요한 만큼 코인을 줍니다.',
  }
  const elsewhere = isTestnet
    ? '테스트넷에서는 무료이지만, 여기에 알려진 이 네트워크의 파우싯이 없습니다.'
    : '거래소에서 구매하거나, 이 네트워크에서 내 주소로 보내 달라고 하세요.'
  return { title: `먼저 ${coin} 코인이 필요합니다`, text: `${uses} ${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = '파우싯 찾기'
export const fundLabel = (amount: string) => `${amount} 받기`
