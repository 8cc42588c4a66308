import { describe, expect, test } from '@jest/globals'
import { id } from 'ethers'
import { identifyContracts, identifyV4 } from '../../../src/build/reach/identify'
import { adviceFor, choicesOf, networkNamed, settingsFor } from '../../../src/build/reach/choices'
import { ReachError, usdOfSwaps } from '../../../src/build/reach/measure'
import { parseState, stateText, type ReachState } from '../../../src/build/reach/reachState'
import { share } from '../../../src/build/reach/reachText'
import { addSwaps, type PoolSwaps, SWAP_EVENTS, SWAP_TOPICS, swapOf } from '../../../src/build/reach/swapEvents'
import type { Hex } from '#boundary/node'
import { deploymentOf } from '#config/deployments'
import type { Address } from '#domain/chain/address'
import { type Deployment, venueDeployment } from '#domain/chain/network'
import { NodeError, type NodeFailure } from '#domain/chain/nodeError'
import { V4_SWAP } from '#domain/pool/v4Key'
import { addressWord, uintWord } from '#services/chain/words'
import { PANCAKE_SWAP, V3_SWAP } from '#services/market/history/historyLogs'
import { v2PairAddress, v3PoolAddress } from '#services/pool/pools'
import { bySelector, fakeMulticall } from '../../support/fakeMulticall'
import { fakeLog, fakeNode } from '../../support/fakeNode'
import { PANCAKE } from '../../support/pancake'

const A: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const B: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const topicOf = (kind: keyof typeof SWAP_EVENTS) => id(SWAP_EVENTS[kind].signature) as Hex
const words = (...values: (bigint | string)[]): Hex =>
  `0x${values.map((value) => (typeof value === 'string' ? addressWord(value) : uintWord(BigInt.asUintN(256, value)))).join('')}`

const swaps = (changes: Partial<PoolSwaps> = {}): PoolSwaps => ({
  kind: 'v3',
  emitter: A,
  id: null,
  tokens: null,
  transaction: null,
  count: 1,
  sums: [10n, 20n],
  largest: [10n, 20n],
  ...changes,
})

describe('the events', () => {
  test('have the topics by which the product finds them, and those of other venues', () => {
    expect([topicOf('v3'), topicOf('pancakeV3'), topicOf('v4')]).toEqual([V3_SWAP, PANCAKE_SWAP, V4_SWAP])
    expect(SWAP_TOPICS).toHaveLength(Object.keys(SWAP_EVENTS).length)
    // https://basescan.org (a pool of Aerodrome), Balancer's vault and a pool of Curve.
    expect(SWAP_TOPICS).toEqual(
      expect.arrayContaining([
        '0xb3e2773606abfd36b5bd91394b3a54d1398336c65005baf7bf7a05efeffaf75b',
        '0x2170c741c41531aec20e7c107c24eecfdd15e69c9bb0a8dd37b1840b9e0b207b',
        '0x8b3e96f2b889fa771c53c981b40daf005f63f637f1869f707052d15a3dd97140',
      ]),
    )
  })

  test.each<[keyof typeof SWAP_EVENTS, Hex[], Hex, Partial<PoolSwaps>]>([
    ['v2', [], words(7n, 1n, 2n, 9n), { sums: [5n, 8n] }],
    ['aerodrome', [], words(0n, 4n, 6n, 0n), { sums: [6n, 4n] }],
    ['v3', [], words(-5n, 6n, 1n, 1n, 1n), { sums: [5n, 6n] }],
    ['v4', [words(3n)], words(5n, -6n, 1n, 1n, 1n, 1n), { id: words(3n), sums: [5n, 6n] }],
    ['balancerV2', [words(3n), words(A), words(B)], words(5n, 6n), { id: words(3n), tokens: [A, B], sums: [5n, 6n] }],
    ['dodo', [], words(A, B, 5n, 6n, A, A), { tokens: [A, B], sums: [5n, 6n] }],
    ['curve', [], words(0n, 5n, 1n, 6n), { sums: null }],
    ['v3', [], '0x1234', { sums: null }],
    ['balancerV2', [words(3n), words(2n ** 200n), words(B)], words(5n, 6n), { sums: null, tokens: null }],
  ])('of %s are read', (kind, topics, data, expected) => {
    expect(swapOf(fakeLog({ topics: [topicOf(kind), ...topics], data }))).toMatchObject({ kind, count: 1, ...expected })
  })

  test('of nothing known are none', () => {
    expect(swapOf(fakeLog({ topics: [] }))).toBeNull()
    expect(swapOf(fakeLog({ topics: [words(1n)] }))).toBeNull()
  })

  test('of one pool are added up, and those that cannot be read stand apart', () => {
    const unread = swaps({ sums: null, largest: null })
    expect(
      addSwaps([swaps()], [swaps({ sums: [5n, 30n], largest: [5n, 30n] }), unread, swaps({ id: words(1n) })]),
    ).toEqual([swaps({ count: 2, sums: [15n, 50n], largest: [10n, 30n] }), unread, swaps({ id: words(1n) })])
  })
})

