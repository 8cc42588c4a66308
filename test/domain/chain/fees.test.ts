import { expect, test } from '@jest/globals'
import { gasFees } from '../../../src/domain/chain/fees'

test('gas costs the base fee and the tip; wallets ask for twice the base fee', () => {
  expect(gasFees(7n, 2n)).toEqual({ feePerGas: 9n, maxFeePerGas: 16n })
  expect(gasFees(0n, 0n)).toEqual({ feePerGas: 0n, maxFeePerGas: 0n })
})
