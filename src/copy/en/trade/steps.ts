import { durationText } from '../browser/time'
import { counted } from '../browser/grammar'

/** Words for the steps of a swap, in the review and its outcome. */

export const PROGRESS = 'Progress'
/** Before a step's title, for screen readers. */
export const STATE_PREFIX = { todo: '', current: '', busy: '', done: 'done: ', failed: 'failed: ' }

/** A step and its explanation, as a screen reader says them. */
export const stepAnnouncement = (state: keyof typeof STATE_PREFIX, title: string, text: string | undefined) =>
  `${STATE_PREFIX[state]}${title}${text ? `. ${text}` : ''}`

/** @param requests - what each is for, in order, as in "2 confirmations: approve 500 USDC, then swap" */
export function confirmationsText(requests: readonly string[]): string {
  const [last = '', ...others] = requests.toReversed()
  const order = others.length === 0 ? last : `${others.toReversed().join(', ')}, then ${last}`
  return counted(requests.length, {
    one: `1 confirmation: ${order}`,
    other: `${requests.length} confirmations: ${order}`,
  })
}
/** A step's title within such a sentence. */
export const withinSentence = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

export const WALLET_SHOWS = 'What your wallet will show'
export const WALLET_SHOWS_ELSE = 'If your wallet shows anything else, reject.'
export const REQUEST_NUMBER = 'Request'
export const REQUEST_CONTRACT = 'Contract'
export const REQUEST_AMOUNT = 'Amount'
/** The labels for an approval in a batch with its swap. */
export const APPROVED_CONTRACT = 'Approval by'
export const APPROVED_AMOUNT = 'Approved amount'
export const REQUEST_COST = 'Network cost'
export const requestNumber = (number: number, requests: number) => `${number} of ${requests}`
/** Wallets reserve more than is charged in the end. @param usd - null where the dollar value is not known */
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `About ${native}` : `About ${usd} (${native})`

/** The approval that a trade under review requires. */

export const APPROVAL = 'Approval'
export const ALREADY_GIVEN = 'Already given'
export const OLD_APPROVAL = 'Old approval'
export const RESET_FIRST = 'Reset to 0 first'
export const YOU_APPROVE = 'You approve'
export const SPENDER = 'Spender'
/** What Permit2, which the token is approved for, lets the router take of it. */
export const THROUGH_PERMIT2 = 'Through Permit2'
export const PERMIT2_SPENDER = 'Taken by'
/** Follows the amount: until when Permit2 lets the router take it. */
export const permit2Note = (minutes: number) => `(until ${durationText(minutes)} after you confirm)`
/** After "Already given", of an approval that was given to the contract named Permit2. */
export const TO_PERMIT2 = '(to Permit2)'

/** After an approved amount: it may turn out to be needless, or is part of one request with the swap. */
export const NOTES = { maybe: '(if needed)', batch: '(together with the swap)' } as const

export const withoutLimit = (symbol: string) => `${symbol} without limit`
export const unlimitedTitle = (symbol: string) => `You approve ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `The spender could take any amount of your ${symbol}, even later, until you revoke the approval. Choose “Exact amount” in the trade settings to approve this swap only.`
