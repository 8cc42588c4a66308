import type { CallResult, ContractCall } from '#services/chain/multicall'
import type { Hex, MinedLog } from '#boundary/node'
import { type Address, sameAddress, ZERO_ADDRESS } from '#domain/chain/address'
import { type Deployment, venueDeployments } from '#domain/chain/network'
import { isAboutCall, NodeError } from '#domain/chain/nodeError'
import type { V4Place } from '#domain/pool/pool'
import { type NamedPool, venuePrefix } from '#domain/pool/route'
import { TRANSFER } from '#domain/transaction/log'
import { oneWord, readInParts } from '#services/chain/multicall'
import type { Node } from '#services/chain/node'
import { addressAt, addressWord, callData, toAddress, uintWord } from '#services/chain/words'
import { readLogWindows, type LogReach } from '#services/pool/logWindows'
import { poolPlaces, v2PairAddress, v3PoolAddress } from '#services/pool/pools'
import { v4Places } from '#services/pool/v4/places'
import { INITIALIZE, placeOfEvent } from '#services/pool/v4/poolSearch'
import { balanceOfCall } from '#services/token/erc20'
import { type PoolSwaps, SWAP_EVENTS } from './swapEvents'

/** What a pool is, as far as the search for pools is concerned. */
export interface PoolIdentity {
  /** Whether a trade between the pool's tokens would find it. */
  isFound: boolean
  group: string
  /** The hook, the factory or else the contract, if the pool is not found. */
  who: Address | null
  /** The pool's tokens; the wrapped coin for the native coin. Null if they are not known for certain. */
  tokens: readonly [Address, Address] | null
}

const HOOKED = 'Uniswap V4 with hooks'
const HOOKED_OF_COMMON = `${HOOKED}, of common tokens`
const OTHER_V4 = 'Uniswap V4 with a key that is not searched'
const OTHER_FEE = 'with a fee that is not in the table'
export const LEFT_OUT = 'Uniswap V2, which is left out here'
const OTHER_VENUE = 'other venues'
export const UNKNOWN = 'unknown'

/** The name of a group of pools that the search finds. */
const foundGroup = (pool: Pick<NamedPool, 'protocol' | 'venue'>): string =>
  `${venuePrefix(pool) || 'Uniswap '}${pool.protocol.toUpperCase()}`

const V4_BY_EVENT = `${foundGroup({ protocol: 'v4' })}, by its Initialize event`

export interface ReachSource {
  node: Node
  chainId: number
  deployment: Deployment
}

const TOKEN0 = callData('0x0dfe1681')
const TOKEN1 = callData('0xd21220a7')
const FACTORY = callData('0xc45a0155')
const FEE = callData('0xddca3f43')
const TICK_SPACING = callData('0xd0c93a7c')
const OWN_CALLS = [TOKEN0, TOKEN1, FACTORY, FEE, TICK_SPACING] as const

/** What a pool says about itself. Nothing of it is certain. */
interface Claims {
  tokens: readonly [Address, Address]
  factory: Address | null
  fee: number | null
  tickSpacing: bigint | null
}

function addressIn(result: CallResult | undefined): Address | null {
  const word = oneWord(result)
  return word === null || word === 0n || word >> 160n ? null : toAddress(word)
}

function claimsOf([token0, token1, factory, fee, tickSpacing]: readonly (CallResult | undefined)[]): Claims | null {
  const tokens = [addressIn(token0), addressIn(token1)] as const
  if (!tokens[0] || !tokens[1] || sameAddress(...(tokens as [Address, Address]))) return null
  const millionths = oneWord(fee)
  return {
    tokens: [tokens[0], tokens[1]],
    factory: addressIn(factory),
    fee: millionths !== null && millionths < 1_000_000n ? Number(millionths) : null,
    tickSpacing: oneWord(tickSpacing),
  }
}

const unknown = ({ emitter }: PoolSwaps): PoolIdentity => ({
  isFound: false,
  group: UNKNOWN,
  who: emitter,
  tokens: null,
})

/**
 * The identity of a pool whose address follows from its tokens, its fee and a factory of the network's venues. Null for
 * any other pool, whatever it says about itself.
 */
function ofOwnFactories(deployment: Deployment, emitter: Address, { tokens, fee }: Claims): PoolIdentity | null {
  const place = poolPlaces(deployment, ...tokens).find(({ id }) => sameAddress(id, emitter))
  if (place) return { isFound: true, group: foundGroup(place), who: null, tokens }
  for (const venue of venueDeployments(deployment)) {
    const isPoolOf = fee !== null && sameAddress(v3PoolAddress(venue, ...tokens, fee), emitter)
    const group = `${foundGroup({ ...venue, protocol: 'v3' })} ${OTHER_FEE}`
    if (isPoolOf) return { isFound: false, group, who: venue.v3Factory, tokens }
    if (sameAddress(v2PairAddress(venue, ...tokens), emitter))
      return { isFound: false, group: LEFT_OUT, who: venue.v2Factory, tokens }
  }
  return null
}

