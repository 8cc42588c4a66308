import { transactionMark } from '../transaction/status'
import type { StoredTransaction } from '../transaction/transaction'
import type { TradeSide } from '../market/tradeMarks'
import { type CurrencyId, sameCurrency, scaleWith, type TokenScale } from '../token/token'
import { certainAmounts, type RecordedSide, type SwapRecord } from './swapRecord'

/** An account's swaps: the swaps sent from this browser, and the swaps found by searching the chain. */

/** The two currencies of a chart. `other` is null if the chart shows trades against all currencies. */
export interface Charted {
  id: CurrencyId
  other: CurrencyId | null
}

/** An amount in base units, with the multiplier of the time of its trade. */
type OwnAmount = Pick<RecordedSide, 'id'> & TokenScale & { units: bigint }

/** A trade of the charted currency. Both amounts are certain. */
interface OwnTrade {
  /** Distinguishes trades of the same transaction. */
  id: string
  /** The time of the trade's block, in Unix seconds. */
  timestamp: number
  side: TradeSide
  own: OwnAmount
  against: OwnAmount
}

/** Whether a stored transaction is a swap that was mined as requested. */
export const isOwnSwap = (transaction: StoredTransaction): boolean =>
  transaction.request.info?.kind === 'swap' && transactionMark(transaction) === 'confirmed'

function sideIn(sold: CurrencyId, bought: CurrencyId, { id, other }: Charted): TradeSide | null {
  const isOther = (against: CurrencyId) => other === null || sameCurrency(other, against)
  if (sameCurrency(sold, id) && isOther(bought)) return 'sold'
  return sameCurrency(bought, id) && isOther(sold) ? 'bought' : null
}

/** Whether a stored swap of the charted currencies may have been mined at or after `since`, in Unix seconds. */
export function mayBeCharted({ request, addedAt, changedAt = addedAt }: StoredTransaction, since: number, of: Charted) {
  const { info } = request
  return info?.kind === 'swap' && changedAt >= since * 1_000 && sideIn(info.sold.token, info.bought.token, of) !== null
}

const amountOf = ({ id, decimals, uiMultiplier }: RecordedSide, units: bigint): OwnAmount | null =>
  decimals === null ? null : { id, units, ...scaleWith(decimals, uiMultiplier) }

/** The trades of the charted currencies, oldest first, without those with an uncertain amount. */
export function tradesOf(records: readonly SwapRecord[], of: Charted): OwnTrade[] {
  return records
    .flatMap((record): OwnTrade[] => {
      const { hash, execution, timestamp, isWrap, sell, buy } = record
      const id = execution === null ? hash : `${hash}:${execution}`
      const amounts = isWrap ? null : certainAmounts(record)
      const side = sideIn(sell.id, buy.id, of)
      if (!amounts || !side) return []
      const [sold, bought] = [amountOf(sell, amounts.sold), amountOf(buy, amounts.received)]
      if (!sold || !bought) return []
      const [own, against] = side === 'sold' ? [sold, bought] : [bought, sold]
      return [{ id, timestamp, side, own, against }]
    })
    .sort((a, b) => a.timestamp - b.timestamp)
}
