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
/** @param amount - with its symbol */
export const fundLabel = (amount: string) => `Get ${amount}`
