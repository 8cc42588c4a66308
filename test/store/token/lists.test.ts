import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { configureStore } from '@reduxjs/toolkit'
import { settings } from '#config/settings'
import { lists } from '#store/token/lists'
import { appStore } from '../../support/appStore'
import { PAIR_LIST, TOKEN_LIST, UNI, USDC } from '../../support/fakeServices'
import { listFiles } from '../../support/listFiles'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const { getTokens, getPairs } = lists.endpoints
const [usdc, uni] = TOKEN_LIST.tokens
const version = (major: number) => ({ major, minor: 0, patch: 0 })

test('the configured addresses are asked in order, the copy of the product last', async () => {
  const { dispatch, services } = appStore()
  const requested: (readonly string[])[] = []
  services.readList = async (urls, parse) => {
    requested.push(urls)
    return { value: await parse(requested.length === 1 ? TOKEN_LIST : PAIR_LIST), failures: [], url: 'https://a' }
  }
  await dispatch(getTokens.initiate(undefined))
  await dispatch(getPairs.initiate(undefined))
  expect(requested).toEqual([
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

test('tokens that the operator has left out are in no list', async () => {
  const { dispatch, services } = appStore()
  services.readList = async (_urls, parse) => ({ value: await parse(TOKEN_LIST), failures: [], url: 'https://a' })
  try {
    Object.assign(settings, { tokensDenied: [UNI] })
    const { data } = await dispatch(getTokens.initiate(undefined))
    const found = data?.tokens.map(({ address }) => address)
    expect(found).toContain(USDC)
    expect(found).not.toContain(UNI)
  } finally {
    Object.assign(settings, { tokensDenied: [] })
  }
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

/** The app with a token list that was read once and is being read again. */
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

const [OWN, OWN_PAIRS] = ['/lists/tokens.json', '/lists/pairs.json']
const [FIRST = '', SECOND = '', ...OTHERS] = settings.tokenListUrls
const [PAIRS_GATEWAY = ''] = settings.pairListUrls
const NEWER = { tokens: [uni, usdc, { ...usdc, address: `0x${'7'.repeat(40)}` }], version: version(2) }

/** The app with lists from several URLs. The test decides when the URLs respond. */
function reading() {
  jest.spyOn(console, 'warn').mockReturnValue()
  jest.spyOn(console, 'error').mockReturnValue()
  const app = appStore()
  const files = listFiles(app.services)
  const begin = (forceRefetch = false) => {
    void app.dispatch(getTokens.initiate(undefined, { forceRefetch }))
    void app.dispatch(getPairs.initiate(undefined, { forceRefetch }))
    return settle()
  }
  const settle = () => jest.advanceTimersByTimeAsync(0)
  const list = () => getTokens.select(undefined)(app.state())
  const pairs = () => getPairs.select(undefined)(app.state())
  return { ...app, ...files, begin, settle, list, pairs }
}

describe('the copies of the build', () => {
  test('are used at once while every gateway is silent, and the gateways are asked all the same', async () => {
    const { begin, settle, requested, answer, list, pairs } = reading()
    await begin()
    expect(requested).toEqual([FIRST, OWN, PAIRS_GATEWAY, OWN_PAIRS])
    answer(OWN, TOKEN_LIST)
    answer(OWN_PAIRS, PAIR_LIST)
    await settle()
    expect(list().data).toMatchObject({ tokens: [{ address: USDC }, { address: UNI }], url: OWN })
    expect(pairs().data).toMatchObject({ records: [{ name: 'Pool USDC/UNI' }], url: OWN_PAIRS })
    expect(list().isSuccess).toBe(true)
  })

  test('are replaced by what a gateway says, and only that is kept', async () => {
    const { begin, settle, answer, refuse, list, state } = reading()
    await begin()
    answer(OWN, TOKEN_LIST)
    refuse(FIRST)
    await settle()
    expect(list().data?.url).toBe(OWN)
    answer(SECOND, NEWER)
    await settle()
    expect(list().data).toMatchObject({ url: SECOND, info: { version: '2.0.0', kept: 3 } })
    expect(Object.keys(state().lists.queries).sort()).toEqual(['getPairs(undefined)', 'getTokens(undefined)'])
  })

  test('stay, as the same list, when no gateway can be read', async () => {
    const { begin, settle, answer, refuse, list, requested } = reading()
    await begin()
    answer(OWN, TOKEN_LIST)
    await settle()
    const shown = list().data
    expect(shown?.isCopy).toBe(true)
    for (const url of [FIRST, SECOND, ...OTHERS]) refuse(url, 504)
    await settle()
    expect(list().data?.tokens).toBe(shown?.tokens)
    expect(list().data?.isCopy).toBeUndefined()
    expect(list().isSuccess).toBe(true)
    expect(requested.filter((url) => url === OWN)).toHaveLength(1)
    expect(requested.filter((url) => settings.tokenListUrls.includes(url))).toEqual(settings.tokenListUrls)
    expect(jest.mocked(console.warn).mock.calls).toEqual(
      settings.tokenListUrls.map((url) => [`List not loaded: ${url}: HTTP 504`]),
    )
    expect(console.error).not.toHaveBeenCalled()
  })

  test('may be missing: the gateway’s list is used', async () => {
    const { begin, settle, answer, refuse, list } = reading()
    await begin()
    refuse(OWN)
    await settle()
    expect(list()).not.toHaveProperty('data')
    answer(FIRST, NEWER)
    await settle()
    expect(list().data?.url).toBe(FIRST)
  })

  test('are passed over when a gateway is faster', async () => {
    const { begin, settle, answer, list, state } = reading()
    await begin()
    answer(FIRST, NEWER)
    await settle()
    const newest = list().data
    const before = state()
    answer(OWN, TOKEN_LIST)
    await settle()
    expect(state()).toBe(before)
    expect(list().data).toBe(newest)
  })

  test('never take the place of a gateway’s list when that is read again in vain', async () => {
    const { begin, settle, answer, list, ...app } = reading()
    await begin()
    answer(FIRST, NEWER)
    await settle()
    const newest = list().data
    const { refuse, requested } = listFiles(app.services)
    for (const url of settings.tokenListUrls) refuse(url)
    void app.dispatch(getTokens.initiate(undefined, { forceRefetch: true }))
    await settle()
    expect(list()).toMatchObject({ isError: true, error: { message: expect.stringContaining('HTTP 404') as unknown } })
    expect(list().data).toBe(newest)
    expect(requested).toEqual(settings.tokenListUrls)
  })

  test.each([
    ['are read once where the build was told to read them first', [OWN]],
    ['are not read where the site has a list of its own', ['/lists/mine.json']],
  ])('%s', async (_, urls) => {
    jest.replaceProperty(settings, 'tokenListUrls', urls)
    await jest.isolateModulesAsync(async () => {
      const { lists: own } = await import('#store/token/lists')
      const { services } = appStore()
      const { requested } = listFiles(services)
      const { dispatch } = configureStore({
        reducer: { [own.reducerPath]: own.reducer },
        middleware: (usual) => usual({ thunk: { extraArgument: services } }).concat(own.middleware),
      })
      void dispatch(own.endpoints.getTokens.initiate(undefined))
      await jest.advanceTimersByTimeAsync(0)
      expect(requested).toEqual(urls)
    })
  })
})
