import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { chainReads } from '../../../src/store/queries/chainReads'
import { transactionAdded, transactionSighted } from '../../../src/store/slices/transactions'
import { appStore } from '../../support/appStore'
import { ALICE, HASH } from '../../support/fakeWallet'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function watching() {
  const app = appStore()
  const { node, chain } = app.services
  const { getHead, getBalance, getIdentity } = chainReads.endpoints
  let number = 100
  const reads = { heads: 0, balances: 0, identities: 0 }
  const head = await node.head(3)
  node.head = async () => {
    reads.heads++
    return { ...head, number }
  }
  node.balance = async () => BigInt(++reads.balances)
  chain.identity = async () => {
    reads.identities++
    return { name: null, avatar: null }
  }
  await app.dispatch(getBalance.initiate({ chainId: 3, account: ALICE }))
  await app.dispatch(getIdentity.initiate({ chainId: 3, account: ALICE }))
  return {
    ...app,
    reads,
    /** The chain is at this block, and it is looked at. */
    async look(at: number) {
      number = at
      await app.dispatch(getHead.initiate({ chainId: 3 }, { forceRefetch: true }))
      await jest.advanceTimersByTimeAsync(0)
    },
  }
}

test('what belongs to a block is read again with the next one, and only then', async () => {
  const { look, reads } = await watching()
  await look(100)
  expect(reads.balances).toBe(1)
  await look(100)
  expect(reads.balances).toBe(1)
  await look(101)
  expect(reads).toMatchObject({ balances: 2, identities: 1 })
})

test('T09: a node that lags behind brings nothing new', async () => {
  const { look, reads } = await watching()
  await look(101)
  await look(100)
  expect(reads.balances).toBe(1)
})

test('one’s own mined transaction re-reads at once, and asks for the block', async () => {
  const { look, reads, dispatch } = await watching()
  await look(100)
  const owner = { account: ALICE, chainId: 3 }
  const transaction = { hash: HASH, description: 'Swap', status: 'pending', addedAt: 1 } as const
  dispatch(transactionAdded({ ...owner, transaction }))
  dispatch(transactionSighted({ ...owner, hash: HASH, sighting: { status: 'pending', nonce: 1 } }))
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toMatchObject({ heads: 1, balances: 1 })
  dispatch(transactionSighted({ ...owner, hash: HASH, sighting: { status: 'confirmed', nonce: 1 } }))
  await jest.advanceTimersByTimeAsync(0)
  expect(reads).toMatchObject({ heads: 2, balances: 2 })
})
