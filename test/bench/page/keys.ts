import { openPools } from '../../chain/openPools'
import { tokenOf } from '../../chain/world'
import type { Figure } from '../figures'
import type { Stage } from './stage'

const WARM = 6

/** The times from each key press until the new amount is painted, in milliseconds. */
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

/** A pair with a hundred pools, against a single pool. It must be measured last: the pools remain on the chain. */
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
