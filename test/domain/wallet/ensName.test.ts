import { expect, test } from '@jest/globals'
import { AbiCoder, Interface } from 'ethers'
import { coinTypeOf, refusalOf } from '#domain/wallet/ensName'

test.each([
  [1, 1, 60n],
  [3, 3, 60n],
  [10, 1, 0x8000000an],
  [8453, 1, 0x80002105n],
  [42161, 1, 0x8000a4b1n],
  [11155111, 1, 0x80aa36a7n],
  // Larger chain ids have no coin type of their own.
  [2 ** 31 - 1, 1, 0xffffffffn],
  [2 ** 31, 1, 0x80000000n],
])('the coin type of network %d, where names are read on %d, is %d', (network, namesChain, coinType) => {
  expect(coinTypeOf(network, namesChain)).toBe(coinType)
})

const errors = new Interface([
  'error ResolverNotFound(bytes name)',
  'error ResolverNotContract(bytes name, address resolver)',
  'error UnsupportedResolverProfile(bytes4 selector)',
  'error ResolverError(bytes errorData)',
  'error ReverseAddressMismatch(string primary, bytes primaryAddress)',
  'error HttpError(uint16 status, string message)',
])
const someone = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'
const encoded = (name: string, values: unknown[]) => errors.encodeErrorResult(name, values)

test.each([
  ['no resolver', encoded('ResolverNotFound', ['0x00']), 'notFound'],
  ['a resolver without code', encoded('ResolverNotContract', ['0x00', someone]), 'notFound'],
  ['a resolver without such records', encoded('UnsupportedResolverProfile', ['0xf1cb7e06']), 'notFound'],
  ['a name that does not lead back', encoded('ReverseAddressMismatch', ['a.eth', someone]), 'notFound'],
  ['a resolver without a word', encoded('ResolverError', ['0x']), 'unreadable'],
  ['a resolver with an error', encoded('ResolverError', ['0x12345678']), 'unreadable'],
  ['a gateway with an error', encoded('HttpError', [500, 'down']), 'unreadable'],
  ['words', `0x08c379a0${AbiCoder.defaultAbiCoder().encode(['string'], ['no']).slice(2)}`, 'unreadable'],
  ['nothing', '0x', 'unreadable'],
  ['half a selector', '0x7720', 'unreadable'],
])('%s', (_, data, kind) => {
  expect(refusalOf(data, false)).toBe(kind)
})

test('an early resolver has no later record, and says so by reverting without a word', () => {
  expect(refusalOf(encoded('ResolverError', ['0x']), true)).toBe('notFound')
  expect(refusalOf(encoded('ResolverError', ['0x12345678']), true)).toBe('unreadable')
  expect(refusalOf('0x', true)).toBe('unreadable')
})
