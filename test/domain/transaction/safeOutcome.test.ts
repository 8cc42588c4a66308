import { expect, test } from '@jest/globals'
import { type SafeEvent, safeOutcome, searchedUpTo } from '#domain/transaction/safeOutcome'
import { safeHashOf } from '#domain/transaction/smartAccount'

const event = (name: string, blockNumber = 1): SafeEvent => ({ hash: name, transactionHash: `in ${name}`, blockNumber })
const isOurs = ({ hash }: SafeEvent) => hash === 'ours'

/**
 * `nonce` is the nonce of the request. `first` and `now` are the Safe's nonces before and after the read blocks, and
 * `names` are the transactions that were executed in these blocks.
 */
type Row = [words: string, nonce: number | null, first: number, now: number, names: string[], outcome: string]

const ROWS: Row[] = [
  ['nothing was executed', 5, 5, 5, [], 'open'],
  ['others that were before it in the queue were executed', 7, 5, 7, ['a', 'b'], 'open'],
  ['it was executed', 5, 5, 6, ['ours'], 'executed'],
  ['it was executed after others', 7, 5, 8, ['a', 'b', 'ours'], 'executed'],
  ['it was executed before others', 5, 5, 7, ['ours', 'a'], 'executed'],
  ['it was executed, and the events of others are missing', 5, 5, 9, ['ours'], 'executed'],
  ['its nonce was used by another', 5, 5, 6, ['a'], 'replaced by a'],
  ['its nonce was used by another among several', 6, 5, 8, ['a', 'b', 'c'], 'replaced by b'],
  ['the events are late', 5, 5, 6, [], 'unknown'],
  ['some of the events are late', 7, 5, 8, ['a', 'b'], 'unknown'],
  ['the nonce is late', 5, 5, 5, ['a'], 'open'],
  ['the nonce is late, and the event is not', 5, 5, 5, ['ours'], 'executed'],
  ['the nonce went back', 5, 6, 5, [], 'unknown'],
  ['its nonce is not known, and nothing was executed', null, 5, 5, [], 'open'],
  ['its nonce is not known, and others were executed', null, 5, 7, ['a', 'b'], 'open'],
  ['its nonce is not known, and events are missing', null, 5, 7, ['a'], 'unknown'],
  ['its nonce is not known, and a new Safe executed another', null, 0, 1, ['a'], 'open'],
  ['its nonce is not known, and the nonce of a new Safe is late', null, 0, 0, ['a'], 'unknown'],
  ['its nonce is not known, and it was executed', null, 5, 7, ['a', 'ours'], 'executed'],
]

test.each(ROWS)('%s', (_, nonce, first, now, names, expected) => {
  const events = names.map((name) => event(name))
  const outcome = safeOutcome({ isOurs, nonce }, { first, now }, events)
  const by = outcome.kind === 'replaced' ? ` by ${outcome.event.hash}` : ''
  expect(`${outcome.kind}${by}`).toBe(expected)
})

test('a search goes on after the last block that is final, with the nonce that was after it', () => {
  const events = [event('a', 11), event('b', 12), event('c', 13)]
  expect(searchedUpTo(12, { block: 10, nonce: 5 }, events)).toEqual({ block: 12, nonce: 7 })
  expect(searchedUpTo(9, { block: 10, nonce: 5 }, events)).toEqual({ block: 10, nonce: 5 })
})

test('X32: a safeTxHash is read where the version of the Safe has it', () => {
  const [hash, payment] = ['AB'.repeat(32), '00'.repeat(32)]
  expect(safeHashOf({ topics: ['0x1', `0x${hash}`], data: `0x${payment}` })).toBe(`0x${hash.toLowerCase()}`)
  expect(safeHashOf({ topics: ['0x1'], data: `0x${hash}${payment}` })).toBe(`0x${hash.toLowerCase()}`)
})
