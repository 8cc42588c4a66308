/** Of an address that is a token on other networks than the active one. */
export const switchNetwork = (symbol: string, network: string) => `${symbol} on ${network}`

/** Why there is no token here, and that there is one elsewhere. */
export const tokenElsewhere = (chainName: string) => ({
  title: `No token at this address on ${chainName}`,
  text: 'The same address is a token on another network.',
})
