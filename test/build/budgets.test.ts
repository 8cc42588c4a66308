import { gzipSync } from 'node:zlib'
import { budgetTable, javascriptLimits, LIMITS, overBudget } from '../../src/build/budgets'
import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import type { Settings } from '../../src/config/settings'
import { buildConstants } from '../../src/build/constants'

const sizes = [
  { what: 'JavaScript', bytes: 130_000, limit: 130_000 },
  { what: 'CSS', bytes: 14_001, limit: 14_000 },
  { what: 'all JavaScript', bytes: 900_000, limit: null },
]

test('only what is larger than its limit is over budget', () => {
  expect(overBudget(sizes).map(({ what }) => what)).toEqual(['CSS'])
})

test('the table shows kilobytes of 1000 bytes and marks what is too large', () => {
  expect(budgetTable(sizes).replace(/ +/g, ' ').split('\n')).toEqual([
    ' JavaScript 130.0 kB of 130.0 kB',
    ' CSS 14.0 kB of 14.0 kB TOO LARGE',
    ' all JavaScript 900.0 kB',
  ])
})

/** The code of a build's settings, which the first load has, and of the contracts of its networks, which it has not. */
function codeOf(settings: Settings) {
  const { __SETTINGS__ = '', __DEPLOYMENTS__ = '' } = buildConstants(settings)
  const [early, contracts] = [__SETTINGS__, __DEPLOYMENTS__].map((code) => gzipSync(code, { level: 9 }).length)
  return { settings: early!, contracts: contracts! }
}

test('the first load may grow by 3 kB for any set of networks, and the tables of all fit in two thirds of that', () => {
  expect(javascriptLimits(readSettings({}))).toEqual({ initialJs: LIMITS.initialJs, idleJs: LIMITS.idleJs })
  const alone = readSettings({ SUPPORTED_CHAIN_IDS: '8453' })
  expect(javascriptLimits(alone)).toEqual({ initialJs: LIMITS.initialJs + 800, idleJs: LIMITS.idleJs + 1_600 })
  // Each with the hosted node service and two nodes beside it.
  const nodes: Record<string, string> = {}
  for (const id of KNOWN_CHAIN_IDS)
    nodes[`RPC_URLS_${id}`] = `https://first-${id}.example.org,https://second-${id}.example.net`
  const ids = KNOWN_CHAIN_IDS.filter((id) => id !== 31337).join()
  const all = readSettings({ SUPPORTED_CHAIN_IDS: ids, ALCHEMY_KEY: 'a'.repeat(32), ...nodes })
  expect(javascriptLimits(all).initialJs).toBe(LIMITS.initialJs + 3_000)
  const [most, usual] = [codeOf(all), codeOf(readSettings({}))]
  expect(most.settings - usual.settings).toBeLessThan(2_000)
  // What the first load has no room for.
  expect(most.contracts - usual.contracts).toBeGreaterThan(4_000)
})
