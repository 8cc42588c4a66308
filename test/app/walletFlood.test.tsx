import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { Provider } from 'react-redux'
import { WALLET_EVENT_THROTTLE_MS } from '#domain/wallet/limits'
import { selectAccount } from '#store/wallet/connection'
import { selectWalletButton } from '#store/wallet/walletButton'
import { confirmTrade } from '#store/trade/confirmTrade'
import { useAppSelector } from '#store/hooks'
import { reviewOpened, selectTrade } from '#store/trade/trade'
import { appStore } from '../support/appStore'
import { ALICE, BOB, fakeWallet, silence } from '../support/fakeWallet'
import { samplePlan } from '../support/samplePlan'
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Renders the wallet state that the wallet button shows, but without the button's reads from the chain. */
function Shown() {
  return <p>{JSON.stringify(useAppSelector(selectWalletButton))}</p>
}

/** Runs a task outside of `act`, so that React schedules its renders as in a browser. */
async function asInABrowser(task: () => Promise<void>) {
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  global.IS_REACT_ACT_ENVIRONMENT = false
  try {
    await task()
  } finally {
    global.IS_REACT_ACT_ENVIRONMENT = true
  }
}

test.each([
  ['at once', () => undefined],
  ['with a moment after each', () => Promise.resolve()],
])('W28: 2,000 changes of account and chain in one task, %s, are shown in three renders at most', async (_, moment) => {
  const app = appStore()
  const wallet = await app.connect(fakeWallet())
  let renders = 0
  render(
    <Profiler id="page" onRender={() => (renders += 1)}>
      <Provider store={app.store}>
        <Shown />
      </Provider>
    </Profiler>,
  )
  renders = 0
  await asInABrowser(async () => {
    for (let n = 0; n < 1_000; n++) {
      wallet.emit('accountsChanged', [n % 2 ? ALICE : BOB])
      await moment()
      wallet.emit('chainChanged', n % 2 ? '0x3' : '0x1')
      await moment()
    }
    jest.advanceTimersByTime(WALLET_EVENT_THROTTLE_MS)
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  })
  expect(renders).toBeGreaterThan(0)
  expect(renders).toBeLessThanOrEqual(3)
  expect(screen.getByText(/"ready"/).textContent).toContain(ALICE)
})

describe('a flood that ends where it began', () => {
  const flood = (wallet: ReturnType<typeof fakeWallet>, event: string, away: unknown, back: unknown) => {
    for (let n = 0; n < 1_000; n++) {
      wallet.emit(event, away)
      wallet.emit(event, back)
    }
  }

  test.each([
    ['accountsChanged', [BOB], [ALICE]],
    ['chainChanged', '0x1', '0x3'],
  ])('closes a review, and one that is opened while it lasts: %s', async (event, away, back) => {
    const app = appStore()
    const wallet = await app.connect(fakeWallet())
    app.dispatch(reviewOpened(samplePlan({ account: ALICE })))
    flood(wallet, event, away, back)
    expect(selectTrade(app.state()).status).toBe('idle')
    app.dispatch(reviewOpened(samplePlan({ account: selectAccount(app.state()) ?? ALICE })))
    wallet.emit(event, away)
    wallet.emit(event, back)
    await jest.advanceTimersByTimeAsync(WALLET_EVENT_THROTTLE_MS)
    expect(selectTrade(app.state()).status).toBe('idle')
    expect(selectWalletButton(app.state())).toMatchObject({ kind: 'ready', account: ALICE, chain: { id: 3 } })
  })

  test('ends a request that waits in the wallet', async () => {
    const app = appStore()
    const wallet = await app.connect(fakeWallet())
    wallet.reply('eth_sendTransaction', silence)
    app.dispatch(reviewOpened(samplePlan({ account: ALICE })))
    void app.dispatch(confirmTrade())
    await jest.advanceTimersByTimeAsync(100)
    expect(selectTrade(app.state())).toMatchObject({ status: 'running', phase: 'wallet' })
    flood(wallet, 'accountsChanged', [BOB], [ALICE])
    expect(selectTrade(app.state()).status).toBe('idle')
  })

  test('with no accounts disconnects, whatever comes after', async () => {
    const app = appStore()
    const wallet = await app.connect(fakeWallet())
    flood(wallet, 'accountsChanged', [BOB], [])
    expect(selectWalletButton(app.state())).toEqual({ kind: 'disconnected' })
  })
})
