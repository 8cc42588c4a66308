/** Of an address that is a token on other networks than the active one. */
export const switchNetwork = (symbol: string, network: string) => `${symbol} on ${network}`

/** Of an address that is a token on the active network, or that a list has for another one. */
export const alsoElsewhere = 'The same address is a token on another network.'

/** Why there is no token here, and that there is one elsewhere. */
export const tokenElsewhere = (chainName: string) => ({
  title: `No token at this address on ${chainName}`,
  text: alsoElsewhere,
})
