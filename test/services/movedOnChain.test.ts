import { describe, expect, test } from '@jest/globals'
import { AbiCoder, concat } from 'ethers'
import type { Address } from '#domain/chain/address'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { TradePlan } from '#domain/trade/plan'
import type { SwapRecord } from '#domain/trade/swapRecord'
import type { Node } from '#services/chain/node'
import { readSwap } from '#services/trade/swapReader'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import { ownContract } from '../chain/artifacts'
import {
  createOperationAccount,
  createSafe,
  type EntryPointVersion,
  executeBatch,
  MULTI_SENDS,
  placeEntryPoints,
  placeSafes,
  type SafeVersion,
  sendAs,
  sendOperations,
} from '../chain/smartAccounts'
import { accountOf, tokenOf } from '../chain/world'
import { accountStories } from '../support/accountStories'
import { CHAIN_ID, deployment, type Order } from '../support/chainTrades'
import { withoutStates } from '../support/withoutStates'
import { multiSend, ownersOf, proposal, type SafeTransaction } from '../wallet/safe/owners'
import { hex } from '../chain/hex'

/**
 * These tests read the amounts and the cost of swaps whose transactions contain more than the swap: other accounts'
 * swaps, other swaps of the account, and events that a token makes the router emit. The balances on the chain tell what
 * is true.
 */

const [alice, carol] = [accountOf('alice').address as Address, accountOf('carol').address as Address]
const USDC = tokenOf('USDC').address as Address
const UNI = tokenOf('UNI').address as Address
const SOLD = 100_000_000n
const VERSIONS = ['0.6', '0.7', '0.8', '0.9'] as const

const world = accountStories(async (chain) => {
  await placeEntryPoints(chain, ...VERSIONS)
  await placeSafes(chain, '1.3.0', '1.4.1')
})

const owned = (id: CurrencyId, owner: string) => (id === NATIVE ? world.coin(owner) : world.balance(id, owner))

async function callsOf(plan: TradePlan): Promise<EncodedCall[]> {
  const { timestamp } = await world.node.head(CHAIN_ID)
  const swap = encodeTrade(plan, deployment, timestamp + 6_000)
  return plan.sell.id === NATIVE ? [swap] : [encodeApprove(plan.sell.id, swap.to, BigInt(plan.quote.amountIn)), swap]
}

/** The calls of an approval and a sale of dollars for ether by an account, which gets the dollars first. */
async function saleOf(account: Address, units = SOLD, order: Partial<Order> = {}): Promise<EncodedCall[]> {
  await sendAs(world.chain, { from: alice, ...encodeTransfer(account, units) })
  const parts = [['USDC 500 WETH', units]] as const
  return callsOf(
    await world.plan({ kind: 'exactIn', sell: 'USDC', buy: 'ETH', parts, account, slippageBps: 500, ...order }),
  )
}

const encodeTransfer = (to: Address, units: bigint) => ({
  to: USDC,
  data: concat(['0xa9059cbb', AbiCoder.defaultAbiCoder().encode(['address', 'uint256'], [to, units])]),
})

const read = async (account: Address, hash: string, calls?: readonly EncodedCall[], node: Node = world.node) =>
  (await readSwap(node, CHAIN_ID, { account, hash, calls })) as SwapRecord

const certain = (units: bigint) => ({ units: String(units), claimed: null, isOnlyClaimed: false })

