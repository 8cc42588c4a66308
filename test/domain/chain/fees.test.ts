import { describe, expect, test } from '@jest/globals'
import { dataFee, dataPerByte, dataReserve } from '../../../src/domain/chain/dataFees'
import { type DataFees, gasFees, tableFactor } from '../../../src/domain/chain/fees'

const GWEI = 10n ** 9n

test('gas costs the base fee and the tip; wallets ask for twice the base fee', () => {
  expect(gasFees(7n, 2n)).toEqual({ feePerGas: 9n, maxFeePerGas: 16n })
  expect(gasFees(0n, 0n)).toEqual({ feePerGas: 0n, maxFeePerGas: 0n })
})

describe('where the price of gas is by another model', () => {
  test('without a base fee it is what the node suggests, and never free', () => {
    expect(gasFees(0n, 3n * GWEI, 'gasPrice')).toEqual({ feePerGas: 3n * GWEI, maxFeePerGas: 3n * GWEI })
    expect(gasFees(0n, 0n, 'gasPrice')).toEqual({ feePerGas: GWEI / 20n, maxFeePerGas: GWEI / 20n })
    expect(gasFees(4n * GWEI, 3n * GWEI, 'gasPrice').feePerGas).toBe(4n * GWEI)
  })

  test('the tip is never below a floor that validators have', () => {
    expect(gasFees(10n * GWEI, GWEI, 'tipFloor')).toEqual({ feePerGas: 35n * GWEI, maxFeePerGas: 45n * GWEI })
    expect(gasFees(10n * GWEI, 30n * GWEI, 'tipFloor')).toEqual({ feePerGas: 40n * GWEI, maxFeePerGas: 50n * GWEI })
  })

  test('a price that sits in the tip may double, as a base fee may', () =>
    expect(gasFees(7n, GWEI, 'tipPriced')).toEqual({ feePerGas: GWEI + 7n, maxFeePerGas: 2n * GWEI + 14n }))

  test('a tip that nobody takes is left out', () =>
    expect(gasFees(5n, GWEI, 'dataInGas')).toEqual({ feePerGas: 5n, maxFeePerGas: 10n }))

  test('beside a fee for data gas costs what it does on Ethereum', () =>
    expect(gasFees(7n, 2n, 'opStack')).toEqual(gasFees(7n, 2n)))

  test('the gas table leaves something out only where data is charged as gas', () => {
    expect(tableFactor()).toBe(1n)
    expect(tableFactor('opStack')).toBe(1n)
    expect(tableFactor('dataInGas')).toBe(2n)
  })
})

describe('what is charged beside the gas', () => {
  /** 1,000 wei for the first 128 bytes, then 10 for each further one. */
  const fees: DataFees = { small: '1000', large: '6100', fixed: '0', forGas: '0' }

  test('is by the size of each transaction, and never less than the smallest one’s', () => {
    expect(dataPerByte(fees)).toBe(10n)
    expect(dataFee(fees, { gas: 0n, sizes: [1] })).toBe(1_000n)
    expect(dataFee(fees, { gas: 0n, sizes: [128] })).toBe(1_000n)
    expect(dataFee(fees, { gas: 0n, sizes: [638] })).toBe(6_100n)
    expect(dataFee(fees, { gas: 0n, sizes: [160, 2_128] })).toBe(1_320n + 21_000n)
  })

  test('is rounded up', () => {
    expect(dataFee({ ...fees, large: '1001' }, { gas: 0n, sizes: [129] })).toBe(1_001n)
    expect(dataReserve({ ...fees, small: '1', large: '1' }, { gas: 0n, sizes: [128] })).toBe(2n)
  })

  test('includes the operator’s fee, for each transaction and for the gas of all', () => {
    const operated = { ...fees, fixed: '5', forGas: '2000005' }
    expect(dataFee(operated, { gas: 300_000n, sizes: [128, 128] })).toBe(2_010n + 600_000n)
  })

  test('is kept with a quarter more, as the price of data changes', () =>
    expect(dataReserve(fees, { gas: 0n, sizes: [128] })).toBe(1_250n))
})
