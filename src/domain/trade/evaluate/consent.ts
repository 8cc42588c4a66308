import {
  acceptLoss,
  coversLoss,
  isLossWord,
  type LossAcceptance,
  lossWord,
  needsAcceptance,
  type TradeLoss,
} from '../loss'

/** The user's acceptance of the loss of one trade, by a ticked box or a typed number. */
export interface ConsentState {
  acceptance: LossAcceptance | null
  text: string
  /** The `tradeKey` of the trade; null while there is no trade to accept. */
  trade: string | null
}

/** The trade (its `tradeKey`) and the loss to accept; each is null while unknown. */
export interface ConsentSubject {
  trade: string | null
  loss: TradeLoss | null
}

const isVoid = ({ acceptance }: ConsentState, { trade, loss }: ConsentSubject) =>
  acceptance !== null && (trade === null || (loss !== null && !coversLoss(acceptance, trade, loss)))

/**
 * The consent, or an empty one if it is void. Once the trade changes or its loss grows, the consent is void for good,
 * even if the user returns to the old trade. Returns the same object if nothing changes.
 */
export function currentConsent(state: ConsentState, subject: ConsentSubject): ConsentState {
  return state.trade !== subject.trade || isVoid(state, subject)
    ? { acceptance: null, text: '', trade: subject.trade }
    : state
}

const acceptanceOf = ({ trade, loss }: ConsentSubject) =>
  trade !== null && loss !== null && needsAcceptance(loss) ? acceptLoss(trade, loss) : null

export function tickedConsent(subject: ConsentSubject, isTicked: boolean): ConsentState {
  return { acceptance: isTicked ? acceptanceOf(subject) : null, text: '', trade: subject.trade }
}

export function typedConsent(subject: ConsentSubject, text: string, word: string): ConsentState {
  return { acceptance: isLossWord(text, word) ? acceptanceOf(subject) : null, text, trade: subject.trade }
}

/**
 * The text that the user has to type to accept a loss. If a loss has already been accepted by typing, the text belongs
 * to that loss, otherwise to the current one.
 */
export function consentWord({ acceptance }: ConsentState, { loss }: ConsentSubject): string {
  return acceptance?.tier === 'type' ? lossWord(BigInt(acceptance.share)) : lossWord(loss?.share ?? 0n)
}
