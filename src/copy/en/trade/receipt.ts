import { grouped, percentage } from '../../../domain/browser/locale'
import { percentText } from '../../../domain/token/millionths'
import { searchedPercent } from '../../../domain/approval/openApprovals'

/** Words of a receipt: what a mined swap paid, received and cost. */

export const TITLE = 'Receipt'
export const COPY_TEXT = 'Copy as text'
export const READING = 'Loading the receipt'
export const READ_FAILED = 'The receipt could not be loaded'
export const NO_SWAP = {
  title: 'No receipt of a swap',
  text: 'The events and the call of this transaction do not show a swap of this account.',
} as const

export const PAID = 'You paid'
export const RECEIVED = 'You received'
export const PRICE = 'Your price'
export const QUOTED = 'Quoted'
export const LEAST = 'At least, by the call'
export const MOST = 'At most, by the call'
export const MARKET = 'Price of its pools before'
export const AGAINST_MARKET = 'Against that price'
export const POOL_FEES = 'Pool fees in your price'
export const SITE_FEE = 'Site fee in your price'
export const NETWORK_COST = 'Network cost'
export const APPROVAL_COST = 'Approvals before it'
export const TIME = 'Time'
export const BLOCK = 'Block'
export const ACCOUNT = 'Account'
export const NETWORK = 'Network'
export const TRANSACTION = 'Transaction'
export const NOT_KNOWN = 'Not known'
/** A node keeps the states of the last blocks alone. */
export const NO_STATE = 'Not known: the node no longer has that block'
export const PAID_BY_OTHER = 'Paid by another account'
/** After an amount that only the token's own events show. */
export const ONLY_CLAIMED = '(by the token’s own events)'
export const NO_FEES = 'None, one to one'

/** "0.31% worse", fees and price impact included. `change` in millionths, below zero where it was worse. */
export function againstMarket(change: bigint): string {
  const size = change < 0n ? -change : change
  if (size < 100n) return 'The same'
  return `${percentText((size + 99n) / 100n)} ${change < 0n ? 'worse' : 'better'}, with fees and price impact`
}

/** The fees of one route, for example "0.05% + 0.30%", and of several routes. */
export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' or ')

export const blockNumberText = (block: number) => grouped(String(block))

/** "1 ETH → 3,411.77 USDC" */
export const bothSides = (paid: string, received: string) => `${paid} → ${received}`
/** @param cost - with its symbol */
export const rowCost = (cost: string) => `network cost ${cost}`

/** The symbol of a token that is on no list in use: anybody can give a token any symbol. */
export const unlistedSymbol = (symbol: string) => `${symbol} (not listed)`

/** Words of the search for earlier swaps. */
export const STOP = 'Stop'
const FIND = 'Find earlier swaps'
const AGAIN = 'Search again'
const FURTHER = 'Search further back'
const IDLE =
  'Searches the chain for transactions that moved tokens of this account. It asks the network provider for the account’s own transfers. It finds swaps that the account sent itself, not those that a bundler or the owners of a Safe sent for it.'
const FAILED = 'The search failed: the network provider did not respond, or does not allow it.'
const READING_FOUND = 'Loading what was found.'

export interface FoundFacts {
  state: 'idle' | 'searching' | 'reading' | 'over' | 'failed'
  searched: { from: number; to: number } | null
  end: 'whole' | 'limit' | 'many' | null
  isStopped: boolean
  /** How many swaps were found. */
  count: number
  /** Whether more than are listed were found. */
  isCut: boolean
  /** Whether the search can be continued. */
  canGoFurther: boolean
}

function rangeText({ searched, end, isStopped, isCut }: FoundFacts): string {
  if (!searched) return 'Stopped before any block was searched.'
  const { from, to } = searched
  if (end === 'whole')
    return isCut ? 'All blocks were searched; the newest swaps are listed.' : 'All blocks were searched.'
  const range = `Blocks ${blockNumberText(from)} to ${blockNumberText(to)} were searched; there may be older swaps.`
  if (isStopped) return `${range} You stopped the search.`
  return end === 'many' ? range : `${range} Searching further back would take too many requests.`
}

/** The progress of the search, and the label of the button that starts it. */
export function foundWords(facts: FoundFacts): { words: string; label: string } {
  switch (facts.state) {
    case 'idle':
      return { words: IDLE, label: FIND }
    case 'failed':
      return { words: FAILED, label: 'Try again' }
    case 'searching':
      return { words: `Searching: ${percentage(searchedPercent(facts.searched))} of all blocks.`, label: STOP }
    case 'reading':
      return { words: READING_FOUND, label: AGAIN }
    case 'over': {
      const none = facts.count === 0 ? ' No swap that is not above was found.' : ''
      return { words: `${rangeText(facts)}${none}`, label: facts.canGoFurther ? FURTHER : AGAIN }
    }
  }
}
