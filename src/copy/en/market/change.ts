import { grouped } from '../../../domain/browser/locale'
import { percentText } from '../../../domain/token/millionths'
import { type ChangeDirection, type Coverage, directionOf, type PriceChange } from '../../../domain/market/history'
import { dateText, sinceText } from '../browser/time'

/** Before a change, for those who see no colour. */
export const DIRECTION = { up: 'up', down: 'down', none: 'unchanged' } as const

export const blockText = (blockNumber: number) => `block ${grouped(String(blockNumber))}`

/** A change without its sign, as "1.24%", and which way it went. */
export const directedChange = (hundredths: bigint): { direction: ChangeDirection; text: string } => ({
  direction: directionOf(hundredths),
  text: percentText(hundredths < 0n ? -hundredths : hundredths),
})

/** A change of price, with the block or the moment that it is measured from. */
export function changeText({ hundredths, since }: PriceChange): {
  direction: ChangeDirection
  /** Without a sign, as "1.24%". */
  text: string
  title: string
} {
  const block = since.blockNumber === null ? '' : `${blockText(since.blockNumber)}, `
  return {
    ...directedChange(hundredths),
    title: `Since ${block}${dateText(since.timestamp * 1000)}`,
  }
}

/** Where a line or a range does not cover the whole time: "since 14:02". */
export const coverText = ({ since }: Coverage, now: { timestamp: number }) =>
  `since ${sinceText(since * 1000, now.timestamp * 1000)}`
