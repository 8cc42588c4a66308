import { act, screen, within } from '@testing-library/react'
import { partBroke, partMissed } from '#store/browser/parts'
import { appStore } from '../support/appStore'
import { parsedDiagnostics } from '../support/diagnostics'
import { UNI } from '../support/fakeServices'
import { pass, renderApp, setUpBrowser } from './renderApp'

setUpBrowser()
afterEach(() => void jest.restoreAllMocks())

const NAME = 'Copy diagnostics'

async function press(user: Awaited<ReturnType<typeof renderApp>>['user'], place: HTMLElement) {
  await user.click(within(place).getByRole('button', { name: NAME }))
  await pass()
  await user.click(within(place).getByRole('button', { name: 'Copy' }))
  await pass()
}

test('they are copied in the account’s dialog, with what happened and where', async () => {
  const app = appStore()
  await app.connect()
  const { services, user } = await renderApp('/swap', app)
  await user.click(screen.getByRole('button', { name: /^Account, / }))
  await pass()
  const dialog = screen.getByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: NAME }))
  expect(within(dialog).getByText(/^Only this is copied: /)).toBeTruthy()
  const shown = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnostics' }).value
  expect(services.copied).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
  await pass()
  expect(services.copied).toEqual([shown])
  const diagnostics = parsedDiagnostics(services.copied[0] ?? '')
  expect(diagnostics).toMatchObject({
    app: 'Tidemark',
    build: { version: '0.0.0-test', commit: null, hash: null },
    page: { isOnline: true, pageLanguage: 'en', browser: navigator.userAgent },
    wallet: { status: 'connected', id: null, reach: 'browser', chainId: 3 },
    nodes: { chainId: 3, isOwn: false },
  })
  expect(diagnostics.actions.map(({ type }) => type)).toContain('wallet/connected')
  expect(within(dialog).getByText('Copied!')).toBeTruthy()
  await pass(1_500)
  expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeTruthy()
})

test('in the settings they are shown to be copied by hand where the browser does not allow it', async () => {
  const { services, user } = await renderApp('/profile#settings')
  const region = screen.getByRole('region', { name: 'Diagnostics' })
  services.copyText = async () => Promise.reject(new Error('denied'))
  await press(user, region)
  expect(within(region).getByText(/^The browser did not allow copying/)).toBeTruthy()
  const field = within(region).getByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnostics' })
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(field.value)
  expect(parsedDiagnostics(field.value).wallet.status).toBe('disconnected')

  services.copyText = async (text) => void services.copied.push(text)
  await user.click(within(region).getByRole('button', { name: 'Copy' }))
  await pass()
  expect(services.copied).toHaveLength(1)
  expect(within(region).queryByText(/^The browser did not allow copying/)).toBeNull()
})

test.each([
  ['part', partMissed(), 'Part of this page could not be loaded'],
  ['broken part', partBroke(), 'Part of this page stopped working'],
])('where a part is missing they are offered: %s', async (_what, missed, title) => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const { services, user, dispatch } = await renderApp('/swap')
  act(() => void dispatch(missed))
  await pass()
  await press(user, screen.getByRole('heading', { name: title }).closest<HTMLElement>('[role="alert"]')!)
  expect(parsedDiagnostics(services.copied[0] ?? '').actions.map(({ type }) => type)).toContain(missed.type)
})

test('a screen that breaks offers them', async () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  const app = appStore()
  await app.connect()
  Object.assign(app.services.chain, {
    tokenFacts: async () => ({ symbol: 'A', name: 'A', decimals: 18, totalSupply: 'junk' }),
  })
  const { services, user } = await renderApp(`/token?address=${UNI}`, app)
  await press(user, screen.getByRole('heading', { name: 'This page stopped working' }).closest('[role="alert"]')!)
  expect(parsedDiagnostics(services.copied[0] ?? '').app).toBe('Tidemark')
})
