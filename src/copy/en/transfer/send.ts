import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

/** Texts of the dialog in which visitors send a token, or the network’s own coin, to somebody. */

export const SEND = 'Send'
export const REVIEW = 'Review before you send'
export const RECIPIENT_HINT = 'Address or name'
/** Groups of addresses that the visitor can choose as the recipient. */
export const SUGGESTIONS = { named: 'Address book', paid: 'Paid before', own: 'Your accounts' } as const

/** Labels of the main button. They name the next step, or what is missing for the next step. */
export const CONNECT_TO_SEND = 'Connect a wallet to send'
export const SELECT_TOKEN = 'Select a token to send'
export const ENTER_RECIPIENT = 'Enter a recipient'
export const CHECK_RECIPIENT = 'Check the recipient'
export const READING_RECIPIENT = 'Checking the recipient'
/** @param amount - with its symbol */
export const sendLabel = (amount: string) => `Send ${amount}`
export const sendAnywayLabel = (amount: string) => `Send ${amount} anyway`

/** Shown if a name, such as "bob.eth", leads to no address. */
export const noAddressFor = (name: string) => `${name} leads to no address.`
/** Shown above an address to which a name, such as "bob.eth", leads. */
export const addressOf = (name: string) => `The address of ${name}`

/** Why nothing is sent to a recipient. */
export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'This is the account that you send from.',
  nobody: 'Nobody has the key to this address. What is sent there is lost.',
  ownToken: 'This is the contract of the token itself. What is sent there is lost.',
  token: 'This is the contract of a token. What is sent there is usually lost.',
  siteContract: 'This is a contract of the exchange. What is sent there is lost.',
}

/**
 * Shown if an address looks like one that the visitor knows. Nothing can be sent to it. `entered` and `known` are labels
 * of the two addresses, and `use` is a button that replaces the entered address.
 */
export const STOPPED = {
  title: 'This is not the address you know',
  text: 'Both begin and end alike, but they are different. Somebody may have made this one so that you copy it by mistake.',
  entered: 'You entered',
  known: 'You know',
  use: 'Use the address you know',
} as const

/** What is said about a recipient before anything is sent. */
const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  /** `known`: the name or the address of the other recipient. */
  alike: ({ known }) => ({
    title: `This address looks like ${known}`,
    text: 'They are different addresses. Compare every digit.',
  }),
  first: {
    title: 'First payment to this address',
    text: 'This browser knows of no earlier one. A payment cannot be taken back.',
  },
  contract: {
    title: 'The recipient is a contract',
    text: 'If it has no way to pay out what you send, it is lost.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `The recipient is a contract that is not on ${network}`,
    text: `It exists on ${all(networks)}. On ${network}, perhaps nobody can ever move what you send.`,
  }),
  unread: {
    title: 'The recipient could not be checked',
    text: 'The node did not say whether it is a contract.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
/** The label of a check box. Nothing is sent until it is ticked. */
export const CONSENT = 'I have compared every digit, and the recipient told me to use this address on this network'

/** Labels of the rows of the review. */
export const TO = 'To'
export const ARRIVES = 'Arrives'
/** The label of what arrived, in a receipt. */
export const ARRIVED = 'Arrived'
export const KEPT = 'The token keeps'

const NOTHING_SENT = 'Nothing was sent.'

/** Why a payment was not sent. */
const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('The contract at this address does not accept this payment.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`The ${symbol} contract refuses this payment.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`In a simulation, no ${symbol} arrived at the recipient.`, NOTHING_SENT),
  /** Both amounts have their symbols. */
  lessArrives: ({ received, reviewed }) =>
    sentences(`In a simulation, ${received} arrived at the recipient instead of ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  /** `token`: the address of the other token. */
  alsoLeaves: ({ token }) => sentences(`In a simulation, another token left your wallet, too: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Something went wrong.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

/** Shown once the payment was sent. */
export const SENT = 'Sent to the network'
export const SENT_TEXT = 'You can close this window; the payment continues.'
/** @param received - with its symbol */
export const arrivedText = (received: string) => `${received} arrived at the recipient.`
