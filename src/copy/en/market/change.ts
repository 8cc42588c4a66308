import { grouped } from '../../../domain/page/grouped'
import type { PriceChange } from '../../../domain/market/history'
import { dateText } from '../page/time'

/** Before a change, for those who cannot see its colour. */
export const DIRECTION = { up: 'up', down: 'down' } as const

export const blockText = (blockNumber: number) => `block ${grouped(String(blockNumber))}`

/** A change of price, with the block or the time that it is measured from. */
export function changeText({ hundredths, since }: PriceChange): {
  direction: 'up' | 'down'
  /** Without a sign, for example "1.24%". */
  text: string
  title: string
} {
  const size = hundredths < 0n ? -hundredths : hundredths
  const block = since.blockNumber === null ? '' : `${blockText(since.blockNumber)}, `
  return {
    direction: hundredths < 0n ? 'down' : 'up',
    text: `${grouped((size / 100n).toString())}.${(size % 100n).toString().padStart(2, '0')}%`,
    title: `Since ${block}${dateText(since.timestamp * 1000)}`,
  }
}
