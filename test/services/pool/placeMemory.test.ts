import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { PoolPlace } from '#domain/pool/pool'
import { createPlaceMemory } from '#services/pool/placeMemory'
import { v4Places } from '#services/pool/v4/places'
import { fakeMulticall } from '../../support/fakeMulticall'
import { DAI, USDC, WETH } from '../../domain/trade/sample'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const CHAIN_ID = 3
const TTL_MS = 600_000
const idsOf = (places: readonly PoolPlace[]) => places.map(({ id }) => id)

test('a place that one reader found empty is left out by all readers of the node, and asked for again after a while', async () => {
  const places = await v4Places({ weth: WETH }, [DAI], [USDC])
  const { node } = fakeMulticall({})
  const [prices, trades] = [createPlaceMemory(node), createPlaceMemory(node)]
  prices.recordFound(CHAIN_ID, places.slice(1), [])
  expect(idsOf(trades.candidates(CHAIN_ID, places))).toEqual(idsOf(places.slice(0, 1)))
  expect(idsOf(trades.candidates(1, places))).toEqual(idsOf(places))
  expect(idsOf(createPlaceMemory(fakeMulticall({}).node).candidates(CHAIN_ID, places))).toEqual(idsOf(places))
  jest.advanceTimersByTime(TTL_MS)
  expect(idsOf(trades.candidates(CHAIN_ID, places))).toEqual(idsOf(places))
})
