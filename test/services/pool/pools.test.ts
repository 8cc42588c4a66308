import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import type { CallResult } from '#services/chain/multicall'
import {
  isOneSided,
  poolPlaces,
  poolStateCalls,
  readPool,
  readPoolNow,
  v2PairAddress,
  v3PoolAddress,
} from '#services/pool/pools'
import { pairAddress, poolAddress } from '../../chain/world'
import { PANCAKE } from '../../support/pancake'
import { fc } from '../../support/properties'
import { uintWord } from '#services/chain/words'
import { deploymentOf } from '#config/deployments'
import { venueDeployment } from '#domain/chain/network'
import { bnb } from '#config/networks/bnb'

const deployment = deploymentOf(1)!
const { weth, usdc, v2Factory, v3Factory } = deployment
const address = fc
  .bigInt({ min: 1n, max: 2n ** 160n - 1n })
  .map((n): Address => `0x${n.toString(16).padStart(40, '0')}`)
const answer = (...words: bigint[]): CallResult => ({ success: true, data: `0x${words.map(uintWord).join('')}` })
const failed: CallResult = { success: false, data: '0x' }
const nothing: CallResult = { success: true, data: '0x' }

describe('addresses by CREATE2', () => {
  test('are those of mainnet, whichever token comes first', () => {
    for (const [a, b] of [
      [usdc, weth],
      [weth, usdc],
      [weth.toLowerCase() as Address, usdc],
    ] as const) {
      expect(v2PairAddress({ v2Factory }, a, b)).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc')
      expect(v3PoolAddress({ v3Factory }, a, b, 500)).toBe('0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640')
      expect(v3PoolAddress({ v3Factory }, a, b, 3000)).toBe('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8')
    }
  })

  test('are what ethers packs', () => {
    fc.assert(
      fc.property(address, address, fc.constantFrom(100, 500, 3000, 10000), (a, b, fee) => {
        expect(v2PairAddress({ v2Factory }, a, b)).toBe(pairAddress(a, b))
        expect(v3PoolAddress({ v3Factory }, a, b, fee)).toBe(poolAddress(a, b, fee))
      }),
    )
  })

  test('two tokens have five places', () => {
    const places = poolPlaces(deployment, weth, usdc)
    expect(places.map(({ protocol, fee }) => [protocol, fee])).toEqual([
      ['v2', 3000],
      ['v3', 100],
      ['v3', 500],
      ['v3', 3000],
      ['v3', 10000],
    ])
    for (const { token0, token1 } of places) expect([token0, token1]).toEqual([usdc, weth])
    expect(places.flatMap(poolStateCalls)).toHaveLength(9)
  })
})

describe('a network with a second venue', () => {
  const both = bnb.deployment
  const usdt = '0x55d398326f99059fF775485246999027B3197955'

  test('has the places of both, each with its own fees, and the addresses on the chain', () => {
    const places = poolPlaces(both, both.weth, usdt)
    expect(places.map(({ protocol, fee, venue }) => [protocol, fee, venue])).toEqual([
      ['v2', 3000, undefined],
      ['v3', 100, undefined],
      ['v3', 500, undefined],
      ['v3', 3000, undefined],
      ['v3', 10000, undefined],
      ['v2', 2500, 'pancake'],
      ['v3', 100, 'pancake'],
      ['v3', 500, 'pancake'],
      ['v3', 2500, 'pancake'],
      ['v3', 10000, 'pancake'],
    ])
    expect(places[5]?.id).toBe('0x16b9a82891338f9bA80E2D6970FddA79D1eb0daE')
    expect(places[7]?.id).toBe('0x36696169C63e42cd08ce11f5deeBbCeBae652050')
  })

  test('reads the tick spacing from the table of the pool’s venue, and none for a tier that is not in it', () => {
    const states = [answer(2n ** 97n, 0n, 0n, 1n, 1n, 0n, 1n), answer(5n)]
    const spacingOf = (fee: number, venue?: 'pancake') => {
      const now = readPoolNow(
        { protocol: 'v3', id: '0x01', fee, token0: usdc, token1: weth, ...(venue && { venue }) },
        states,
      )
      return now?.protocol === 'v3' ? now.tickSpacing : null
    }
    expect([spacingOf(3000), spacingOf(2500)]).toEqual([60, 0])
    expect([spacingOf(2500, 'pancake'), spacingOf(3000, 'pancake')]).toEqual([50, 0])
  })

  test('trades at the other venue with its contracts, and never through V4', () => {
    const own = venueDeployment(both, 'pancake')!
    expect(own).toMatchObject({ ...PANCAKE, weth: both.weth, venue: 'pancake' })
    expect(own.v4).toBeUndefined()
    expect(venueDeployment(both, 'pancake')).toBe(own)
    expect(venueDeployment(both, undefined)).toBe(both)
    expect(venueDeployment(deployment, 'pancake')).toBeNull()
  })
})

describe('the state of a pool', () => {
  const [pair, pool] = poolPlaces(deployment, weth, usdc) as [never, never]

  test('of V2 is its reserves', () => {
    expect(readPool(pair, [answer(200n, 600n, 0n)])?.price).toEqual({ numerator: 600n, denominator: 200n })
    for (const state of [undefined, failed, nothing, answer(200n), answer(0n, 5n), answer(5n, 0n)])
      expect(readPool(pair, [state])).toBeNull()
  })

  test('of V3 is its price, where there is liquidity', () => {
    const slot0 = answer(2n ** 97n, 0n, 0n, 1n, 1n, 0n, 1n)
    expect(readPool(pool, [slot0, answer(5n)])?.price).toEqual({ numerator: 2n ** 194n, denominator: 2n ** 192n })
    for (const liquidity of [undefined, failed, nothing, answer(0n)])
      expect(readPool(pool, [slot0, liquidity])).toBeNull()
    // A price without liquidity is not reliable, but trades may still use liquidity farther away from the price.
    const oneSided = readPoolNow(pool, [slot0, answer(0n)])
    expect(oneSided).toMatchObject({ liquidity: 0n, sqrtPriceX96: 2n ** 97n })
    expect(oneSided && isOneSided(oneSided)).toBe(true)
    expect(isOneSided(readPoolNow(pool, [slot0, answer(5n)])!)).toBe(false)
    for (const state of [undefined, failed, nothing, answer(1n), answer(0n, 0n, 0n, 0n, 0n, 0n, 0n)])
      expect(readPool(pool, [state, answer(5n)])).toBeNull()
  })
})
