import { useState } from 'react'
import {
  acceptLoss,
  coversLoss,
  isLossWord,
  type LossAcceptance,
  lossWord,
  needsAcceptance,
  type TradeLoss,
} from '../../domain/trade/loss'

/** Somebody's yes to the loss of a trade, given by a tick or a typed word. */
export interface LossConsent {
  isAccepted: boolean
  acceptance: LossAcceptance | null
  /** Whether the yes was there from the start. */
  isGivenBefore: boolean
  /** What must be typed, and what was. */
  word: string
  text: string
  tick: (isTicked: boolean) => void
  type: (text: string) => void
}

/**
 * Keeps the yes to a trade's loss for as long as it holds. Once the trade is another one or its loss has grown, the yes
 * is gone for good, also when the old trade comes back.
 * @param trade - the trade as `tradeKey` names it; null while there is none to accept
 */
export function useLossAcceptance(
  trade: string | null,
  loss: TradeLoss | null,
  given: LossAcceptance | null = null,
): LossConsent {
  const [{ acceptance, text, of }, setConsent] = useState({ acceptance: given, text: '', of: trade })
  const isAnother = of !== trade
  const hasLapsed =
    acceptance !== null && (isAnother || trade === null || (loss !== null && !coversLoss(acceptance, trade, loss)))
  // Said while drawing, so that a yes that no longer holds is never seen, not even for a moment.
  if (hasLapsed || isAnother) setConsent({ acceptance: null, text: '', of: trade })

  const held = hasLapsed ? null : acceptance
  const accepted = held?.tier === 'type' ? held.share : null
  const word = accepted !== null ? lossWord(BigInt(accepted)) : lossWord(loss?.share ?? 0n)
  const yes = () => (trade !== null && loss !== null && needsAcceptance(loss) ? acceptLoss(trade, loss) : null)
  return {
    isAccepted: held !== null,
    acceptance: held,
    isGivenBefore: held !== null && held === given,
    word,
    text: hasLapsed ? '' : text,
    tick: (isTicked) => {
      setConsent({ acceptance: isTicked ? yes() : null, text: '', of: trade })
    },
    type: (typed) => {
      setConsent({ acceptance: isLossWord(typed, word) ? yes() : null, text: typed, of: trade })
    },
  }
}
