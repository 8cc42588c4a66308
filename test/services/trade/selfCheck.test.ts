import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AbiCoder, ZeroHash } from 'ethers'
import { NETWORKS } from '#config/networks/all'
import { settings } from '#config/settings'
import { spendersOf } from '#config/spenders'
import { PERMIT2 } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import type { V4Deployment } from '#domain/chain/network'
import { checkContracts, hasV4Contracts } from '#services/trade/selfCheck'
import type { Hex } from '#boundary/node'
import { poolPlaces } from '#services/pool/pools'
import { bySelector, type FakeContracts, fakeMulticall } from '../../support/fakeMulticall'
import { addressWord, uintWord } from '#services/chain/words'

const { networks } = settings
beforeAll(() => void (settings.networks = NETWORKS))
afterAll(() => void (settings.networks = networks))

const SEPOLIA = 11155111
const { deployment } = NETWORKS.find(({ chain }) => chain.id === SEPOLIA)!
const { weth, usdc, multicall, v2Factory, v2Router, v3Factory, quoter, swapRouter, tickLens } = deployment
const word = (value: bigint): Hex => `0x${uintWord(value)}`
const address = (of: string): Hex => `0x${addressWord(of)}`

/** A token with the given symbol, encoded as a short ABI string, and the given decimals. */
const dollars = (symbol: string, decimals: bigint) => (data: Hex) =>
  data === '0x313ce567'
    ? word(decimals)
    : (`0x${uintWord(32n)}${uintWord(symbol.length)}${Buffer.from(symbol).toString('hex').padEnd(64, '0')}` as Hex)

const counter = (chain: string, chainId: number) =>
  bySelector({ '0x42cbb15c': word(1n), [chain]: word(BigInt(chainId)) })
/** The wrapped coin, which treats unknown calls as a deposit. */
const wrapped = (data: Hex): Hex => (data === '0x313ce567' ? word(18n) : '0x')
const spacing = (data: Hex) => ({ 500: word(10n), 3000: word(60n) })[Number(`0x${data.slice(10)}`)]

