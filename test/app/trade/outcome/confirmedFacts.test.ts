import { expect, test } from '@jest/globals'
import { comparedRows } from '../../../../src/app/trade/outcome/confirmedFacts'
import { movedAmount } from '../../../../src/domain/trade/received'
import { samplePlan } from '../../../support/samplePlan'

const plan = samplePlan({ amount: '100000000' })
const quoted = BigInt(plan.quote.amountOut)

const compared = (received: bigint | null) =>
  comparedRows({
    status: 'confirmed',
    plan,
    hash: '0x1',
    sold: movedAmount(BigInt(plan.quote.amountIn)),
    received: movedAmount(received),
    cost: '0',
    isHidden: false,
  }).map(({ value, tone }) => [value, tone])

test('what was received is compared with the quote, and a difference that tells nothing is no figure', () => {
  expect(compared(null)).toEqual([])
  expect(compared(quoted)).toEqual([['Exactly as quoted', undefined]])
  const slight = quoted / 1_000_000n - 1n
  for (const difference of [1n, -1n, slight, -slight])
    expect(compared(quoted + difference)).toEqual([['As quoted, to within a millionth', undefined]])
  expect(compared(quoted + quoted / 100n)).toEqual([[expect.stringMatching(/^\+.* UNI$/), 'up']])
  expect(compared(quoted - quoted / 100n)).toEqual([[expect.stringMatching(/^−.* UNI$/), 'down']])
})
