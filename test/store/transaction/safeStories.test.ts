import { expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import { statusText } from '#copy/transaction/status'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { executionsOf } from '#domain/transaction/smartAccount'
import type { TradePlan } from '#domain/trade/plan'
import { amountReceived } from '#domain/trade/received'
import { wrapQuote } from '#domain/trade/quote'
import type { Node } from '#services/chain/node'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import { confirmTrade } from '#store/trade/confirmTrade'
import { reviewOpened, selectTrade } from '#store/trade/trade'
import { createSafe, MULTI_SENDS, placeSafes, type SafeVersion, sendAs } from '../../chain/smartAccounts'
import { accountOf, tokenOf } from '../../chain/world'
import { accountStories, close, endOf, polled, readThrough, until } from '../../support/accountStories'
import { appStore } from '../../support/appStore'
import { CHAIN_ID, currencyOf, deployment, type Order, planOf } from '../../support/chainTrades'
import type { FakePage } from '../../support/fakePage'
import { deferred, fakeWallet, fault } from '../../support/fakeWallet'
import { sharedStorage } from '../../support/sharedStorage'
import { multiSend, proposal, type SafeTransaction } from '../../wallet/safe/owners'
import { createSafeWallet } from '../../wallet/safe/safeWallet'
import { statusFacts } from '#domain/transaction/status'
import type { FlatTransaction } from '../../support/storedTransaction'

/** These tests check a Safe's trades with the real store, the real services and Safe's real contracts. */

const [alice, bob] = [accountOf('alice').address, accountOf('bob').address]
const USDC = tokenOf('USDC').address
const WETH = tokenOf('WETH').address
const SOLD = 100_000_000n
const COIN = 10n ** 18n
const token = new Interface(['function transfer(address to, uint256 amount)'])
const METHODS = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus', 'eth_sendTransaction']

const world = accountStories((chain) => placeSafes(chain, '1.1.1', '1.3.0', '1.4.1', '1.5.0'))

async function setUp({
  version = '1.4.1',
  threshold = 2,
  page,
}: { version?: SafeVersion; threshold?: number; page?: FakePage } = {}) {
  const owners = threshold === 1 ? [alice] : [alice, bob]
  const address = await createSafe(world.chain, { version, owners, threshold })
  await sendAs(world.chain, {
    from: alice,
    to: USDC,
    data: token.encodeFunctionData('transfer', [address, 10n * SOLD]),
  })
  const safe = { address, version, owners }
  const safes = createSafeWallet(world.chain, safe)
  const app = appStore(page)
  readThrough(app.services, world.node)
  const wallet = fakeWallet({ accounts: [address] })
  for (const method of METHODS) wallet.reply(method, (params) => safes.provider.request({ method, params }))
  await app.connect(wallet)
  const { records, record } = world.open(app, address)
  const before = await world.balance(WETH, address)
  const plan = (order: Partial<Order> = {}) =>
    world.plan({
      kind: 'exactIn',
      sell: 'USDC',
      buy: 'WETH',
      parts: [['USDC 500 WETH', SOLD]],
      account: address,
      slippageBps: 1,
      ...order,
    })
  return {
    ...app,
    app,
    safe,
    safes,
    wallet,
    records,
    record,
    plan,
    /** Confirms a trade (100 USDC for WETH by default), and waits until it is in the Safe's queue. */
    async ask(trade?: TradePlan) {
      const queued = safes.queue.length
      app.dispatch(reviewOpened(trade ?? (await plan())))
      void app.dispatch(confirmTrade({ isRepeated: true }))
      await until(
        () => [safes.queue.length > queued, selectTrade(app.state())] as const,
        ([isQueued, { status }]) => isQueued || status !== 'running',
      )
    },
    received: async () => (await world.balance(WETH, address)) - before,
    ended: () => endOf(app),
  }
}

type Story = Awaited<ReturnType<typeof setUp>>

const isOpen = ({ status, resolution, batch }: FlatTransaction) =>
  status === 'pending' && resolution === undefined && batch?.id !== undefined
const isSettled = ({ status }: FlatTransaction) => status !== 'pending'

test('1: at once, and the wallet returns the hash of the transaction', async () => {
  const story = await setUp({ version: '1.3.0', threshold: 1 })
  story.wallet.reply('wallet_getCapabilities', async () => ({}))
  story.safes.settings.executesAtOnce = true
  await story.ask()
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: '0' })
  expect(story.records()).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }])
})

