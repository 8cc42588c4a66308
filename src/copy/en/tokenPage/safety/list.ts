import { enumerated } from './enumerated'

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  /** What follows from it, or what to do about it. */
  text?: string
  /** How it is known, in the terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `The list calls it ${name} (${symbol}).`
const ONLY_ADDRESS = 'Only the address tells them apart.'

export const tokenListUnread: Statement = {
  statement: 'The token list could not be loaded',
  text: 'So it is not known whether this token is on it.',
}

export const notListed: Statement = {
  statement: 'Not on the public token list',
  text: 'Anyone can give a token any name. Check the address with the project behind it.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Not ${symbol}`,
  text: 'That is the network’s own coin, which has no address.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Not the listed ${symbol}`,
  text: 'It has another address.',
})

export type Agreement = 'symbol' | 'name' | 'decimals'

/** For a listed token: in which respects the contract agrees with the list. */
export const onTheList = (
  list: { name: string; version: string | null } | null,
  agreed: readonly Agreement[],
): Statement => {
  const listName = `${list?.name || 'The token list'}${list?.version ? ` ${list.version}` : ''}`
  return {
    statement: 'On the public token list',
    source: agreed.length === 0 ? `${listName}.` : `${listName}. The contract gives the same ${enumerated(agreed)}.`,
  }
}

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `The contract gives no ${enumerated(missing, 'or')}`,
  text: listCalls(listed),
})

/** The contract's own symbol and name differ from the list's; null where it has none. */
export const callsItself = (own: { symbol: string | null; name: string | null }, listed: Called): Statement => ({
  statement: `The contract calls itself ${own.name !== null && own.symbol !== null ? `${own.name} (${own.symbol})` : (own.name ?? own.symbol)}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'List and contract disagree on decimals',
  text: `The list says ${listed}, the contract ${own}. Amounts follow the contract.`,
})

/** For a listed token that shares its symbol, or almost, with another. */
export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Another listed token is also called ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Its symbol looks like that of ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}
