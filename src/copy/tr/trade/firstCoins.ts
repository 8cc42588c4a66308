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
  const uses = `Her takas ağa ${coin} ile ödeme yapar${cost === null ? '' : `, şu anda yaklaşık ${cost}`}.`
  const from = {
    faucet: 'Bir test ağında bunun bedeli yoktur: bir musluk (faucet) ücretsiz dağıtır.',
    local: 'Bu ağ yereldir ve ihtiyacınız kadar verir.',
  }
  const elsewhere = isTestnet
    ? 'Bir test ağında bunun bedeli yoktur, ancak burada bu ağ için bilinen bir musluk yok.'
    : 'Bir borsadan satın alın veya bu ağ üzerinden adresinize gönderilmesini sağlayın.'
  return { title: `Önce biraz ${coin} gerekiyor`, text: `${uses} ${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = 'Musluk bul'
export const fundLabel = (amount: string) => `${amount} al`
