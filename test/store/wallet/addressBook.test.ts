import { NATIVE } from '#domain/token/token'
import type { TransactionInfo } from '#domain/transaction/info'
import { selectAddressBook } from '#store/wallet/addressBook'
import { addTransaction } from '#store/transaction/sendTransaction'
import { transactionsCleared } from '#store/transaction/transactions'
import { startedStore } from '../../support/appStore'
import { ALICE, BOB, HASH } from '../../support/fakeWallet'

const payment = (units = '5'): TransactionInfo => ({
  kind: 'transfer',
  sent: { token: NATIVE, units, symbol: 'ETH', decimals: 18 },
  recipient: BOB,
})

function sent(info: TransactionInfo) {
  const app = startedStore()
  app.dispatch(addTransaction(ALICE, 3, { hash: HASH, info }))
  return { ...app, paid: () => selectAddressBook(app.state()).paid }
}

test('X63: who was paid is remembered once the payment is confirmed, even if the list is cleared', () => {
  const { services, paid, dispatch } = sent(payment())
  expect(paid()).toEqual([])
  services.receipts.update(HASH, { status: 'pending', nonce: 3 })
  expect(paid()).toEqual([])
  services.receipts.update(HASH, { status: 'confirmed' })
  expect(paid()).toEqual([{ account: ALICE, address: BOB, paidAt: expect.any(Number) as number }])
  dispatch(transactionsCleared({ account: ALICE, chainId: 3 }))
  expect(paid()).toHaveLength(1)
  expect(services.storage.read('addressBook')).toMatchObject({ paid: [{ account: ALICE, address: BOB }] })
})

test.each([
  ['a payment that failed', payment(), { status: 'failed' as const }],
  ['a payment of nothing', payment('0'), { status: 'confirmed' as const }],
  ['a payment that the wallet has changed', payment(), { status: 'confirmed' as const, isAltered: true }],
  ['an approval', { kind: 'revoke' as const, token: BOB, symbol: 'UNI' }, { status: 'confirmed' as const }],
] as const)('X63: %s makes nobody a known recipient', (_, info, update) => {
  const { services, paid } = sent(info)
  services.receipts.update(HASH, update)
  expect(paid()).toEqual([])
})
