import { act, screen } from '@testing-library/react'
import { CONNECT_ANSWER_MS } from '#domain/wallet/limits'
import { appStore } from '../support/appStore'
import { announce } from '../support/fakePage'
import { ALICE, deferred, fakeWallet } from '../support/fakeWallet'
import { pass, renderApp, setUpBrowser } from './renderApp'

setUpBrowser()

test('an extension that comes while its INSTALL is on screen is asked for nothing until the user connects', async () => {
  const app = appStore()
  app.start()
  const { user, services } = await renderApp('/nothing-here', app)
  await user.click(screen.getByRole('button', { name: 'connect wallet' }))
  await pass()
  await user.click(screen.getByRole('button', { name: 'Install MetaMask' }))
  await pass()
  expect(screen.getByRole('link', { name: 'INSTALL' }).getAttribute('href')).toMatch(
    /^https:\/\/chromewebstore\.google/,
  )

  const wallet = fakeWallet()
  await act(async () => {
    announce(services.page, wallet.provider, { name: 'MetaMask', rdns: 'io.metamask' })
  })
  await pass(1_000)
  expect(screen.getByText('MetaMask is ready')).toBeTruthy()
  expect(screen.queryByText('Waiting for connection')).toBeNull()
  expect(wallet.calls).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Connect' }))
  await pass()
  expect(wallet.methods()).toContain('eth_requestAccounts')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('W01: a wallet that does not answer can be asked again, and whichever request it answers connects it', async () => {
  const app = appStore()
  app.start()
  const { user, services } = await renderApp('/nothing-here', app)
  const wallet = fakeWallet()
  const first = deferred()
  wallet.reply('eth_requestAccounts', () => first.promise)
  await act(async () => {
    announce(services.page, wallet.provider, { name: 'MetaMask', rdns: 'io.metamask' })
  })
  await user.click(screen.getByRole('button', { name: 'connect wallet' }))
  await pass()
  await user.click(screen.getByRole('button', { name: /^MetaMask/ }))
  await pass(CONNECT_ANSWER_MS / 2)
  expect(screen.getByText('Waiting for connection')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
  await pass(CONNECT_ANSWER_MS / 2)
  expect(screen.getByText('Waiting for connection')).toBeTruthy()
  expect(screen.getByText(/^Nothing opened\?/).closest('[role=status]')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await pass()
  expect(wallet.requested('eth_requestAccounts')).toHaveLength(2)
  expect(screen.queryByText(/^Nothing opened\?/)).toBeNull()
  await pass(CONNECT_ANSWER_MS)
  expect(screen.getByText(/^Nothing opened\?/)).toBeTruthy()

  first.resolve([ALICE])
  await pass(1_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})
