import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { AbiCoder, Interface, keccak256, toBeHex, toUtf8Bytes, zeroPadValue, ZeroAddress } from 'ethers'
import { measureReach, type Measurement, type Reach, ReachError } from '../../../src/build/reach/measure'
import { reachText } from '../../../src/build/reach/reachText'
import { SWAP_EVENTS } from '../../../src/build/reach/swapEvents'
import { NodeError } from '#domain/chain/nodeError'
import type { Node } from '#services/chain/node'
import { ownContract, packagedContract } from '../../chain/artifacts'
import { poolKeyIn, positions, squareRoot, sqrtPriceX96 } from '../../chain/poolMath'
import { tablePrices } from '../../chain/priceHistory'
import { sendMined } from '../../chain/sendMined'
import type { LocalChain } from '../../chain/startChain'
import {
  accountOf,
  contracts,
  mainnet,
  pairAddress,
  poolAddress,
  sortAddresses,
  tokenOf,
  v4PositionManagerAddress,
  v4Pools,
} from '../../chain/world'
import { sharedChain } from '../../support/sharedChain'
import { nodeAt } from '../../support/nodeAt'
import { CHAIN_ID, deployment } from '../../support/chainTrades'

const { abi: market } = ownContract('Market')
const addressOf = (symbol: Parameters<typeof tokenOf>[0]) => tokenOf(symbol).address
const lp = accountOf('lp').address
/** Hooks that PoolManager calls at donations alone (the lowest 14 bits of the address). */
const HOOKS = '0x1000000000000000000000000000000000000010'
const [LIAR, BOASTER, FACTORY_OF_ALL, CURVE_LIKE, V4_LIKE, OWN_WORDS] = [2, 3, 4, 5, 6, 7].map((digit) =>
  zeroPadValue(toBeHex((0x2n << 152n) + BigInt(digit)), 20),
) as [string, string, string, string, string, string]
/** A contract that answers every call with 1. */
const YES = '0x60015f5260205ff3'
const topicOf = (kind: keyof typeof SWAP_EVENTS) => keccak256(toUtf8Bytes(SWAP_EVENTS[kind].signature))

let chain: LocalChain
let node: Node
let firstBlock = 0
const otherFactory = { address: '', pair: '' }

/** A contract that answers a call by the word in the slot of its selector, and emits longer calldata as an event. */
const emitterOf = (topic: string) => `0x366004106013575f3560e01c545f5260205ff35b365f5f375f5f7f${topic.slice(2)}365fa300`

async function transact(to: string, data: string): Promise<void> {
  const receipt = await sendMined(chain, { from: lp, to, data, gas: 20_000_000 })
  if (receipt.status !== '0x1') throw new Error(`A transaction to ${to} failed.`)
}
const toMarket = (name: string, values: unknown[]) =>
  transact(contracts.market, market.encodeFunctionData(name, values))

async function read<T>(to: string, signature: string): Promise<T[]> {
  const abi = new Interface([`function ${signature}`])
  const name = signature.slice(0, signature.indexOf('('))
  const answer = await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name) }, 'latest'])
  return abi.decodeFunctionResult(name, String(answer)).toArray() as T[]
}

const higher = (price: bigint) => (price * 101n) / 100n

async function tradeV2(pair: string) {
  const [first = 0n, second = 0n] = await read<bigint>(pair, 'getReserves() view returns (uint112, uint112, uint32)')
  await toMarket('move', [[[pair, false, higher(squareRoot((second << 192n) / first))]]])
}

async function tradeV3(pool: string) {
  const signature = 'slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)'
  const [price = 0n] = await read<bigint>(pool, signature)
  await toMarket('move', [[[pool, true, higher(price)]]])
}

type Key = readonly [currency0: string, currency1: string, fee: number, tickSpacing: number, hooks: string]
const idOf = (key: Key) =>
  keccak256(AbiCoder.defaultAbiCoder().encode(['address', 'address', 'uint24', 'int24', 'address'], [...key]))
const tradeV4 = (key: Key, price: bigint) => toMarket('moveAll', [[], contracts.poolManager, [[key, higher(price)]]])

const ofWorld = (base: string, fee: number) => {
  const pool = v4Pools.find((each) => each.base === base && each.fee === fee)!
  return [poolKeyIn(mainnet, pool), sqrtPriceX96(pool, tablePrices())] as const
}

