import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { awaitAccounts } from '#connectors/createConnector'
import { WALLET_ANSWER_MS } from '#domain/wallet/limits'
import { fakePage } from '../support/fakePage'
import { ALICE, BOB, deferred, fakeWallet, fault, refuse } from '../support/fakeWallet'
import { settle } from '../support/walletStore'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function waiting(hasPrompted = false) {
  const [wallet, page, onAccounts] = [fakeWallet(), fakePage(), jest.fn()]
  wallet.accounts = []
  const stop = awaitAccounts(wallet.provider, page, onAccounts, { hasPrompted, received: '' })
  const reads = () => wallet.requested('eth_accounts').length
  const back = async (event = 'focus') => {
    page.dispatchEvent(new Event(event))
    await settle()
  }
  return { wallet, onAccounts, stop, reads, back }
}

test('nothing is read before the user returns to the page', () => {
  expect(waiting().reads()).toBe(0)
})

test.each(['focus', 'visibilitychange'])('what is exposed by then counts: %s', async (event) => {
  const { wallet, onAccounts, reads, back } = waiting()
  await back(event)
  expect([reads(), onAccounts.mock.calls.length]).toEqual([1, 0])
  wallet.accounts = [ALICE]
  await back(event)
  expect([reads(), onAccounts.mock.calls.length]).toEqual([2, 1])
})

test('an event with accounts counts, and one without any, or with something else, does not', () => {
  const { wallet, onAccounts } = waiting()
  for (const payload of [[], null, 'accounts', [1]]) wallet.emit('accountsChanged', payload)
  expect(onAccounts).not.toHaveBeenCalled()
  wallet.emit('accountsChanged', [ALICE])
  expect(onAccounts).toHaveBeenCalledTimes(1)
})

test('the same event again is no news, before there were none meanwhile', () => {
  const { wallet, onAccounts } = waiting()
  for (const payload of [[ALICE], [ALICE], [BOB], [], [BOB]]) wallet.emit('accountsChanged', payload)
  expect(onAccounts).toHaveBeenCalledTimes(3)
})

test('one read at a time; after one that failed there is another', async () => {
  const { wallet, onAccounts, reads, back } = waiting()
  const answer = deferred()
  wallet.reply('eth_accounts', () => answer.promise)
  await back()
  await back()
  expect(reads()).toBe(1)
  answer.reject(fault(-32603, 'Internal error'))
  await settle()
  wallet.reply('eth_accounts', () => [ALICE])
  await back()
  expect([reads(), onAccounts.mock.calls.length]).toEqual([2, 1])
})

test('a wallet whose window may have been closed is not read again', async () => {
  const { wallet, reads, back } = waiting()
  wallet.reply('eth_accounts', refuse(fault(4001)))
  await back()
  wallet.reply('eth_accounts', () => [ALICE])
  await back()
  expect(reads()).toBe(1)
})

test('a silent wallet is read again once its time is over, and each of its responses counts, however late', async () => {
  const { wallet, onAccounts, reads, back } = waiting()
  const answer = deferred()
  wallet.reply('eth_accounts', () => answer.promise)
  await back()
  await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS - 1)
  await back()
  expect(reads()).toBe(1)
  await jest.advanceTimersByTimeAsync(1)
  await back()
  expect(reads()).toBe(2)
  answer.resolve([ALICE])
  await settle()
  expect(onAccounts).toHaveBeenCalled()
})

test('a silent wallet that refuses late is not read again', async () => {
  const { wallet, reads, back } = waiting()
  const answer = deferred()
  wallet.reply('eth_accounts', () => answer.promise)
  await back()
  await jest.advanceTimersByTimeAsync(WALLET_ANSWER_MS)
  answer.reject(fault(4001))
  await settle()
  await back()
  expect(reads()).toBe(1)
})

test('nor is one that has shown a window before, but its event counts', async () => {
  const { wallet, onAccounts, reads, back } = waiting(true)
  await back()
  expect(reads()).toBe(0)
  wallet.emit('accountsChanged', [ALICE])
  expect(onAccounts).toHaveBeenCalledTimes(1)
})

test('once stopped it neither reads nor listens, and an answer on its way is dropped', async () => {
  const { wallet, onAccounts, stop, reads, back } = waiting()
  const answer = deferred()
  wallet.reply('eth_accounts', () => answer.promise)
  await back()
  stop()
  answer.resolve([ALICE])
  await settle()
  wallet.emit('accountsChanged', [ALICE])
  await back('focus')
  await back('visibilitychange')
  expect([reads(), onAccounts.mock.calls.length, wallet.listenerCount()]).toEqual([1, 0, 0])
})
