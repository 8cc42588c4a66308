import { act, screen, within } from '@testing-library/react'
import { type StoredTransaction, transactionsKey } from '#domain/transaction/transaction'
import { selectTransactionsOf, transactionsRestored, transactionUpdated } from '#store/transaction/transactions'
import { UNI, USDC } from '../support/fakeServices'
import { ALICE, HASH } from '../support/fakeWallet'
import { pass, setUpBrowser } from './renderApp'
import { connected, swap } from './swapPage'
import { type FlatTransaction, storedTransaction } from '../support/storedTransaction'

setUpBrowser()
beforeEach(() => jest.setSystemTime(new Date(2026, 10, 18, 14, 2)))

const recorded = (changes: Partial<FlatTransaction> = {}) =>
  storedTransaction({
    hash: HASH,
    description: 'Swap 100 USDC for UNI',
    addedAt: Date.now(),
    batch: {
      walletId: 'io.metamask',
      id: HASH,
      safe: { version: '1.4.1', threshold: 2, nonce: 0 },
      nonce: 1,
      block: 1,
      calls: [{ to: USDC, value: '0', data: '0x12' }],
      trade: `${USDC}>${UNI}`.toLowerCase(),
    },
    ...changes,
  })

async function visit(path: string, ...transactions: StoredTransaction[]) {
  const app = await connected(path)
  await act(async () => {
    app.dispatch(transactionsRestored({ byAccount: { [transactionsKey(ALICE, 3)]: transactions }, clearedAt: {} }))
  })
  await pass()
  return app
}

const WAITING = '1 waiting for signatures'
const NONE_SIGNED = 'Waiting for the owners of the Safe (2 have to sign), since 14:02'

test('the card on the home page, the wallet button and the title say it, and how many have signed once that is known', async () => {
  const { dispatch } = await visit('/', recorded())
  const card = within(screen.getByRole('region', { name: 'Swap' }))
  const notice = () => within(card.getByText(WAITING).closest<HTMLElement>('[role=note]')!)
  notice().getByText(`${NONE_SIGNED}. You can close this page`, { exact: false })
  screen.getByRole('button', { name: new RegExp(`^Account.*, ${WAITING}`) })
  expect(document.title).toContain(WAITING)
  await act(async () => {
    const update = { status: 'pending' as const, signed: 1 }
    dispatch(transactionUpdated({ account: ALICE, chainId: 3, hash: HASH, state: update }))
  })
  notice().getByText(/Waiting for the owners of the Safe \(1 of 2 have signed\), since 14:02/)
})

test('the profile says it in its head and in its activity, and nothing turns for hours', async () => {
  await visit('/profile#activity', recorded({ signed: 1 }))
  const head = screen.getByRole('heading', { level: 1 }).parentElement!
  expect(within(head).getByText(WAITING)).toBeTruthy()
  const row = screen.getByText('Swap 100 USDC for UNI').closest('li')!
  within(row).getByText(/\(1 of 2 have signed\), since 14:02$/)
  expect(row.querySelector('[class*=spinner]')).toBeNull()
})

test('signed by all of them, it waits for one to execute it', async () => {
  await visit('/profile#activity', recorded({ signed: 2 }))
  screen.getByText('Signed by 2 owners of the Safe, not executed yet, since 14:02')
})

test('another trade can be reviewed and sent, and its review says that the first is open', async () => {
  const { user, state } = await visit(swap('ETH', USDC, '1'), recorded({ hash: `0x${'9'.repeat(64)}` }))
  await user.click(screen.getByRole('button', { name: 'Review swap' }))
  await pass()
  const review = within(screen.getByRole('dialog', { name: /^Review/ }))
  within(review.getByText(WAITING).closest<HTMLElement>('[role=note]')!).getByText(/“Swap 100 USDC for UNI”/)
  await user.click(review.getByRole('button', { name: 'Confirm swap' }))
  await pass()
  expect(selectTransactionsOf(state(), ALICE, 3)).toHaveLength(2)
})