test('2: the wallet returns the safeTxHash, and its owner executes it later', async () => {
  const story = await setUp({ version: '1.3.0', threshold: 1 })
  await story.ask()
  await story.record(isOpen)
  await story.safes.execute()
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: '0' })
  expect(story.records()).toMatchObject([
    {
      status: 'confirmed',
      execution: story.safes.queue[0]?.hash,
      batch: { safe: { version: '1.3.0', threshold: 1, nonce: 0 } },
    },
  ])
})

test('3: two owners, approval and swap as one, the second signs three blocks later', async () => {
  const story = await setUp()
  story.wallet.reply('wallet_getCallsStatus', async () => ({
    status: 100,
    capabilities: { signatures: { given: 1 } },
  }))
  await story.ask()
  expect(story.safes.requests.find(({ method }) => method === 'wallet_sendCalls')?.params).toMatchObject([
    { calls: [{ to: USDC }, {}] },
  ])
  await world.mine(3)
  const record = await story.record((each) => isOpen(each) && each.signed !== undefined)
  expect(statusText(statusFacts(record, record.addedAt))).toMatch(
    /^Waiting for the owners of the Safe \(1 of 2 have signed\), since/,
  )
  expect(selectTrade(story.state())).toMatchObject({ status: 'running', steps: ['batch'], phase: 'chain' })
  await story.safes.execute()
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: '0' })
})

const wrapPlan = async ({ plan }: Story, kind: 'wrap' | 'unwrap'): Promise<TradePlan> => {
  const made = await plan()
  const { timestamp, blockNumber } = made.quote
  const [coin, weth] = [currencyOf('ETH'), currencyOf('WETH')]
  const [sell, buy] = kind === 'wrap' ? [coin, weth] : [weth, coin]
  return {
    ...made,
    sell,
    buy,
    wrap: kind,
    limit: String(COIN),
    quote: wrapQuote('exactIn', COIN, blockNumber, timestamp),
  }
}

test('2: a coin is wrapped, which its owner executes later', async () => {
  const story = await setUp({ version: '1.3.0', threshold: 1 })
  await sendAs(world.chain, { from: alice, to: story.safe.address, data: '0x', value: COIN })
  await story.ask(await wrapPlan(story, 'wrap'))
  await story.record(isOpen)
  await story.safes.execute()
  expect(await story.ended()).toEqual({ received: String(COIN), cost: '0' })
  expect([await story.received(), await world.coin(story.safe.address)]).toEqual([COIN, 0n])
})

test('3: a coin is unwrapped once the second owner has signed', async () => {
  const story = await setUp()
  await sendAs(world.chain, { from: alice, to: WETH, data: '0x', value: COIN })
  const data = token.encodeFunctionData('transfer', [story.safe.address, COIN])
  await sendAs(world.chain, { from: alice, to: WETH, data })
  await story.ask(await wrapPlan(story, 'unwrap'))
  await world.mine(3)
  await story.record(isOpen)
  await story.safes.execute()
  expect(await story.ended()).toEqual({ received: String(COIN), cost: '0' })
  expect(await world.coin(story.safe.address)).toBe(COIN)
})

test('3: approval, Permit2 and a swap through V4 are one, which the second owner executes', async () => {
  const story = await setUp()
  const aave = tokenOf('AAVE').address
  const parts = [['USDC v4:450/9 AAVE', SOLD]] as const
  await story.ask(await story.plan({ buy: 'AAVE', parts, executor: 'universalRouter' }))
  expect(story.safes.requests.find(({ method }) => method === 'wallet_sendCalls')?.params).toMatchObject([
    { calls: [{ to: USDC }, {}, { to: deployment.v4?.universalRouter }] },
  ])
  await world.mine(3)
  await story.record(isOpen)
  await story.safes.execute()
  const received = await world.balance(aave, story.safe.address)
  expect(received).toBeGreaterThan(0n)
  expect(await story.ended()).toEqual({ received: String(received), cost: '0' })
})

