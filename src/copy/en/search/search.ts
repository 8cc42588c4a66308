/** What the keys of the search do, and what is written on them. */
export const searchKeys = { move: 'Move', open: 'Open', enterKey: 'Enter', close: 'Close', escapeKey: 'Esc' }

/** The groups of tokens besides those whose symbol or address matches. */
export const searchGroups = { byName: 'By name', liquid: 'In the most liquid pairs' }

export const loadingTokens = 'Loading tokens'

/** Why the search found nothing. */
export const noMatch = (text: string) => ({
  title: `No token matches “${text}”`,
  text: 'Check the spelling, or paste the full contract address.',
})

/** The link to the page of an unlisted token's address. */
export const openAddress = 'Open the page of this address'

/** Of a pasted address that a listed token's could be mistaken for. */
export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `This is not the address of ${listed.symbol}`,
  text: `They begin and end alike. You pasted ${pasted}; ${listed.symbol} on the list is ${listed.address}.`,
})

/** How many tokens a search found, as a screen reader says it. */
export const foundCount = (count: number) => (count === 1 ? '1 token found' : `${count} tokens found`)
