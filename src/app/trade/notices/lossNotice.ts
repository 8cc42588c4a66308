import { acceptLabel, lossText, lossTitle, typedLabel, typeError, typeLabel } from '#copy/trade/loss'
import { lossWord, needsAcceptance, type TradeLoss } from '../../../domain/trade/loss'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'
import type { LossConsent } from '../useLossAcceptance'
import { LOSS_TONES } from './figures'

const KINDS = { plain: 'neutral', warn: 'warn', down: 'down' } as const

/**
 * The notice of a loss, with the consent it requires; null when there is nothing to say.
 * @param lost - the loss as `lostText` has it
 */
export function lossNotice(loss: TradeLoss, lost: string, consent: LossConsent): TradeNotice | null {
  const { tier } = loss
  if (tier === 'none') return null
  const notice = { kind: KINDS[LOSS_TONES[tier]], about: tier, title: lossTitle(loss), text: lossText(loss, lost) }
  if (!needsAcceptance(loss) || consent.isGivenBefore) return notice
  if (tier === 'type') {
    const { word, text, type } = consent
    // What was accepted stays, even where less would be lost by now.
    const label = word === lossWord(loss.share) ? typeLabel(word, loss.share) : typedLabel(word)
    return { ...notice, confirm: { label, error: typeError(word), word, text, onText: type } }
  }
  return { ...notice, accept: { label: acceptLabel(lost), checked: consent.isAccepted, onChange: consent.tick } }
}
