import { expect, test } from '@jest/globals'
import { networkRows } from '../../../../src/app/trade/notices/figures'

const cost = {
  coin: { symbol: 'ETH', decimals: 18 },
  networkCost: 10n ** 15n,
  approvalCost: null,
  dataCost: null,
  feePerGas: 1n,
  etherUsd: null,
}
const payerOf = (payer: Parameters<typeof networkRows>[0]['payer'], needsSponsor = false) =>
  networkRows({ ...cost, payer, needsSponsor }).find(({ label }) => label === 'Paid by')

test('the network cost names who pays it, where that is not simply the account', () => {
  expect(payerOf(null)).toBeUndefined()
  expect(payerOf('executor')?.value).toBe('Whoever executes it in the Safe')
  expect(payerOf('accountOrSponsor')).toEqual({
    label: 'Paid by',
    value: 'Your account or a sponsor, as your wallet decides',
  })
  expect(payerOf('accountOrSponsor', true)).toMatchObject({
    value: 'A sponsor, as your account has too little ETH',
    tone: 'warn',
  })
})
