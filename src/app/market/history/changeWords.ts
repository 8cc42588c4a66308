import { grouped } from '../../../domain/page/grouped'
import type { PriceChange } from '../../../domain/market/history'
import type { Change } from '../../../views/market/PriceChart'
import { dateText } from '#copy/page/time'

/** A change of price as it is shown, with the block or the moment that it is measured from. */
export function changeWords({ hundredths, since }: PriceChange): Change {
  const size = hundredths < 0n ? -hundredths : hundredths
  const block = since.blockNumber === null ? '' : `block ${grouped(String(since.blockNumber))}, `
  return {
    direction: hundredths < 0n ? 'down' : 'up',
    text: `${grouped((size / 100n).toString())}.${(size % 100n).toString().padStart(2, '0')}%`,
    title: `Since ${block}${dateText(since.timestamp * 1000)}`,
  }
}