describe.each(VERSIONS)('X32: by EntryPoint %s', (version: EntryPointVersion) => {
  test('two accounts’ sales in one bundle: each has received its own ether, and paid from its own deposit', async () => {
    const { chain } = world
    const accounts = [await createOperationAccount(chain, version), await createOperationAccount(chain, version)]
    const sales = [await saleOf(accounts[0]!), await saleOf(accounts[1]!, 2n * SOLD)]
    const operations = accounts.map((sender, at) => ({ sender, callData: executeBatch(version, sales[at]!) }))
    const { transactionHash, status } = await sendOperations(chain, version, operations)
    expect(status).toBe('0x1')
    for (const [at, account] of accounts.entries()) {
      const record = await read(account, transactionHash, sales[at])
      const received = await world.coin(account)
      expect(received).toBeGreaterThan(0n)
      expect(record.buy.moved).toEqual(certain(received))
      expect(record.sell.moved).toEqual(certain(BigInt(at + 1) * SOLD))
      const byEvents = await read(account, transactionHash, sales[at], withoutStates(world.node))
      expect(byEvents.buy.moved).toEqual(certain(received))
      expect(record.isPaidByOther).toBe(false)
      expect(BigInt(record.cost!)).toBeGreaterThan(0n)
    }
  })

  test('two sales of one account in one bundle are told apart to the wei', async () => {
    const { chain } = world
    const account = await createOperationAccount(chain, version)
    const sales = [await saleOf(account), await saleOf(account, 2n * SOLD)]
    const operations = sales.map((calls) => ({ sender: account, callData: executeBatch(version, calls) }))
    const { transactionHash } = await sendOperations(chain, version, operations)
    const [first, second] = await Promise.all(sales.map((calls) => read(account, transactionHash, calls)))
    expect(first!.execution).not.toBe(second!.execution)
    expect([first!.sell.moved, second!.sell.moved]).toEqual([certain(SOLD), certain(2n * SOLD)])
    const [one, other] = [BigInt(first!.buy.moved.units!), BigInt(second!.buy.moved.units!)]
    expect(one + other).toBe(await world.coin(account))
    expect(other).toBeGreaterThan(one)
  })
})

test('X32: two sales of one account within one operation cannot be told apart, so neither has an amount', async () => {
  const account = await createOperationAccount(world.chain, '0.7')
  const sales = [await saleOf(account), await saleOf(account, 2n * SOLD)]
  const callData = executeBatch('0.7', sales.flat())
  const { transactionHash } = await sendOperations(world.chain, '0.7', [{ sender: account, callData }])
  for (const calls of sales) {
    const { sell, buy } = await read(account, transactionHash, calls)
    expect([sell.moved.units, buy.moved.units]).toEqual([null, null])
  }
})

const together = async (executions: readonly { to: Address; data: string }[]) => {
  const calls = executions.map((each) => ({ ...each, value: 0n }))
  return sendAs(world.chain, { to: MULTI_SENDS['1.4.1'], data: multiSend(calls) })
}

async function safeSale(version: SafeVersion, units: bigint, changes: Partial<SafeTransaction> = {}) {
  const owners = [alice]
  const address = await createSafe(world.chain, { version, owners, threshold: 1 })
  const safe = { address, version, owners }
  const calls = await saleOf(address, units)
  const transaction = proposal(safe, calls, 0n, changes)
  return { address, calls, data: await ownersOf(world.chain, safe).executionOf(transaction, owners) }
}

test.each<[SafeVersion, SafeVersion]>([
  ['1.3.0', '1.4.1'],
  ['1.4.1', '1.3.0'],
])('X32: Safes %s and %s of one relayer: each has received its own ether, and paid nothing', async (...versions) => {
  const safes = [await safeSale(versions[0], SOLD), await safeSale(versions[1], 2n * SOLD)]
  const { transactionHash, status } = await together(safes.map(({ address, data }) => ({ to: address, data })))
  expect(status).toBe('0x1')
  for (const { address, calls } of safes) {
    const record = await read(address, transactionHash, calls)
    expect(record.buy.moved).toEqual(certain(await world.coin(address)))
    expect(record).toMatchObject({ cost: '0', isPaidByOther: true })
  }
})

