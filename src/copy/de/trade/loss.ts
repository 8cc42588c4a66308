import { percentage } from '../../../domain/browser/locale'
import { LOSS_TIERS } from '../../../domain/trade/limits'
import { usdTextAtMost } from '../../../domain/market/money'
import { tradeAmountAtMost } from '../../../domain/token/amount'
import type { Currency } from '../../../domain/token/token'
import { lossPercent } from '../../../domain/token/millionths'
import { hasOtherCauses, type TradeLoss } from '../../../domain/trade/loss'

/** Words for what a trade loses, the same on the card and in the review. */

/**
 * The loss in dollars, or in the token that is sold where its dollar value is not known.
 * @param amount - of the loss, in base units of the sold token, rounded up
 */
export function lostText({ usd }: Pick<TradeLoss, 'usd'>, { decimals, symbol }: Currency, amount: bigint): string {
  return usd !== null ? usdTextAtMost(usd) : `${tradeAmountAtMost(amount, decimals)}\u00a0${symbol}`
}

/** "−3.00%" from millionths. */
export const lossShareText = (share: bigint) => `−${lossPercent(share)}`

/** The main button's label when the loss blocks the trade. */
export const blockedLabel = ({ cause }: TradeLoss) =>
  cause === 'impact' ? 'Preisauswirkung zu hoch' : 'Verlust zu hoch'

/** Always the loss that the trade is judged by. */
export function lossTitle(loss: TradeLoss): string {
  const percent = lossPercent(loss.share)
  if (loss.cause === 'value') return `${percent} weniger wert`
  if (hasOtherCauses(loss)) return `${percent} unter dem Marktpreis`
  return loss.cause === 'tax' ? `${percent} Verlust durch Gebühr eines Tokens` : `${percent} Preisauswirkung`
}

/** How much of a loss its cause alone is; empty where that is all of it. */
function causeText(loss: TradeLoss): string {
  if (!hasOtherCauses(loss)) return ''
  return ` Allein ${loss.cause === 'tax' ? 'die Tokengebühr' : 'die Preisauswirkung'} beträgt ${lossPercent(loss.ofCause)}.`
}

const INSTEAD = 'Geben Sie einen kleineren Betrag ein oder wählen Sie einen anderen Token.'

/** @param lost - as `lostText` has it */
export function lossText(loss: TradeLoss, lost: string): string {
  return `${lossSentences(loss, lost)}${causeText(loss)}`
}

function lossSentences(loss: TradeLoss, lost: string): string {
  const { tier, cause } = loss
  const isByValue = cause === 'value'
  const less = isByValue
    ? `Was Sie erhalten, ist etwa ${lost} weniger wert als das, was Sie verkaufen.`
    : `Sie erhalten etwa ${lost} weniger als zum Marktpreis.`
  if (cause === 'tax' && tier !== 'blocked')
    return `Ein Token in diesem Trade behält einen Anteil jeder Übertragung ein. Sie verlieren etwa ${lost}${hasOtherCauses(loss) ? '' : '; ein kleinerer Betrag hilft nicht'}.`
  const lose = isByValue
    ? `Sie würden etwa ${lost} verlieren: Was Sie erhalten, ist weniger wert als das, was Sie verkaufen.`
    : `Sie würden gegenüber dem Marktpreis etwa ${lost} verlieren.`
  switch (tier) {
    case 'blocked':
      return `${lose} Swaps mit einem Verlust von ${percentage(LOSS_TIERS.blocked / 10_000n)} oder mehr sind hier nicht erlaubt. ${INSTEAD}`
    case 'accept':
    case 'type':
      return `${lose} ${isByValue ? 'Mit einem kleineren Betrag oder einem anderen Token verlieren Sie möglicherweise weniger.' : 'Bei kleineren Swaps verlieren Sie weniger.'}`
    case 'warning':
      return isByValue ? less : `Dieser Pool ist klein für diesen Betrag. ${less}`
    default:
      return less
  }
}

export const acceptLabel = (lost: string) => `Ich akzeptiere, etwa ${lost} zu verlieren`

/**
 * What must be typed to accept a loss.
 * @param percent - the whole percentage, as `lossWord` has it
 * @param share - the loss that it stands for
 */
export function typeLabel(percent: string, share: bigint): string {
  const isWhole = share === BigInt(percent) * 10_000n
  const what = isWhole
    ? 'der Prozentsatz, den Sie verlieren würden'
    : `die ${lossPercent(share)}, die Sie verlieren würden, aufgerundet`
  return `Zum Fortfahren ${percent} eingeben (${what})`
}
/** Once that is done and less would be lost. @param percent - what was typed */
export const typedLabel = (percent: string) => `Sie haben akzeptiert, bis zu ${percentage(percent)} zu verlieren`
export const typeError = (percent: string) => `Zum Fortfahren ${percent} eingeben.`
