import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'
import { appStarted } from '../../src/events'
import { connectWallet } from '../../src/store/wallet/connectWallet'
import { earlyStore, WALLET_ID } from '../support/appStore'
import { announce } from '../support/fakePage'
import { ALICE, fakeWallet } from '../support/fakeWallet'
import { pass, setUpBrowser } from './renderApp'

// The only test of its file: once one store can read the chain, so can those that are made after it.
setUpBrowser()

test('button and dialog stand before the chain can be read, and keep the focus when it can', async () => {
  const { store, services, arrive } = earlyStore()
  services.chain.identity = async () => ({ name: 'alice.eth', avatar: null })
  announce(services.page, fakeWallet().provider)
  store.dispatch(appStarted())
  await store.dispatch(connectWallet(WALLET_ID))
  render(
    <Provider store={store}>
      <MemoryRouter>
        <App />
      </MemoryRouter>
    </Provider>,
  )
  await pass()
  const early = screen.getByRole('button', { name: 'Account, 0xf3…2266' })
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await user.click(early)
  await pass()
  const dialog = within(screen.getByRole('dialog'))
  const heading = dialog.getByRole('heading', { name: '0xf3…2266' })
  expect(document.activeElement).toBe(heading)
  expect(dialog.getByRole('heading', { name: 'Recent Transactions' }).closest('[aria-busy="true"]')).not.toBeNull()

  act(arrive)
  await pass()
  expect(document.activeElement).toBe(heading)
  expect(heading.textContent).toBe('alice.eth')
  dialog.getByText('10 ETH')
  expect(document.getElementById('wallet-button')).toBe(early)
  expect(early.title).toBe(ALICE)
  expect(early.textContent).toBe('Account, 10 ETHalice.eth')
})
