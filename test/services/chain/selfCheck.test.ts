import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { NETWORKS } from '../../../src/config/networks/all'
import { settings } from '../../../src/config/settings'
import { spendersOf } from '../../../src/config/spenders'
import { checkContracts } from '../../../src/services/chain/selfCheck'
import type { Hex } from '../../../src/boundary/node'
import { addressWord, uintWord } from '../../../src/services/rpc/words'
import { poolPlaces } from '../../../src/services/trade/pools/pools'
import { fakeMulticall } from '../../support/fakeMulticall'

const { networks } = settings
beforeAll(() => void (settings.networks = NETWORKS))
afterAll(() => void (settings.networks = networks))

const SEPOLIA = 11155111
const { deployment } = NETWORKS.find(({ chain }) => chain.id === SEPOLIA)!
const { weth, usdc, multicall, v2Factory, v2Router, v3Factory, quoter, swapRouter, tickLens } = deployment
const word = (value: bigint): Hex => `0x${uintWord(value)}`
const address = (of: string): Hex => `0x${addressWord(of)}`

/** The network's contracts, without those of V2. */
const contracts = {
  [multicall]: () => word(1n),
  [weth]: () => word(18n),
  [v3Factory]: () => word(10n),
  [quoter]: (data: Hex) => address(data === '0xc45a0155' ? v3Factory : weth),
  [swapRouter]: (data: Hex) => address(data === '0xc45a0155' ? v3Factory : weth),
  [tickLens]: () => undefined,
}

test('a network without V2 can be traded on, whatever is at the addresses of V2', async () => {
  expect(deployment.withoutV2).toBe(true)
  const { node, batches } = fakeMulticall(contracts)
  expect(await checkContracts(node, SEPOLIA)).toEqual({ executor: 'swapRouter02', reason: null })
  expect(batches.flat().filter(({ to }) => to === v2Factory || to === v2Router)).toEqual([])
})

test('where V2 is left out there is no other router than SwapRouter02', async () => {
  const { node } = fakeMulticall({ ...contracts, [swapRouter]: () => '0x' })
  expect(await checkContracts(node, SEPOLIA)).toEqual({ executor: null, reason: 'unexpected' })
})

test('nothing goes through V2 there, and nothing is said to be approved for it', () => {
  expect(poolPlaces(deployment, weth, usdc).map(({ protocol }) => protocol)).toEqual(['v3', 'v3', 'v3', 'v3'])
  expect(spendersOf(SEPOLIA).map(({ address: spender }) => spender)).not.toContain(v2Router)
})