/** Starts a story whose page can be closed. `open` opens the page again. */
async function closing(how: Parameters<typeof setUp>[0] = {}) {
  const { pages } = sharedStorage(2)
  const story = await setUp({ ...how, page: pages[0]! })
  return {
    ...story,
    close() {
      close(story.app, world.node)
      // A closed page writes nothing, not even the result of a read that was pending when it was closed.
      Object.assign(pages[0]!.localStorage, { setItem: () => undefined, removeItem: () => undefined })
    },
    open: (used = world.node) => world.reopen(pages[1]!, story.safe.address, used),
  }
}

test('4: the page is closed between the signature and the execution, and opened after 300 blocks', async () => {
  const story = await closing()
  await story.ask()
  await story.record(isOpen)
  story.close()
  await world.mine(30)
  const { transactionHash } = await story.safes.execute()
  await world.mine(300)
  const record = await story.open().record(isSettled)
  expect(record).toMatchObject({ status: 'confirmed', minedAs: transactionHash })
})

test('5: the page is closed while the wallet asks; signed afterwards, it is found by what it does', async () => {
  const story = await closing()
  const decision = deferred()
  story.safes.settings.decision = decision.promise
  story.app.dispatch(reviewOpened(await story.plan()))
  void story.app.dispatch(confirmTrade({ isRepeated: true }))
  const asked = await story.record(({ batch }) => batch !== undefined)
  expect(asked).toMatchObject({ status: 'pending' })
  expect(asked.batch).not.toHaveProperty('id')
  story.close()
  story.safes.settings.isMute = true
  decision.resolve(null)
  await until(
    () => story.safes.queue.length,
    (length) => length === 1,
  )
  const { transactionHash } = await story.safes.execute()
  const record = await story.open().record(isSettled)
  expect(record).toMatchObject({ status: 'confirmed', minedAs: transactionHash })
})

test('6: the page is closed while the wallet asks, and nobody signs: it is dropped after the deadline', async () => {
  const story = await closing()
  story.safes.settings.decision = new Promise(() => undefined)
  story.app.dispatch(reviewOpened(await story.plan()))
  void story.app.dispatch(confirmTrade({ isRepeated: true }))
  await story.record(({ batch }) => batch !== undefined)
  story.close()
  await world.chain.rpc('evm_increaseTime', [1_900])
  await world.mine(2)
  const page = story.open()
  expect(page.records()).toMatchObject([{ status: 'pending' }])
  await until(page.records, ({ length }) => length === 0)
})

test('7: executed by somebody who is no owner', async () => {
  const story = await setUp()
  await story.ask()
  await story.record(isOpen)
  await story.safes.execute(undefined, { by: accountOf('trader').address })
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: '0' })
})

async function movePrice(isUp: boolean) {
  const plan = await planOf(world.chain, {
    kind: 'exactIn',
    ...(isUp
      ? { sell: 'USDC', buy: 'WETH', parts: [['USDC 500 WETH', 100_000_000_000n]] }
      : { sell: 'WETH', buy: 'USDC', parts: [['WETH 500 USDC', 34n * 10n ** 18n]] }),
    account: alice as Address,
    slippageBps: 9_000,
  })
  const { timestamp } = await world.node.head(CHAIN_ID)
  for (const call of [
    encodeApprove(plan.sell.id as Address, deployment.swapRouter, 10n ** 30n),
    encodeTrade(plan, deployment, timestamp + 6_000),
  ]) {
    expect((await sendAs(world.chain, { ...call, from: alice })).status).toBe('0x1')
  }
}

test('8: the price moves, so that executing it reverts and leaves no trace; later it is executed', async () => {
  const story = await setUp()
  await story.ask()
  await story.record(isOpen)
  await movePrice(true)
  expect((await story.safes.execute()).status).toBe('0x0')
  await world.mine()
  await polled()
  expect(await story.record(isOpen)).toMatchObject({ status: 'pending' })
  await movePrice(false)
  expect((await story.safes.execute()).status).toBe('0x1')
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: '0' })
})

