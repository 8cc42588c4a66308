import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getAddress } from 'ethers'
import { NETWORKS } from '#config/networks/all'
import { settings } from '#config/settings'
import { directSpendersOf, permit2SpendersOf, spenderName, spendersOf } from '#config/spenders'
import { PERMIT2, PERMIT2_SPENDERS } from '#config/uniswap'
import { deploymentOf } from '#config/deployments'

const { networks } = settings
beforeAll(() => void (settings.networks = NETWORKS))
afterAll(() => void (settings.networks = networks))

test('networks with mainnet’s contracts have mainnet’s spenders, and every other its own', () => {
  for (const { chain } of NETWORKS) {
    const isMainnets = chain.listChainId === 1
    expect([chain.name, permit2SpendersOf(chain.id) === PERMIT2_SPENDERS]).toEqual([chain.name, isMainnets])
    expect(permit2SpendersOf(chain.id).length).toBeGreaterThan(0)
    for (const { address } of spendersOf(chain.id)) expect(getAddress(address)).toBe(address)
    const names = spendersOf(chain.id).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(spendersOf(chain.id)).toContain(PERMIT2)
  }
})

test('one address has the name that it has on that network, or none', () => {
  const address = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
  expect(spenderName(1, address)).toBe('Uniswap V2 router')
  expect(spenderName(480, address)).toBe('Uniswap Universal Router 1.2')
  expect(spenderName(8453, address)).toBeNull()
  const first = '0xE592427A0AEce92De3Edee1F18E0157C05861564'
  expect([1, 10, 8453].map((id) => spenderName(id, first))).toEqual(['Uniswap V3 router', 'Uniswap V3 router', null])
})

test('the approvals of a trade are for the contracts that the list of approvals names', () => {
  const { swapRouter, v2Router, v4 } = deploymentOf(1)!
  expect([swapRouter, v2Router, v4!.universalRouter, PERMIT2.address].map((each) => spenderName(1, each))).toEqual([
    'Uniswap SwapRouter02',
    'Uniswap V2 router',
    'Uniswap Universal Router 2',
    'Permit2',
  ])
})

test('the Universal Routers of every version are checked through Permit2, and through it alone', () => {
  for (const { chain } of NETWORKS) {
    const routers = permit2SpendersOf(chain.id)
    const versions = chain.id === 4663 ? ['2.1.1', '2.1.1 (second)', '2.1.2'] : ['2', '2.1.1', '2.1.2']
    expect(routers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(versions.map((version) => `Uniswap Universal Router ${version}`)),
    )
    expect(directSpendersOf(chain.id).filter((spender) => routers.includes(spender))).toEqual([])
  }
})
