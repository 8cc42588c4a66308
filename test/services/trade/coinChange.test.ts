import { describe, expect, test } from '@jest/globals'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { readCoinChange } from '#services/trade/coinChange'
import type { SettledReceipt } from '#services/transaction/checked'
import { fakeNode, fakeReceipt } from '../../support/fakeNode'
import { deployment } from '../../support/chainTrades'
import { ALICE, BOB } from '../../support/fakeWallet'

const ENTRY_POINT: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const HASH = word(1n)

interface Owned {
  coin: [before: bigint, after: bigint]
  deposit?: [before: bigint, after: bigint]
}

/** Reads the change through block 9, whose other transactions of the account have these hashes. */
async function read(
  { coin, deposit = [0n, 0n] }: Owned,
  change: Partial<SettledReceipt> = {},
  { expected = null as bigint | null, naming = [HASH] as readonly Hex[] | null } = {},
) {
  const node = fakeNode({
    multicall: () => ({
      calls: async (calls, block) =>
        calls.map(({ to }) => {
          const at = block === 9 ? 1 : 0
          const units = to === deployment.multicall ? coin[at] : to === ENTRY_POINT ? deposit[at] : null
          return units === null ? { success: false, data: '0x' } : { success: true, data: word(units) }
        }),
    }),
    ...(naming && { transactionsNaming: async () => [...naming] }),
  })
  const mined = fakeReceipt({ transactionHash: HASH, blockNumber: 9, from: ALICE, gasUsed: 3n, effectiveGasPrice: 10n })
  return readCoinChange(node, 3, { account: ALICE, expected }, { ...mined, ...change })
}

const known = (change: bigint) => ({ change, unknownFee: 0n })
const UNKNOWN = { change: null }

describe('X11: what a transaction changed of the coin', () => {
  test('is the difference of the balances, without the gas and the data fee that the account paid', async () => {
    expect(await read({ coin: [100n, 170n] })).toEqual(known(100n))
    expect(await read({ coin: [100n, 20n] }, { l1Fee: 5n })).toEqual(known(-45n))
  })

  test('is without a fee that the account did not pay, or that its own deposit or its Safe paid', async () => {
    const byOther = { from: BOB, paid: 0n } as const
    expect(await read({ coin: [100n, 170n] }, byOther)).toEqual(known(70n))
    const byDeposit = { from: BOB, paid: 9n, execution: HASH, entryPoint: ENTRY_POINT } as const
    expect(await read({ coin: [100n, 170n], deposit: [50n, 41n] }, byDeposit)).toEqual(known(70n))
    // The account first fills its deposit, of which a part is left.
    expect(await read({ coin: [100n, 150n], deposit: [50n, 61n] }, byDeposit)).toEqual(known(70n))
    expect(await read({ coin: [100n, 161n] }, { from: BOB, paid: 9n, execution: HASH })).toEqual(known(70n))
  })

  test.each<[string, Partial<SettledReceipt>]>([
    ['the account did something else in the transaction', { others: 'apart' }],
    ['the fee is not known', { from: BOB, paid: null }],
    ['the account carried out its own operation', { execution: HASH }],
    ['the EntryPoint does not tell its deposit', { from: BOB, paid: 9n, entryPoint: BOB }],
  ])('is not known if %s', async (_, change) => expect(await read({ coin: [100n, 170n] }, change)).toEqual(UNKNOWN))

  test('is not known if another transaction of the block is of, to or for the account', async () => {
    const naming = [word(2n), HASH]
    expect(await read({ coin: [100n, 170n] }, {}, { naming })).toEqual(UNKNOWN)
    expect(await read({ coin: [100n, 170n] }, {}, { naming, expected: 99n })).toEqual(UNKNOWN)
  })

  test('asks for no block where the events say the same', async () => {
    expect(await read({ coin: [100n, 170n] }, {}, { naming: null, expected: 100n })).toEqual(known(100n))
  })

  test('is not known without the state of the block', async () => {
    const node = fakeNode({ multicall: () => ({ calls: () => Promise.reject(new NodeError('noState', 'pruned')) }) })
    const receipt = fakeReceipt({ transactionHash: HASH, blockNumber: 9, from: ALICE })
    await expect(readCoinChange(node, 3, { account: ALICE, expected: null }, receipt)).rejects.toThrow('pruned')
  })
})
