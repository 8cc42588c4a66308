import { acceptLabel, lossText, lossTitle, typedLabel, typeError, typeLabel } from '#copy/trade/loss'
import {
  lossCauseFacts,
  lossFacts,
  lossTitleFacts,
  lossWord,
  needsAcceptance,
  type TradeLoss,
  typedLossFacts,
} from '../../../domain/trade/loss'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'
import type { LossConsent } from '../useLossAcceptance'
import { LOSS_TONES } from './figures'

const KINDS = { plain: 'neutral', warn: 'warn', down: 'down' } as const

/**
 * The notice about a loss, with the consent that it requires; null for a loss that needs no notice.
 * @param lost - the loss as text, see `lostText`
 */
export function lossNotice(loss: TradeLoss, lost: string, consent: LossConsent): TradeNotice | null {
  const { tier } = loss
  if (tier === 'none') return null
  const notice = {
    kind: KINDS[LOSS_TONES[tier]],
    about: tier,
    title: lossTitle(lossTitleFacts(loss)),
    text: lossText(lossFacts(loss, lost), lossCauseFacts(loss)),
  }
  if (!needsAcceptance(loss) || consent.isGivenBefore) return notice
  if (tier === 'type') {
    const { word, text, type } = consent
    // The word that was accepted stays, even if the loss is now smaller and would need another word.
    const label = word === lossWord(loss.share) ? typeLabel(typedLossFacts(word, loss.share)) : typedLabel(word)
    return { ...notice, confirm: { label, error: typeError(word), word, text, onText: type } }
  }
  return { ...notice, accept: { label: acceptLabel(lost), checked: consent.isAccepted, onChange: consent.tick } }
}