test('9: its deadline passes', async () => {
  const story = await setUp()
  await story.ask()
  await story.record(isOpen)
  await world.chain.rpc('evm_increaseTime', [1_900])
  await world.mine()
  const record = await story.record(({ resolution }) => resolution !== undefined)
  expect(statusText(statusFacts(record, Date.now()))).toMatch(
    /^Expired, can no longer go through\. Reject it in your Safe/,
  )
  expect((await story.safes.execute()).status).toBe('0x0')
  expect(story.records()).toMatchObject([{ status: 'pending', resolution: 'expired' }])
})

test.each([
  ['10: rejected in Safe', (story: Story) => story.safes.owners.rejection(0n)],
  [
    '11: its nonce is used for another call',
    (story: Story) =>
      proposal(story.safe, [{ to: USDC, value: 0n, data: token.encodeFunctionData('transfer', [bob, 5n]) }], 0n),
  ],
])('%s', async (_, other) => {
  const story = await setUp()
  await story.ask()
  await story.record(isOpen)
  const { transactionHash } = await story.safes.owners.execute(other(story))
  expect(await story.record(isSettled)).toMatchObject({
    status: 'failed',
    resolution: 'replaced',
    minedAs: transactionHash,
  })
  expect(await story.ended()).toMatch(/Another transaction replaced this one/)
  expect(selectTrade(story.state())).toMatchObject({ status: 'failed', end: 'replaced', cost: '0' })
})

test('12: two others are before it in the queue', async () => {
  const story = await setUp()
  const pay = (units: bigint) => ({ to: USDC, value: 0n, data: token.encodeFunctionData('transfer', [bob, units]) })
  await story.safes.propose([pay(1n)])
  await story.safes.propose([pay(2n)])
  await story.ask()
  const [first, second, ours] = story.safes.queue
  for (const other of [first, second]) {
    await story.record(isOpen)
    await story.safes.execute(other)
  }
  await world.mine(2)
  expect(await story.record(isOpen)).toMatchObject({ status: 'pending' })
  await story.safes.execute(ours)
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: '0' })
})

/** Executes several transactions of the Safe within one transaction, as Safe's app does when it bundles them. */
async function executeTogether({ safes, safe }: Story, transactions: readonly SafeTransaction[]) {
  const calls = await Promise.all(
    transactions.map(async (each) => ({
      to: safe.address,
      value: 0n,
      data: await safes.owners.executionOf(each, safe.owners),
    })),
  )
  return sendAs(world.chain, { to: MULTI_SENDS[safe.version], data: multiSend(calls) })
}

test('13: executed together with another that fails: confirmed, with its own amounts', async () => {
  const story = await setUp()
  const refused = { to: USDC, value: 0n, data: '0xdeadbeef' }
  await story.safes.propose([refused])
  const failing = { ...story.safes.queue[0]!.transaction, safeTxGas: 50_000n }
  await story.ask()
  await story.record(isOpen)
  expect((await executeTogether(story, [failing, story.safes.queue[1]!.transaction])).status).toBe('0x1')
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: '0' })
})

test('13: two swaps executed in one transaction are told apart to the wei', async () => {
  const story = await setUp()
  await story.ask()
  await story.record(isOpen)
  await story.ask(await story.plan({ parts: [['USDC 500 WETH', 2n * SOLD]] }))
  const second = selectTrade(story.state())
  const [one, two] = story.safes.queue
  const { logs } = await executeTogether(story, [one!.transaction, two!.transaction])
  const [first, other] = executionsOf(logs as never, story.safe.address).map((execution) =>
    amountReceived((second as { plan: TradePlan }).plan, execution.logs, deployment.weth, deployment.swapRouter)!,
  )
  expect(first! + other!).toBe(await story.received())
  expect(await story.ended()).toEqual({ received: String(other), cost: '0' })
  expect(
    (await until(story.records, (all) => all.every(isSettled))).map(({ status, execution }) => [status, execution]),
  ).toEqual([
    ['confirmed', two!.hash],
    ['confirmed', one!.hash],
  ])
})

