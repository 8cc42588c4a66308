import { expect, test } from '@jest/globals'
import { comparedRows, textOf } from '../../../../src/app/trade/outcome/ConfirmedContainer'
import { costRows } from '../../../../src/app/trade/outcome/OutcomeContainer'
import { movedAmount } from '#domain/trade/received'
import { samplePlan } from '../../../support/samplePlan'

const plan = samplePlan({ amount: '100000000' })
const quoted = BigInt(plan.quote.amountOut)

const confirmed = (sold: bigint | null, received: bigint | null, of = plan) =>
  ({
    status: 'confirmed',
    plan: of,
    hash: '0x1',
    record: '0x1',
    sold: movedAmount(sold),
    received: movedAmount(received),
    cost: '0',
    paid: '0',
    hasApproved: false,
    prices: null,
    isHidden: false,
  }) as const
const compared = (received: bigint | null) =>
  comparedRows(confirmed(BigInt(plan.quote.amountIn), received)).map(({ value, tone }) => [value, tone])

test('the received amount is compared with the quote, and a negligible difference has no figure', () => {
  expect(compared(null)).toEqual([])
  expect(compared(quoted)).toEqual([['Exactly as quoted', undefined]])
  const slight = quoted / 1_000_000n - 1n
  for (const difference of [1n, -1n, slight, -slight])
    expect(compared(quoted + difference)).toEqual([['As quoted, to within a millionth', undefined]])
  expect(compared(quoted + quoted / 100n)).toEqual([[expect.stringMatching(/^\+.* UNI$/), 'up']])
  expect(compared(quoted - quoted / 100n)).toEqual([[expect.stringMatching(/^−.* UNI$/), 'down']])
})

test('an amount that was not seen to move is named only if the trade fixed it', () => {
  const [paid, rate] = [/^For 100 USDC\.$/, /^For 100 USDC, at 1\sUSDC = .*\sUNI\.$/]
  expect(textOf(confirmed(100_000_000n, quoted))).toMatch(rate)
  expect(textOf(confirmed(null, quoted))).toMatch(rate)
  expect(textOf(confirmed(100_000_000n, null))).toMatch(paid)
  const unknown = 'Its receipt does not show which amounts moved: check them in your wallet.'
  expect(textOf(confirmed(null, null))).toBe(unknown)
  const bought = { ...plan, quote: { ...plan.quote, kind: 'exactOut' } } as const
  expect(textOf(confirmed(100_000_000n, null, bought))).toMatch(rate)
  // The title already states the received amount, so the message mentions only the unknown paid amount.
  expect(textOf(confirmed(null, quoted, bought))).toBe(
    'Its receipt does not show how much was paid: check it in your wallet.',
  )
})

test('a contract account that paid nothing is not shown a cost of zero', () => {
  const coin = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const cost = (wei: string, isContract: boolean) => costRows(wei, null, coin, { isContract })[0]?.value
  expect(cost('0', true)).toBe('By another account')
  expect(cost('21000', true)).toMatch(/ ETH$/)
  expect(cost('0', false)).toBe('0 ETH')
})
