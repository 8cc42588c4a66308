/** Whether the token is on the list; null if the list could not be read. */
export const listTag = (isListed: boolean | null) => {
  if (isListed === null) return 'Token list not loaded'
  return isListed ? 'On the token list' : 'Not on the token list'
}

export const lookalikeNote = { sharedSymbol: 'Symbol used twice', similarSymbol: 'Looks like another' }

export const favouriteHint = 'Favourites come first wherever you choose a token'

export const addToWallet = { idle: 'Add to wallet', busy: 'Confirm in your wallet' }

export const checkAddress = 'Check this address before you trade'

/** Below `checkAddress`, or below what an unlisted token can be mistaken for. */
export const namesCanBeCopied =
  'Name and symbol come from the contract itself and can imitate another token. Compare the address with the project’s own site.'

/** For which token this one can be mistaken, by the kind of lookalike. */
export const lookalikeTitle = {
  address: (symbol: string) => `This address only looks like that of ${symbol}`,
  unlisted: (symbol: string) => `This is not the ${symbol} of the token list`,
  coin: (symbol: string) => `This is not ${symbol}`,
  sharedSymbol: (symbol: string) => `Another listed token is also called ${symbol}`,
  similarSymbol: (symbol: string) => `This symbol looks like ${symbol}, which is another token`,
}

export const thisAddress = (address: string) => `This page: ${address}`

/** Before the address of the other token. */
export const otherAddress = (symbol: string) => `${symbol}:`

export const coinHasNoAddress = (symbol: string) => `${symbol} is the network’s own coin and has no address.`
