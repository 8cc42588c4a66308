import type { Address } from '#domain/chain/address'
import { checkRecipient, needsConsent, type RecipientFacts } from '#domain/transfer/recipient'

const ALICE: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const BOB: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TOKEN: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const ROUTER: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
/** Begins and ends like BOB. */
const FAKE: Address = '0x70990000000000000000000000000000000079c8'

const facts = (changes: Partial<RecipientFacts> = {}): RecipientFacts => ({
  recipient: BOB,
  account: ALICE,
  token: TOKEN,
  kind: 'plain',
  isToken: false,
  siteContracts: [ROUTER],
  elsewhere: [],
  anchors: [],
  ...changes,
})

test.each([
  ['self', { recipient: ALICE }],
  ['self', { recipient: ALICE.toLowerCase() as Address }],
  ['nobody', { recipient: '0x0000000000000000000000000000000000000000' }],
  ['nobody', { recipient: '0x0000000000000000000000000000000000000001' }],
  ['nobody', { recipient: '0x000000000000000000000000000000000000ffff' }],
  ['nobody', { recipient: '0x000000000000000000000000000000000000dEaD' }],
  ['ownToken', { recipient: TOKEN }],
  ['siteContract', { recipient: ROUTER }],
  ['token', { isToken: true }],
] as [string, Partial<RecipientFacts>][])('X61: a recipient is refused: %s', (why, changes) => {
  expect(checkRecipient(facts(changes))).toEqual({ state: 'refused', why })
})

test('X61: the least number above the reserved ones is an ordinary address', () => {
  const recipient = '0x0000000000000000000000000000000000010000'
  expect(checkRecipient(facts({ recipient })).state).toBe('checked')
})

test('X60: a look-alike is stopped before the node has answered', () => {
  const anchors = [{ kind: 'named' as const, address: BOB, name: 'Bob' }]
  const check = checkRecipient(facts({ recipient: FAKE, anchors, kind: 'reading', isToken: null }))
  expect(check).toEqual({ state: 'stopped', alike: { anchor: anchors[0], isStopped: true } })
})

test.each([
  ['first', {}],
  ['first', { anchors: [{ kind: 'named', address: BOB, name: 'Bob' }] }],
  ['contract,first', { kind: 'contract' }],
  ['first', { kind: 'safe' }],
  ['first', { kind: 'delegated' }],
  ['unread,first', { kind: 'unread' }],
  ['elsewhere,first', { elsewhere: [{ network: 'Base', kind: 'safe' }] }],
  ['elsewhere,first', { elsewhere: [{ network: 'Base', kind: 'contract' }] }],
  ['first', { elsewhere: [{ network: 'Base', kind: 'delegated' }] }],
  ['first', { kind: 'safe', elsewhere: [{ network: 'Base', kind: 'safe' }] }],
  ['', { anchors: [{ kind: 'paid', address: BOB, name: null }] }],
  ['', { anchors: [{ kind: 'own', address: BOB, name: null }] }],
] as [string, Partial<RecipientFacts>][])('X61: what is said of a recipient: "%s"', (kinds, changes) => {
  const check = checkRecipient(facts(changes))
  expect(check.state === 'checked' && check.cautions.map(({ kind }) => kind).join()).toBe(kinds)
})

test.each([
  { kind: 'reading' },
  { isToken: null },
  { elsewhere: [{ network: 'Base', kind: 'reading' }] },
] as Partial<RecipientFacts>[])('X61: nothing is decided before everything is read: %j', (changes) => {
  expect(checkRecipient(facts(changes))).toEqual({ state: 'reading' })
})

test('only a first payment needs no consent', () => {
  expect(needsConsent({ kind: 'first' })).toBe(false)
  expect(needsConsent({ kind: 'contract' })).toBe(true)
})