const terms = { base: 'LINK', quote: 'USDC', skewBps: 0n, wideUsd: 100_000n, narrowUsd: 100_000n, narrowTicks: 1_000 }

async function openV4(
  fee: number,
  tickSpacing: number,
  hooks: string,
  base: 'LINK' | 'DAI' = 'LINK',
): Promise<readonly [Key, bigint]> {
  const pool = { ...terms, base, fee, tickSpacing, isNative: false }
  const price = sqrtPriceX96(pool, tablePrices())
  const [first, second] = sortAddresses(addressOf(base), addressOf('USDC'))
  const key = [first, second, fee, tickSpacing, hooks] as const
  await toMarket('openV4', [v4PositionManagerAddress, key, price, positions(pool, tablePrices())])
  return [key, price]
}

const selector = (signature: string) => keccak256(toUtf8Bytes(signature)).slice(0, 10)

async function place(at: string, code: string, words: Readonly<Record<string, string>> = {}) {
  await chain.rpc('anvil_setCode', [at, code])
  for (const [slot, word] of Object.entries(words))
    await chain.rpc('anvil_setStorageAt', [at, zeroPadValue(toBeHex(BigInt(slot)), 32), zeroPadValue(word, 32)])
}

const wordsOf = (values: readonly bigint[]) => `0x${values.map((value) => toBeHex(value, 32).slice(2)).join('')}`

/** A factory of V2 by somebody else, with one pair. */
async function openOtherVenue() {
  const { bytecode, abi } = packagedContract('UniswapV2Factory')
  const data = bytecode + abi.encodeDeploy([lp]).slice(2)
  const hash = await chain.rpc('eth_sendTransaction', [{ from: lp, data, gas: '0x1312d00' }])
  await chain.rpc('evm_mine')
  const receipt = (await chain.rpc('eth_getTransactionReceipt', [hash])) as { contractAddress: string }
  otherFactory.address = receipt.contractAddress
  const tokens = [addressOf('UNI'), addressOf('USDC')] as const
  await toMarket('openV2', [receipt.contractAddress, ...tokens, 10n ** 22n, 10n ** 11n, lp])
  otherFactory.pair = pairAddress(...tokens, receipt.contractAddress)
}

/** A pair with the code of Uniswap's and its factory's name, but at an address that the factory does not know. */
async function openLiar() {
  const genuine = pairAddress(addressOf('UNI'), addressOf('WETH'))
  const code = String(await chain.rpc('eth_getCode', [genuine, 'latest']))
  const [first, second] = sortAddresses(addressOf('UNI'), addressOf('USDC'))
  // UniswapV2Pair's storage: factory, token0, token1, …, unlocked.
  await place(LIAR, code, { 5: contracts.v2Factory, 6: first, 7: second, 12: '0x01' })
  for (const token of ['UNI', 'USDC'] as const) await toMarket('pay', [addressOf(token), LIAR, 10n ** 10n])
  await transact(LIAR, new Interface(['function mint(address)']).encodeFunctionData('mint', [lp]))
}

async function openFeeOfNoTable(): Promise<string> {
  const [owner] = await read<string>(contracts.v3Factory, 'owner() view returns (address)')
  await chain.rpc('anvil_impersonateAccount', [owner])
  await chain.rpc('anvil_setBalance', [owner, toBeHex(10n ** 20n)])
  const enable = new Interface(['function enableFeeAmount(uint24,int24)']).encodeFunctionData(
    'enableFeeAmount',
    [2500, 50],
  )
  await sendMined(chain, { from: owner!, to: contracts.v3Factory, data: enable, gas: 1_000_000 })
  const [first] = sortAddresses(addressOf('UNI'), addressOf('USDC'))
  const price = sqrtPriceX96({ ...terms, base: 'UNI' }, tablePrices())
  const wide = [[-887_250, 887_250, 10n ** 17n]]
  await toMarket('openV3', [
    contracts.v3Factory,
    first,
    addressOf('UNI') === first ? addressOf('USDC') : addressOf('UNI'),
    2500,
    price,
    1,
    wide,
  ])
  return poolAddress(addressOf('UNI'), addressOf('USDC'), 2500)
}

