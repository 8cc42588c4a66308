import { expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import { statusText } from '#copy/transaction/status'
import { NodeError } from '#domain/chain/nodeError'
import { statusFacts } from '#domain/transaction/status'
import { confirmTrade } from '#store/trade/confirmTrade'
import { reviewOpened } from '#store/trade/trade'
import { createSafe, placeEntryPoints, placeSafeModule, placeSafes, sendAs } from '../../chain/smartAccounts'
import { accountOf, tokenOf } from '../../chain/world'
import { accountStories, close, endOf, polled, readThrough } from '../../support/accountStories'
import { appStore } from '../../support/appStore'
import { fakeWallet } from '../../support/fakeWallet'
import { sharedStorage } from '../../support/sharedStorage'
import { enable4337, enableModules, sendByModule, sendModuleOperation } from '../../wallet/safe/module'
import type { SafeCall } from '../../wallet/safe/owners'
import type { FlatTransaction } from '../../support/storedTransaction'

/**
 * These tests check the outcomes of trades that a module of a Safe executes, which leaves the Safe's nonce as it is. They
 * use Safe's own contracts, among them Safe4337Module 0.3.0 with EntryPoint 0.7.
 */

const [alice, bob, carol] = [accountOf('alice').address, accountOf('bob').address, accountOf('carol').address]
const USDC = tokenOf('USDC').address
const WETH = tokenOf('WETH').address
const SOLD = 100_000_000n
const token = new Interface(['function transfer(address to, uint256 amount)'])
const transfer = (to: string, amount: bigint): SafeCall => ({
  to: USDC,
  value: 0n,
  data: token.encodeFunctionData('transfer', [to, amount]),
})

const world = accountStories(async (chain) => {
  await placeSafes(chain, '1.4.1')
  await placeEntryPoints(chain, '0.7')
  await placeSafeModule(chain)
})

/** A page on which a Safe requests an approval and a swap as one batch. The wallet returns an opaque id. */
async function setUp(modules: readonly string[] | '4337' = '4337') {
  const { chain, node } = world
  const owners = [alice, bob]
  const address = await createSafe(chain, { version: '1.4.1', owners, threshold: 2 })
  const safe = { address, version: '1.4.1' as const, owners }
  if (modules === '4337') await enable4337(chain, safe)
  else await enableModules(chain, safe, modules)
  await sendAs(chain, { from: alice, ...transfer(address, 10n * SOLD) })
  // The Safe pays the EntryPoint through its module.
  await sendAs(chain, { from: alice, to: address, data: '0x', value: 10n ** 18n })
  const { pages } = sharedStorage(2)
  const app = appStore(pages[0])
  readThrough(app.services, node)
  const calls: SafeCall[] = []
  const wallet = fakeWallet({ accounts: [address] })
  wallet.reply('wallet_getCapabilities', async () => ({ '0x3': { atomic: { status: 'supported' } } }))
  wallet.reply('wallet_sendCalls', async (params) => {
    const [request] = params as [{ calls: { to: string; value: string; data: string }[] }]
    calls.push(...request.calls.map((call) => ({ ...call, value: BigInt(call.value) })))
    return { id: 'an opaque one' }
  })
  await app.connect(wallet)
  const { records, record } = world.open(app, address)
  const before = await world.balance(WETH, address)
  const order = { kind: 'exactIn', sell: 'USDC', buy: 'WETH', parts: [['USDC 500 WETH', SOLD]] } as const
  app.dispatch(reviewOpened(await world.plan({ ...order, account: address, slippageBps: 1 })))
  void app.dispatch(confirmTrade({ isRepeated: true }))
  await record(({ batch }) => batch?.id !== undefined)
  return {
    app,
    safe,
    calls,
    record,
    records,
    received: async () => (await world.balance(WETH, address)) - before,
    ended: () => endOf(app),
    close: () => {
      close(app, node)
    },
    reopen: (by = node) => world.reopen(pages[1]!, address, by),
  }
}

const isSettled = ({ status }: FlatTransaction) => status !== 'pending'

async function passDeadline() {
  await world.chain.rpc('evm_increaseTime', [2_000])
  await world.mine(2)
}

test('X51: Safe4337Module swaps by a user operation', async () => {
  const { safe, calls, ended, received, records } = await setUp()
  const { status, transactionHash } = await sendModuleOperation(world.chain, safe, calls)
  expect(status).toBe('0x1')
  expect(await ended()).toMatchObject({ received: String(await received()) })
  expect(await received()).toBeGreaterThan(0n)
  expect(records()).toMatchObject([{ status: 'confirmed', minedAs: transactionHash }])
})

test('X51: the user operation fails inside', async () => {
  const { safe, calls, ended, record, received } = await setUp()
  await sendModuleOperation(world.chain, safe, [transfer(bob, 10n * SOLD)])
  const { status } = await sendModuleOperation(world.chain, safe, calls)
  expect(status).toBe('0x1')
  expect(await record(isSettled)).toMatchObject({ status: 'failed' })
  expect(await ended()).toMatch(/./)
  expect(await received()).toBe(0n)
})

test('X51: another module swaps, without a user operation', async () => {
  const { safe, calls, ended, received } = await setUp([carol])
  const { status } = await sendByModule(world.chain, safe, calls, carol)
  expect(status).toBe('0x1')
  expect(await ended()).toMatchObject({ received: String(await received()) })
  expect(await received()).toBeGreaterThan(0n)
})

test('X51: past its deadline a swap that took place while the page was closed is not said to be expired', async () => {
  const { safe, calls, reopen, ...story } = await setUp()
  story.close()
  const { transactionHash } = await sendModuleOperation(world.chain, safe, calls)
  await passDeadline()
  // Until the node gives the events, nobody knows whether it took place.
  let isRefused = true
  const page = reopen({
    ...world.node,
    logs: (...asked) =>
      isRefused ? Promise.reject(new NodeError('unsupported', 'no logs')) : world.node.logs(...asked),
  })
  await polled()
  expect(page.records()).toMatchObject([{ status: 'pending' }])
  expect(page.records()[0]?.resolution).toBeUndefined()
  isRefused = false
  await world.mine()
  expect(await page.record(isSettled)).toMatchObject({ status: 'confirmed', minedAs: transactionHash })
})

test('X51: one that did not take place is said to be expired', async () => {
  const { record } = await setUp()
  await passDeadline()
  const expired = await record(({ resolution }) => resolution !== undefined)
  expect(statusText(statusFacts(expired, Date.now()))).toMatch(/^Expired, can no longer go through\./)
})
