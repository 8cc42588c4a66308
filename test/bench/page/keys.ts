import { openPools } from '../../chain/openPools'
import { tokenOf } from '../../chain/world'
import type { Figure } from '../figures'
import type { Stage } from './stage'

/** The first ones warm up. */
const WARM = 6

/** The time from each key to the new amount, in milliseconds, on a page that has one. */
async function timesOf(stage: Stage, url: string, keys: number): Promise<number[]> {
  const visit = await stage.visit()
  try {
    await visit.goto(url)
    const { page } = visit
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#amount-receive')?.value)
    await visit.settle()
    await page.locator('#amount-sell').press('End')
    const times: number[] = []
    for (let key = 0; key < WARM + keys; key++) {
      const digit = key % 2 === 0 ? String(1 + (key % 9)) : 'Backspace'
      const time = await visit.during(
        (probe) => probe.nextValue('#amount-receive'),
        () => page.keyboard.press(digit),
      )
      if (key >= WARM) times.push(time)
    }
    return times
  } finally {
    await visit.close()
  }
}

/**
 * Types into the trade card of a pair that has a hundred pools, and into a field beside the amount of a single one. The
 * pools stay on the chain: nothing is measured after it.
 */
export async function measureKeys(stage: Stage, keys: number): Promise<Figure[]> {
  await openPools(stage.chain)
  const pair = { inputCurrency: tokenOf('UNI').address, outputCurrency: tokenOf('LINK').address, value: '100' }
  const ours = await timesOf(stage, `${stage.urlOf('ours')}/swap?${new URLSearchParams(pair)}`, keys)
  const floor = await timesOf(stage, `${stage.urlOf('floor')}/keys.html`, keys)
  const row = { part: 'keys', unit: 'ms', ours, floor } as const
  return [
    { ...row, what: 'digit → new quote painted, 100 pools, median' },
    { ...row, what: 'digit → new quote painted, 100 pools, 95 %', share: 0.95 },
  ]
}
