import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { settings } from '#config/settings'
import { summaryOf } from '#store/devToolsFormat'
import { diagnosticsText } from '#store/diagnostics/diagnosticsText'
import { createRecorder } from '#store/recorder'
import type { Services } from '#store/services'
import type { RootState } from '#store/types'
import { allActionTypes } from '../../support/allActions'
import { addressNamed, addressPaid } from '#store/wallet/addressBook'
import { appStore } from '../../support/appStore'
import { ALICE, BOB } from '../../support/fakeWallet'
import { PAGE_FACTS } from '../../support/diagnosticsOfStore'
import { fc } from '../../support/properties'

/** Secrets that the build knows. Nothing in their form shows that they are secrets. */
const KEY = 'thekeyofthenode'
const PROJECT = 'thewalletconnectproject'
const PASSPHRASE = 'correcthorse'
const SEED_WORDS = 'abandon bacon cabbage dolphin eagle fabric galaxy habit icon jaguar kangaroo labor'
const before = { ...settings }

beforeAll(() => void Object.assign(settings, { alchemyKey: KEY, walletConnectProjectId: PROJECT }))
afterAll(() => void Object.assign(settings, before))

const DIGITS = '0123456789abcdef'
const LETTERS = `${DIGITS}ghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`
const run = (alphabet: string, length: number) =>
  fc
    .array(fc.constantFrom(...Array.from(alphabet)), { minLength: length, maxLength: length })
    .map((characters) => characters.join(''))
// Ten digits could be an amount, and letters could be a word, so each secret ends with a letter and a digit.
const hex = (length: number) => run(DIGITS, length - 2).map((digits) => `${digits}a1`)
const random = (length: number) => run(LETTERS, length - 2).map((characters) => `${characters}x7`)

/** A secret as it occurs in a text, with those of its parts that the diagnostics must not contain. */
interface Secret {
  text: string
  needles: string[]
}

const whole = (text: string): Secret => ({ text, needles: [text] })

const secrets: fc.Arbitrary<Secret[]> = fc
  .record({ topic: hex(64), symKey: hex(64), key: random(24), account: hex(40), other: hex(40), project: hex(32) })
  .map(({ topic, symKey, key, account, other, project }) => [
    { text: `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}`, needles: ['wc:', topic, symKey] },
    { text: encodeURIComponent(`wc:${topic}@2?symKey=${symKey}`), needles: [topic, symKey] },
    { text: `https://node-of-mine.example/v3/${key}`, needles: ['node-of-mine', key] },
    { text: 'https://short.example/v3/abc', needles: ['short.example', 'v3/abc'] },
    { text: 'wss://relay.example:8546/?projectId=few', needles: ['relay.example', 'projectId'] },
    { text: 'http://127.0.0.1:8599/rpc', needles: ['127.0.0.1', '8599/rpc'] },
    { text: '192.168.7.21:8545', needles: ['192.168.7.21'] },
    { text: 'nas.home.arpa:8545', needles: ['nas.home.arpa'] },
    { text: `wc@2:core:0.3//keychain`, needles: ['keychain'] },
    { text: `-walletlink:https://www.walletlink.org:session:secret`, needles: ['walletlink'] },
    { text: `${key}.${random.length}${key}.${key}`, needles: [key] },
    { text: `0x${account}`, needles: [account] },
    { text: `0x${other.toUpperCase()}`, needles: [other] },
    { text: `0xa9059cbb${account.padStart(64, '0')}`, needles: [account] },
    whole(`0x${symKey}`),
    whole(symKey),
    whole(project),
    whole('someone@example.org'),
    whole('someone.eth'),
    whole('data:image/png;base64,iVBORw0KGgo'),
    whole(KEY),
    whole(PROJECT),
    { text: `apiKey ${PASSPHRASE} is over its limit`, needles: [PASSPHRASE] },
    { text: `key: ${key}`, needles: [key] },
    { text: 'Authorization: Basic dXNlcjpwYXNz', needles: ['Basic', 'dXNlcjpwYXNz'] },
    { text: `Authorization: Bearer ${project}`, needles: ['Bearer', project] },
    { text: 'no answer from my-node.home/rpc', needles: ['my-node', 'home/rpc'] },
    whole('node-of-mine.internal'),
    whole('alice.cb.id'),
    whole('somebody.lens'),
    whole('bob.base'),
    { text: SEED_WORDS, needles: SEED_WORDS.split(' ') },
    whole("Somebody's very own wallet"),
    whole('Selfnamed'),
    { text: 'You have 7654321.891234 DAI at block 21000123', needles: ['7654321', '21000123', 'DAI'] },
    whole('9876543219876543'),
    whole('-98765432101'),
    whole('4321.987'),
  ])

const FIELDS = [
  'account',
  'accounts',
  'uri',
  'host',
  'hosts',
  'url',
  'message',
  'details',
  'walletId',
  'hash',
  'text',
  'name',
]

/** Arbitrary plain data that contains some of these secrets as values, as keys, or inside text. */
function payloadWith(texts: readonly string[]): fc.Arbitrary<unknown> {
  const secret = fc.constantFrom(...texts)
  const leaf = fc.oneof(
    { weight: 4, arbitrary: secret },
    { weight: 2, arbitrary: fc.tuple(secret, secret).map(([a, b]) => `The wallet said "${a}": ${b}, and no more.`) },
    fc.string({ maxLength: 20 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  )
  return fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...FIELDS), secret), tie('value'), { maxKeys: 4 }),
    ),
  })).value
}

const slices = (payload: unknown) => ({ trade: payload, transactions: payload, nodeChoice: { hosts: {} } })

test('no secret is in the diagnostics, whichever action or slice it is in', () => {
  const types = allActionTypes()
  expect(types.length).toBeGreaterThan(60)
  const { store, services } = appStore()
  const cases = secrets.chain((known) =>
    fc.tuple(
      fc.constant(known),
      payloadWith(known.map(({ text }) => text)),
      payloadWith(known.map(({ text }) => text)),
    ),
  )
  fc.assert(
    fc.property(cases, ([known, payload, inState]) => {
      const { recorded, middleware } = createRecorder(summaryOf)
      const state = { ...store.getState(), ...slices(inState) } as RootState
      const record = middleware({ getState: () => state, dispatch: jest.fn() as never })((action) => action)
      for (const type of types) record({ type, payload })
      record({ type: 'chainReads/executeQuery/rejected', payload, meta: { arg: { endpointName: 'getHead' } } })
      const extra: Services = { ...services, recorded }
      const text = diagnosticsText(PAGE_FACTS)(store.dispatch, () => state, extra).toLowerCase()
      const found = known.flatMap(({ needles }) => needles.filter((needle) => text.includes(needle.toLowerCase())))
      expect(found).toEqual([])
    }),
  )
})

test('X63: nothing of the address book is handed to anybody, not even its number of entries', () => {
  const { dispatch, store } = appStore()
  const text = () => dispatch(diagnosticsText(PAGE_FACTS))
  const empty = JSON.parse(text()) as { preloadedState: string }
  dispatch(addressNamed({ address: BOB, name: 'alpha' }))
  dispatch(addressPaid({ account: ALICE, address: BOB, paidAt: 1 }))
  expect(store.getState().addressBook.named).toHaveLength(1)
  const full = JSON.parse(text()) as { preloadedState: string; payload: string }
  expect(full.preloadedState).toBe(empty.preloadedState)
  expect(full.payload).not.toContain('alpha')
  expect(summaryOf(addressNamed({ address: BOB, name: 'alpha' }))).toEqual({ type: 'addressBook/addressNamed' })
})
