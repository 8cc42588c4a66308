import { tradeAmountAtMost } from '../../domain/token/amount'
import { LOSS_TIERS } from '../../domain/limits'
import { usdTextAtMost } from '../../domain/market/money'
import type { Currency } from '../../domain/token/token'
import { lossPercent } from '../../domain/trade/impact'
import { type LossTier, needsAcceptance, type TradeLoss } from '../../domain/trade/loss'
import type { TradeNotice } from '../../views/trade/TradeNoticeView'
import type { LossConsent } from './useLossAcceptance'

/** The words for what a trade loses, the same on the card and in the review. */

export const LOSS_TONES: Record<LossTier, 'plain' | 'warn' | 'down'> = {
  none: 'plain',
  note: 'plain',
  warning: 'warn',
  accept: 'down',
  type: 'down',
  blocked: 'down',
}

/** The loss in dollars, or in the token that is sold where its dollar value is not known. */
export function lostText({ share, usd }: TradeLoss, sell: Currency, amountIn: bigint): string {
  if (usd !== null) return usdTextAtMost(usd)
  return `${tradeAmountAtMost((amountIn * share + 999_999n) / 1_000_000n, sell.decimals)}\u00a0${sell.symbol}`
}

/** The row for the difference of the dollar values, where that is the larger loss. */
export function differenceText(loss: TradeLoss | null): { text: string; tone: 'plain' | 'warn' | 'down' } | null {
  if (loss === null) return null
  const { share, byPools, tier } = loss
  return share > byPools && tier !== 'none' ? { text: `−${lossPercent(share)}`, tone: LOSS_TONES[tier] } : null
}

/** What the main button says when a trade is not made for its loss. */
export function blockedLabel({ cause }: TradeLoss): string {
  return cause === 'impact' ? 'Price impact too high' : 'Loss too high'
}

function title({ cause, share, byPools }: TradeLoss): string {
  const percent = lossPercent(cause === 'value' ? share : byPools)
  if (cause === 'tax') return `${percent} lost to a token’s own fee`
  return cause === 'value' ? `Worth ${percent} less` : `${percent} price impact`
}

const INSTEAD = 'Enter a smaller amount or choose another token.'

function text({ tier, cause }: TradeLoss, lost: string): string {
  const isByValue = cause === 'value'
  const less = isByValue
    ? `What you receive is worth about ${lost} less than what you sell.`
    : `You get about ${lost} less than the market price.`
  if (cause === 'tax' && tier !== 'blocked')
    return `A token of this trade keeps a part of each transfer. You lose about ${lost}, whatever the amount.`
  const lose = isByValue
    ? `You would lose about ${lost}: what you receive is worth less than what you sell.`
    : `You would lose about ${lost} against the market price.`
  switch (tier) {
    case 'blocked':
      return `${lose} Swaps that lose ${LOSS_TIERS.blocked / 10_000n}% or more are not made here. ${INSTEAD}`
    case 'accept':
    case 'type':
      return `${lose} ${isByValue ? 'A smaller amount or another token may lose less.' : 'Smaller swaps lose less.'}`
    case 'warning':
      return isByValue ? less : `This pool is small for this amount. ${less}`
    default:
      return less
  }
}

const KINDS = { plain: 'neutral', warn: 'warn', down: 'down' } as const

/** The notice of a loss, with what must be ticked or typed; null when there is nothing to say. */
export function lossNotice(loss: TradeLoss, lost: string, consent: LossConsent): TradeNotice | null {
  const { tier } = loss
  if (tier === 'none') return null
  const notice = { kind: KINDS[LOSS_TONES[tier]], title: title(loss), text: text(loss, lost) }
  if (!needsAcceptance(loss) || consent.isGivenBefore) return notice
  if (tier === 'type') {
    const { word } = consent
    return {
      ...notice,
      confirm: {
        label: `To accept this, type ${word}, the per cent that you would lose`,
        error: `Type ${word} to go on.`,
        word,
        text: consent.text,
        onText: consent.type,
      },
    }
  }
  return {
    ...notice,
    accept: {
      label: `I accept losing about ${lost}`,
      checked: consent.isAccepted,
      onChange: consent.tick,
    },
  }
}
