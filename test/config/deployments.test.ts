import { expect, test } from '@jest/globals'
import { getAddress } from 'ethers'
import { KNOWN_CHAIN_IDS } from '../../src/build/settings'
import { deploymentOf } from '../../src/config/deployments'

test.each([...KNOWN_CHAIN_IDS])('chain %p: every address has its checksum, and none stands twice', (id) => {
  const { bases, stables, usdc, weth, usdFeeds, ...contracts } = deploymentOf(id)!
  const feeds = usdFeeds.map(({ feed }) => feed)
  for (const address of [...Object.values(contracts), ...bases, ...feeds, usdc, weth]) {
    expect(getAddress(address)).toBe(address)
  }
  expect(usdFeeds.find(({ token }) => token === weth)?.feed).toBe(contracts.ethUsdFeed)
  for (const { token } of usdFeeds) expect(bases).toContain(token)
  expect(bases[0]).toBe(weth)
  expect(bases).toContain(usdc)
  for (const stable of stables) expect(bases).toContain(stable)
  const all = [...new Set([...Object.values(contracts), ...feeds]), ...bases]
  expect(new Set(all).size).toBe(all.length)
  expect(new Set(feeds).size).toBe(feeds.length)
})

test('X01: a chain we do not know has no contracts', () => expect(deploymentOf(56)).toBeUndefined())
