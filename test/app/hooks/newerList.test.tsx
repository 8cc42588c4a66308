import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { useListedToken } from '../../../src/app/token/useCurrencies'
import { useHoldings } from '../../../src/app/market/useHoldings'
import { settings } from '#config/settings'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { appStore } from '../../support/appStore'
import { TOKEN_LIST, UNI, USDC } from '../../support/fakeServices'
import { ALICE, deferred } from '../../support/fakeWallet'
import { listFiles } from '../../support/listFiles'

/** A newer list from a gateway replaces that of the build. What must then stay unchanged on the page? */

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const [FIRST = ''] = settings.tokenListUrls
const [usdc, uni] = TOKEN_LIST.tokens
const another = { ...uni, address: `0x${'7'.repeat(40)}`, symbol: 'AAA' }
const settle = () => act(() => jest.advanceTimersByTimeAsync(100))

function show<T>(hook: () => T) {
  const { services, store } = appStore()
  const { answer } = listFiles(services)
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  answer('/lists/tokens.json', TOKEN_LIST)
  return { services, answer, ...renderHook(hook, { wrapper }) }
}

test('a token with equal records in both lists keeps its identity', async () => {
  const { answer, result } = show(() => useListedToken(UNI))
  await settle()
  const before = result.current
  expect(before?.symbol).toBe('UNI')
  answer(FIRST, { tokens: [another, usdc, { ...uni }] })
  await settle()
  expect(result.current).toBe(before)
})

test('the newer list’s record of a token is shown, and a token that it lacks disappears', async () => {
  const { answer, result, rerender } = show(() => useListedToken(UNI))
  await settle()
  answer(FIRST, { tokens: [{ ...uni, name: 'Another name' }] })
  await settle()
  expect(result.current?.name).toBe('Another name')
  rerender()
  const unlisted = show(() => useListedToken(UNI))
  await settle()
  expect(unlisted.result.current?.address).toBe(UNI)
  unlisted.answer(FIRST, { tokens: [usdc] })
  await settle()
  expect(unlisted.result.current).toBeNull()
})

test('holdings stay while the balances of the newer list’s tokens are on their way', async () => {
  const { answer, result, services } = show(() => useHoldings(ALICE))
  services.holdings[USDC] = 5n
  await settle()
  const held = () => result.current.holdings.map(({ token, units }) => [token.address, units])
  expect([result.current.isRead, held()]).toEqual([true, [[USDC, 5n]]])
  const { balances } = services.chain
  const release = deferred()
  const requested: Address[][] = []
  services.chain.balances = async (chainId, owner, tokens) => {
    requested.push([...tokens])
    await release.promise
    return balances(chainId, owner, tokens)
  }
  answer(FIRST, { tokens: [another, usdc, uni] })
  await settle()
  expect(requested).toContainEqual(expect.arrayContaining([another.address]))
  expect([result.current.isRead, held()]).toEqual([true, [[USDC, 5n]]])
  services.holdings[USDC] = 6n
  release.resolve(undefined)
  await settle()
  expect(held()).toEqual([[USDC, 6n]])
})

test('holdings of which the newer list’s balances cannot be read do not stay as if they were current', async () => {
  const { answer, result, services } = show(() => useHoldings(ALICE))
  services.holdings[USDC] = 5n
  await settle()
  expect(result.current.holdings).toHaveLength(1)
  services.chain.balances = async () => Promise.reject(new NodeError('timedOut', 'Slow.'))
  answer(FIRST, { tokens: [another, usdc, uni] })
  await settle()
  expect(result.current.holdings).toEqual([])
  expect(result.current.unread).toBe(3)
})
