import { all, counted } from '../browser/grammar'

/**
 * Shown below the search: the effect of each key (`move`, `open` and `close` are verbs), and the labels of the keys.
 */
export const searchKeys = { move: 'Move', open: 'Open', enterKey: 'Enter', close: 'Close', escapeKey: 'Esc' }

/** Headings of groups of found tokens. `liquid`: tokens of the pairs that can be traded in large amounts. */
export const searchGroups = { byName: 'By name', similar: 'Similar symbols', liquid: 'In the most liquid pairs' }

export const loadingTokens = 'Loading tokens'

/** Shown if the search finds nothing. `text`: the text that the visitor typed. */
export const noMatch = (text: string) => ({
  title: `No token matches “${text}”`,
  text: 'Check the spelling, or paste the full contract address.',
})

/** Says that invisible characters in the typed text were ignored. `text`: the text without them. */
export const withoutInvisible = (text: string) => `Invisible characters were left out. Searched for: “${text}”`

/** The link to the page of the token with the pasted address, which is not listed. */
export const openAddress = 'Open the page of this address'

/**
 * Links and titles that are shown if the visitor has pasted an account's address or name, or the hash of a transaction.
 */
export const openProfile = 'Open the profile of this account'
export const sendToAccount = 'Send to this account'
export const pastedTransaction = {
  title: 'This is a transaction',
  own: 'Open your activity',
  explorer: (explorer: string) => `Look it up on ${explorer}`,
  noExplorer: 'This network has no explorer to look it up on.',
}
export const pastedName = (name: string) => ({
  title: `${name} is the name of an account`,
  reading: `Looking up ${name}`,
  invalid: `${name} is not a valid name`,
  needsGateway: `${name} needs a gateway`,
  unreadable: `${name} could not be looked up`,
})

/**
 * Says why a name has no result. A gateway is a server that has the records of names that are not on Ethereum. It is
 * named by `nameFoundBy`, if the operator of the site allows to ask it.
 */
export const nameProblem = {
  invalid: 'It mixes alphabets, imitates an address, or has characters that no name may have.',
  needsGateway: 'Its records are not on Ethereum but on a server that this site does not ask. Use the address instead.',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `The address comes from ${all(hosts)}, which was told the name.`

/** The warning about a pasted address that could be mistaken for the address of a listed token. */
export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `This is not the address of ${listed.symbol}`,
  text: `They begin and end alike. You pasted ${pasted}; ${listed.symbol} on the list is ${listed.address}.`,
})

/** The number of tokens that a search found, for screen readers. */
export const foundCount = (tokens: number) => counted(tokens, { one: '1 token found', other: `${tokens} tokens found` })

/** Labels of the token search in the top bar and in the token selector. */
export const searchLabels = {
  field: 'Search tokens',
  placeholder: 'Paste address or search symbols',
  clear: 'Clear search',
  list: 'Tokens',
}

/** The button that switches to a network on which the pasted address is a token. */
export const switchNetwork = (symbol: string, network: string) => `${symbol} on ${network}`

/** Says that the pasted address is also a token on another network. */
export const alsoElsewhere = 'The same address is a token on another network.'

export const noTokenOn = (chainName: string) => `No token at this address on ${chainName}`

/** Says that the pasted address is not a token on the active network, but is a token on another network. */
export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

/** Titles of the dialog in which the visitor selects the token to sell, the token to receive, or a token to look up. */
export const selectorTitle = {
  sell: 'Select a token to sell',
  buy: 'Select a token to receive',
  find: 'Find a token',
  send: 'Select a token to send',
}

/** The names of the groups of tokens. */
export const selectorGroups = {
  recent: 'Recent tokens',
  common: 'Common tokens',
  favourites: 'Favourites',
  own: 'Your tokens',
  all: 'All tokens',
}

/** Shown beside a token that is already selected for the other side of the trade. It names that side. */
export const takenBy = { sell: 'Selling', buy: 'Receiving' }

/** Marks a token that the operator does not allow to be traded for the token on the other side of the trade. */
export const pairNotOffered = 'Pair not offered'

/** For screen readers: replaces the sign that marks a listed token. */
export const onList = 'On the token list'

export const notOnList = 'Not on list'

/** The name of an unlisted token, with the source of the name. */
export const nameByContract = (name: string) => `${name}, read from the contract`

export const stars = {
  group: 'Favourite tokens',
  keys: 'Shift and Enter add the token to your favourites.',
  hint: 'Favourite (Shift+Enter)',
}

/** For screen readers: announced after the visitor has pressed the star of a token. `symbol`: "UNI". */
export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `${symbol} added to favourites` : `${symbol} removed from favourites`

export const unlisted = {
  title: 'This token is not on the public list',
  text: 'Anyone can create a token with any name. Check the address with a source you trust before you trade.',
  open: 'Open its page',
  use: 'Use this token',
}

/** The warning about an unlisted token whose address looks like the address of a listed token. */
export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Its address begins and ends like that of ${listed.symbol}, but is a different one: ${address} is not ${listed.address}. Check every digit before you trade.`

/** The hint beside a token whose symbol is (almost) the same as the symbol of another token. */
export const lookalikeHint = {
  sharedSymbol: 'Same symbol as another token: check the address',
  similarSymbol: 'Looks like another token: check the address',
}

/** The hint beside an unlisted token whose symbol or name is similar to that of a listed token. */
export const looksLike = (symbol: string) => `Looks like ${symbol} but is not: check the address`

/** Why a pasted address cannot be selected. */
export const pastedProblem = {
  checksum: {
    title: 'This address is mistyped',
    text: 'Its capital letters do not match the rest of it. Copy it again from a source you trust.',
  },
  noCode: (chainName: string) => ({
    title: `No contract at this address on ${chainName}`,
    text: 'Check the address and the network that it belongs to.',
  }),
  notOffered: { title: 'This token is not offered here', text: 'The operator of this site has left it out.' },
  notListed: {
    title: 'This token is not on the list',
    text: 'The operator of this site allows trades of listed tokens only.',
  },
  notAToken: { title: 'This address is not a token', text: 'The contract there does not respond like one.' },
  unread: (noAnswer: string) => ({
    title: 'This address could not be loaded',
    text: `${noAnswer} Trying again with the next block.`,
  }),
}

/**
 * Short tags beside a symbol that is (almost) the same as the symbol of another token. Use adjectives or nouns that are
 * as short as possible.
 */
export const lookalikeTag = { sharedSymbol: 'Same symbol', similarSymbol: 'Look-alike' }

/** The name of the star button, which marks a token as a favourite. "Favourite" is a verb here. */
export const favouriteOf = (symbol: string) => `Favourite ${symbol}`
