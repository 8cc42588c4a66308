import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import type { TransactionState } from '#domain/transaction/transaction'
import { createReceipts, type Receipts } from '#services/transaction/receipts'
import { startAnvil, type Anvil } from '../chain/anvil'
import { nodeRpc, type NodeRpc } from '../chain/nodeRpc'
import { accountOf } from '../chain/world'
import { storedTransaction } from '../support/storedTransaction'
import { hex } from '../chain/hex'
import { nodeAt } from '../support/nodeAt'

const CHAIN_ID = 3
const alice = accountOf('alice').address
const bob = accountOf('bob').address
const GWEI = 10n ** 9n

let anvil: Anvil
let rpc: NodeRpc
let receipts: Receipts

beforeAll(async () => {
  anvil = await startAnvil({ chainId: CHAIN_ID, port: 0 })
  rpc = nodeRpc(anvil.url)
  // The node mines only on request, so that each test decides when a block is mined.
  await rpc.send('evm_setAutomine', [false])
})
afterAll(async () => {
  rpc.close()
  await anvil.stop()
})
/** The interval at which confirmed transactions are checked again. It replaces the network's block time. */
const BLOCK_MS = 200
const realSetTimeout = setTimeout
const soonerSetTimeout = ((run: () => void, ms?: number) =>
  realSetTimeout(run, ms === HEAD_POLL_MS ? BLOCK_MS : ms)) as typeof setTimeout

afterEach(() => void jest.restoreAllMocks())
beforeEach(() => {
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(soonerSetTimeout)
  receipts = createReceipts(nodeAt(anvil.url))
})

const mine = (blocks = 1) => rpc.send('anvil_mine', [hex(blocks)])

/** Sends a transaction like a wallet. A replacement with the same nonce needs a higher `tip`. */
async function send(value: bigint, nonce: number, tip = 2n, to = bob): Promise<`0x${string}`> {
  const fees = { maxFeePerGas: hex(100n * tip * GWEI), maxPriorityFeePerGas: hex(tip * GWEI) }
  const sent = { from: alice, to, value: hex(value), nonce: hex(nonce), gas: hex(30_000), ...fees }
  return (await rpc.send('eth_sendTransaction', [sent])) as `0x${string}`
}
const nextNonce = async () => Number(await rpc.send('eth_getTransactionCount', [alice, 'latest']))

/** Follows a transfer of `value` to Bob. `until` resolves to the first update that meets its condition. */
function follow(hash: string, value: bigint, addedAt = Date.now()) {
  const seen: TransactionState[] = []
  const waiting = new Set<() => void>()
  const stop = receipts.follow(
    {
      account: alice,
      chainId: CHAIN_ID,
      ...storedTransaction({ hash, addedAt, call: receipts.digest(bob, value, '0x') }),
    },
    (update) => {
      seen.push(update)
      waiting.forEach((look) => look())
    },
  )
  const until = (fits: (update: TransactionState) => boolean, from = 0) =>
    new Promise<TransactionState>((resolve) => {
      const look = () => {
        const found = seen.slice(from).find(fits)
        if (found) resolve(found)
      }
      waiting.add(look)
      look()
    })
  return { seen, until, stop }
}
const known = ({ nonce }: TransactionState) => nonce !== undefined

test('T02: a sped-up transaction is followed on the chain', async () => {
  const nonce = await nextNonce()
  const first = await send(1n, nonce)
  const { until, stop } = follow(first, 1n)
  expect(await until(known)).toMatchObject({ status: 'pending', nonce })
  const second = await send(1n, nonce, 4n)
  await mine(3)
  expect(await until(({ status }) => status !== 'pending')).toMatchObject({
    status: 'confirmed',
    resolution: 'spedUp',
    minedAs: second,
  })
  stop()
})

test('T03: a cancelled one is distinguished from a replaced one', async () => {
  const nonce = await nextNonce()
  const first = follow(await send(1n, nonce), 1n)
  const other = follow(await send(2n, nonce + 1), 2n)
  await Promise.all([first.until(known), other.until(known)])
  const cancelling = await send(0n, nonce, 4n, alice)
  const replacing = await send(3n, nonce + 1, 4n)
  await mine()
  const isEnded = ({ status }: TransactionState) => status !== 'pending'
  expect(await first.until(isEnded)).toMatchObject({ status: 'failed', resolution: 'cancelled', minedAs: cancelling })
  expect(await other.until(isEnded)).toMatchObject({ status: 'failed', resolution: 'replaced', minedAs: replacing })
  first.stop()
  other.stop()
})

test('T04: a dropped one is not seen, and confirmed when it is sent again', async () => {
  const nonce = await nextNonce()
  const hash = await send(1n, nonce)
  await rpc.send('anvil_dropTransaction', [hash])
  const { until, stop } = follow(hash, 1n, Date.now() - 120_000)
  expect(await until(({ resolution }) => resolution === 'unseen')).toMatchObject({ status: 'pending' })
  expect(await send(1n, nonce)).toBe(hash)
  await mine()
  const outcome = await until(({ status }) => status !== 'pending')
  expect(outcome).toMatchObject({ status: 'confirmed', nonce })
  expect(outcome.resolution).toBeUndefined()
  stop()
})

test('T05: one whose block is taken back is pending again, then confirmed in another', async () => {
  const nonce = await nextNonce()
  const before = await rpc.send('evm_snapshot')
  const hash = await send(1n, nonce)
  const { seen, until, stop } = follow(hash, 1n)
  await mine()
  expect(await until(({ status }) => status === 'confirmed')).toMatchObject({ nonce })
  const sofar = seen.length
  await rpc.send('evm_revert', [before])
  await mine(2)
  const takenBack = await until(({ status }) => status === 'pending', sofar)
  expect(takenBack.minedIn).toBeUndefined()
  expect(await send(1n, nonce)).toBe(hash)
  await mine()
  expect(await until(({ status }) => status === 'confirmed', seen.indexOf(takenBack))).toMatchObject({ nonce })
  stop()
})

test('T12: another amount than was asked is noticed', async () => {
  const hash = await send(9n, await nextNonce())
  const { until, stop } = follow(hash, 1n)
  await mine()
  expect(await until(({ isAltered }) => isAltered === true)).toMatchObject({ isAltered: true })
  stop()
})