const contracts = {
  [multicall]: counter('0x3408e470', SEPOLIA),
  [weth]: wrapped,
  [usdc]: dollars('USDC', 6n),
  [v3Factory]: spacing,
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

// These fields of the table could be wrong. The app cannot know which fields are wrong, so it checks all of them.
const FIELDS = ['weth', 'multicall', 'v3Factory', 'quoter', 'tickLens', 'swapRouter', 'usdc'] as const
const V2 = ['v2Factory', 'v2Router'] as const
test.each(NETWORKS.map(({ chain: { name, id } }) => [name, id] as const))(
  'another contract at an address in the table of %s, and nothing is traded there',
  async (_, id) => {
    const { deployment: d } = NETWORKS.find(({ chain }) => chain.id === id)!
    const right = {
      [d.multicall]: counter('0x3408e470', id),
      ...(d.arbSys && { [d.arbSys]: bySelector({ '0xa3b1b31d': word(9n), '0xd127f54a': word(BigInt(id)) }) }),
      [d.weth]: wrapped,
      [d.usdc]: dollars(d.usdcSymbol ?? 'USDC', BigInt(d.usdcDecimals ?? 6)),
      [d.v2Factory]: bySelector({ '0x574f2ba3': word(1n) }),
      [d.v2Router]: (data: Hex) => address(data === '0xc45a0155' ? d.v2Factory : d.weth),
      [d.v3Factory]: spacing,
      [d.quoter]: (data: Hex) => address(data === '0xc45a0155' ? d.v3Factory : d.weth),
      [d.swapRouter]: (data: Hex) =>
        address(data === '0xc45a0155' ? d.v3Factory : data === '0x68e0d4e1' ? d.v2Factory : d.weth),
      [d.tickLens]: () => undefined,
    }
    expect((await checkContracts(fakeMulticall(right).node, id)).executor).toBe('swapRouter02')
    for (const field of [...FIELDS, ...(d.withoutV2 ? [] : V2), ...(d.arbSys ? (['arbSys'] as const) : [])]) {
      // Replace the contract with one that answers every call with the same word. Try several words.
      const words = [0n, 1n, 7n, 10n, 18n, 60n, id, d.weth, d.v2Factory, d.v3Factory, 2n ** 256n - 1n]
      for (const answer of words.map((each) => word(BigInt(each)))) {
        const { node } = fakeMulticall({ ...right, [d[field]!]: () => answer })
        const { executor } = await checkContracts(node, id)
        expect([field, answer, executor]).toEqual([field, answer, null])
      }
      const { node: absent } = fakeMulticall({ ...right, [d[field]!]: () => '0x' })
      const without = (await checkContracts(absent, id)).executor
      expect([field, without]).toEqual([field, field === 'swapRouter' && !d.withoutV2 ? 'v2Router' : null])
    }
  },
)

describe('what V4 trades go through', () => {
  const ids = ['poolManager', 'quoter', 'universalRouter'] as const
  const v4 = {
    poolManager: '0x0000000000000000000000000000000000000a4a' as Address,
    quoter: '0x0000000000000000000000000000000000000b4b' as Address,
    universalRouter: '0x0000000000000000000000000000000000000c4c' as Address,
  }
  const owner = address('0x00000000000000000000000000000000000000aa')
  const manager = (data: Hex): Hex | undefined => {
    if (data.startsWith('0x01ffc9a7')) return word(data.startsWith('0x01ffc9a70f632fb3') ? 1n : 0n)
    if (data.startsWith('0xdbd035ff')) return `0x${uintWord(32)}${uintWord(1)}${owner.slice(2)}`
    return data === '0x8da5cb5b' ? owner : undefined
  }
  const right: FakeContracts = {
    [v4.poolManager]: manager,
    [v4.quoter]: bySelector({ '0xdc4c90d3': address(v4.poolManager) }),
    [v4.universalRouter]: bySelector({ '0xdc4c90d3': address(v4.poolManager) }),
    [PERMIT2.address]: bySelector({ '0x927da105': `0x${uintWord(0).repeat(3)}`, '0x3644e515': word(5n) }),
  }
  const check = (change: FakeContracts = {}, row: V4Deployment = v4) =>
    hasV4Contracts(fakeMulticall({ ...right, ...change }).node, 1, row)

  test('is there where each answers as it should', async () => {
    expect(await check()).toBe(true)
  })

  test.each([...ids.map((id) => [id, v4[id]] as const), ['Permit2', PERMIT2.address] as const])(
    'is not there without %s, nor with a contract in its place that answers anything with one word',
    async (_, at) => {
      expect(await check({ [at]: () => '0x' })).toBe(false)
      expect(await check({ [at]: () => undefined })).toBe(false)
      for (const answer of [word(0n), word(1n), address(v4.poolManager), owner, word(2n ** 256n - 1n)]) {
        expect(await check({ [at]: () => answer })).toBe(false)
        // An ABI-encoded array whose only element is this word is not accepted, either.
        const many = `0x${uintWord(32)}${uintWord(1)}${answer.slice(2)}` as const
        expect(await check({ [at]: () => many })).toBe(false)
      }
    },
  )

  test('is not there with a later router, which encodes swaps otherwise, nor with one of another manager', async () => {
    const later = { '0xdc4c90d3': address(v4.poolManager), '0x84b0196e': word(0n) }
    expect(await check({ [v4.universalRouter]: bySelector(later) })).toBe(false)
    const other = bySelector({ '0xdc4c90d3': address(v4.quoter) })
    expect(await check({ [v4.universalRouter]: other })).toBe(false)
    expect(await check({ [v4.quoter]: other })).toBe(false)
  })

  test('is there with a router from 2.1.1 on only if the row names that version, and the router names itself', async () => {
    const row = { ...v4, routerVersion: '2.1.1' } as const
    /** eip712Domain() of EIP-5267. */
    const domain = (name: string, chainId: bigint, contract: string) =>
      AbiCoder.defaultAbiCoder().encode(
        ['bytes1', 'string', 'string', 'uint256', 'address', 'bytes32', 'uint256[]'],
        ['0x0f', name, '2', chainId, contract, ZeroHash, []],
      ) as Hex
    const withDomain = (answer: Hex) => ({
      [v4.universalRouter]: bySelector({ '0xdc4c90d3': address(v4.poolManager), '0x84b0196e': answer }),
    })
    const own = domain('UniversalRouter', 1n, v4.universalRouter)
    expect(await check(withDomain(own), row)).toBe(true)
    expect(await check(withDomain(own))).toBe(false)
    expect(await check({}, row)).toBe(false)
    for (const other of [
      domain('UniversalRouter', 10n, v4.universalRouter),
      domain('UniversalRouter', 1n, v4.quoter),
      domain('Permit2', 1n, v4.universalRouter),
      word(1n),
      '0x' as const,
    ])
      expect(await check(withDomain(other), row)).toBe(false)
  })

  test('is not there where the storage is not that of PoolManager', async () => {
    const moved = (data: Hex) =>
      data.startsWith('0xdbd035ff') ? (`0x${uintWord(32)}${uintWord(1)}${uintWord(5)}` as const) : manager(data)
    expect(await check({ [v4.poolManager]: moved })).toBe(false)
  })
})