/** Every contract's swaps, in the order in which they are made. */
async function trade() {
  await openOtherVenue()
  await openLiar()
  const feeOfNoTable = await openFeeOfNoTable()
  const unusual = await openV4(777, 7, ZeroAddress)
  const hooked = await openV4(3000, 60, HOOKS)
  const hookedOfCommon = await openV4(3000, 60, HOOKS, 'DAI')
  await place(FACTORY_OF_ALL, YES)
  const claims = {
    [selector('token0()')]: addressOf('UNI'),
    [selector('token1()')]: addressOf('USDC'),
    [selector('fee()')]: toBeHex(3000),
  }
  await place(BOASTER, emitterOf(topicOf('v3')), { ...claims, [selector('factory()')]: FACTORY_OF_ALL })
  await place(OWN_WORDS, emitterOf(topicOf('v2')), { ...claims, [selector('factory()')]: lp })
  await place(CURVE_LIKE, emitterOf(topicOf('curve')))
  await place(V4_LIKE, emitterOf(topicOf('v4')))
  firstBlock = Number(await chain.rpc('eth_blockNumber')) + 1

  await tradeV2(pairAddress(addressOf('UNI'), addressOf('WETH')))
  await tradeV2(pairAddress(addressOf('UNI'), addressOf('WETH')))
  await tradeV3(poolAddress(addressOf('LINK'), addressOf('WETH'), 3000))
  await tradeV4(...ofWorld('AAVE', 450))
  await tradeV4(...ofWorld('AAVE', 500))
  await tradeV4(...unusual)
  await tradeV4(...hooked)
  await tradeV4(...hookedOfCommon)
  await tradeV3(feeOfNoTable)
  await tradeV2(otherFactory.pair)
  await tradeV2(LIAR)
  await transact(BOASTER, wordsOf([10n ** 40n, 10n ** 40n, 1n, 1n, 1n]))
  await transact(OWN_WORDS, wordsOf([1n, 0n, 0n, 1n]))
  await transact(CURVE_LIKE, wordsOf([0n, 1n, 1n, 1n]))
  await transact(V4_LIKE, wordsOf([10n ** 40n, 10n ** 40n, 1n, 1n, 1n, 1n]))
}
const SWAPS = 15

beforeAll(async () => {
  chain = await sharedChain({ history: true })
  node = nodeAt(chain.url)
  await trade()
})

afterAll(() => chain.stop())

interface Log {
  address: string
  topics: string[]
  data: string
}

const wordAt = (data: string, at: number) => BigInt(`0x${data.slice(2 + at * 64, 66 + at * 64)}`)
const sizeAt = (data: string, at: number) => {
  const value = BigInt.asIntN(256, wordAt(data, at))
  return value < 0n ? -value : value
}

/** The dollars that moved in a pool, by its events and the side of the token that has a price. */
async function dollarsOf(emitter: string, kind: keyof typeof SWAP_EVENTS, symbol: 'USDC' | 'WETH', id?: string) {
  const filter = { address: emitter, topics: [topicOf(kind), ...(id ? [id] : [])], fromBlock: toBeHex(firstBlock) }
  const logs = (await chain.rpc('eth_getLogs', [filter])) as Log[]
  expect(logs.length).toBeGreaterThan(0)
  const feed = 'latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)'
  const [, etherUsd = 0n] = await read<bigint>(contracts.ethUsdFeed, feed)
  const other = { UNI: addressOf('UNI'), LINK: addressOf('LINK'), AAVE: addressOf('AAVE') }
  const token = id ? other.AAVE : emitter === poolAddress(other.LINK, addressOf('WETH'), 3000) ? other.LINK : other.UNI
  const side = sortAddresses(token, addressOf(symbol))[0] === token ? 1 : 0
  return logs.reduce((sum, { data }) => {
    const units = kind === 'v2' ? sizeAt(data, side) + sizeAt(data, side + 2) : sizeAt(data, side)
    return (
      sum + (units * (symbol === 'USDC' ? 10n ** 12n : etherUsd * 10n ** 10n)) / (symbol === 'USDC' ? 1n : 10n ** 18n)
    )
  }, 0n)
}