/** The questions whether a factory made a pool, in the forms of V2, V3, Slipstream, Aerodrome, Velodrome and Algebra. */
function confirmations({ tokens: [a, b], factory, fee, tickSpacing }: Claims, pool: Address): ContractCall[] {
  if (!factory) return []
  const pair = [addressWord(a), addressWord(b)]
  const data = [
    callData('0xe6a43905', ...pair), // getPair(address,address)
    callData('0xd9a641e1', ...pair), // poolByPair(address,address)
    callData('0x1698ee82', ...pair, uintWord(fee ?? 0)), // getPool(address,address,uint24)
    callData('0x28af8d0b', ...pair, uintWord(tickSpacing ?? 0n)), // getPool(address,address,int24)
    callData('0x5b16ebb7', addressWord(pool)), // isPool(address)
    callData('0xe5e31b13', addressWord(pool)), // isPair(address)
  ]
  return data.map((each) => ({ to: factory, data: each }))
}

function isConfirmed(results: readonly (CallResult | undefined)[], pool: Address): boolean {
  const words = results.map(oneWord)
  return words.slice(0, 4).some((word) => word === BigInt(pool)) || words.slice(4).some((word) => word === 1n)
}

async function callEach<T>(
  { node, chainId }: ReachSource,
  items: readonly T[],
  callsOf: (item: T) => readonly ContractCall[],
): Promise<readonly (readonly CallResult[])[]> {
  const read = (results: readonly CallResult[]) => results
  return readInParts(
    node.multicall(chainId),
    items.map((item) => ({ calls: callsOf(item), read })),
  )
}

/**
 * Whether a contract of strangers holds at least what moved in its largest swap, in tokens that have a price. Anybody
 * can emit an event with any amounts, and these would outweigh all others.
 */
async function areHeld(
  source: ReachSource,
  pools: readonly { pool: PoolSwaps; tokens: readonly [Address, Address] }[],
  isPriced: (token: Address) => boolean,
): Promise<boolean[]> {
  const answers = await callEach(source, pools, ({ pool, tokens }) =>
    tokens.map((token) => balanceOfCall(token, pool.emitter)),
  )
  return pools.map(({ pool: { largest }, tokens }, index) =>
    tokens.every((token, side) => {
      if (!isPriced(token) || !largest) return true
      return (oneWord(answers[index]?.[side]) ?? 0n) >= (largest[side] ?? 0n)
    }),
  )
}

type Told = readonly [pool: PoolSwaps, identity: PoolIdentity]

/** The identities of pools with a contract of their own, and of those whose events name the tokens. */
export async function identifyContracts(
  source: ReachSource,
  pools: readonly PoolSwaps[],
  isPriced: (token: Address) => boolean,
): Promise<Told[]> {
  const answers = await callEach(source, pools, ({ emitter: to }) => OWN_CALLS.map((data) => ({ to, data })))
  const claims = pools.map((pool, index) => {
    // The tokens of an event are those of the swap; a vault has no tokens of its own.
    const own = claimsOf(answers[index] ?? [])
    return pool.tokens ? { tokens: pool.tokens, factory: null, fee: null, tickSpacing: null } : own
  })
  const identities = pools.map((pool, index): PoolIdentity | null => {
    const claim = claims[index]
    return claim && !pool.tokens ? ofOwnFactories(source.deployment, pool.emitter, claim) : null
  })
  const others = pools.flatMap((pool, index) => {
    const claim = claims[index]
    return !identities[index] && claim ? [{ pool, claim, tokens: claim.tokens }] : []
  })
  const confirmed = await callEach(source, others, ({ pool, claim }) => confirmations(claim, pool.emitter))
  const held = await areHeld(source, others, isPriced)
  const strangers = new Map(
    others.map(({ pool, claim, tokens }, index): Told => {
      const isTrue = pool.tokens !== null || isConfirmed(confirmed[index] ?? [], pool.emitter)
      const who = claim.factory ?? pool.emitter
      const known: PoolIdentity = { isFound: false, group: OTHER_VENUE, who, tokens }
      return [pool, isTrue && held[index] ? known : unknown(pool)]
    }),
  )
  return pools.map((pool, index) => [pool, identities[index] ?? strangers.get(pool) ?? otherwise(pool)])
}

/** A pool that says nothing about itself, as Curve's. What its event is called tells at least whose it is. */
function otherwise(pool: PoolSwaps): PoolIdentity {
  const isToldByEvent = SWAP_EVENTS[pool.kind].shape === 'unread' || pool.kind.startsWith('infinity')
  return isToldByEvent ? { ...unknown(pool), group: OTHER_VENUE } : unknown(pool)
}

/** The tokens of a transaction that are considered; a transaction can move any number of them. */
const TOKENS_MAX = 8

