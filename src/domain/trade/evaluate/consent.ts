import {
  acceptLoss,
  coversLoss,
  isLossWord,
  type LossAcceptance,
  lossWord,
  needsAcceptance,
  type TradeLoss,
} from '../loss'

/** What the user has ticked or typed to accept the loss of one trade. */
export interface ConsentState {
  acceptance: LossAcceptance | null
  text: string
  /** The trade, by its `tradeKey`; null while there is none to accept. */
  trade: string | null
}

/** The trade and the loss to be accepted; null while there is none, or it is not known. */
export interface ConsentSubject {
  trade: string | null
  loss: TradeLoss | null
}

const isVoid = ({ acceptance }: ConsentState, { trade, loss }: ConsentSubject) =>
  acceptance !== null && (trade === null || (loss !== null && !coversLoss(acceptance, trade, loss)))

/**
 * What is still valid of a consent. Once the trade changes or its loss grows, the consent is void for good, even if the
 * old trade comes back. The same object while nothing changes.
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

/** What must be typed, for the accepted loss or else for the current one. */
export function consentWord({ acceptance }: ConsentState, { loss }: ConsentSubject): string {
  return acceptance?.tier === 'type' ? lossWord(BigInt(acceptance.share)) : lossWord(loss?.share ?? 0n)
}
