import { grouped } from '../../../domain/browser/locale'
import { checkAbout, checkText } from '#copy/trade/quoteDetails'
import { lossShareText } from '#copy/trade/loss'
import { settings } from '../../../config/settings'
import { TAX_TIERS } from '../../../domain/trade/limits'
import { hasOtherCauses, type TradeLoss } from '../../../domain/trade/loss'
import { type FigureTone, LOSS_TONES } from './figures'
import type { Quote, QuoteCheck } from '../../../domain/trade/quote'

/** The tone for a trade's transfer taxes, which are in millionths. */
export function taxTone(tax: bigint): FigureTone {
  if (tax >= TAX_TIERS.danger) return 'down'
  return tax >= TAX_TIERS.warning ? 'warn' : 'plain'
}

/** The row for the loss that the trade is judged by; null if another row shows the same figure. */
export function lossFigure(loss: TradeLoss | null): { text: string; tone: FigureTone } | null {
  if (loss === null || loss.tier === 'none') return null
  const hasRow = loss.cause !== 'value' && !hasOtherCauses(loss)
  return hasRow ? null : { text: lossShareText(loss.share), tone: LOSS_TONES[loss.tier] }
}

export function checkRow({ blockNumber }: Quote, check: QuoteCheck): { text: string; about: string; tone: FigureTone } {
  const block = grouped(String(blockNumber))
  return {
    text: checkText(check, block),
    about: checkAbout(check, block, settings.rpcQuorum > 1 ? settings.rpcQuorum : null),
    tone: check === 'differs' ? 'warn' : 'plain',
  }
}
