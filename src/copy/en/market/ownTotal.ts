import { blockText } from './change'

/** Words of what a connected visitor owns in total. */

export const YOUR_TOKENS = 'Your tokens'

const howMany = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** The basis of the visitor's total, and what it omits. */
interface OwnTotalFacts {
  count: number
  unpriced: number
  unread: number
}

const omissions = ({ unpriced, unread }: OwnTotalFacts): string[] => [
  ...(unpriced > 0 ? [`${howMany(unpriced, 'token')} without a price not included`] : []),
  ...(unread > 0 ? [`${howMany(unread, 'balance')} could not be loaded`] : []),
]

/** The first omission of the total; undefined if it is complete. */
export const firstOmission = (facts: OwnTotalFacts): string | undefined => omissions(facts)[0]
export const transactionsPending = (transactions: number) => `${howMany(transactions, 'transaction')} pending`

export const TOTAL_LOADING = 'Loading balances.'
/** Why there is no total although everything was read. */
export const noTotalText = ({ count, unpriced }: OwnTotalFacts) =>
  count > 0 && unpriced === count ? 'None of the tokens has a price.' : 'The balances could not be loaded.'
/** The source of the total; `blockNumber` is null if no price was needed. */
export function totalSource(facts: OwnTotalFacts, blockNumber: number | null): string {
  const value = `Value of ${howMany(facts.count, 'token')} from their deepest pools`
  return [value, ...omissions(facts), ...(blockNumber === null ? [] : [blockText(blockNumber)])].join(', ')
}
