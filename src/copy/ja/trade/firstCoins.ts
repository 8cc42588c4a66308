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
  const uses = `スワップのたびに、ネットワークへの支払いに${coin}を使います${cost === null ? '' : `（現在は約${cost}）`}。`
  const from = {
    faucet: 'テストネットでは費用はかかりません。フォーセットで無料で入手できます。',
    local: 'このネットワークはローカルのもので、必要なだけ入手できます。',
  }
  const elsewhere = isTestnet
    ? 'テストネットでは費用はかかりませんが、このテストネットのフォーセットはここでは知られていません。'
    : 'このネットワークで、取引所で購入するか、自分のアドレスに送ってもらってください。'
  return { title: `まず${coin}が必要です`, text: `${uses}${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = 'フォーセットを探す'
/** @param amount - with its symbol */
export const fundLabel = (amount: string) => `${amount}を入手`
