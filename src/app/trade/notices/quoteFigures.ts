import { checkAbout, checkText } from '#copy/trade/quoteDetails'
import { lossShareText } from '#copy/trade/loss'
import { settings } from '../../../config/settings'
import { TAX_TIERS } from '../../../domain/trade/limits'
import type { TradeLoss } from '../../../domain/trade/loss'
import type { Quote, QuoteCheck } from '../../../domain/trade/quote'
import { type FigureTone, LOSS_TONES } from './figures'

/** The tone of a trade's transfer taxes, in millionths. */
export function taxTone(tax: bigint): FigureTone {
  if (tax >= TAX_TIERS.danger) return 'down'
  return tax >= TAX_TIERS.warning ? 'warn' : 'plain'
}

/** The row for the difference in dollar value, where that is the larger loss. */
export function differenceOf(loss: TradeLoss | null): { text: string; tone: FigureTone } | null {
  if (loss === null) return null
  const { share, byPools, tier } = loss
  return share > byPools && tier !== 'none' ? { text: lossShareText(share), tone: LOSS_TONES[tier] } : null
}

/** The row for the verification status of a quote. */
export function checkRow({ blockNumber }: Quote, check: QuoteCheck): { text: string; about: string; tone: FigureTone } {
  return {
    text: checkText(check, blockNumber),
    about: checkAbout(check, blockNumber, settings.rpcQuorum),
    tone: check === 'differs' ? 'warn' : 'plain',
  }
}
