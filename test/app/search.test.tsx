import { act, screen, within } from '@testing-library/react'
import { lists } from '../../src/store/queries/lists'
import { selectNotifications } from '../../src/store/slices/notifications'
import { appStore } from '../support/appStore'
import { PAIR_LIST, TOKEN_LIST, UNI, USDC } from '../support/fakeServices'
import { deferred } from '../support/fakeWallet'
import { INSTALL_MS, installBrowserParts, pass, renderApp } from './renderApp'

beforeAll(installBrowserParts, INSTALL_MS)
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const search = () => within(screen.getByRole('search'))
const field = () => search().getByRole<HTMLInputElement>('combobox', { name: 'Search tokens' })

/** The app whose lists come when the test says so. */
async function open() {
  const app = appStore()
  const answer = deferred<object>()
  app.services.readList = async (urls, parse) => ({
    value: await parse(urls.at(-1) === '/lists/tokens.json' ? await answer.promise : PAIR_LIST),
    failures: [],
    url: urls[0]!,
  })
  return { ...(await renderApp('/', app)), answer }
}

test('L28: a list that comes after something was typed is searched without typing again', async () => {
  const { user, answer } = await open()
  await user.type(field(), 'uni')
  search().getByText('Loading tokens')
  await pass(600)
  expect(search().queryByText('0 tokens found')).toBeNull()
  answer.resolve(TOKEN_LIST)
  await pass()
  expect(search().getByRole('option').getAttribute('href')).toBe(`/token?address=${UNI}`)
})

test('L01: without any list the search says that there are no results, and nothing else does', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, answer, state } = await open()
  answer.reject(new Error('https://a: Failed to fetch'))
  await pass()
  await user.type(field(), 'usdc')
  search().getByText('No token matches “usdc”')
  expect(error.mock.calls).toEqual([['No list could be read: https://a: Failed to fetch']])
  expect(selectNotifications(state())).toEqual([])
  error.mockRestore()
})

test('L27: a list that is read anew keeps the highlighted token under the Enter key', async () => {
  const { user, answer, services, dispatch } = await open()
  answer.resolve(TOKEN_LIST)
  await pass()
  await user.type(field(), 'usdc')
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant')!)?.textContent
  expect(active()).toContain('USDC')
  const forged = { chainId: 1, address: `0x${'9'.repeat(40)}`, symbol: 'USDCX', name: 'Another', decimals: 6 }
  services.readList = async (urls, parse) => ({
    value: await parse({ tokens: [forged, ...TOKEN_LIST.tokens] }),
    failures: [],
    url: urls[0]!,
  })
  await act(() => dispatch(lists.endpoints.getTokens.initiate(undefined, { forceRefetch: true })))
  await pass()
  expect(search().getAllByRole('option')).toHaveLength(2)
  expect(active()).not.toContain('USDCX')
  await user.keyboard('{Enter}')
  await pass()
  expect(document.body.textContent).toContain(USDC)
})

test('the count is said half a second after the last key, and choosing clears the field', async () => {
  const { user, answer } = await open()
  answer.resolve(TOKEN_LIST)
  await pass()
  await user.type(field(), '0x')
  await pass(300)
  expect(search().queryByText('2 tokens found')).toBeNull()
  await pass(200)
  search().getByText('2 tokens found')
  await user.type(field(), 'q')
  expect(search().queryByText(/tokens? found/)).toBeNull()
  await pass(500)
  search().getByText('0 tokens found')
  await user.clear(field())
  await user.type(field(), ' ')
  await pass(500)
  expect(search().queryByText(/tokens? found/)).toBeNull()
  await user.clear(field())
  await user.type(field(), `usdc{Enter}`)
  await pass()
  expect(field().value).toBe('')
  expect(search().queryByRole('listbox')).toBeNull()
  expect(document.body.textContent).toContain(USDC)
})
