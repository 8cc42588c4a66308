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

/** A token with such a symbol, as a short string in the ABI has it, and such decimals. */
const dollars = (symbol: string, decimals: bigint) => (data: Hex) =>
  data === '0x313ce567'
    ? word(decimals)
    : (`0x${uintWord(32n)}${uintWord(symbol.length)}${Buffer.from(symbol).toString('hex').padEnd(64, '0')}` as Hex)

/** The network's contracts, without those of V2. */
const contracts = {
  [multicall]: () => word(1n),
  [weth]: () => word(18n),
  [usdc]: dollars('USDC', 6n),
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

test.each([
  ['has no code', () => '0x' as Hex],
  ['reverts', () => undefined],
  ['has other decimals', dollars('USDC', 18n)],
  ['is not called a dollar', dollars('WBTC', 6n)],
  ['says no symbol', (data: Hex) => (data === '0x313ce567' ? word(6n) : word(0n))],
])('nothing is traded where the dollar token %s: all prices and losses are by it', async (_, answer) => {
  const { node } = fakeMulticall({ ...contracts, [usdc]: answer })
  expect(await checkContracts(node, SEPOLIA)).toEqual({ executor: null, reason: 'unexpected' })
})

// Whatever a table has from memory: the check does not know which rows these are, and asks all.
const FIELDS = ['weth', 'multicall', 'v3Factory', 'quoter', 'tickLens', 'swapRouter', 'usdc'] as const
const V2 = ['v2Factory', 'v2Router'] as const
test.each(NETWORKS.map(({ chain: { name, id } }) => [name, id] as const))(
  'another contract at an address in the table of %s, and nothing is traded there',
  async (_, id) => {
    const { deployment: d } = NETWORKS.find(({ chain }) => chain.id === id)!
    const right = {
      [d.multicall]: () => word(1n),
      ...(d.arbSys && { [d.arbSys]: () => word(1n) }),
      [d.weth]: () => word(18n),
      [d.usdc]: dollars(d.usdcSymbol ?? 'USDC', BigInt(d.usdcDecimals ?? 6)),
      [d.v2Factory]: () => word(1n),
      [d.v2Router]: (data: Hex) => address(data === '0xc45a0155' ? d.v2Factory : d.weth),
      [d.v3Factory]: () => word(10n),
      [d.quoter]: (data: Hex) => address(data === '0xc45a0155' ? d.v3Factory : d.weth),
      [d.swapRouter]: (data: Hex) =>
        address(data === '0xc45a0155' ? d.v3Factory : data === '0x68e0d4e1' ? d.v2Factory : d.weth),
      [d.tickLens]: () => undefined,
    }
    expect((await checkContracts(fakeMulticall(right).node, id)).executor).toBe('swapRouter02')
    for (const field of [...FIELDS, ...(d.withoutV2 ? [] : V2), ...(d.arbSys ? (['arbSys'] as const) : [])]) {
      // A contract that answers every question, as one of another kind might.
      const { node } = fakeMulticall({ ...right, [d[field]!]: () => word(7n) })
      const { executor } = await checkContracts(node, id)
      // Of Multicall only that it answers can be asked; without it no answer comes at all.
      expect([field, executor]).toEqual([
        field,
        ['multicall', 'v2Factory', 'arbSys'].includes(field) ? 'swapRouter02' : null,
      ])
      const { node: absent } = fakeMulticall({ ...right, [d[field]!]: () => '0x' })
      const without = (await checkContracts(absent, id)).executor
      expect([field, without]).toEqual([field, field === 'swapRouter' && !d.withoutV2 ? 'v2Router' : null])
    }
  },
)
