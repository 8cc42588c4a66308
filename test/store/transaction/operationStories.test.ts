import { expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import { statusText } from '#copy/transaction/status'
import type { Address } from '#domain/chain/address'
import { USER_OPERATION } from '#domain/transaction/smartAccount'
import { confirmTrade } from '#store/trade/confirmTrade'
import { reviewOpened } from '#store/trade/trade'
import { sentSwap } from '#store/trade/swapReads'
import { readSwap } from '#services/trade/swapReader'
import type { Hex } from '#boundary/node'
import {
  type AccountCall,
  createOperationAccount,
  delegate,
  type EntryPointVersion,
  executeBatch,
  foreseenAccount,
  placeEntryPoints,
  sendAs,
  sendOperations,
} from '../../chain/smartAccounts'
import { accountOf, tokenOf } from '../../chain/world'
import { accountStories, close, endOf, readThrough, until } from '../../support/accountStories'
import { appStore } from '../../support/appStore'
import { CHAIN_ID } from '../../support/chainTrades'
import type { FakePage } from '../../support/fakePage'
import { deferred, fakeWallet } from '../../support/fakeWallet'
import { sharedStorage } from '../../support/sharedStorage'
import { statusFacts } from '#domain/transaction/status'
import type { FlatTransaction } from '../../support/storedTransaction'

/** These tests check batches of smart accounts (ERC-4337 and EIP-7702) with the accounts' real contracts. */

const [alice, bob] = [accountOf('alice').address, accountOf('bob').address as Address]
const USDC = tokenOf('USDC').address
const WETH = tokenOf('WETH').address
const SOLD = 100_000_000n
const COIN = 10n ** 18n
const token = new Interface(['function transfer(address to, uint256 amount)'])
const transfer = (to: string, amount: bigint): AccountCall => ({
  to: USDC,
  value: 0n,
  data: token.encodeFunctionData('transfer', [to, amount]),
})

const world = accountStories((chain) => placeEntryPoints(chain, '0.7', '0.8', '0.9'))

/** An account requests an approval and a swap as one batch. The wallet returns an opaque id, or nothing if `isMute`. */
async function setUp(address: Address, { page, isMute = false }: { page?: FakePage; isMute?: boolean } = {}) {
  const { chain, node } = world
  await sendAs(chain, { from: alice, ...transfer(address, 10n * SOLD) })
  const app = appStore(page)
  readThrough(app.services, node)
  const accepted: AccountCall[] = []
  const wallet = fakeWallet({ accounts: [address] })
  wallet.reply('wallet_getCapabilities', async () => ({ '0x3': { atomicBatch: { supported: true } } }))
  wallet.reply('wallet_getCallsStatus', async () => ({ status: 100 }))
  wallet.reply('wallet_sendCalls', async (params) => {
    const [{ calls }] = params as [{ calls: { to: string; value: string; data: string }[] }]
    accepted.push(...calls.map((call) => ({ ...call, value: BigInt(call.value) })))
    return isMute ? new Promise(() => undefined) : { id: 'an opaque one' }
  })
  await app.connect(wallet)
  const { records, record } = world.open(app, address)
  const before = await world.balance(WETH, address)
  /** Requests a swap of this many dollars, and waits until the wallet has accepted its approval and the swap itself. */
  async function ask(units = SOLD, slippageBps = 1) {
    const before = accepted.length
    const order = { kind: 'exactIn', sell: 'USDC', buy: 'WETH', parts: [['USDC 500 WETH', units]] } as const
    app.dispatch(reviewOpened(await world.plan({ ...order, account: address, slippageBps })))
    void app.dispatch(confirmTrade({ isRepeated: true }))
    await until(
      () => accepted.length,
      (length) => length === before + 2,
    )
  }
  await ask()
  return {
    app,
    accepted,
    ask,
    records,
    record,
    received: async () => (await world.balance(WETH, address)) - before,
    ended: () => endOf(app),
  }
}

const isSettled = ({ status }: FlatTransaction) => status !== 'pending'

const bundle = (version: EntryPointVersion, sender: Address, ...batches: readonly AccountCall[][]) =>
  sendOperations(
    world.chain,
    version,
    batches.map((calls) => ({ sender, callData: executeBatch(version, calls) })),
  )

for (const version of ['0.8', '0.9'] as const) {
  test(`22: by EntryPoint ${version}, it fails inside while another operation of the account in the bundle does not`, async () => {
    const sender = await createOperationAccount(world.chain, version)
    const story = await setUp(sender)
    // The other operation transfers away the tokens that the trade would sell.
    const { status } = await bundle(version, sender, [transfer(bob, 10n * SOLD)], story.accepted)
    expect(status).toBe('0x1')
    expect(await story.record(isSettled)).toMatchObject({ status: 'failed' })
    expect(await story.ended()).toMatch(/./)
    expect(await story.received()).toBe(0n)
  })

  test(`22: by EntryPoint ${version}, it succeeds while another operation of the account in the bundle fails`, async () => {
    const sender = await createOperationAccount(world.chain, version)
    const story = await setUp(sender)
    await bundle(version, sender, [transfer(bob, 100n * SOLD)], story.accepted)
    expect(await story.ended()).toMatchObject({ received: String(await story.received()) })
  })
}

test.each([
  ['says that it batches', async () => ({ '0x3': { atomic: { status: 'supported' } } })],
  ['does not know the question', async () => Promise.reject(new Error('the method does not exist'))],
])(
  'X50: a wallet that %s returns the userOpHash of the operation that deploys its account',
  async (_, capabilities) => {
    const { chain, node } = world
    const { sender, initCode } = await foreseenAccount(chain, '0.7')
    await sendAs(chain, { from: alice, to: sender, data: '0x', value: 2n * COIN })
    const app = appStore()
    readThrough(app.services, node)
    const wallet = fakeWallet({ accounts: [sender] })
    wallet.reply('wallet_getCapabilities', capabilities)
    const sent = deferred<{ userOpHash: string; transactionHash: string }>()
    wallet.reply('eth_sendTransaction', async (params) => {
      const [{ to, value, data }] = params as [{ to: string; value: string; data: string }]
      const callData = executeBatch('0.7', [{ to, value: BigInt(value), data }])
      const { logs, transactionHash } = await sendOperations(chain, '0.7', [{ sender, callData, initCode }])
      const userOpHash = logs.find(({ topics }) => topics[0] === USER_OPERATION)!.topics[1]!
      // The chain's time is past the swap's deadline, from when on the page asks why no node has its transaction.
      await chain.rpc('evm_increaseTime', [3_600])
      await world.mine()
      sent.resolve({ userOpHash, transactionHash })
      return userOpHash
    })
    await app.connect(wallet)
    const { records } = world.open(app, sender)
    const before = await world.balance(USDC, sender)
    const order = { kind: 'exactIn', sell: 'ETH', buy: 'USDC', parts: [['WETH 500 USDC', COIN]] } as const
    app.dispatch(reviewOpened(await world.plan({ ...order, account: sender, slippageBps: 1 })))
    void app.dispatch(confirmTrade({ isRepeated: true }))
    const { userOpHash, transactionHash } = await sent.promise
    expect(await endOf(app)).toMatchObject({ received: String((await world.balance(USDC, sender)) - before) })
    expect(records()).toMatchObject([{ status: 'confirmed', minedAs: transactionHash, execution: userOpHash }])
  },
)

test('X32: two swaps of an account in one bundle: both are settled, each as its own operation', async () => {
  const sender = await createOperationAccount(world.chain, '0.7')
  const story = await setUp(sender)
  await story.ask(2n * SOLD, 100)
  const { transactionHash } = await bundle('0.7', sender, story.accepted.slice(0, 2), story.accepted.slice(2))
  const records = await until(story.records, (all) => all.every(isSettled))
  expect(records.map(({ status, minedAs }) => [status, minedAs])).toEqual([
    ['confirmed', transactionHash],
    ['confirmed', transactionHash],
  ])
  expect(new Set(records.map(({ execution }) => execution)).size).toBe(2)
  const amounts = records.map(async (record) => {
    const { calls = [], ...sent } = sentSwap(record)!
    const encoded = calls.map(({ to, value, data }) => ({ to, value: BigInt(value), data: data as Hex }))
    return readSwap(world.node, CHAIN_ID, { account: sender, ...sent, calls: encoded })
  })
  const [second, first] = (await Promise.all(amounts)).map((record) => BigInt(record!.buy.moved.units!))
  expect(first! + second!).toBe(await story.received())
  expect(await story.ended()).toMatchObject({ received: String(second) })
})

test('23: the first operation of an account deploys it', async () => {
  const { sender, initCode } = await foreseenAccount(world.chain, '0.7')
  expect(await world.chain.rpc('eth_getCode', [sender, 'latest'])).toBe('0x')
  const story = await setUp(sender)
  const callData = executeBatch('0.7', story.accepted)
  const { status } = await sendOperations(world.chain, '0.7', [{ sender, callData, initCode }])
  expect(status).toBe('0x1')
  expect(await story.ended()).toMatchObject({ received: String(await story.received()) })
  expect(await world.chain.rpc('eth_getCode', [sender, 'latest'])).not.toBe('0x')
})

const toItself = (calls: readonly AccountCall[]) =>
  sendAs(world.chain, { from: bob, to: bob, data: executeBatch('0.8', calls) })

test('24: a delegated account calls itself', async () => {
  await delegate(world.chain, bob, '0.8')
  const story = await setUp(bob)
  const { transactionHash } = await toItself(story.accepted)
  expect(await story.ended()).toMatchObject({ received: String(await story.received()) })
  expect(story.records()).toMatchObject([{ status: 'confirmed', minedAs: transactionHash }])
})

test('24: a bundler carries out the operation of a delegated account', async () => {
  await delegate(world.chain, bob, '0.8')
  const story = await setUp(bob)
  const callData = executeBatch('0.8', story.accepted)
  await sendOperations(world.chain, '0.8', [{ sender: bob, callData }], { owner: bob })
  expect(await story.ended()).toMatchObject({ received: String(await story.received()) })
})

test('24: the delegation is removed before it is sent: it does nothing, and that is said', async () => {
  await delegate(world.chain, bob, '0.8')
  const story = await setUp(bob)
  await delegate(world.chain, bob, null)
  // An account without code can call itself successfully, but nothing happens.
  expect((await toItself(story.accepted)).status).toBe('0x1')
  const record = await story.record(isSettled)
  expect(statusText(statusFacts(record, Date.now()))).toBe('Failed')
  expect(await story.ended()).toMatch(/./)
  expect(await story.received()).toBe(0n)
})

test('24: the page is loaded again before the wallet has answered', async () => {
  await delegate(world.chain, bob, '0.8')
  const { pages } = sharedStorage(2)
  const story = await setUp(bob, { page: pages[0]!, isMute: true })
  close(story.app, world.node)
  const { transactionHash } = await toItself(story.accepted)
  const page = world.reopen(pages[1]!, bob)
  expect(await page.record(isSettled)).toMatchObject({ status: 'confirmed', minedAs: transactionHash })
})
