interface FirstCoins {
  /** The name of the network's coin, for example "Ether" or "Sepolia Ether". */
  coin: string
  /** The network cost of a typical swap, for example "$0.46"; null while unknown. */
  cost: string | null
  isTestnet: boolean
  /**
   * The source of free coins: a faucet to which the site links, or the local chain itself; null if there is no source.
   */
  source: 'faucet' | 'local' | null
}

/** The hint for an account that has none of the network's coin. */
export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `Every swap pays the network in ${coin}${cost === null ? '' : `, about ${cost} at the moment`}.`
  const from = {
    faucet: 'On a test network it costs nothing: a faucet gives it away.',
    local: 'This network is a local one, and gives as much as you need.',
  }
  const elsewhere = isTestnet
    ? 'On a test network it costs nothing, but no faucet of this one is known here.'
    : 'Buy some at an exchange, or have some sent to your address, on this network.'
  return { title: `First you need some ${coin}`, text: `${uses} ${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = 'Find a faucet'
/**
 * The button that makes the local chain send coins to the account.
 * @param amount - with its symbol
 */
export const fundLabel = (amount: string) => `Get ${amount}`
