import { useState } from 'react'
import {
  type ConsentState,
  consentWord,
  type LossAcceptance,
  type TradeValue,
  tickedConsent,
  typedConsent,
} from '#domain/trade/loss'

export interface LossConsent {
  isAccepted: boolean
  acceptance: LossAcceptance | null
  /** Whether the visitor consented on the card, before the review. */
  isGivenBefore: boolean
  /** The word that the visitor must type, and the text typed so far. */
  word: string
  text: string
  tick: (isTicked: boolean) => void
  type: (text: string) => void
}

/**
 * The visitor's consent to a trade's loss. `follow` must be called with the current trade during rendering. `follow`
 * drops a consent that no longer applies, so that an outdated consent is never shown.
 * @param given - the loss that the visitor accepted before
 */
export function useLossAcceptance(given: LossAcceptance | null = null) {
  const [consent, setConsent] = useState<ConsentState>({ acceptance: given, text: '', trade: given?.trade ?? null })
  return {
    consent,
    follow: ({ loss, lossKey, consent: current }: TradeValue): LossConsent => {
      if (current !== consent) setConsent(current)
      const subject = { trade: lossKey, loss }
      const { acceptance, text } = current
      const word = consentWord(current, subject)
      return {
        isAccepted: acceptance !== null,
        acceptance,
        isGivenBefore: acceptance !== null && acceptance === given,
        word,
        text,
        tick: (isTicked) => {
          setConsent(tickedConsent(subject, isTicked))
        },
        type: (typed) => {
          setConsent(typedConsent(subject, typed, word))
        },
      }
    },
  }
}
