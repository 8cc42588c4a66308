import { describe, expect, test } from '@jest/globals'
import { AbiCoder, Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import { PERMIT2, PERMIT2_SPENDERS } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import { readApprovals, readFoundApprovals } from '#services/approval/approvals'
import { bySelector, fakeMulticall } from '../../support/fakeMulticall'
import { UNI, USDC, WETH } from '../../support/fakeServices'
import { ALICE, BOB } from '../../support/fakeWallet'
import { addressWord, uintWord } from '#services/chain/words'

const CAROL: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const word = (value: bigint): Hex => `0x${uintWord(value)}`
const allowanceCall = (spender: Address) => `0xdd62ed3e${addressWord(ALICE)}${addressWord(spender)}`
const [OLD, , NEW] = PERMIT2_SPENDERS.map(({ address }) => address) as [Address, Address, Address]
const UNTIL = 1_800_000_000

const ALLOWANCE = new Interface([
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])
const reported = (amount: bigint, until: number) =>
  AbiCoder.defaultAbiCoder().encode(['uint160', 'uint48', 'uint48'], [amount, until, 7]) as Hex
/** A Permit2 contract that answers only calldata that equals the calldata encoded by ethers. All other calls revert. */
const permit2 =
  (answers: readonly (readonly [token: Address, spender: Address, answer: Hex | undefined])[]) => (data: Hex) =>
    answers.find(([token, spender]) => ALLOWANCE.encodeFunctionData('allowance', [ALICE, token, spender]) === data)?.[2]

test('only what is open comes back, and of how many tokens something could not be read', async () => {
  const { node, batches } = fakeMulticall({
    [USDC]: (data) => (data === allowanceCall(BOB) ? word(500n) : word(0n)),
    [UNI]: (data) => (data === allowanceCall(CAROL) ? word(2n ** 256n - 1n) : undefined),
  })
  expect(await readApprovals(node, 3, ALICE, { spenders: [BOB, ALICE, CAROL], tokens: [USDC, WETH, UNI] })).toEqual({
    open: [
      { token: USDC, spender: BOB, amount: '500' },
      { token: UNI, spender: CAROL, amount: (2n ** 256n - 1n).toString() },
    ],
    // Two reads failed for UNI, which counts once. WETH has no contract on this fake chain, so it does not count.
    unread: 1,
  })
  // Permit2 is not among the contracts here, so it is not called.
  expect(batches.map(({ length }) => length)).toEqual([9])
})

test('many are requested in one tick, in parts that a node executes', async () => {
  const tokens = Array.from({ length: 400 }, (_, index): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`)
  const { node, batches } = fakeMulticall(Object.fromEntries(tokens.map((token) => [token, () => word(1n)])))
  const read = readApprovals(node, 3, ALICE, { spenders: [BOB, CAROL, ALICE], tokens })
  expect(batches.length).toBeGreaterThan(1)
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(600)
  const { open, unread } = await read
  expect([open.length, unread]).toEqual([1_200, 0])
  expect(open[1_199]).toEqual({ token: tokens[399], spender: ALICE, amount: '1' })
})

describe('what Permit2 hands on', () => {
  const spenders: readonly Address[] = [BOB, PERMIT2.address]
  const toPermit2 = (amount: bigint) => (data: Hex) => word(data === allowanceCall(PERMIT2.address) ? amount : 0n)

  test('is requested in the same round, of the contracts known for it, even where Permit2 may take nothing', async () => {
    const { node, batches } = fakeMulticall({
      [USDC]: toPermit2(900n),
      [UNI]: toPermit2(0n),
      [PERMIT2.address]: permit2([
        ...PERMIT2_SPENDERS.map(
          ({ address }) => [USDC, address, reported(address === NEW ? 400n : 0n, address === OLD ? 0 : UNTIL)] as const,
        ),
        ...PERMIT2_SPENDERS.map(({ address }) => [UNI, address, reported(address === NEW ? 7n : 0n, 1)] as const),
      ]),
    })
    expect(await readApprovals(node, 3, ALICE, { spenders, tokens: [USDC, UNI] })).toEqual({
      open: [
        { token: USDC, spender: PERMIT2.address, amount: '900' },
        { token: USDC, spender: NEW, amount: '400', permit2: { allowed: '900', until: UNTIL } },
        // It has expired, and the token is not approved for Permit2, but Permit2 still stores it.
        { token: UNI, spender: NEW, amount: '7', permit2: { allowed: '0', until: 1 } },
      ],
      unread: 0,
    })
    expect(batches.map(({ length }) => length)).toEqual([2 * (2 + 6)])
  })

  test.each([
    ['reverts', undefined],
    ['is cut off', reported(400n, UNTIL).slice(0, -2) as Hex],
    ['is more than it can keep', `${word(2n ** 160n)}${uintWord(UNTIL)}${uintWord(0)}` as Hex],
    ['ends after its calendar', `${word(1n)}${uintWord(2n ** 48n)}${uintWord(0)}` as Hex],
  ])('is a gap where it %s', async (_, answer) => {
    const contract = () => answer
    const { node } = fakeMulticall({ [USDC]: toPermit2(900n), [PERMIT2.address]: contract })
    const { open, unread } = await readApprovals(node, 3, ALICE, { spenders, tokens: [USDC] })
    expect([open.map(({ spender }) => spender), unread]).toEqual([[PERMIT2.address], 1])
  })

  test('is nothing where Permit2 is not on the chain', async () => {
    const { node } = fakeMulticall({ [USDC]: toPermit2(900n) })
    expect(await readApprovals(node, 3, ALICE, { spenders, tokens: [USDC] })).toEqual({
      open: [{ token: USDC, spender: PERMIT2.address, amount: '900' }],
      unread: 0,
    })
  })
})

test('what was found is reported with its token’s facts, as far as it is open now', async () => {
  const text = AbiCoder.defaultAbiCoder().encode(['string'], ['Odd\u202e']) as Hex
  const facts = { '0x95d89b41': text, '0x313ce567': word(6n), '0x70a08231': word(50n) }
  const { node } = fakeMulticall({
    [USDC]: (data) =>
      data.startsWith('0xdd62ed3e') ? word(data === allowanceCall(BOB) ? 500n : 0n) : bySelector(facts)(data),
    [UNI]: (data) =>
      data.startsWith('0xdd62ed3e') ? word(3n) : data.startsWith('0x313ce567') ? word(300n) : undefined,
    [CAROL]: () => undefined,
    [PERMIT2.address]: permit2([[UNI, CAROL, reported(9n, UNTIL)]]),
  })
  const place = (token: Address, spender: Address, isThroughPermit2 = false) => ({ token, spender, isThroughPermit2 })
  const places = [place(USDC, CAROL), place(USDC, BOB), place(CAROL, BOB), place(UNI, CAROL, true), place(WETH, BOB)]
  expect(await readFoundApprovals(node, 3, ALICE, places)).toEqual({
    open: [
      { token: USDC, spender: BOB, amount: '500', symbol: 'Odd', decimals: 6, balance: '50' },
      {
        token: UNI,
        spender: CAROL,
        amount: '9',
        permit2: { allowed: '3', until: UNTIL },
        symbol: null,
        decimals: null,
        balance: null,
      },
    ],
    unread: 1,
  })
})