describe('a pool', () => {
  const deployment = { ...deploymentOf(56)!, pancake: PANCAKE }
  const venue = venueDeployment(deployment, 'pancake')!
  const claims = (fee: bigint) => ({ '0x0dfe1681': words(A), '0xd21220a7': words(B), '0xddca3f43': words(fee) })
  const identify = async (emitter: Address, own: Readonly<Record<string, Hex>>, network: Deployment = deployment) => {
    const source = { node: fakeMulticall({ [emitter]: bySelector(own) }).node, chainId: 56, deployment: network }
    const [told] = await identifyContracts(source, [swaps({ emitter })], () => false)
    return told![1]
  }

  test.each([
    ['PancakeSwap V3', v3PoolAddress(venue, A, B, 2500), 2500n, true],
    ['PancakeSwap V2', v2PairAddress(venue, A, B), 0n, true],
    ['Uniswap V3', v3PoolAddress(deployment, A, B, 3000), 3000n, true],
    ['PancakeSwap V3 with a fee that is not in the table', v3PoolAddress(venue, A, B, 3000), 3000n, false],
    ['Uniswap V3 with a fee that is not in the table', v3PoolAddress(deployment, A, B, 2500), 2500n, false],
  ])('of %s is told by its address', async (group, emitter, fee, isFound) => {
    expect(await identify(emitter, claims(fee))).toMatchObject({ group, isFound, tokens: [A, B] })
  })

  test('of a venue that the network does not have is not found', async () => {
    const { pancake: _, ...without } = deployment
    const emitter = v3PoolAddress(venue, A, B, 2500)
    expect(await identify(emitter, claims(2500n), without)).toMatchObject({ group: 'unknown', isFound: false })
  })

  test('of Uniswap V2 where V2 is left out is not found', async () => {
    const [first, second]: Address[] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
    const emitter = v2PairAddress(deployment, first!, second!)
    const own = { '0x0dfe1681': words(first!), '0xd21220a7': words(second!) }
    const left = await identify(emitter, own, { ...deployment, withoutV2: true })
    expect(left).toMatchObject({ group: 'Uniswap V2, which is left out here', isFound: false })
  })

  test.each<[string, Readonly<Record<string, Hex>>]>([
    ['says nothing', {}],
    ['names itself twice', { '0x0dfe1681': words(A), '0xd21220a7': words(A) }],
    ['names more than an address', { '0x0dfe1681': words(2n ** 200n), '0xd21220a7': words(B) }],
    ['names a factory that has no code', { ...claims(3000n), '0xc45a0155': words(B) }],
  ])('that %s is unknown', async (_, own) => {
    expect(await identify(A, own)).toEqual({ isFound: false, group: 'unknown', who: A, tokens: null })
  })

  test('of V4 whose transaction and events the node no longer has is unknown', async () => {
    const node = fakeNode({
      receipt: () => Promise.reject(new NodeError('notFound', 'gone')),
      head: () => Promise.reject(new NodeError('rpc', 'no')),
      logs: () => Promise.reject(new NodeError('rpc', 'no')),
    })
    const { poolManager } = deployment.v4!
    const pool = swaps({ kind: 'v4', emitter: poolManager, id: words(5n), transaction: words(6n) })
    await expect(identifyV4({ node, chainId: 56, deployment }, [pool], { blocks: null })).rejects.toThrow('no')
    const told = await identifyV4({ node, chainId: 56, deployment }, [pool], { blocks: 0 })
    expect(told).toEqual([[pool, { isFound: false, group: 'unknown', who: poolManager, tokens: null }]])
  })
})

