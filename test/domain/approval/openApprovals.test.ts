import type { FoundApproval } from '#domain/approval/approval'
import {
  inListOrder,
  movableUnits,
  permit2Facts,
  type OpenApproval,
  openApproval,
  openApprovals,
  searchedPercent,
} from '#domain/approval/openApprovals'
import type { Address } from '#domain/chain/address'

const [TOKEN, OTHER, SPENDER]: Address[] = ['0xA1', '0xb2', '0xc3']
const found = (changes: Partial<FoundApproval> = {}): FoundApproval => {
  return { token: TOKEN!, spender: SPENDER!, amount: '5', symbol: 'ODD', decimals: 2, balance: '3', ...changes }
}
const token = { chainId: 1, address: TOKEN!, symbol: 'LINK', name: 'LINK', logoURI: 'logo', decimals: 18 }
const NOTHING = { token: undefined, holding: undefined, balance: undefined, pricedDecimals: undefined }

test('an approval through Permit2 has expired after its last second, and not in it; one of the token never does', () => {
  const approval = found({ permit2: { allowed: '9', until: 100 } })
  const isExpired = (of: FoundApproval, now: number) => openApproval(of, NOTHING, now).isExpired
  expect([isExpired(approval, 100), isExpired(approval, 101)]).toEqual([false, true])
  expect(isExpired(found(), 101)).toBe(false)
})

test('what was read and found is listed once; through Permit2 is another approval', () => {
  const read = { token: TOKEN!, spender: SPENDER!, amount: '7' }
  const { open } = openApprovals([read], [found(), found({ permit2: { allowed: '9', until: 100 } })], () => true)
  expect(open.map(({ amount, permit2 }) => [amount, permit2 !== undefined])).toEqual([
    ['7', false],
    ['5', true],
  ])
})

test('a found token that nobody knows counts only where it is held; those left out are counted', () => {
  const isKnown = (address: Address) => address === TOKEN
  const spam = [found({ token: OTHER!, balance: '0' }), found({ token: OTHER!, spender: TOKEN!, balance: null })]
  const { open, leftOut } = openApprovals([], [...spam, found({ token: OTHER!, balance: '1' }), found()], isKnown)
  expect(open.map((each) => each.token)).toEqual([OTHER, TOKEN])
  expect(leftOut).toBe(2)
})

test('what the list says of a token comes first, then what the token says itself', () => {
  expect(openApproval(found(), { ...NOTHING, token }, 0).token).toEqual({
    address: TOKEN,
    symbol: 'LINK',
    logoURI: 'logo',
    isKnown: true,
  })
  expect(openApproval(found(), NOTHING, 0).token).toMatchObject({ symbol: 'ODD', isKnown: false })
})

test('decimals are those of the holding, the list, the search, and at last of a price', () => {
  const unread = { ...token, decimals: null }
  const decimalsOf = (approval: FoundApproval, facts: Parameters<typeof openApproval>[1]) =>
    openApproval(approval, facts, 0).decimals
  expect(decimalsOf(found(), { ...NOTHING, token, holding: { decimals: 6, usd: null } })).toBe(6)
  expect(decimalsOf(found(), { ...NOTHING, token, holding: { decimals: null, usd: null } })).toBeNull()
  expect(decimalsOf(found(), { ...NOTHING, token })).toBe(18)
  expect(decimalsOf(found(), { ...NOTHING, token: unread, pricedDecimals: 8 })).toBe(2)
  expect(decimalsOf(found({ decimals: null }), { ...NOTHING, token: unread, pricedDecimals: 8 })).toBe(8)
})

test('the balance that was read with all others counts before the one of the search', () => {
  expect(openApproval(found(), { ...NOTHING, balance: '8' }, 0).balance).toBe(8n)
  expect(openApproval(found(), NOTHING, 0).balance).toBe(3n)
  expect(openApproval(found({ balance: null }), { ...NOTHING, balance: null }, 0).balance).toBeNull()
})

test('an approval through Permit2 has its own limit, and the price of what is held', () => {
  const holding = { decimals: 2, usd: 7n }
  const approval = openApproval(found({ permit2: { allowed: '2', until: 100 } }), { ...NOTHING, holding }, 0)
  expect(approval).toMatchObject({ permit2: { allowed: 2n, until: 100 }, usd: 7n })
  expect(movableUnits(approval)).toBe(2n)
})

test.each<[bigint, bigint | null, bigint | null, bigint | null]>([
  [5n, null, 9n, 5n],
  [9n, null, 5n, 5n],
  [9n, 2n, 5n, 2n],
  [1n, 2n, 5n, 1n],
  [9n, null, null, null],
])('of an allowance of %s, %s in Permit2 and a balance of %s, %s could move', (amount, allowed, balance, most) => {
  const permit2 = allowed === null ? null : { allowed, until: 1 }
  const approval = { amount, permit2, balance } as OpenApproval
  expect(movableUnits(approval)).toBe(most)
  expect(movableUnits({ ...approval, isExpired: true })).toBe(0n)
})

test('progress is rounded down, and from 2100 on an approval has no end', () => {
  expect(searchedPercent(null)).toBe(0)
  expect(searchedPercent({ from: 1, to: 199 })).toBe(99)
  expect(searchedPercent({ from: 0, to: 199 })).toBe(100)
  expect(permit2Facts(4_102_444_799, false)).toMatchObject({ kind: 'current' })
  const until = new Date(2027, 0, 15, 21, 30).getTime() / 1_000
  expect(permit2Facts(until, false)).toEqual({ kind: 'current', until: 'Jan 15, 2027, 21:30' })
  expect(permit2Facts(4_102_444_799, true)).toMatchObject({ kind: 'expired' })
  expect(permit2Facts(4_102_444_800, false)).toEqual({ kind: 'endless' })
})

test('approvals are in the order of the list, those of one token by their id, and those of unlisted tokens last', () => {
  const places: Record<string, number> = { first: 0, second: 1 }
  const rows = ['other:b', 'second:a', 'other:a', 'first:b', 'first:a'].map((id) => ({ id }))
  const inOrder = inListOrder(rows, ({ id }) => places[id.split(':')[0]!])
  expect(inOrder.map(({ id }) => id)).toEqual(['first:a', 'first:b', 'second:a', 'other:a', 'other:b'])
  expect(inListOrder(inOrder.toReversed(), ({ id }) => places[id.split(':')[0]!])).toEqual(inOrder)
})