test('X32: what a Safe pays its executor is its cost', async () => {
  const { address, calls, data } = await safeSale('1.4.1', SOLD, {
    safeTxGas: 1_000_000n,
    baseGas: 50_000n,
    gasPrice: 10n ** 9n,
  })
  const means = 10n ** 18n
  await world.chain.rpc('anvil_setBalance', [address, `0x${means.toString(16)}`])
  const { transactionHash } = await sendAs(world.chain, { to: address, data })
  const record = await read(address, transactionHash, calls)
  expect(record.isPaidByOther).toBe(false)
  expect(BigInt(record.cost!)).toBeGreaterThan(50_000n * 10n ** 9n)
  expect(means + BigInt(record.buy.moved.units!) - BigInt(record.cost!)).toBe(await world.coin(address))
})

/** Makes UNI a token that lets the router wrap and unwrap six ether with each of its transfers. */
async function placeWrappingToken() {
  const { rpc } = world.chain
  const { bytecode, abi } = ownContract('WrappingToken')
  const args = abi.encodeDeploy(['Uniswap', 'UNI', 18, alice, 0n, deployment.swapRouter])
  const { contractAddress } = await sendAs(world.chain, { from: alice, to: null, data: concat([bytecode, args]) })
  await rpc('anvil_setCode', [UNI, await rpc('eth_getCode', [contractAddress, 'latest'])])
  await rpc('anvil_setBalance', [UNI, `0x${(6n * 10n ** 18n).toString(16)}`])
}

describe('X11: a token that makes the router wrap and unwrap in the middle of a swap', () => {
  const orders: [string, Order][] = [
    ['sold for ether', { kind: 'exactIn', sell: 'UNI', buy: 'ETH', parts: [['UNI v2 WETH', 10n ** 20n]] }],
    ['sold for exact ether', { kind: 'exactOut', sell: 'UNI', buy: 'ETH', parts: [['UNI v2 WETH', 10n ** 17n]] }],
    ['bought with ether', { kind: 'exactIn', sell: 'ETH', buy: 'UNI', parts: [['WETH v2 UNI', 10n ** 17n]] }],
  ]
  test.each(orders)('%s: what is told is what the account’s balance shows', async (_, order) => {
    await placeWrappingToken()
    const plan = await world.plan({ ...order, account: alice, slippageBps: 500 })
    const calls = await callsOf(plan)
    for (const call of calls.slice(0, -1)) await sendAs(world.chain, { from: alice, ...call })
    const [sold, bought] = [plan.sell.id, plan.buy.id]
    const before = [await owned(sold, alice), await owned(bought, alice)] as const
    const { transactionHash, status } = await sendAs(world.chain, { from: alice, ...calls.at(-1)! })
    expect(status).toBe('0x1')
    const { gasUsed, effectiveGasPrice } = (await world.node.receipt(CHAIN_ID, transactionHash))!
    const gas = (id: CurrencyId) => (id === NATIVE ? gasUsed * effectiveGasPrice : 0n)
    const record = await read(alice, transactionHash)
    expect(record.sell.moved.units).toBe(String(before[0] - (await owned(sold, alice)) - gas(sold)))
    expect(record.buy.moved.units).toBe(String((await owned(bought, alice)) - before[1] + gas(bought)))
  })

  test('with another transaction of the account in the block, the amount is not known', async () => {
    await placeWrappingToken()
    const { chain } = world
    const plan = await world.plan({ ...orders[0]![1], account: alice, slippageBps: 500 })
    const [approval, swap] = await callsOf(plan)
    await sendAs(chain, { from: alice, ...approval! })
    await chain.rpc('evm_setAutomine', [false])
    const gas = hex(2_000_000n)
    await chain.rpc('eth_sendTransaction', [{ from: alice, to: carol, value: hex(5n), gas }])
    const sent = { from: alice, to: swap!.to, data: swap!.data, gas }
    const hash = String(await chain.rpc('eth_sendTransaction', [sent]))
    await chain.rpc('evm_mine')
    await chain.rpc('evm_setAutomine', [true])
    const record = await read(alice, hash)
    expect(record.buy.moved.units).toBeNull()
    expect(record.sell.moved).toMatchObject({ units: plan.quote.amountIn })
  })
})
