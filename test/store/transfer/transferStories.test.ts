import { expect, jest, test } from '@jest/globals'
import { getAddress, Interface, toQuantity } from 'ethers'
import type { Address } from '#domain/chain/address'
import { UI_MULTIPLIER_ONE } from '#domain/token/limits'
import type { TransferRecord } from '#domain/transfer/transferRecord'
import { sentSwap } from '#store/trade/swapReads'
import { sendTransfer } from '#store/transfer/sendTransfer'
import { transferReads } from '#store/transfer/transferReads'
import { deploymentOfHostile } from '../../chain/hostileTokens'
import {
  type AccountCall,
  createOperationAccount,
  createSafe,
  executeBatch,
  placeEntryPoints,
  placeSafes,
  sendAs,
  sendOperations,
} from '../../chain/smartAccounts'
import { accountOf, oddTokenOf, tokenOf } from '../../chain/world'
import { accountStories, readThrough, until } from '../../support/accountStories'
import { appStore, recipients } from '../../support/appStore'
import { CHAIN_ID, currencyOf } from '../../support/chainTrades'
import { fakeWallet, type FakeWallet } from '../../support/fakeWallet'
import { createSafeWallet } from '../../wallet/safe/safeWallet'
import type { FlatTransaction } from '../../support/storedTransaction'

/**
 * These tests send coins and tokens with the real store and services on a local chain, from accounts of every kind. Every
 * balance before and after is compared with what the trial and the receipt say.
 */

const [alice, bob] = [accountOf('alice').address as Address, accountOf('bob').address as Address]
const USDC = currencyOf('USDC')
const COIN = currencyOf('ETH')
const SENT = 25_000_000n
const ETHER = 10n ** 18n
const token = new Interface([
  'function transfer(address to, uint256 amount)',
  'function mint(address to, uint256 amount)',
])

const world = accountStories(async (chain) => {
  await placeSafes(chain, '1.4.1')
  await placeEntryPoints(chain, '0.7')
})

const fund = (to: Address, units: bigint) =>
  sendAs(world.chain, { from: alice, to: USDC.id, data: token.encodeFunctionData('transfer', [to, units]) })

/** A page with a wallet that sends from an account of the node. Its transactions are mined at once unless they are held. */
function ownWallet(account: Address): FakeWallet {
  const wallet = fakeWallet({ accounts: [account] })
  wallet.reply('eth_sendTransaction', async (params) => {
    const [{ from, to, value, data, gas }] = params as [Record<string, string>]
    return world.chain.rpc('eth_sendTransaction', [{ from, to, value, data, gas }])
  })
  return wallet
}

async function setUp(account: Address, wallet: FakeWallet) {
  recipients.push(bob)
  const app = appStore()
  readThrough(app.services, world.node)
  await app.connect(wallet)
  const { records, record } = world.open(app, account)
  return {
    ...app,
    records,
    record,
    /** Sends to Bob, after a trial in which `received` arrives. */
    send: (currency = USDC, units = SENT, received: bigint | null = units) =>
      app.dispatch(
        sendTransfer(
          { chainId: CHAIN_ID, account, currency, recipient: bob, units: units.toString() },
          { received, isUntried: false, isRepeated: false, onAsked: () => undefined },
        ),
      ),
    async receipt({ currency = USDC, units = SENT } = {}): Promise<TransferRecord> {
      const [record] = records()
      const read = transferReads.endpoints.getTransfer.initiate({
        chainId: CHAIN_ID,
        account,
        ...sentSwap(record!)!,
        currency: currency.id,
        recipient: bob,
        units: units.toString(),
      })
      return app.dispatch(read).unwrap()
    },
  }
}

const isSettled = ({ status }: FlatTransaction) => status !== 'pending'
const confirmed = ({ status }: FlatTransaction) => status === 'confirmed'

test('X62: the coin: what left, what arrived and what it cost is what the receipt says', async () => {
  const story = await setUp(alice, ownWallet(alice))
  const [mine, bobs] = [await world.coin(alice), await world.coin(bob)]
  expect(await story.send(COIN, ETHER)).toMatchObject({ kind: 'sent' })
  await story.record(confirmed)
  const { left, arrived, cost, isPaidByOther } = await story.receipt({ currency: COIN, units: ETHER })
  expect([left, arrived, isPaidByOther]).toEqual([ETHER.toString(), ETHER.toString(), false])
  expect(mine - (await world.coin(alice))).toBe(ETHER + BigInt(cost!))
  expect((await world.coin(bob)) - bobs).toBe(ETHER)
})

