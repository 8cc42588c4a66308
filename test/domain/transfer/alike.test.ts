import { fc } from '../../support/properties'
import { checksummed } from '#boundary/checksum'
import type { Address } from '#domain/chain/address'
import {
  addressGroups,
  alikeAnchor,
  type Anchor,
  ANCHORS_MAX,
  SUGGESTED_MAX,
  suggestedAnchors,
} from '#domain/transfer/alike'
import { NAMED_MAX, PAID_MAX } from '#domain/wallet/addressBook'

const hex = (length: number) =>
  fc
    .array(fc.constantFrom(...Array.from('0123456789abcdef')), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const anyAddress = hex(40).map((digits) => checksummed(`0x${digits}`))
const anchorAt = (address: Address, name: string | null = null): Anchor => ({ kind: 'paid', address, name })
const ANCHOR: Address = '0xAbCdEf0123456789aBcDeF0123456789AbCdEf01'

const withDigits = (address: string, at: number, digits: string) =>
  checksummed(`0x${address.slice(2, 2 + at)}${digits}${address.slice(2 + at + digits.length)}`)

test('X60: no look-alike of an anchor passes, whatever its case and however many anchors there are', () => {
  fc.assert(
    fc.property(
      fc.array(anyAddress, { minLength: 1, maxLength: ANCHORS_MAX }),
      fc.nat(),
      hex(32),
      (all, pick, middle) => {
        const anchor = all[pick % all.length]!
        const fake = withDigits(anchor, 4, middle)
        fc.pre(all.every((each) => each !== fake))
        const anchors = all.map((each) => anchorAt(each))
        const cases: Address[] = [fake, fake.toLowerCase() as Address, `0x${fake.slice(2).toUpperCase()}`]
        for (const written of cases) {
          expect(alikeAnchor(written, anchors)).toMatchObject({ isStopped: true })
        }
      },
    ),
  )
})

test('X60: the anchor itself, in any case, is no look-alike, even if another anchor looks like it', () => {
  fc.assert(
    fc.property(anyAddress, hex(32), (anchor, middle) => {
      const other = withDigits(anchor, 4, middle)
      const anchors = [anchorAt(other), anchorAt(anchor)]
      expect(alikeAnchor(anchor.toLowerCase() as Address, anchors)).toBeNull()
    }),
  )
})

test('X60: the most similar of several look-alikes is shown', () => {
  const near = withDigits(ANCHOR, 20, ANCHOR[22] === '0' ? '1' : '0')
  const far = withDigits(ANCHOR, 4, '0'.repeat(32))
  expect(alikeAnchor(near, [anchorAt(far), anchorAt(ANCHOR)])?.anchor.address).toBe(ANCHOR)
})

/** How many of 16^8 addresses have the same four digits at each end as one of `anchors` different anchors, at most. */
test('X60: an ordinary address is stopped less than once in ten million payments', () => {
  const rate = (anchors: number) => anchors / 16 ** 8
  expect(rate(ANCHORS_MAX)).toBeLessThan(1 / 10_000_000)
  // The limits leave room for the visitor's own accounts.
  expect(NAMED_MAX + PAID_MAX).toBeLessThanOrEqual(ANCHORS_MAX - 40)
  // The rate is that of the rule: of all pairs of ends, exactly one is stopped.
  const ends = Array.from({ length: 4_096 }, (_, at) => at.toString(16).padStart(3, '0'))
  const stopped = ends.filter((end) => {
    const first = withDigits(ANCHOR, 1, end)
    return alikeAnchor(withDigits(first, 4, '0'.repeat(32)), [anchorAt(ANCHOR)])?.isStopped
  })
  expect(stopped).toHaveLength(1)
})

test('X60: addresses without a likeness are not even mentioned', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, (one, other) => {
      const [a, b] = [one.toLowerCase(), other.toLowerCase()]
      fc.pre(a.slice(2, 4) !== b.slice(2, 4) || a.slice(-2) !== b.slice(-2))
      expect(alikeAnchor(one, [anchorAt(other)])).toBeNull()
    }),
  )
})

test.each([
  [2, 4, true],
  [4, 2, true],
  [3, 3, true],
  [2, 3, false],
  [1, 8, false],
])('an address with %s and %s equal digits is mentioned, not stopped: %s', (first, last, isSaid) => {
  const digits = ANCHOR.slice(2).toLowerCase()
  const other = (digit: string) => (digit === 'f' ? '0' : 'f')
  const fake = Array.from(digits, (digit, at) => (at < first || at >= 40 - last ? digit : other(digit))).join('')
  expect(alikeAnchor(`0x${fake}`, [anchorAt(ANCHOR)])).toEqual(
    isSaid ? { anchor: anchorAt(ANCHOR), isStopped: false } : null,
  )
})

test('all 42 characters are shown in groups of four, and exactly the different digits are marked', () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, (address, other) => {
      const groups = addressGroups(address, other)
      expect(groups.map(({ text }) => text).join('')).toBe(address)
      expect(groups.slice(1).every(({ text }) => text.length === 4)).toBe(true)
      const marks = groups.flatMap(({ differs }) => differs)
      Array.from(address).forEach((digit, at) => {
        expect(marks[at]).toBe(digit.toLowerCase() !== other[at]!.toLowerCase())
      })
    }),
  )
})

describe('what is suggested as a recipient', () => {
  const at = (last: string): Address => `0x${'ab'.padStart(40 - last.length, '0')}${last}`
  const named = { kind: 'named' as const, address: at('1'), name: 'Bob from work' }
  const paid = { kind: 'paid' as const, address: at('2'), name: null }
  const both = { kind: 'paid' as const, address: at('1'), name: 'Bob from work' }
  const own = { kind: 'own' as const, address: at('3'), name: null }

  test('is each address once, named ones first, and never the sender', () => {
    expect(suggestedAnchors([own, both, paid, named], null, '')).toEqual([named, paid, own])
    expect(suggestedAnchors([own, paid, named], at('3'), '')).toEqual([named, paid])
  })

  test.each([
    ['bob', [named]],
    ['FROM W', [named]],
    [at('2').slice(0, 12), [named, paid]],
    [at('2').toUpperCase(), [paid]],
    ['carol', []],
    // The end of an address proves nothing, and is what a look-alike has in common with it.
    [at('2').slice(-6), []],
  ])('fits what was entered: %s', (entered, found) => {
    expect(suggestedAnchors([paid, named], null, entered)).toEqual(found)
  })

  test('can be any name of a full address book', () => {
    const paidOnes = Array.from({ length: PAID_MAX }, (_, n) => ({ ...paid, address: at(`f${n.toString(16)}`) }))
    const book = Array.from({ length: NAMED_MAX }, (_, n) => ({
      ...named,
      address: at(`e${n.toString(16)}`),
      name: `Nr ${n}.`,
    }))
    expect(suggestedAnchors([...paidOnes, ...book], null, 'nr 277.')).toEqual([book[277]])
    expect(suggestedAnchors([...paidOnes, ...book], null, '')).toEqual(book.slice(0, SUGGESTED_MAX))
  })
})
