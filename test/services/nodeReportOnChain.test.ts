import { findingText } from '#copy/chain/nodes'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readNodeReport } from '#services/settings/nodeReport'
import type { LocalChain } from '../chain/startChain'
import { chainAt } from '../support/chainAt'
import { sharedChain } from '../support/sharedChain'

let chain: LocalChain
beforeAll(async () => {
  chain = await sharedChain({ history: true })
})
afterAll(() => chain.stop())

test('a real node with a month of blocks can do all that the product needs', async () => {
  const report = await readNodeReport(chain.url, chainAt([chain.url]))
  expect(report.host).toBe(new URL(chain.url).host)
  expect(report.blockNumber).toBeGreaterThan(150)
  expect(report.ageSeconds).toBeLessThan(300)
  expect(report.abilities.map(({ ability, isAble }) => [ability, isAble])).toEqual([
    ['chain', true],
    ['batches', true],
    ['overrides', true],
    ['archive', true],
    ['logs', true],
  ])
  const found = report.abilities.map(findingText)
  expect(found[3]).toMatch(/^(30 days back|Back to the first block)$/)
  expect(found[4]).toBe(`Up to ${report.blockNumber + 1} blocks at once`)
})
