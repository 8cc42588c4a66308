import { type LossTier, lostText, type TradeLoss } from '../../../domain/trade/loss'
import type { Currency } from '../../../domain/token/token'
import { shareOf } from '../../../domain/token/millionths'

export type FigureTone = 'plain' | 'warn' | 'down'

export const LOSS_TONES: Record<LossTier, FigureTone> = {
  none: 'plain',
  note: 'plain',
  warning: 'warn',
  accept: 'down',
  type: 'down',
  blocked: 'down',
}

/** The loss as text. `amountIn` is in base units. */
export const lossAmountText = (loss: TradeLoss, sell: Currency, amountIn: bigint): string =>
  lostText(loss, sell, shareOf(amountIn, loss.share))
