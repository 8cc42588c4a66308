import { Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { TICKS_READ } from '#domain/pool/limits'
import { type ContractPlace, type PoolState, type Tick, v2FeeOf, v3Terms } from '#domain/pool/pool'
import { decodeAggregate3, encodeAggregate3, type CallResult, type ContractCall } from '#services/chain/multicall'
import {
  contracts,
  pairAddress,
  poolAddress,
  sortAddresses,
  tickSpacing,
  tokenOf,
  type WorldPair,
  type WorldPool,
} from './world'

/** This module reads whole pools through ethers, so that tests can compare the results of the app with the chain. */

const pairAbi = new Interface(['function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 time)'])
const poolAbi = new Interface([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16 cardinality, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
])
const lensAbi = new Interface([
  'function getPopulatedTicksInWord(address pool, int16 word) view returns (tuple(int24 tick, int128 net, uint128 gross)[])',
])

type Rpc = (method: string, params?: unknown[]) => Promise<unknown>

/** The gas for each `eth_call` of a multicall. The block gas limit of the local chain is higher. */
const GAS = '0x70000000'

export async function callAll(rpc: Rpc, calls: readonly ContractCall[], atOnce = 200): Promise<CallResult[]> {
  const results: CallResult[] = []
  for (let from = 0; from < calls.length; from += atOnce) {
    const part = calls.slice(from, from + atOnce)
    const call = { to: contracts.multicall, data: encodeAggregate3(part), gas: GAS }
    results.push(...decodeAggregate3((await rpc('eth_call', [call, 'latest'])) as Hex, part.length))
  }
  return results
}

export interface PoolToRead extends ContractPlace {
  /** The number of ticks to read on each side of the price; all ticks when absent. */
  window?: number
}

/** In fee tiers with dense ticks, the window of ticks is the one that the app reads. */
export function placesOf(pools: readonly WorldPool[], pairs: readonly WorldPair[]): PoolToRead[] {
  const order = ({ base, quote }: WorldPair) =>
    sortAddresses(tokenOf(base).address, tokenOf(quote).address) as [Address, Address]
  const concentrated = pools.map((pool): PoolToRead => {
    const [token0, token1] = order(pool)
    const { fee } = pool
    const place = { protocol: 'v3' as const, id: poolAddress(token0, token1, fee) as Address, fee, token0, token1 }
    return fee < 3000 ? { ...place, window: TICKS_READ } : place
  })
  const constant = pairs.map((pair): PoolToRead => {
    const [token0, token1] = order(pair)
    return { protocol: 'v2', id: pairAddress(token0, token1) as Address, fee: v2FeeOf(), token0, token1 }
  })
  return [...concentrated, ...constant]
}

const call = (to: string, abi: Interface, name: string, values: unknown[] = []): ContractCall => ({
  to: to as Address,
  data: abi.encodeFunctionData(name, values) as Hex,
})

const HIGHEST_TICK = 887_272

/** The states of the pools at the latest block. Throws if a pool does not exist. */
export async function readPools(rpc: Rpc, places: readonly PoolToRead[]): Promise<PoolState[]> {
  const first = await callAll(
    rpc,
    places.flatMap(({ protocol, id }) =>
      protocol === 'v2'
        ? [call(id, pairAbi, 'getReserves'), call(id, pairAbi, 'getReserves')]
        : [call(id, poolAbi, 'slot0'), call(id, poolAbi, 'liquidity')],
    ),
  )
  const dataAt = (results: readonly CallResult[], at: number) => {
    const result = results[at]
    if (!result?.success || result.data === '0x') throw new Error(`The chain did not respond call ${at} about a pool.`)
    return result.data
  }
  const words: ContractCall[] = []
  const heads = places.map(({ window, ...place }, at): ((results: readonly CallResult[]) => PoolState) => {
    if (place.protocol === 'v2') {
      const [reserve0, reserve1] = pairAbi
        .decodeFunctionResult('getReserves', dataAt(first, at * 2))
        .toArray() as bigint[]
      return () => ({ ...place, protocol: 'v2', reserve0: reserve0!, reserve1: reserve1! })
    }
    const slot0 = poolAbi.decodeFunctionResult('slot0', dataAt(first, at * 2))
    const [liquidity] = poolAbi.decodeFunctionResult('liquidity', dataAt(first, at * 2 + 1)).toArray() as [bigint]
    const tick = Number(slot0.tick)
    const [fromTick, toTick] = window === undefined ? [-HIGHEST_TICK, HIGHEST_TICK] : [tick - window, tick + window]
    const wordTicks = 256 * tickSpacing[place.fee as keyof typeof tickSpacing]
    const [start, end] = [Math.floor(fromTick / wordTicks), Math.floor(toTick / wordTicks)]
    const at0 = words.length
    for (let word = start; word <= end; word++)
      words.push(call(contracts.tickLens, lensAbi, 'getPopulatedTicksInWord', [place.id, word]))
    return (results) => {
      const ticks = Array.from({ length: end - start + 1 }, (_, word): Tick[] => {
        const [found] = lensAbi
          .decodeFunctionResult('getPopulatedTicksInWord', dataAt(results, at0 + word))
          .toArray(true) as [[bigint, bigint, bigint][]]
        return found.map(([index, liquidityNet]) => ({ index: Number(index), liquidityNet }))
      })
      const inside = ticks.flat().filter(({ index }) => index >= fromTick && index <= toTick)
      return {
        ...place,
        protocol: 'v3',
        ...v3Terms(place.fee),
        sqrtPriceX96: slot0.sqrtPriceX96 as bigint,
        tick,
        liquidity,
        ticks: inside.sort((a, b) => a.index - b.index),
        fromTick,
        toTick,
        observationCardinality: Number(slot0.cardinality),
      }
    }
  })
  const results = await callAll(rpc, words)
  return heads.map((head) => head(results))
}
