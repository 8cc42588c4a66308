import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

/** Texts of the steps of a swap, in the review and in its outcome. */

export const PROGRESS = 'Progress'
const plainTitle = (title: string) => title
/** For screen readers: the title of a step, with the step's state. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `done: ${title}`,
  failed: (title: string) => `failed: ${title}`,
}

/** For screen readers: a step with its explanation. */
export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

/**
 * The number of confirmations, and the purpose of each: "2 confirmations: approve 500 USDC, then swap".
 * @param requests - the purpose of each confirmation, in order
 */
export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, {
    one: `1 confirmation: ${order}`,
    other: `${requests.length} confirmations: ${order}`,
  })
}
/** The purpose of the last confirmation. It is used within the sentence of `confirmationsText`. */
export const LAST_REQUESTS = { swap: 'swap', wrap: 'wrap', unwrap: 'unwrap' } as const

export const WALLET_SHOWS = 'What your wallet will show'
export const WALLET_SHOWS_ELSE = 'If your wallet shows anything else, reject.'
export const REQUEST_NUMBER = 'Request'
export const REQUEST_CONTRACT = 'Contract'
export const REQUEST_AMOUNT = 'Amount'
/** Labels of the rows about an approval that is sent in one batch with its swap. */
export const TOKEN_CONTRACT = 'Token contract'
export const APPROVED_AMOUNT = 'Approved amount'
export const REQUEST_COST = 'Network cost'
export const requestNumber = (number: number, requests: number) => `${number} of ${requests}`
/**
 * The network cost that a wallet reserves. The actual cost is lower.
 * @param usd - the amount in dollars; null if its value in dollars is unknown
 */
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `About ${native}` : `About ${usd} (${native})`

/** Texts about the approval that a trade under review requires. */

export const APPROVAL = 'Approval'
export const ALREADY_GIVEN = 'Already given'
export const OLD_APPROVAL = 'Old approval'
export const RESET_FIRST = 'Reset to 0 first'
export const YOU_APPROVE = 'You approve'
export const SPENDER = 'Spender'
/** The label of the amount that the router may take through Permit2. */
export const THROUGH_PERMIT2 = 'Through Permit2'
export const PERMIT2_SPENDER = 'Taken by'
/** Shown after an amount. Says until when the router may take the amount through Permit2. */
export const permit2Note = (minutes: number) => `(until ${durationText(minutes)} after you confirm)`
/** Shown after "Already given" if the approval was given to Permit2. */
export const TO_PERMIT2 = '(to Permit2)'

/**
 * Shown after an approved amount. `maybe`: the approval may turn out to be unnecessary. `batch`: the approval is sent
 * in one request with the swap.
 */
export const NOTES = { maybe: '(if needed)', batch: '(together with the swap)' } as const

export const withoutLimit = (symbol: string) => `${symbol} without limit`
export const unlimitedTitle = (symbol: string) => `You approve ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `The spender could take any amount of your ${symbol}, even later, until you revoke the approval. Choose “Exact amount” in the trade settings to approve this swap only.`
