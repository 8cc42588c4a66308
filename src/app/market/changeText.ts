import { changedSince } from '#copy/market/figures'
import { dateText } from '#domain/browser/time'
import { directedChange, type PriceChange } from '#domain/market/history'

/** A price change as text. The title names the block or the time since which the change is measured. */
export const changeText = ({ hundredths, since }: PriceChange) => ({
  ...directedChange(hundredths),
  title: changedSince(since.blockNumber, dateText(since.timestamp * 1_000)),
})