function measurementOf(changes: Partial<Measurement> = {}) {
  const kept: { content: string | null; written: number } = { content: null, written: 0 }
  const lines: string[] = []
  const measurement: Measurement = {
    node,
    chainId: CHAIN_ID,
    deployment,
    wanted: SWAPS,
    isSpent: () => false,
    progress: (line) => void lines.push(line),
    file: {
      read: () => kept.content,
      write(content) {
        kept.content = content
        kept.written += 1
      },
      remove: () => void (kept.content = null),
    },
    ...changes,
  }
  return { measurement, kept, lines }
}

const groupsOf = ({ pools }: Reach) => {
  const groups: Record<string, { swaps: number; usd: bigint | null; isFound: boolean }> = {}
  for (const { swaps, identity, usd } of pools) {
    const known = groups[identity.group]
    groups[identity.group] = {
      swaps: (known?.swaps ?? 0) + swaps.count,
      usd: usd === null ? (known?.usd ?? null) : (known?.usd ?? 0n) + usd,
      isFound: identity.isFound,
    }
  }
  return groups
}

describe('the swaps of a chain', () => {
  test('are told apart by what their pools really are, and valued exactly', async () => {
    const { measurement, kept } = measurementOf()
    const reach = (await measureReach(measurement))!
    expect(reach.fromBlock).toBeGreaterThan(0)
    expect(groupsOf(reach)).toMatchObject({
      'Uniswap V2': { swaps: 2, isFound: true },
      'Uniswap V3': { swaps: 1, isFound: true },
      'Uniswap V4': { swaps: 2, isFound: true },
      'Uniswap V4, by its Initialize event': { swaps: 1, isFound: true },
      'Uniswap V4 with hooks': { swaps: 1, isFound: true },
      'Uniswap V4 with hooks, of common tokens': { swaps: 1, isFound: false },
      'Uniswap V3 with a fee that is not in the table': { swaps: 1, isFound: false },
      'other venues': { swaps: 2, isFound: false },
      unknown: { swaps: 4, usd: null, isFound: false },
    })
    expect(reach.pools.reduce((sum, { swaps }) => sum + swaps.count, 0)).toBe(SWAPS)
    const usdOf = (emitter: string, id?: string) =>
      reach.pools.find(
        ({ swaps }) => swaps.emitter.toLowerCase() === emitter.toLowerCase() && (!id || swaps.id === id),
      )!.usd
    const v2 = pairAddress(addressOf('UNI'), addressOf('WETH'))
    expect(usdOf(v2)).toBe(await dollarsOf(v2, 'v2', 'WETH'))
    const v3 = poolAddress(addressOf('LINK'), addressOf('WETH'), 3000)
    expect(usdOf(v3)).toBe(await dollarsOf(v3, 'v3', 'WETH'))
    const id = idOf(ofWorld('AAVE', 450)[0])
    expect(usdOf(contracts.poolManager, id)).toBe(await dollarsOf(contracts.poolManager, 'v4', 'USDC', id))
    expect(usdOf(otherFactory.pair)).toBe(await dollarsOf(otherFactory.pair, 'v2', 'USDC'))
    expect(kept.content).toBeNull()

    const text = reachText('Local', reach)
    expect(text).toContain(`15 swaps in ${reach.pools.length} pools`)
    expect(text).toMatch(/found by the search +46\.6 % /)
    expect(text).toContain(`Uniswap V4 with hooks, of common tokens: ${HOOKS}`)
    expect(text.toLowerCase()).toContain(`other venues: ${otherFactory.address.toLowerCase()}`)
  })

  /** A node that returns the events of three blocks at once, and the numbers of blocks that it was asked for. */
  function strictNode() {
    const asked: number[] = []
    const strict: Node = {
      ...node,
      logs(chainId, filter) {
        const blocks = filter.toBlock - filter.fromBlock + 1
        if (filter.indexed) return node.logs(chainId, filter)
        asked.push(blocks)
        return blocks > 3
          ? Promise.reject(new NodeError('tooMany', 'query exceeds max block range'))
          : node.logs(chainId, filter)
      },
    }
    return { strict, asked }
  }

  test('are the newest ones, however many blocks a node returns at once', async () => {
    const { strict, asked } = strictNode()
    const reach = (await measureReach(measurementOf({ node: strict, wanted: 5 }).measurement))!
    expect(asked.slice(0, 4)).toEqual([16, 8, 4, 2])
    expect(groupsOf(reach)).toEqual({
      'other venues': { swaps: 1, usd: null, isFound: false },
      unknown: { swaps: 4, usd: null, isFound: false },
    })
  })

  test('are read on where a run has stopped, even if blocks were mined since', async () => {
    const whole = (await measureReach(measurementOf().measurement))!
    const { measurement, kept, lines } = measurementOf({ node: strictNode().strict, isSpent: () => true })
    const results: (Reach | null)[] = []
    for (let run = 0; run < 20 && !results.at(-1); run++) {
      results.push(await measureReach(measurement))
      await chain.rpc('evm_mine')
    }
    expect(results.slice(0, -1)).toEqual(results.slice(0, -1).map(() => null))
    expect(results.length).toBeGreaterThan(2)
    expect(groupsOf(results.at(-1)!)).toEqual(groupsOf(whole))
    expect(kept.content).toBeNull()
    expect(lines.some((line) => /of 15 swaps, back to block \d+/.test(line))).toBe(true)
  })

  test.each<[string, (content: string) => string]>([
    ['is garbled', () => '{"measured":'],
    ['is of something else', () => 'null'],
    ['counts other swaps', (content) => content.replace(/"measured":"\[3,15/, '"measured":"[3,16')],
    ['counts blocks that the chain no longer has', (content) => content.replace(/"hash":"0x..../, '"hash":"0x0000')],
    ['has no amounts', (content) => content.replaceAll('"sums"', '"total"')],
  ])('are read anew if what was kept %s', async (_, change) => {
    let left = 0
    const { measurement, kept, lines } = measurementOf({ isSpent: () => left-- <= 0 })
    expect(await measureReach(measurement)).toBeNull()
    kept.content = change(kept.content!)
    left = 100
    expect(groupsOf((await measureReach(measurement))!)['Uniswap V2']).toMatchObject({ swaps: 2 })
    expect(lines).toContain('What an earlier run has read does not fit and is left out.')
  })
})

describe('a node', () => {
  test('that returns no events is named as such, and what was read is kept', async () => {
    const { measurement, kept } = measurementOf({ wanted: 1_000 })
    let answers = 2
    const refusing: Node = {
      ...node,
      logs: (chainId, filter) =>
        answers-- > 0
          ? node.logs(chainId, filter)
          : Promise.reject(new NodeError('unsupported', 'the method eth_getLogs does not exist')),
    }
    await expect(measureReach({ ...measurement, node: refusing })).rejects.toThrow(ReachError)
    expect(kept.content).toContain('"pools":[{')
  })

  test('that refuses even a single block is named as such', async () => {
    const logs: Node['logs'] = () => Promise.reject(new NodeError('tooLarge', 'too large'))
    await expect(measureReach(measurementOf({ node: { ...node, logs } }).measurement)).rejects.toThrow(
      /does not even return the events of block \d+: too large/,
    )
  })

  test('that cannot be reached is no reason to drop what was read', async () => {
    const { measurement, kept } = measurementOf({ isSpent: () => true })
    await measureReach(measurement)
    const silent = () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))
    const unreachable = { ...node, block: silent, logs: silent, head: silent }
    await expect(measureReach({ ...measurement, node: unreachable })).rejects.toThrow('cannot be reached')
    expect(kept.content).not.toBeNull()
  })
})

describe('the command', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      const child = spawn('npm', ['run', '--silent', 'reach', '--', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
      const text = { out: '', err: '' }
      child.stdout.on('data', (part) => (text.out += String(part)))
      child.stderr.on('data', (part) => (text.err += String(part)))
      child.on('close', (code) => resolve({ code, ...text }))
    })

  test('stops at its bounds and continues from its file, which it deletes at the end', async () => {
    const file = '.cache/reach-3.json'
    const args = ['ropsten', '--node', chain.url, '--swaps', String(SWAPS)]
    expect(await run(...args, '--requests', '1')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Stopped after'),
    })
    expect(existsSync(file)).toBe(true)
    const { code, out } = await run(...args)
    expect([code, out]).toEqual([0, expect.stringMatching(/^Ropsten, blocks \d+ to \d+: 15 swaps in 14 pools/)])
    expect(existsSync(file)).toBe(false)
    const { code: other, err } = await run('base', '--node', chain.url)
    expect([other, err]).toEqual([1, expect.stringContaining('Base: The node does not serve Base.')])
  })
})
