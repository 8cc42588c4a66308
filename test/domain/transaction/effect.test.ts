import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { effectOf, isWholeEffect, type TransactionEffect } from '#domain/transaction/effect'
import { effectFacts } from '#domain/transaction/effectFacts'
import { hexWord, TOKEN, word } from './sample'

const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'

type Sent = Parameters<typeof effectOf>[0]
const log = (address: Address, event: string, ...parties: Address[]) => ({
  address,
  topics: [event, ...parties.map(hexWord)],
})
const sent = (changes: Partial<Sent>): Sent => ({ from: ALICE, to: BOB, value: 0n, input: '0x', ...changes })
const effect = (changes: Partial<Sent>, logs: ReturnType<typeof log>[] = []) =>
  effectOf(sent(changes), { status: true, logs })

describe('a transfer of a token', () => {
  const input = `0xa9059cbb${word(BOB)}${word('7')}`
  const reported = log(USDC, TRANSFER, ALICE, BOB)

  test('counts if the token reports it, whatever else was reported', () =>
    expect(effect({ to: USDC, input }, [log(TOKEN, APPROVAL, ALICE, BOB), reported])).toMatchObject({
      kind: 'transferred',
      amount: '7',
      token: { address: USDC },
    }))

  test.each<[why: string, logs: ReturnType<typeof log>[], changes?: Partial<Sent>]>([
    ['nothing is reported', []],
    ['another contract reports it', [log(TOKEN, TRANSFER, ALICE, BOB)]],
    ['the token reports an approval', [log(USDC, APPROVAL, ALICE, BOB)]],
    ['the token reports it of another owner', [log(USDC, TRANSFER, BOB, BOB)]],
    ['the token reports it to another recipient', [log(USDC, TRANSFER, ALICE, TOKEN)]],
    ['the token does not report to whom', [log(USDC, TRANSFER, ALICE)]],
    ['ether was sent, too', [reported], { value: 1n }],
    ['the call had more data', [reported], { input: `${input}00` }],
    ['the call had other data before it', [reported], { input: `0x00${input.slice(2)}` }],
  ])('is only a call if %s', (_, logs, changes = {}) => {
    const found = effect({ to: USDC, input, ...changes }, logs)
    expect(found).toEqual({ kind: 'called', to: USDC, amount: String(changes.value ?? 0n) })
    expect(isWholeEffect(found)).toBe(false)
  })
})

test.each<[what: string, changes: Partial<Sent>, found: TransactionEffect]>([
  [
    'an account that calls itself may do anything',
    { to: ALICE, input: '0x12' },
    { kind: 'called', to: ALICE, amount: '0' },
  ],
  ['without ether and data, another account is called', {}, { kind: 'called', to: BOB, amount: '0' }],
  ['a contract may be created without code', { to: null, value: 5n }, { kind: 'called', to: null, amount: '5' }],
])('%s', (_, changes, found) => expect(effect(changes)).toEqual(found))

describe('what is told of an effect', () => {
  const names = { coin: { symbol: 'ETH', decimals: 18 }, nameOf: () => null }
  const known = { address: USDC, symbol: 'USDC', decimals: 6 }
  const of = (
    kind: 'transferred' | 'approved',
    token: typeof known | { address: Address; symbol: string; decimals: null },
  ) => effectFacts({ kind, to: BOB, amount: '5000000', token }, names)

  test('names an amount only if the decimals of the token are known', () => {
    expect(of('transferred', known)).toEqual({ kind: 'moved', amount: '5 USDC', to: '0x3C…93BC' })
    expect(of('approved', known)).toEqual({ kind: 'approved', amount: '5 USDC', spender: '0x3C…93BC' })
    const token = { kind: 'known', symbol: 'USDC' }
    const unread = { ...known, decimals: null }
    expect(of('transferred', unread)).toEqual({ kind: 'movedSome', token, to: '0x3C…93BC' })
    expect(of('approved', unread)).toEqual({ kind: 'approvedSome', token, spender: '0x3C…93BC' })
  })

  test('names the ether that a new contract received', () =>
    expect(effectFacts({ kind: 'called', to: null, amount: (10n ** 18n).toString() }, names)).toEqual({
      kind: 'createdWith',
      amount: '1 ETH',
    }))
})
