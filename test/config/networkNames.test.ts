import { readdirSync, readFileSync } from 'node:fs'
import { KNOWN_CHAIN_IDS, readSettings } from '../../src/build/settings'
import { NETWORKS, unlistedNetworks } from '#config/networks/all'
import { iconBackgroundOf } from '#domain/chain/network'
import { buildConstants } from '../../src/build/constants'
import type { shownNetwork } from '#config/chains'

const SHIPPED = readdirSync('public/icons/chains').map((file) => Number(file.replace('.svg', '')))

async function inBuildOf(chainIds: string, run: (shown: typeof shownNetwork) => void) {
  const settings = readSettings({ CHAIN_IDS: chainIds, SUPPORTED_CHAIN_IDS: chainIds.split(',')[0] })
  const before = { __SETTINGS__, __UNLISTED_NETWORKS__ }
  const { __UNLISTED_NETWORKS__: unlisted = '' } = buildConstants(settings)
  Object.assign(globalThis, {
    __SETTINGS__: settings,
    __UNLISTED_NETWORKS__: JSON.parse(unlisted.slice(1, -1)) as unknown,
  })
  try {
    await jest.isolateModulesAsync(async () => {
      const names = await import('#config/chains')
      run(names.shownNetwork)
    })
  } finally {
    Object.assign(globalThis, before)
  }
}

test('an icon ships of every network that can be named, and of no other', () => {
  const named = Object.keys(unlistedNetworks([])).map(Number)
  expect(named.toSorted((a, b) => a - b)).toEqual(SHIPPED.toSorted((a, b) => a - b))
  for (const id of SHIPPED) expect(readFileSync(`public/icons/chains/${id}.svg`, 'utf8')).toContain('<svg')
})

describe.each(['3,4,1,31337', '8453', KNOWN_CHAIN_IDS.join()])('in a build with CHAIN_IDS=%s', (chainIds) => {
  test('each network whose icon ships with it is shown by name', async () => {
    await inBuildOf(chainIds, (shown) => {
      const networks = SHIPPED.map((id) => [id, shown(id)] as const)
      expect(networks.length).toBeGreaterThanOrEqual(15)
      for (const [id, network] of networks) expect([id, network?.iconUrl]).toEqual([id, `/icons/chains/${id}.svg`])
      expect(new Set(networks.map(([, network]) => network?.name)).size).toBe(SHIPPED.length)
    })
  })

  test('those that the product can be set up for have the name and the icon of their table', async () => {
    await inBuildOf(chainIds, (shown) => {
      for (const { chain } of NETWORKS) {
        expect(SHIPPED).toContain(chain.id)
        expect(shown(chain.id)).toMatchObject({
          name: chain.name,
          iconBackground: iconBackgroundOf(chain.iconHue),
        })
      }
    })
  })

  test('others have neither name nor icon', async () => {
    await inBuildOf(chainIds, (shown) => {
      expect(shown(250)).toBeNull()
    })
  })
})
