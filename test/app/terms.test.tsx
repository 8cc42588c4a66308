import { screen } from '@testing-library/react'
import { settings } from '#config/settings'
import { selectStatus } from '#store/wallet/connection'
import { connectWallet } from '#store/wallet/connectWallet'
import { appStore } from '../support/appStore'
import { announce } from '../support/fakePage'
import { fakeWallet } from '../support/fakeWallet'
import { pass, renderApp, setUpBrowser } from './renderApp'

setUpBrowser()
const terms = { url: 'https://harbour.example/terms', text: 'Trades cannot be undone.', version: '1' }
beforeEach(() => void Object.assign(settings, { terms }))
afterEach(() => void Object.assign(settings, { terms: null }))

const METAMASK = { name: 'MetaMask', rdns: 'io.metamask' }

async function opened(prepare: (app: ReturnType<typeof appStore>) => void = () => undefined) {
  const app = appStore()
  const wallet = fakeWallet()
  announce(app.services.page, wallet.provider, METAMASK)
  prepare(app)
  app.start()
  const rendered = await renderApp('/nothing-here', app)
  await pass(300)
  return { ...rendered, app, wallet }
}

test('the terms are accepted before the first connection, and once for each version', async () => {
  const { user, app, wallet } = await opened()
  await user.click(screen.getByRole('button', { name: 'connect wallet' }))
  await pass()
  screen.getByText('Trades cannot be undone.')
  expect(screen.getByRole('link', { name: 'Read the terms (version 1)' }).getAttribute('href')).toBe(terms.url)
  expect(screen.queryByRole('button', { name: /MetaMask/ })).toBeNull()

  const proceed = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' })
  expect(proceed().disabled).toBe(true)
  await app.dispatch(connectWallet('metaMask'))
  expect(wallet.methods()).not.toContain('eth_requestAccounts')

  await user.click(screen.getByRole('checkbox', { name: `I accept the terms of ${settings.appName}` }))
  await user.click(proceed())
  await pass()
  await user.click(screen.getByRole('button', { name: /^MetaMask/ }))
  await pass()
  expect(selectStatus(app.state())).toBe('connected')
  expect(app.services.storage.read('terms')).toEqual({ version: '1' })
})

test.each([
  ['of an earlier version is connected again only after it has accepted the new one', '1', '2', 'disconnected'],
  ['of this version is connected again', '2', '2', 'connected'],
])('a visitor who accepted terms %s', async (_, accepted, version, status) => {
  Object.assign(settings, { terms: { ...terms, version } })
  const { user, app } = await opened(({ services }) => {
    services.storage.write('terms', { version: accepted })
    services.storage.write('session', { walletId: 'metaMask', reach: 'browser', name: 'MetaMask' })
  })
  await pass(2_000)
  expect(selectStatus(app.state())).toBe(status)
  if (status === 'connected') return
  await user.click(screen.getByRole('button', { name: 'connect wallet' }))
  await pass()
  screen.getByText('Read the terms (version 2)')
})