test('X62: a token that keeps a share: the trial and the receipt say what the balances show', async () => {
  const { address, symbol, name, decimals } = oddTokenOf('TAXED')
  const taxed = { id: address as Address, symbol, name, decimals, logoURI: null }
  const units = 1_000n * ETHER
  const story = await setUp(alice, ownWallet(alice))
  const balances = async () => [await world.balance(taxed.id, alice), await world.balance(taxed.id, bob)] as const
  const before = await balances()
  expect(await story.send(taxed, units, units)).toMatchObject({ kind: 'stopped', stop: { cause: 'lessArrives' } })
  expect(await story.send(taxed, units, 950n * ETHER)).toMatchObject({ kind: 'sent' })
  await story.record(confirmed)
  const after = await balances()
  expect(await story.receipt({ currency: taxed, units })).toMatchObject({
    left: String(before[0] - after[0]),
    arrived: String(after[1] - before[1]),
  })
  expect([before[0] - after[0], after[1] - before[1]]).toEqual([units, 950n * ETHER])
})

test('X44: of a token of which each is four, a quarter of what was entered moves in the contract', async () => {
  const deployed = await sendAs(world.chain, { from: alice, to: null, ...deploymentOfHostile('ShareToken') })
  const id = getAddress(deployed.contractAddress!) as Address
  await sendAs(world.chain, { from: alice, to: id, data: token.encodeFunctionData('mint', [alice, 10n * ETHER]) })
  const share = { ...USDC, id, symbol: 'EVIL', decimals: 18, uiMultiplier: String(4n * UI_MULTIPLIER_ONE) }
  const story = await setUp(alice, ownWallet(alice))
  // People call this 10.
  const units = (5n * ETHER) / 2n
  expect(await story.send({ ...share, uiMultiplier: String(UI_MULTIPLIER_ONE) }, units)).toMatchObject({
    stop: { cause: 'multiplierChanged' },
  })
  expect(await story.send(share, units)).toMatchObject({ kind: 'sent' })
  await story.record(confirmed)
  expect([await world.balance(id, alice), await world.balance(id, bob)]).toEqual([(15n * ETHER) / 2n, units])
  expect(await story.receipt({ currency: share, units })).toMatchObject({ left: String(units), arrived: String(units) })
})

