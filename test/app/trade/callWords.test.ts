import { expect, test } from '@jest/globals'
import { type CallContext, callWords } from '../../../src/app/trade/review/preview'
import type { Address } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import type { AmountMeaning, DecodedArgument, DecodedCall, KnownAddress } from '#domain/trade/decodedCall'
import { ALICE, BOB } from '../../support/fakeWallet'
import { CONTRACTS, ETHER, UNI, USDC, WETH } from '../../support/fakeServices'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../../support/samplePlan'

const plan = samplePlan()
const call = (changes: Partial<DecodedCall> = {}): DecodedCall => ({
  to: { address: CONTRACTS.swapRouter, known: 'swapRouter' },
  value: '0',
  name: 'exactInput',
  args: [],
  calls: [],
  data: '0x1234',
  ...changes,
})
const unnamed = () => null
const context = (changes: Partial<CallContext> = {}): CallContext => ({
  plan,
  symbolOf: unnamed,
  contractName: (address) => (address === CONTRACTS.swapRouter ? 'Uniswap SwapRouter02' : null),
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  weth: WETH,
  ...changes,
})
const words = (changes: Partial<DecodedCall>, of = plan) => callWords(call(changes), context({ plan: of }))
const reported = (argument: DecodedArgument, of = plan, symbolOf: CallContext['symbolOf'] = unnamed) =>
  callWords(call({ args: [argument] }), context({ plan: of, symbolOf })).args[0]?.text

test('a call is reported by its name, its contract and what it does', () => {
  expect(words({})).toEqual({
    name: 'exactInput',
    contract: 'Uniswap SwapRouter02',
    address: CONTRACTS.swapRouter,
    meaning: 'Sells a fixed amount through V3 pools',
    args: [],
    calls: [],
  })
})

test('X16: one that is not known is shown as it is, with all its bytes', () => {
  expect(words({ to: { address: BOB, known: null }, name: null })).toMatchObject({
    name: 'Unknown call',
    meaning: null,
    contract: 'an unknown contract',
    address: BOB,
    args: [{ name: 'data', text: '0x1234' }],
  })
})

test('ether that is sent along is the first thing said', () => {
  const time: DecodedArgument = { kind: 'number', name: 'secondsAgo', value: '0' }
  expect(words({ value: (ETHER / 2n).toString(), args: [time] }).args).toEqual([
    { name: 'sent along', text: '0.5 ETH' },
    { name: 'secondsAgo', text: '0' },
  ])
})

test.each<[string, Address, KnownAddress | null, string]>([
  ['what the contracts are known as', CONTRACTS.swapRouter, 'swapRouter', 'Uniswap SwapRouter02'],
  ['the router that a swap pays', CONTRACTS.swapRouter, 'thisRouter', 'this router'],
  ['the sender that a swap pays', ALICE, 'sender', 'the sender'],
  ['the account itself', ALICE, null, 'your address'],
  ['its lower case', ALICE.toLowerCase() as Address, null, 'your address'],
  ['a token of the trade', UNI, null, 'UNI'],
  ['a token that only the list knows', BOB, null, 'BOB'],
])('X16: an address is reported in full, and by its name: %s', (_, address, known, name) => {
  const symbolOf = (token: Address) => (token === BOB ? 'BOB' : null)
  const argument: DecodedArgument = { kind: 'address', name: 'recipient', value: { address, known } }
  expect(reported(argument, plan, symbolOf)).toBe(`${address} (${name})`)
})

test('X16: an unknown address is called unknown', () => {
  expect(reported({ kind: 'address', name: 'recipient', value: { address: BOB, known: null } })).toBe(
    `${BOB} (unknown)`,
  )
})

const amount = (value: string, token: Address | typeof NATIVE | null, meaning: AmountMeaning | null = null) =>
  ({ kind: 'amount', name: 'amountIn', value, token, meaning }) as const

test.each<[string, DecodedArgument, string]>([
  ['in units of what is sold', amount('100500001', USDC), '100.500001 USDC'],
  ['in units of what is bought', amount('1', UNI), '0.000000000000000001 UNI'],
  ['of the wrapped coin on the way', amount(ETHER.toString(), WETH), '1 WETH'],
  ['as it is, for a token that is none of the trade', amount('77', BOB), '77'],
  ['as it is, where the call does not say of what', amount('77', null), '77'],
  ['as all that the router holds', amount('0', USDC, 'routerBalance'), 'all that the router holds'],
  ['in words that say more', amount((2n ** 256n - 1n).toString(), USDC, 'unlimited'), 'unlimited'],
])('an amount is told %s', (_, argument, text) => expect(reported(argument)).toBe(text))

test('ether that is paid out is ether', () => {
  const sale = samplePlan({ sell: USDC_TOKEN, buy: ETHER_COIN })
  expect(reported(amount(ETHER.toString(), NATIVE), sale)).toBe('1 ETH')
})

test('a path names each token, and the fee of each pool between them', () => {
  const stop = (address: Address, known: KnownAddress | null = null) => ({ address, known })
  const path: DecodedArgument = {
    kind: 'path',
    name: 'path',
    value: [stop(USDC), stop(WETH, 'weth'), stop(BOB)],
    fees: [500, 3000],
  }
  expect(reported(path)).toBe(`USDC ${USDC} → 0.05% → WETH ${WETH} → 0.30% → ${BOB}`)
  expect(reported({ ...path, fees: [] })).toBe(`USDC ${USDC} → WETH ${WETH} → ${BOB}`)
})

test('a deadline is a time of day; a number that is none stays one', () => {
  const deadline = (value: string): DecodedArgument => ({ kind: 'time', name: 'deadline', value })
  expect(reported(deadline('1700000000'))).toBe(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }).format(
      1_700_000_000_000,
    ),
  )
  for (const value of ['0', (2n ** 256n - 1n).toString()]) expect(reported(deadline(value))).toBe(value)
})

test('calls inside a call are reported as well', () => {
  const inner = call({ name: 'sweepToken' })
  const { calls } = words({ name: 'multicall', calls: [inner, call({ name: 'multicall', calls: [inner] })] })
  expect(calls.map(({ name }) => name)).toEqual(['sweepToken', 'multicall'])
  expect(calls[1]?.calls[0]?.name).toBe('sweepToken')
})
