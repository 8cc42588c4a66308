import { describe, expect, test } from '@jest/globals'
import { AbiCoder, namehash } from 'ethers'
import type { Hex } from '../../../src/boundary/node'
import { readIdentity, readNamedAccount } from '../../../src/services/wallet/ens'
import { fakeMulticall } from '../../support/fakeMulticall'
import { ALICE, BOB } from '../../support/fakeWallet'
import { addressWord } from '../../../src/services/chain/words'
import { deploymentOf } from '../../../src/config/deployments'

const RESOLVER = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'
const registry = deploymentOf(3)!.ensRegistry!
const reverse = namehash(`${ALICE.slice(2).toLowerCase()}.addr.reverse`).slice(2)
const text = (value: string) => AbiCoder.defaultAbiCoder().encode(['string'], [value]) as Hex
const word = (address: string): Hex => `0x${addressWord(address)}`

interface Names {
  /** The name in the account's reverse record. */
  name?: Hex
  /** The address to which every name resolves, as a result word. */
  forward?: Hex
  avatar?: Hex
  resolver?: Hex
}

function identity({ name = text('alice.eth'), forward = word(ALICE), avatar, resolver = word(RESOLVER) }: Names) {
  const requested: string[] = []
  const { node } = fakeMulticall({
    [registry]: () => resolver,
    [RESOLVER]: (data) => {
      requested.push(data)
      if (data.startsWith('0x691f3431')) return data.endsWith(reverse) ? name : undefined
      if (data.startsWith('0x3b3b57de')) return forward
      return avatar
    },
  })
  return readIdentity(node, 3, ALICE).then((found) => ({ ...found, requested }))
}

test('a name that points back to the account is its name', async () => {
  const avatar = 'data:image/svg+xml;base64,PHN2Zy8+'
  const found = await identity({ avatar: text(avatar) })
  expect(found).toMatchObject({ name: 'alice.eth', avatar })
  const textCall = AbiCoder.defaultAbiCoder().encode(['bytes32', 'string'], [namehash('alice.eth'), 'avatar'])
  expect(found.requested).toContain(`0x59d1d43c${textCall.slice(2)}`)
})

describe('R19: no name', () => {
  const nobody = { name: null, avatar: null }

  test.each<[title: string, names: Names]>([
    ['without a resolver', { resolver: word('0x0000000000000000000000000000000000000000') }],
    ['when the resolver has no code', { resolver: word(BOB) }],
    ['when the registry answers with junk', { resolver: `0x${'f'.repeat(64)}` }],
    ['when the registry is not there', { resolver: '0x' }],
    ['when the name is empty', { name: text('') }],
    ['when the name is no text', { name: '0x1234' }],
    ['when the name points to somebody else', { forward: word(BOB) }],
    ['when the name points nowhere', { forward: word('0x0000000000000000000000000000000000000000') }],
    ['when the name points to junk', { forward: `0x${'f'.repeat(64)}` }],
    ['when the name is not in its normal form', { name: text('Alice.eth') }],
    ['when the name mixes scripts', { name: text('\u0430lice.eth') }],
    ['when the name has 500 characters', { name: text(`${'a'.repeat(496)}.eth`) }],
    ['when the name is no name', { name: text('a..eth') }],
  ])('%s', async (_, names) => {
    expect(await identity(names)).toMatchObject(nobody)
  })

  test('when the resolver reverts', async () => {
    const { node } = fakeMulticall({ [registry]: () => word(RESOLVER), [RESOLVER]: () => undefined })
    expect(await readIdentity(node, 3, ALICE)).toEqual(nobody)
  })

  test('on a network without ENS', async () => {
    expect(await readIdentity(fakeMulticall({}).node, 99, ALICE)).toEqual(nobody)
  })
})

describe('the account of a name', () => {
  const named = (name: string, forward?: Hex, resolver = word(RESOLVER)) => {
    const { node } = fakeMulticall({
      [registry]: () => resolver,
      [RESOLVER]: (data) => (data.endsWith(namehash('alice.eth').slice(2)) ? forward : undefined),
    })
    return readNamedAccount(node, 3, name)
  }

  test('is where it resolves to', async () => {
    expect(await named('alice.eth', word(ALICE))).toBe(ALICE)
  })

  test.each<[title: string, found: Promise<unknown>]>([
    ['without a resolver', named('alice.eth', word(ALICE), word(`0x${'0'.repeat(40)}`))],
    ['where the resolver reverts', named('bob.eth', word(ALICE))],
    ['where it resolves to junk', named('alice.eth', `0x${'f'.repeat(64)}`)],
    ['of a text that is not in its normal form', named('a..eth', word(ALICE))],
    ['on a network without names', readNamedAccount(fakeMulticall({}).node, 99, 'alice.eth')],
  ])('is unknown %s', async (_, found) => {
    expect(await found).toBeNull()
  })
})

describe('R20: an avatar that is no safe image is none', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://example.com/a.png',
    'eip155:1/erc721:0xb47e/1',
    'https://user:password@example.com/a.png',
    '',
  ])('%s', async (avatar) => {
    expect(await identity({ avatar: text(avatar) })).toMatchObject({ name: 'alice.eth', avatar: null })
  })
})