async function safeStory() {
  const owners = [alice, bob]
  const address = await createSafe(world.chain, { version: '1.4.1', owners, threshold: 2 })
  await fund(address, SENT)
  await sendAs(world.chain, { from: alice, to: address, data: '0x', value: ETHER })
  const safes = createSafeWallet(world.chain, { address, version: '1.4.1', owners })
  const wallet = fakeWallet({ accounts: [address] })
  for (const method of ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus', 'eth_sendTransaction'])
    wallet.reply(method, (params) => safes.provider.request({ method, params }))
  return { address, safes, story: await setUp(address, wallet) }
}

test.each([
  ['a token', USDC, SENT],
  ['the coin', COIN, ETHER],
] as const)('a Safe pays %s once its owners have signed, and others pay the network', async (_, currency, units) => {
  const { address, safes, story } = await safeStory()
  const owned = (of: Address) => (currency === COIN ? world.coin(of) : world.balance(USDC.id, of))
  expect(await story.send(currency, units)).toMatchObject({ kind: 'sent' })
  expect(story.records()).toMatchObject([{ status: 'pending', batch: { safe: { threshold: 2 } } }])
  const bobs = await owned(bob)
  expect(await owned(address)).toBe(units)
  await safes.execute()
  await story.record(confirmed)
  expect([await owned(address), (await owned(bob)) - bobs]).toEqual([0n, units])
  const moved = { left: units.toString(), arrived: units.toString(), cost: '0', isPaidByOther: true }
  expect(await story.receipt({ currency, units })).toMatchObject(moved)
})

test('an ERC-4337 account pays by a bundler’s operation, and its receipt is that of the operation', async () => {
  const sender = await createOperationAccount(world.chain, '0.7')
  await fund(sender, 3n * SENT)
  const accepted: AccountCall[] = []
  const wallet = fakeWallet({ accounts: [sender] })
  wallet.reply('wallet_getCapabilities', async () => ({ '0x3': { atomic: { status: 'supported' } } }))
  wallet.reply('wallet_getCallsStatus', async () => ({ status: 100 }))
  wallet.reply('eth_sendTransaction', async (params) => {
    const [{ to, value, data }] = params as [{ to: string; value: string; data: string }]
    accepted.push({ to, value: BigInt(value), data })
    return new Promise(() => undefined)
  })
  const story = await setUp(sender, wallet)
  void story.send()
  await until(
    () => accepted.length,
    (length) => length === 1,
  )
  const bobs = await world.balance(USDC.id, bob)
  await sendOperations(world.chain, '0.7', [{ sender, callData: executeBatch('0.7', accepted) }])
  await story.record(confirmed)
  expect(await world.balance(USDC.id, sender)).toBe(2n * SENT)
  expect((await world.balance(USDC.id, bob)) - bobs).toBe(SENT)
  expect(await story.receipt()).toMatchObject({ left: SENT.toString(), arrived: SENT.toString() })
})

/** Sends to Bob while the node mines only on request. */
async function held() {
  await world.chain.rpc('evm_setAutomine', [false])
  const story = await setUp(alice, ownWallet(alice))
  const bobs = await world.balance(USDC.id, bob)
  expect(await story.send()).toMatchObject({ kind: 'sent' })
  const { hash } = await story.record(({ nonce }) => nonce !== undefined)
  const sent = (await world.chain.rpc('eth_getTransactionByHash', [hash])) as Record<string, string>
  return {
    ...story,
    hash,
    arrived: async () => (await world.balance(USDC.id, bob)) - bobs,
    /** Replaces the transaction with another one of the same nonce and a higher fee, and mines it. */
    async outbid(change: Record<string, string>) {
      const { from, to, value, input, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = { ...sent, ...change }
      const dearer = (fee = '0x0') => toQuantity(BigInt(fee) * 2n + 10n ** 9n)
      const fees = { maxFeePerGas: dearer(maxFeePerGas), maxPriorityFeePerGas: dearer(maxPriorityFeePerGas) }
      await world.chain.rpc('eth_sendTransaction', [{ from, to, value, data: input, gas, nonce, ...fees }])
      await world.mine()
    },
  }
}

test('T02: a payment that is sped up arrives once, and its receipt is that of the other hash', async () => {
  const story = await held()
  await story.outbid({})
  expect(await story.record(isSettled)).toMatchObject({ status: 'confirmed', resolution: 'spedUp' })
  expect(await story.arrived()).toBe(SENT)
  const { hash, left, arrived } = await story.receipt()
  expect([left, arrived]).toEqual([SENT.toString(), SENT.toString()])
  expect(hash).not.toBe(story.hash)
})

test.each([
  ['cancelled', { to: alice, value: '0x0', input: '0x' }],
  ['replaced', { to: tokenOf('DAI').address, input: token.encodeFunctionData('transfer', [bob, 1n]) }],
])(
  'T03: a payment that is %s in the wallet has moved nothing, and makes nobody a known recipient',
  async (end, change) => {
    const story = await held()
    await story.outbid(change)
    expect(await story.record(isSettled)).toMatchObject({ status: 'failed', resolution: end })
    expect(await story.arrived()).toBe(0n)
    expect(story.state().addressBook.paid).toEqual([])
  },
)

test('T04: a payment that every node has dropped is never called failed, and still counts when it is mined', async () => {
  const story = await held()
  const raw = (await world.chain.rpc('eth_getTransactionByHash', [story.hash])) as Record<string, string>
  await world.chain.rpc('anvil_dropTransaction', [story.hash])
  // The nodes are asked for a minute, which passes in less than one second.
  const [now, at] = [Date.now.bind(Date), Date.now()]
  jest.spyOn(Date, 'now').mockImplementation(() => at + (now() - at) * 100)
  await world.mine()
  expect(await story.record(({ resolution }) => resolution === 'unseen')).toMatchObject({ status: 'pending' })
  expect(await story.arrived()).toBe(0n)
  const { from, to, value, input, gas, nonce, maxFeePerGas, maxPriorityFeePerGas } = raw
  const again = { from, to, value, data: input, gas, nonce, maxFeePerGas, maxPriorityFeePerGas }
  expect(await world.chain.rpc('eth_sendTransaction', [again])).toBe(story.hash)
  await world.mine()
  await story.record(confirmed)
  expect(await story.arrived()).toBe(SENT)
})
