import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { settings } from '../../../src/config/settings'
import { lists } from '../../../src/store/queries/lists'
import { appStore } from '../../support/appStore'
import { PAIR_LIST, TOKEN_LIST, UNI, USDC } from '../../support/fakeServices'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const { getTokens, getPairs } = lists.endpoints
const [usdc, uni] = TOKEN_LIST.tokens
const version = (major: number) => ({ major, minor: 0, patch: 0 })

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

/** The app with the token list as it was read first, and reading it again. */
async function readTwice(second: () => unknown) {
  const { services, dispatch, state } = appStore()
  const taken: unknown[] = []
  let answer: () => unknown = () => ({ ...TOKEN_LIST, version: version(1) })
  services.readList = async (urls, parse) => {
    const value = await parse(answer())
    taken.push(value)
    return { value, failures: [], url: urls[0]! }
  }
  const read = () => dispatch(getTokens.initiate(undefined, { forceRefetch: true }))
  await read()
  answer = second
  await read()
  return { list: getTokens.select(undefined)(state()), taken }
}

test('L29: whatever a server sends at the next reading is checked like the first, and says its own version', async () => {
  const { list } = await readTwice(() => ({
    tokens: [
      { ...usdc, address: 'javascript:alert(1)' },
      { ...uni, symbol: 'U\u202eNI' },
      { ...usdc, chainId: 10 },
    ],
    version: version(2),
  }))
  expect(list.data?.tokens.map(({ address, symbol }) => [address, symbol])).toEqual([[UNI, 'UNI']])
  expect(list.data?.info).toMatchObject({ version: '2.0.0', kept: 1, dropped: 2 })
})

test('L29: what is no list at the next reading leaves the one that was read', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue()
  const { list } = await readTwice(() => '<html>')
  expect(list.isError).toBe(true)
  expect(list.data?.tokens.map(({ address }) => address)).toEqual([USDC, UNI])
  expect(list.data?.info.version).toBe('1.0.0')
  log.mockRestore()
})

test('L10: a list that is read again is taken as it is, not compared token by token', async () => {
  const { list, taken } = await readTwice(() => ({ ...TOKEN_LIST, version: version(2) }))
  expect(list.data?.tokens).toBe((taken[1] as { tokens: unknown }).tokens)
})