test.each([
  ['14: with gas for it, so that it fails inside', { version: '1.4.1', threshold: 2 }, { safeTxGas: 50_000n }],
  ['15: a Safe 1.1.1, where it fails inside', { version: '1.1.1', threshold: 1 }, {}],
] as const)('%s', async (_, how, changes) => {
  const story = await setUp(how)
  story.safes.settings.changes = changes
  await story.ask()
  await story.record(isOpen)
  await movePrice(true)
  expect((await story.safes.execute()).status).toBe('0x1')
  expect(await story.record(isSettled)).toMatchObject({ status: 'failed' })
  expect(await story.ended()).toMatch(/./)
  expect(await story.received()).toBe(0n)
})

test('16: the Safe pays fees, so that its hash cannot be computed', async () => {
  const story = await setUp()
  story.safes.settings.changes = { safeTxGas: 1_000_000n, baseGas: 1_000n, gasPrice: 1n }
  await world.chain.rpc('anvil_setBalance', [story.safe.address, '0xde0b6b3a7640000'])
  await story.ask()
  await story.record(isOpen)
  expect((await story.safes.execute()).status).toBe('0x1')
  const cost = COIN - (await world.coin(story.safe.address))
  expect(cost).toBeGreaterThan(0n)
  expect(await story.ended()).toEqual({ received: String(await story.received()), cost: String(cost) })
})

test('17: reorganised away, and executed two blocks later', async () => {
  const story = await setUp()
  await story.ask()
  await story.record(isOpen)
  const before = await world.chain.rpc('evm_snapshot')
  await story.safes.execute()
  await story.record(isSettled)
  await world.chain.rpc('evm_revert', [before])
  await world.mine(3)
  await story.record(isOpen)
  const { transactionHash } = await story.safes.execute()
  expect(await story.record(isSettled)).toMatchObject({ status: 'confirmed', minedAs: transactionHash })
})

test.each<[string, (good: Node) => Partial<Node>]>([
  ['returns no events', () => ({ logs: () => Promise.reject(new NodeError('unsupported', 'no logs')) })],
  [
    'returns those of 500 blocks at a time',
    (good) => ({
      logs: (chainId, filter) =>
        filter.toBlock - filter.fromBlock >= 500
          ? Promise.reject(new NodeError('tooMany', 'range'))
          : good.logs(chainId, filter),
    }),
  ],
  [
    'lacks old states',
    (good) => ({
      multicall: (chainId) => ({
        ...good.multicall(chainId),
        calls: async (calls, block) => {
          const { number } = await good.head(chainId)
          if (block !== undefined && block < number - 5) throw new NodeError('noState', 'missing trie node')
          return good.multicall(chainId).calls(calls, block)
        },
      }),
    }),
  ],
])('18: the page is closed, and the node %s', async (_, worse) => {
  const story = await closing()
  await story.ask()
  await story.record(isOpen)
  story.close()
  await world.mine(17)
  const { transactionHash } = await story.safes.execute()
  await world.mine(20)
  const record = await story.open({ ...world.node, ...worse(world.node) }).record(isSettled)
  expect(record).toMatchObject({ status: 'confirmed', minedAs: transactionHash })
})

test('18: a node that lags behind: its events do not count as all of them', async () => {
  const story = await closing()
  await story.ask()
  await story.record(isOpen)
  story.close()
  const { transactionHash } = await story.safes.owners.execute(story.safes.queue[0]!.transaction)
  let isBehind = true
  const lagging = {
    ...world.node,
    logs: (...asked: Parameters<Node['logs']>) => (isBehind ? Promise.resolve([]) : world.node.logs(...asked)),
  }
  const page = story.open(lagging)
  await world.mine(2)
  await polled()
  expect(page.records()).toMatchObject([{ status: 'pending' }])
  isBehind = false
  await world.mine()
  expect(await page.record(isSettled)).toMatchObject({ status: 'confirmed', minedAs: transactionHash })
})

test('a request that the owner declines is not kept', async () => {
  const story = await setUp()
  story.wallet.reply('wallet_sendCalls', async () => {
    throw fault(4001, 'User rejected the request.')
  })
  await story.ask()
  expect(story.records()).toEqual([])
})
