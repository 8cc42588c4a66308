import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { lists } from '#store/token/lists'
import { selectPairs } from '#store/market/pairs'
import { appStore } from '../../support/appStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function listed(names: string[], readTokens = true) {
  const { dispatch, services, state } = appStore()
  const readTokenList = services.readList
  if (readTokens) await dispatch(lists.endpoints.getTokens.initiate(undefined))
  services.readList = async (_urls, parse) => ({
    value: await parse({ tokens: names.map((name) => ({ name })) }),
    failures: [],
    url: 'https://a',
  })
  await dispatch(lists.endpoints.getPairs.initiate(undefined))
  services.readList = readTokenList
  return state
}

const namesOf = (state: Awaited<ReturnType<typeof listed>>) =>
  selectPairs(state()).map(({ tokenA, tokenB }) => `${tokenA.symbol}/${tokenB.symbol}`)

test('joins the records to tokens by symbol, and drops those with an unknown one', async () => {
  expect(namesOf(await listed(['Pool UNI/USDC', 'USDC/NOPE', 'no pair']))).toEqual(['UNI/USDC'])
})

test('uses the first twenty records, whatever they are', async () => {
  const nineteen = Array.from({ length: 19 }, () => 'USDC/NOPE')
  expect(namesOf(await listed([...nineteen, 'USDC/UNI', 'UNI/USDC']))).toEqual(['USDC/UNI'])
})

test('there are none until both lists are here', async () => {
  expect(namesOf(await listed(['USDC/UNI'], false))).toEqual([])
})

test('they do not change while nothing does', async () => {
  const state = await listed(['USDC/UNI'])
  expect(selectPairs(state())).toBe(selectPairs(state()))
})