/** The tokens that moved in a transaction. None if the node no longer has it. */
async function tokensMoved({ node, chainId }: ReachSource, transaction: Hex): Promise<Address[]> {
  try {
    const receipt = await node.receipt(chainId, transaction)
    const moved = (receipt?.logs ?? []).flatMap(({ address, topics: [topic] }) => (topic === TRANSFER ? [address] : []))
    return [...new Set(moved)].slice(0, TOKENS_MAX)
  } catch (error) {
    if (error instanceof NodeError && isAboutCall(error)) return []
    throw error
  }
}

/** The V4 pool with an id among those that the search looks for between the tokens of one of its transactions. */
async function likelyPlace(source: ReachSource, { id, transaction }: PoolSwaps): Promise<V4Place | null> {
  const { deployment } = source
  const tokens = transaction ? await tokensMoved(source, transaction) : []
  const usual = [...new Set([deployment.weth, ...deployment.bases, ...deployment.intermediaries])]
  for (const [at, token] of tokens.entries()) {
    const others = [...new Set([...tokens.slice(at + 1), ...usual])].filter((other) => !sameAddress(other, token))
    for (const other of others) {
      const place = (await v4Places(deployment, [token], [other])).find((each) => each.id === id)
      if (place) return place
    }
  }
  return null
}

const isUsual = ({ bases, intermediaries }: Pick<Deployment, 'bases' | 'intermediaries'>, token: Address) =>
  [...bases, ...intermediaries].some((each) => sameAddress(each, token))

/** Whether a pool with a hook is found. Common tokens have too many events for a search. */
function hookedGroup(
  deployment: Deployment,
  log: MinedLog,
  tokens: readonly [Address, Address],
): Pick<PoolIdentity, 'isFound' | 'group'> {
  const isSearched = tokens.some((token) => !isUsual(deployment, token))
  if (!isSearched) return { isFound: false, group: HOOKED_OF_COMMON }
  return { isFound: placeOfEvent(deployment, log) !== null, group: HOOKED }
}

/** What a V4 pool is by its Initialize event, which PoolManager itself emitted. */
async function ofInitialize({ weth, ...deployment }: Deployment, log: MinedLog): Promise<PoolIdentity | null> {
  try {
    const [, , first = '0x', second = '0x'] = log.topics
    const currencies = [addressAt(first, 0), addressAt(second, 0)] as const
    const [a, b] = currencies.map((each) => (sameAddress(each, ZERO_ADDRESS) ? weth : each))
    if (!a || !b) return null
    const tokens = [a, b] as const
    const hooks = addressAt(log.data, 2)
    const isHooked = !sameAddress(hooks, ZERO_ADDRESS)
    if (isHooked) return { ...hookedGroup({ weth, ...deployment }, log, tokens), who: hooks, tokens }
    if (placeOfEvent({ weth }, log)) return { isFound: true, group: V4_BY_EVENT, who: null, tokens }
    const likely = sameAddress(a, b) ? [] : await v4Places({ weth }, [a], [b])
    return likely.some(({ id }) => id === log.topics[1])
      ? { isFound: true, group: foundGroup({ protocol: 'v4' }), who: null, tokens }
      : { isFound: false, group: OTHER_V4, who: deployment.v4?.poolManager ?? null, tokens }
  } catch (error) {
    if (error instanceof NodeError) return null
    throw error
  }
}

/** The identities of V4 pools by their Initialize events, as far back as the node returns events. */
async function byEvents(source: ReachSource, ids: readonly Hex[], reach: LogReach): Promise<Map<Hex, PoolIdentity>> {
  const { node, chainId, deployment } = source
  const poolManager = deployment.v4?.poolManager
  if (!poolManager || ids.length === 0) return new Map()
  const filter = { addresses: [poolManager], topics: [INITIALIZE] as const, indexed: ids }
  const logs = await readLogWindows(node, chainId, [filter], reach)
  const told = await Promise.all(logs.map(async (log) => [log.topics[1], await ofInitialize(deployment, log)] as const))
  return new Map(told.flatMap(([id, identity]) => (id && identity ? [[id, identity] as const] : [])))
}

/**
 * The identities of V4 pools: first those that the search looks for between the tokens of a transaction, and then the
 * others by their Initialize events. Events of any contract but the network's PoolManager are unknown.
 */
export async function identifyV4(source: ReachSource, pools: readonly PoolSwaps[], reach: LogReach): Promise<Told[]> {
  const poolManager = source.deployment.v4?.poolManager
  const isOwn = ({ emitter, id }: PoolSwaps) => !!poolManager && sameAddress(emitter, poolManager) && id !== null
  const own = pools.filter(isOwn)
  const places = await Promise.all(own.map((pool) => likelyPlace(source, pool)))
  const left = own.flatMap(({ id }, index) => (places[index] || id === null ? [] : [id]))
  const events = await byEvents(source, left, reach)
  const likely = new Map(own.map((pool, index) => [pool, places[index]]))
  return pools.map((pool) => {
    const place = likely.get(pool)
    if (!place) return [pool, (pool.id && isOwn(pool) ? events.get(pool.id) : null) ?? unknown(pool)]
    const tokens = [place.token0, place.token1] as const
    return [pool, { isFound: true, group: foundGroup(place), who: null, tokens }]
  })
}
