import { expect, test } from '@jest/globals'
import { getAddress } from 'ethers'
import { KNOWN_CHAIN_IDS } from '../../src/build/settings'
import { deploymentOf } from '../../src/config/deployments'

test.each([...KNOWN_CHAIN_IDS])('chain %p: every address has its checksum, and none stands twice', (id) => {
  const { bases, stables, usdc, weth, ...contracts } = deploymentOf(id)!
  for (const address of [...Object.values(contracts), ...bases, usdc, weth]) expect(getAddress(address)).toBe(address)
  expect(bases[0]).toBe(weth)
  expect(bases).toContain(usdc)
  for (const stable of stables) expect(bases).toContain(stable)
  const all = [...Object.values(contracts), ...bases]
  expect(new Set(all).size).toBe(all.length)
})

test('X01: a chain we do not know has no contracts', () => expect(deploymentOf(56)).toBeUndefined())
