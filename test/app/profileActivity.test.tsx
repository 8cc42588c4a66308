import { act, screen } from '@testing-library/react'
import { addTransaction } from '../../src/store/transaction/addTransaction'
import { transactionUpdated } from '../../src/store/transaction/transactions'
import { ALICE, HASH } from '../support/fakeWallet'
import { INSTALL_MS, installBrowserParts, pass } from './renderApp'
import { connected } from './swapPage'

beforeAll(installBrowserParts, INSTALL_MS)
beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 10, 18, 21, 15) }))
afterEach(() => void jest.useRealTimers())

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
