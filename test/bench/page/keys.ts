import { openPools } from '../../chain/openPools'
import { tokenOf } from '../../chain/world'
import type { Figure } from '../figures'
import type { Stage } from './stage'

/** The first ones warm up. */
const WARM = 6

/** Types into the trade card of a pair that has a hundred pools. They stay on the chain: nothing is measured after it. */
export async function measureKeys(stage: Stage, keys: number): Promise<Figure[]> {
  await openPools(stage.chain)
  const visit = await stage.visit()
  try {
    const pair = { inputCurrency: tokenOf('UNI').address, outputCurrency: tokenOf('LINK').address, value: '100' }
    await visit.goto(`${stage.urlOf('ours')}/swap?${new URLSearchParams(pair)}`)
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
    const row = { part: 'keys', unit: 'ms', ours: times, floor: [] } as const
    return [
      { ...row, what: 'digit → new quote painted, 100 pools, median' },
      { ...row, what: 'digit → new quote painted, 100 pools, 95 %', share: 0.95 },
    ]
  } finally {
    await visit.close()
  }
}
