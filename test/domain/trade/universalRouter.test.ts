import { describe, expect, test } from '@jest/globals'
import {
  deadlineWithin,
  PERMIT2_EXTRA_S,
  PERMIT2_LEFT_MIN_S,
  permit2Approvals,
  permit2Until,
} from '#domain/approval/permit2'
import { fc } from '../../support/properties'

const amount = fc.bigInt({ min: 0n, max: 2n ** 128n })
const time = fc.integer({ min: 1, max: 2 ** 40 })

describe('the approvals of a trade through Permit2', () => {
  test('are those without which it could not be paid before its deadline, and no others', () => {
    fc.assert(
      fc.property(amount, amount, amount, time, time, (most, token, router, until, deadline) => {
        const needed = permit2Approvals(most, { token, router, until }, deadline)
        expect(needed).toEqual({ token: token < most, router: router < most || until < deadline })
        // After the approvals, the allowances are sufficient. Allowances that were already sufficient stay unchanged.
        const after = {
          token: needed.token ? most : token,
          router: needed.router ? most : router,
          until: needed.router ? permit2Until(deadline) : until,
        }
        expect(permit2Approvals(most, after, deadline)).toEqual({ token: false, router: false })
        expect(after.token).toBeGreaterThanOrEqual(token)
      }),
    )
  })

  test('end some minutes after the deadline', () => {
    expect(permit2Until(1_000)).toBe(1_000 + PERMIT2_EXTRA_S)
    expect(PERMIT2_EXTRA_S % 60).toBe(0)
  })

  test('bound the deadline of the swap, which is not sent with hardly any time left', () => {
    const [deadline, now] = [2_800, 1_000]
    expect(deadlineWithin(Infinity, deadline, now)).toBe(deadline)
    expect(deadlineWithin(deadline, deadline, now)).toBe(deadline)
    expect(deadlineWithin(deadline - 1, deadline, now)).toBe(deadline - 1)
    expect(deadlineWithin(now + PERMIT2_LEFT_MIN_S, deadline, now)).toBe(now + PERMIT2_LEFT_MIN_S)
    expect(deadlineWithin(now + PERMIT2_LEFT_MIN_S - 1, deadline, now)).toBeNull()
    expect(deadlineWithin(0, deadline, now)).toBeNull()
  })

  test('a unit too little, or a second too short, is not enough', () => {
    const enough = { token: 5n, router: 5n, until: 10 }
    expect(permit2Approvals(5n, enough, 10)).toEqual({ token: false, router: false })
    expect(permit2Approvals(5n, { ...enough, token: 4n }, 10)).toEqual({ token: true, router: false })
    expect(permit2Approvals(5n, { ...enough, router: 4n }, 10)).toEqual({ token: false, router: true })
    expect(permit2Approvals(5n, { ...enough, until: 9 }, 10)).toEqual({ token: false, router: true })
  })
})
