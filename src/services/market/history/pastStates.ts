import { GET_BLOCK_TIMESTAMP } from '../../chain/blockCalls'
import type { Deployment } from '#domain/chain/network'
import type { Address } from '#domain/chain/address'
import { isSilence, NodeError } from '#domain/chain/nodeError'
import type { PoolId, PoolPlace } from '#domain/pool/pool'
import type { Fraction } from '#domain/pool/route'
import type { BlockAnswer } from './blockTimes'
import { type CallResult, groups, readGroup, single, word } from '../../chain/multicall'
import type { Node } from '../../chain/node'
import type { Pace } from './pace'
import { readV4Price, v4StateCalls } from '../../pool/v4/states'
import { poolStateCalls, readPool } from '../../pool/pools'
import { LATEST_ROUND_DATA } from '../coinPrice'
import { readRound } from './priceFeedRounds'
import { readAfterProbe } from './probe'
import type { TimedBlock } from './timedBlock'

const BLOCKS_MAX = 3_000
/** How long to wait before requesting blocks again that the node did not have. */
const MISSING_MS = 600_000

interface StatesRequest {
  places: readonly PoolPlace[]
  feeds: readonly Address[]
}

interface PastState {
  timestamp: number
  /** The price of each pool; null if the pool did not exist or had no price. */
  prices: Map<PoolId, Fraction | null>
  /** The price of each feed in dollars, with 18 decimals; null if the feed had no price yet. */
  feeds: Map<Address, bigint | null>
}

/** The prices of pools and price feeds after past blocks, for one reading of a chain's history. */
interface PastStates {
  known(): Iterable<TimedBlock>
  isRead(blockNumber: number): boolean
  /** Reads the missing data of the blocks, with one call for each block. */
  read: (blockNumbers: readonly number[]) => Promise<Map<number, BlockAnswer>>
  /** Whether an answer is missing because the node limits requests. */
  isLimited(): boolean
  price(pool: PoolId, blockNumber: number): Fraction | null
  usd: (feed: Address, blockNumber: number) => bigint | null
}

/** The cache of a chain's past states, which do not change. */
export interface PastMemory {
  /** Blocks after `finalBlock` are not cached but read each time, because a reorganisation may replace them. */
  states(wanted: StatesRequest, finalBlock: number, pace: Pace): PastStates
  /** Skips this block and all earlier blocks for a while, because the node does not have them. */
  markMissing(upTo: number): void
}

/** Reads a pool's price. Null without liquidity, because the price is then meaningless. */
const priceOf = (place: PoolPlace, { v4 }: Deployment) => ({
  calls: place.protocol !== 'v4' ? poolStateCalls(place) : v4 ? v4StateCalls(v4, [place]) : [],
  read(results: readonly CallResult[]): readonly [PoolId, Fraction | null] {
    const price = place.protocol === 'v4' ? readV4Price(place, results) : readPool(place, results)?.price
    return [place.id, price ?? null]
  },
})

export function createPastMemory(node: Node, chainId: number, deployment: Deployment): PastMemory {
  const cache = new Map<number, PastState>()
  let missing: { upTo: number; until: number } | null = null
  /** Whether the node had the past blocks that were read last. */
  let isProven = false

  const isMissing = (blockNumber: number) =>
    missing !== null && blockNumber <= missing.upTo && performance.now() < missing.until

  return {
    markMissing(upTo) {
      const now = performance.now()
      const before = missing && now < missing.until ? missing.upTo : 0
      missing = { upTo: Math.max(before, upTo), until: now + MISSING_MS }
    },
    states(wanted, finalBlock, pace) {
      const young = new Map<number, PastState>()
      let isLimited = false
      const storeOf = (blockNumber: number) => (blockNumber > finalBlock ? young : cache)
      const stateOf = (blockNumber: number) => storeOf(blockNumber).get(blockNumber)

      function unread(blockNumber: number): StatesRequest {
        const state = stateOf(blockNumber)
        if (!state) return wanted
        return {
          ...wanted,
          places: wanted.places.filter(({ id }) => !state.prices.has(id)),
          feeds: wanted.feeds.filter((feed) => !state.feeds.has(feed)),
        }
      }

      function store(blockNumber: number, state: PastState) {
        storeOf(blockNumber).set(blockNumber, state)
        const [oldest] = cache.keys()
        if (cache.size > BLOCKS_MAX && oldest !== undefined) cache.delete(oldest)
      }

      async function readBlock(blockNumber: number): Promise<BlockAnswer> {
        const { places, feeds } = unread(blockNumber)
        const asked = groups([
          word({ to: deployment.multicall, data: GET_BLOCK_TIMESTAMP }),
          groups(feeds.map((to) => single({ to, data: LATEST_ROUND_DATA }))),
          groups(places.map((place) => priceOf(place, deployment))),
        ])
        try {
          const [time, rounds, prices] = await readGroup(node.multicall(chainId), asked, blockNumber)
          const timestamp = Number(time ?? 0n)
          if (timestamp === 0) return 'missing'
          const state = stateOf(blockNumber) ?? { timestamp, prices: new Map(), feeds: new Map() }
          feeds.forEach((feed, index) => state.feeds.set(feed, readRound(rounds[index], timestamp)?.usd ?? null))
          for (const [id, price] of prices) state.prices.set(id, price)
          store(blockNumber, state)
          return { timestamp }
        } catch (error) {
          if (!(error instanceof NodeError)) throw error
          isLimited ||= error.failure === 'limited'
          return isSilence(error) ? 'unanswered' : 'missing'
        }
      }

      return {
        *known() {
          for (const store of [cache, young]) {
            for (const [blockNumber, { timestamp }] of store) yield { blockNumber, timestamp }
          }
        },
        isRead(blockNumber) {
          const { places, feeds } = unread(blockNumber)
          return stateOf(blockNumber) !== undefined && places.length === 0 && feeds.length === 0
        },
        async read(blockNumbers) {
          const blocksToRead = blockNumbers.filter((each) => !isMissing(each))
          const isRead = (answer: BlockAnswer | undefined) => typeof answer === 'object'
          const answers = isProven
            ? await pace.all(blocksToRead.map((each) => () => readBlock(each)))
            : await readAfterProbe(node, chainId, { calls: blocksToRead, read: readBlock, isAnswer: isRead, pace })
          if (blocksToRead.length > 0) isProven = answers.some(isRead)
          const isSilent = !answers.includes('missing')
          const found = new Map<number, BlockAnswer>(blockNumbers.map((each) => [each, 'missing']))
          blocksToRead.forEach((each, index) =>
            found.set(each, answers[index] ?? (isSilent ? 'unanswered' : 'missing')),
          )
          return found
        },
        isLimited: () => isLimited,
        price: (pool, blockNumber) => stateOf(blockNumber)?.prices.get(pool) ?? null,
        usd: (feed, blockNumber) => stateOf(blockNumber)?.feeds.get(feed) ?? null,
      }
    },
  }
}
