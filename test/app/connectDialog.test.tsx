import { act, screen } from '@testing-library/react'
import { appStore } from '../support/appStore'
import { announce } from '../support/fakePage'
import { fakeWallet } from '../support/fakeWallet'
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
