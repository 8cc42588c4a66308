import { act, screen } from '@testing-library/react'
import { TRANSACTIONS_SHOWN_MAX } from '../../src/domain/transaction/limits'
import { type StoredTransaction, transactionsKey } from '../../src/domain/transaction/transaction'
import { addTransaction } from '../../src/store/transaction/addTransaction'
import { transactionsRestored, transactionUpdated } from '../../src/store/transaction/transactions'
import { ALICE, HASH } from '../support/fakeWallet'
import { setUpBrowser, pass } from './renderApp'
import { connected } from './swapPage'

setUpBrowser()
beforeEach(() => jest.setSystemTime(Date.UTC(2026, 10, 18, 21, 15)))

test('the exported activity says what became of each transaction, under the hash that the chain knows', async () => {
  const { dispatch, services, user } = await connected('/profile#activity')
  const other: typeof HASH = `0x${'9'.repeat(64)}`
  const at = { chainId: 3, account: ALICE, hash: HASH }
  await act(async () => {
    dispatch(addTransaction(ALICE, 3, { hash: HASH, description: 'Swap 1 "WETH" for USDC, and more' }))
    dispatch(transactionUpdated({ ...at, update: { status: 'failed', resolution: 'cancelled', minedAs: other } }))
  })
  await pass()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const [file] = services.files
  const [head, line, ...rest] = (file?.text ?? '').split('\r\n')
  expect(head).toBe('\ufeff"Time (UTC)","Transaction","Outcome","Hash","Network","Account"')
  expect(line).toMatch(/^"2026-11-18T21:15:\d\d\.\d{3}Z","Swap 1 ""WETH"" for USDC, and more","Cancelled",/)
  expect(line?.endsWith(`,"${other}","Ropsten","${ALICE}"`)).toBe(true)
  expect(rest).toEqual([''])
})

test('S06: of ten thousand pending records some dozens are drawn, on the profile and in the dialog; the export has all', async () => {
  const { dispatch, services, user } = await connected('/profile#activity')
  const many = Array.from({ length: 10_000 }, (_, n): StoredTransaction => ({
    hash: `0x${String(n).padStart(64, '0')}`,
    description: `Swap ${n} ETH for USDC`,
    status: 'pending',
    addedAt: Date.now() - n,
  }))
  await act(async () => {
    dispatch(transactionsRestored({ byAccount: { [transactionsKey(ALICE, 3)]: many }, clearedAt: {} }))
  })
  await pass()
  const drawn = () => screen.getAllByText(/^Swap \d+ ETH for USDC$/)
  expect(drawn()).toHaveLength(TRANSACTIONS_SHOWN_MAX)
  expect(drawn()[0]?.textContent).toBe('Swap 0 ETH for USDC')
  const more = '9,960 more. The CSV export on the profile page has all of them.'
  expect(screen.getAllByText(more)).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(services.files[0]?.text.split('\r\n')).toHaveLength(1 + 10_000 + 1)

  await user.click(screen.getByRole('button', { name: /^Account/ }))
  await pass()
  expect(drawn()).toHaveLength(2 * TRANSACTIONS_SHOWN_MAX)
  expect(screen.getAllByText(more)).toHaveLength(2)
})
