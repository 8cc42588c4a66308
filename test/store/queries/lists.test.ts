import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { settings } from '../../../src/config/settings'
import { lists } from '../../../src/store/queries/lists'
import { appStore } from '../../support/appStore'
import { PAIR_LIST, TOKEN_LIST, UNI, USDC } from '../../support/fakeServices'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const { getTokens, getPairs } = lists.endpoints

test('the configured addresses are asked in order, the copy of the product last', async () => {
  const { dispatch, services } = appStore()
  const asked: (readonly string[])[] = []
  services.readList = async (urls, parse) => {
    asked.push(urls)
    return { value: await parse(asked.length === 1 ? TOKEN_LIST : PAIR_LIST), failures: [], url: 'https://a' }
  }
  await dispatch(getTokens.initiate(undefined))
  await dispatch(getPairs.initiate(undefined))
  expect(asked).toEqual([
    [...settings.tokenListUrls, '/lists/tokens.json'],
    [...settings.pairListUrls, '/lists/pairs.json'],
  ])
})

test('tokens of other chains and records that are none are left out', async () => {
  const { dispatch, services } = appStore()
  const [usdc, uni] = TOKEN_LIST.tokens
  services.readList = async (_urls, parse) => ({
    value: await parse({ tokens: [{ ...usdc, chainId: 10 }, 7, null, { ...uni, symbol: '' }, uni, usdc, usdc] }),
    failures: [],
    url: 'https://a',
  })
  const { data } = await dispatch(getTokens.initiate(undefined))
  expect(data?.tokens.map(({ address }) => address)).toEqual([UNI, USDC])
})

test('a list that cannot be had is an error in plain data', async () => {
  const { dispatch, services } = appStore()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  services.readList = async () => Promise.reject(new Error('https://a: HTTP 404'))
  expect(await dispatch(getPairs.initiate(undefined))).toMatchObject({
    isError: true,
    error: { message: 'https://a: HTTP 404' },
  })
})

test('a list is read once', async () => {
  const { dispatch, services } = appStore()
  let reads = 0
  services.readList = async (_urls, parse) => {
    reads++
    return { value: await parse(TOKEN_LIST), failures: [], url: 'https://a' }
  }
  const first = dispatch(getTokens.initiate(undefined))
  await first
  first.unsubscribe()
  await jest.advanceTimersByTimeAsync(24 * 3_600_000)
  await dispatch(getTokens.initiate(undefined))
  expect(reads).toBe(1)
})
