import { gzipSync } from 'node:zlib'
import { accept, growth, networkAllowance, sizeTable } from '../../src/build/sizes'
import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import type { Settings } from '#config/settings'
import { buildConstants } from '../../src/build/constants'

const size = (what: string, bytes: number, accepted: number | null, ofNetworks = 0) => ({
  what,
  bytes,
  accepted,
  ofNetworks,
})

test('a build may be two hundredths larger than the accepted one; beyond that, what has grown is named', () => {
  const kept = [size('JavaScript', 132_600, 130_000), size('font', 10_000, 18_000)]
  expect(growth(kept)).toBeNull()
  const grown = growth([...kept, size('CSS', 14_300, 14_000), size('pictures', 900, null)])
  expect(grown).toContain('  CSS: 14.3 kB, was 14.0 kB\n  pictures: 0.9 kB, and was never accepted\n')
  expect(grown).toContain('npm run build -- --accept')
  expect(grown).not.toContain('JavaScript:')
})

test('what the networks of a build need is room beside that, and no such build is accepted', () => {
  const several = [size('JavaScript', 135_600, 130_000, 3_000)]
  expect(growth(several)).toBeNull()
  expect(growth([size('JavaScript', 135_601, 130_000, 3_000)])).toContain('JavaScript: 135.6 kB, was 130.0 kB')
  expect(() => {
    accept(several)
  }).toThrow('SUPPORTED_CHAIN_IDS')
})

test('the table shows kilobytes of 1000 bytes and marks what is too large', () => {
  const rows = [size('JavaScript', 130_000, 130_000), size('CSS', 14_301, 14_000), size('font', 900, 1_000)]
  expect(sizeTable(rows).replace(/ +/g, ' ').split('\n')).toEqual([
    ' JavaScript 130.0 kB (accepted: 130.0 kB)',
    ' CSS 14.3 kB (accepted: 14.0 kB) TOO LARGE',
    ' font 0.9 kB (accepted: 1.0 kB)',
  ])
})

/** The gzip size of a build's settings and of the contract addresses of its networks, in bytes. */
const codeOf = (settings: Settings) =>
  ['__SETTINGS__', '__DEPLOYMENTS__'].reduce(
    (sum, name) => sum + gzipSync(buildConstants(settings)[name] ?? '', { level: 9 }).length,
    0,
  )

test('what any set of networks adds to the first load is allowed for', () => {
  const usual = readSettings({})
  expect(networkAllowance(usual)).toBe(0)
  expect(networkAllowance(readSettings({ SUPPORTED_CHAIN_IDS: '8453' }))).toBe(1_600)
  const nodes: Record<string, string> = {}
  for (const id of KNOWN_CHAIN_IDS)
    nodes[`RPC_URLS_${id}`] = `https://first-${id}.example.org,https://second-${id}.example.net`
  const ids = KNOWN_CHAIN_IDS.filter((id) => id !== 31337).join()
  const all = readSettings({ SUPPORTED_CHAIN_IDS: ids, ALCHEMY_KEY: 'a'.repeat(32), ...nodes })
  expect(codeOf(all) - codeOf(usual)).toBeLessThan(networkAllowance(all))
})
