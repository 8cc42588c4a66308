import type { Hex, MinedLog } from '../../../boundary/node'
import type { Deployment } from '../../../domain/chain/network'
import { deploymentOf } from '../../../config/deployments'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { HEAD_POLL_MS } from '../../../domain/chain/limits'
import { isUnreachable, isSilence, NodeError } from '../../../domain/chain/nodeError'
import type { ContractPlace } from '../../../domain/trade/pools/pool'
import type { Node } from '../../rpc/node'
import { reservesOf } from './poolChoice'
import { poolPlaces, poolStateCalls, readPoolNow } from './pools'
import { addressAt, addressWord, uintAt } from '../../rpc/words'

/** Tokens that a token has pools with, from the factories' creation events. Loaded on demand. */

/** PairCreated(address indexed token0, address indexed token1, address pair, uint256) of UniswapV2Factory. */
const PAIR_CREATED = '0x0d3648bd0f6ba80134a33ba9275ac585d9d315f0ad8355cddefde31afa28d0e9'
/** PoolCreated(address indexed token0, address indexed token1, uint24 indexed fee, int24, address) of UniswapV3Factory. */
const POOL_CREATED = '0x783cca1c0412dd0d695e784568c96da2e9c22ff989357a2e8b1d9b2b4e6b7118'

/** The number of blocks requested at once after all of them together were too many. Fewer would take too long. */
const WINDOWS = [100_000, 10_000]
/** Windows of one token. */
const WINDOWS_MAX = 8
/** Only the oldest partners count: anyone may create pools with a well-known token. */
const PARTNERS_MAX = 40

/** The number of blocks whose events a node returns at once; null until tried, 0 when it returns none. */
export interface LogReach {
  blocks: number | null
}

/**
 * The pool of an event; null for any other event. Its address is computed from the tokens, not taken from the event.
 */
function placeOf(deployment: Deployment, { topics: [topic, first, second, third] }: MinedLog): ContractPlace | null {
  try {
    const [a, b] = [addressAt(first ?? '0x', 0), addressAt(second ?? '0x', 0)]
    const fee = topic === POOL_CREATED ? Number(uintAt(third ?? '0x', 0)) : null
    const isMade = ({ protocol, fee: own }: ContractPlace) => (fee === null ? protocol === 'v2' : own === fee)
    return (
      poolPlaces(deployment, a, b).find((place) => isMade(place) && (fee === null || place.protocol === 'v3')) ?? null
    )
  } catch (error) {
    if (error instanceof NodeError) return null
    throw error
  }
}

interface Search {
  node: Node
  chainId: number
  deployment: Deployment
  token: Address
}

/** The creation events of a token's pools, as either token, in a number of blocks up to one. */
async function madeWith({ node, chainId, deployment, token }: Search, blocks: number, to: number) {
  const { v2Factory, v3Factory } = deployment
  const word: Hex = `0x${addressWord(token)}`
  const filter = {
    addresses: [v2Factory, v3Factory],
    topics: [PAIR_CREATED, POOL_CREATED] as const,
    fromBlock: Math.max(0, to - blocks + 1),
    toBlock: to,
  }
  const logs = await Promise.all([
    node.logs(chainId, { ...filter, indexed: word }),
    node.logs(chainId, { ...filter, alsoIndexed: word }),
  ])
  return logs.flat()
}

/**
 * The same as far back as the node has logs, in few requests; empty when it has none. Throws a NodeError without a
 * response, which says nothing about what it supports.
 */
async function allMadeWith(search: Search, reach: LogReach) {
  if (reach.blocks === 0) return []
  const { number: newest } = await search.node.head(search.chainId, HEAD_POLL_MS)
  const known = reach.blocks
  const sizes = [newest + 1, ...WINDOWS.filter((size) => size <= newest)].filter(
    (size) => known === null || size <= known,
  )
  const read = (size: number, at: number) => madeWith(search, size, newest - at * size)
  let silence: NodeError | null = null
  for (const size of sizes) {
    try {
      const first = await read(size, 0)
      reach.blocks = size > newest ? Infinity : size
      const count = Math.min(WINDOWS_MAX, Math.ceil((newest + 1) / size))
      const others = await Promise.allSettled(Array.from({ length: count - 1 }, (_, at) => read(size, at + 1)))
      return [first, ...others.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))].flat()
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      if (isUnreachable(error)) throw error
      if (isSilence(error)) silence = error
    }
  }
  if (silence) throw silence
  reach.blocks = 0
  return []
}

/**
 * Tokens, besides the base tokens, that a token has pools with, those holding most of it first. The pools' balances are
 * read together with the next block. Throws a NodeError without a response.
 */
export async function searchPartners(node: Node, chainId: number, token: Address, reach: LogReach): Promise<Address[]> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return []
  const usual = [...deployment.bases, ...deployment.intermediaries]
  const otherOf = ({ token0, token1 }: Pick<ContractPlace, 'token0' | 'token1'>) =>
    sameAddress(token0, token) ? token1 : token0
  const logs = await allMadeWith({ node, chainId, deployment, token }, reach)
  const places = logs
    .sort((a, b) => a.blockNumber - b.blockNumber)
    .flatMap((log) => placeOf(deployment, log) ?? [])
    .filter((place) => !usual.some((each) => sameAddress(each, otherOf(place))))
  const oldest = [...new Set(places.map(otherOf))].slice(0, PARTNERS_MAX)
  const matching = places.filter((place) => oldest.includes(otherOf(place)))

  const { calls } = node.multicall(chainId)
  const results = await calls(matching.flatMap(poolStateCalls), undefined, HEAD_POLL_MS)
  let at = 0
  const held = new Map<Address, bigint>()
  for (const place of matching) {
    const pool = readPoolNow(place, results.slice(at, (at += poolStateCalls(place).length)))
    if (!pool) continue
    const [first, second] = reservesOf(pool)
    const own = sameAddress(place.token0, token) ? first : second
    held.set(otherOf(place), (held.get(otherOf(place)) ?? 0n) + own)
  }
  return [...held]
    .filter(([, own]) => own > 0n)
    .sort(([, a], [, b]) => (a === b ? 0 : a > b ? -1 : 1))
    .map(([other]) => other)
}