describe('a value', () => {
  const identity = { isFound: true, group: 'x', who: null, tokens: [A, B] as const }
  const [dollar, coin] = [
    { token: B, usd: 10n ** 18n, decimals: 6 },
    { token: A, usd: 3_000n * 10n ** 18n, decimals: 18 },
  ]

  test('is that of the side that has a price, and the lower one of two', () => {
    const pool = swaps({ sums: [10n ** 18n + 1n, 2_999_000_001n] })
    expect(usdOfSwaps(pool, identity, [dollar])).toBe(2_999_000_001n * 10n ** 12n)
    expect(usdOfSwaps(pool, identity, [coin])).toBe(3_000n * 10n ** 18n + 3_000n)
    expect(usdOfSwaps(pool, identity, [coin, dollar])).toBe(2_999_000_001n * 10n ** 12n)
    expect(usdOfSwaps(pool, identity, [])).toBeNull()
    expect(usdOfSwaps(swaps({ sums: null }), identity, [dollar])).toBeNull()
  })

  test('is a share of the whole, rounded down', () => {
    expect([share(1n, 3n), share(3n, 3n), share(0n, 3n), share(0n, 0n)]).toEqual(['33.3 %', '100.0 %', '0.0 %', '–'])
  })
})

test('what is kept is read as it was written, and nothing else', () => {
  const state: ReachState = {
    measured: 'this',
    head: { number: 5, hash: words(1n) },
    next: -1,
    window: 4,
    pools: [
      swaps({ sums: [2n ** 255n, 0n], tokens: [A, B], id: words(1n), transaction: words(2n) }),
      swaps({ sums: null }),
    ],
    identities: [{ isFound: false, group: 'unknown', who: A, tokens: null }],
  }
  expect(parseState(stateText(state), 'this')).toEqual(state)
  expect(parseState(stateText(state), 'that')).toBeNull()
  expect(parseState(stateText({ ...state, window: 0 }), 'this')).toBeNull()
})

describe('the command', () => {
  test.each([
    ['base', 8453],
    ['8453', 8453],
    ['BNB Smart Chain', 56],
    ['bnb', 56],
    ['arbitrum-one', 42161],
  ])('knows %s', (name, chainId) => {
    expect(networkNamed(name).chain.id).toBe(chainId)
  })

  test.each([
    [[], 'npm run reach -- base'],
    [['base', 'bnb'], 'npm run reach -- base'],
    [['atlantis'], '"atlantis" is no network that is known. Known are, by name or chain id: Ethereum (1), '],
    [['…'], 'is no network that is known'],
    [['base', '--blocks', '5'], 'npm run reach -- base'],
    [['base', '--swaps', '0'], '--swaps must be a whole number from 1 to 100000, not "0".'],
    [['base', '--minutes', 'five'], '--minutes must be a whole number from 1 to 1440, not "five".'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => choicesOf(args)).toThrow(message)
  })

  test('has bounds without being told', () => {
    expect(choicesOf(['base', '--node', 'http://127.0.0.1:1'])).toMatchObject({
      nodeUrl: 'http://127.0.0.1:1',
      swaps: 2000,
      requests: 500,
      minutes: 10,
    })
  })

  test('reads the network alone, from the node that was chosen or those of the environment', () => {
    const env = { RPC_URLS_8453: 'https://own.example', RPC_URLS_1: 'https://other.example', FEE_BIPS: 'nonsense' }
    const given = settingsFor(choicesOf(['base']), env)
    expect([given.chainIds, given.rpcUrls]).toEqual([[8453], { 8453: ['https://own.example'] }])
    const chosen = settingsFor(choicesOf(['base', '--node', 'https://third.example']), env)
    expect(chosen.rpcUrls).toEqual({ 8453: ['https://third.example'] })
    expect(() => settingsFor(choicesOf(['base', '--node', 'nowhere']), env)).toThrow('RPC_URLS_8453 is "nowhere"')
  })

  test.each<[NodeFailure, RegExp]>([
    ['network', /^Base: It failed\.\nName a node that can do it with --node or RPC_URLS_8453\./],
    ['wrongChain', /--node or RPC_URLS_8453/],
    ['limited', /The node limits requests\. Run the command later: it continues\./],
  ])('says what to do about a node (%s)', (failure, message) => {
    expect(adviceFor(new NodeError(failure, 'It failed.'), { id: 8453, name: 'Base' })).toMatch(message)
  })

  test('says what to do about a node without events, and leaves other errors as they are', () => {
    const chain = { id: 8453, name: 'Base' }
    expect(adviceFor(new ReachError('The node does not return events.'), chain)).toContain('RPC_URLS_8453')
    expect(adviceFor(new Error('The disk is full.'), chain)).toBe('The disk is full.')
  })
})
