import { expect, test } from '@jest/globals'
import { parseLastReads } from '#boundary/lastReads'
import { LAST_READ_MS, LAST_READS_MAX } from '#domain/browser/limits'
import { ALICE } from '../support/fakeWallet'
import { fc } from '../support/properties'

const NOW = 1_700_000_000_000
const account = ALICE.toLowerCase()
const balance = { kind: 'balance', chainId: 3, account, readAt: NOW, value: '10' }
const identity = {
  kind: 'identity',
  chainId: 1,
  account,
  readAt: NOW,
  value: { name: 'alice.eth', avatar: 'https://pictures.example/a.png' },
}
const named = (value: unknown) => ({ ...identity, value })
const pictured = (avatar: unknown) => named({ name: null, avatar })

test('what was kept within a day is read back', () => {
  const saved = [balance, identity, named({ name: null, avatar: null }), { ...balance, readAt: NOW - LAST_READ_MS + 1 }]
  expect(parseLastReads(saved, NOW)).toEqual(saved)
})

test.each<[string, unknown]>([
  ['is a day old', { ...balance, readAt: NOW - LAST_READ_MS }],
  ['comes from the future', { ...balance, readAt: NOW + 1 }],
  ['has no time', { ...balance, readAt: null }],
  ['is nothing', null],
  ['is of no known kind', { ...balance, kind: 'secret' }],
  ['is of no chain', { ...balance, chainId: 0 }],
  ['is of no account', { ...balance, account: 'me' }],
  ['is a balance below zero', { ...balance, value: '-1' }],
  ['is a balance in words', { ...balance, value: '1e3' }],
  ['is a balance longer than any', { ...balance, value: '9'.repeat(79) }],
  ['is a name that hides characters', named({ name: 'alice\u200b.eth', avatar: null })],
  ['is a name that turns the text', named({ name: '\u202ealice.eth', avatar: null })],
  ['is a name of two words', named({ name: 'Send all.to me.eth', avatar: null })],
  ['is a name that begins as addresses do', named({ name: '0xf39fd6.eth', avatar: null })],
  ['is no name', named({ name: 'alice', avatar: null })],
  ['is a name longer than any', named({ name: `${'a'.repeat(300)}.eth`, avatar: null })],
  ['is a picture that runs', pictured('javascript:alert(1)')],
  ['is a picture without a safe way', pictured('http://pictures.example/a.png')],
  ['is a page as a picture', pictured('data:text/html,<script>alert(1)</script>')],
  ['is a picture larger than any', pictured(`data:image/png;base64,${'A'.repeat(5_000)}`)],
  ['is neither name nor picture', named(['alice.eth'])],
])('S12: a record that %s is dropped, and no other', (_, record) => {
  expect(parseLastReads([record, balance], NOW)).toEqual([balance])
})

test('S12: of a flood only the first are examined', () => {
  expect(parseLastReads(Array<unknown>(10_000).fill(balance), NOW)).toHaveLength(LAST_READS_MAX)
})

test('S14: no record makes reading throw', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (records) => {
      expect(parseLastReads(records, NOW)).toEqual([])
    }),
  )
})
