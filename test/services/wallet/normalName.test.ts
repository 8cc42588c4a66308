import { describe, expect, jest, test } from '@jest/globals'
import { ensNormalize, namehash as hashByEthers } from 'ethers'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { namehash, isPlainName, normalName, normalised } from '#services/wallet/ens'

const mockEvaluate = jest.fn()
jest.mock('@adraffy/ens-normalize', () => {
  mockEvaluate()
  return jest.requireActual('@adraffy/ens-normalize')
})

/** The normal form of a name by ethers; null if there is none. */
function byEthers(name: string): string | null {
  try {
    return ensNormalize(name) || null
  } catch {
    return null
  }
}

/** Generates a random code point of a text. */
const among = (text: string) => fc.constantFrom(...Array.from(text))

/** Generates short names, so that double hyphens, consecutive dots and empty labels are common. */
const names = fc.oneof(
  fc.string({ unit: among('ab09-.'), maxLength: 12 }),
  fc.string({ unit: among('ab09-.Az_$’éß😀ａ\u200d\u0301'), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

test('a plain name is its own normal form, and the normaliser is not loaded for it', async () => {
  for (const name of ['alice.eth', 'x', '0.eth', '-.eth', 'a-b--c.eth', 'sub.alice.eth'])
    expect(await normalName(name)).toBe(name)
  expect(mockEvaluate).not.toHaveBeenCalled()
})

test('a name that is not in its normal form is none', async () => {
  for (const name of ['Alice.eth', 'ali\u200bce.eth', 'a..eth', '']) expect(await normalName(name)).toBeNull()
})

test('a name that begins as addresses do is none', async () => {
  for (const name of ['0xf39fd6.eth', '0xF39F.eth', '0x1.alice.eth']) expect(await normalName(name)).toBeNull()
  for (const name of ['0xf39fd6.eth', '0XF39F.eth', '０xf39f.eth']) expect(await normalised(name)).toBeNull()
  expect(await normalName('0xyz.eth')).toBe('0xyz.eth')
})

test('whatever is called plain is its own normal form', () => {
  const plain = fc.string({ unit: among('abz019-.'), minLength: 1, maxLength: 20 }).filter(isPlainName)
  fc.assert(
    fc.property(plain, (name) => expect(byEthers(name)).toBe(name)),
    { numRuns: runs(2_000) },
  )
})

test('every name is judged as ethers judges it', async () => {
  await fc.assert(
    fc.asyncProperty(names, async (name) => expect(await normalised(name)).toBe(byEthers(name))),
    { numRuns: runs(2_000) },
  )
  expect(mockEvaluate).toHaveBeenCalledTimes(1)
})

describe('not plain', () => {
  test.each([
    [''],
    ['.eth'],
    ['a..eth'],
    ['eth.'],
    ['ab--c.eth'],
    ['xn--abc.eth'],
    ['Alice.eth'],
    ['_a.eth'],
    ['ñ.eth'],
  ])('"%s"', (name) => expect(isPlainName(name)).toBe(false))
})

test('the node of a name is that of ethers', () => {
  for (const name of ['eth', 'alice.eth', '0123456789abcdef.addr.reverse', 'ñandú.eth', '🦊.eth'])
    expect(namehash(name)).toBe(hashByEthers(name))
  const plain = fc.string({ unit: among('abz019-.'), minLength: 1, maxLength: 20 }).filter(isPlainName)
  fc.assert(fc.property(plain, (name) => expect(namehash(name)).toBe(hashByEthers(name))))
})
