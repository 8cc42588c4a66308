import { describe, expect, test } from '@jest/globals'
import { dataFee, dataReserve, type DataSize, dataWorth } from '#domain/chain/dataFees'
import { chargesForData, type DataFees, gasFees } from '#domain/chain/fees'

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

  test('data is charged for on rollups, beside the gas or as gas', () => {
    expect(chargesForData()).toBe(false)
    expect(chargesForData('tipFloor')).toBe(false)
    expect(chargesForData('opStack')).toBe(true)
    expect(chargesForData('dataInGas')).toBe(true)
  })
})

describe('the fee for data in addition to gas', () => {
  /** A fee of 1,000 wei for up to 144 compressed bytes, plus 10 wei for each further byte. */
  const fees: DataFees = { by: 'compressed', least: '900', small: '1000', large: '6120', fixed: '0', forGas: '0' }
  const size = (compressed: number): DataSize => ({ compressed, calldataGas: 0 })
  const feeOf = (...sizes: number[]) => dataFee(fees, { gas: 0n, sizes: sizes.map(size) })

  test('is by the compressed size of each transaction, and never less than the least', () => {
    expect(dataWorth(fees, size(3))).toBe(30n)
    expect(feeOf(1)).toBe(900n)
    expect(feeOf(135)).toBe(910n)
    expect(feeOf(144)).toBe(1_000n)
    expect(feeOf(656)).toBe(6_120n)
    expect(feeOf(154, 2_144)).toBe(1_100n + 21_000n)
  })

  test('is by what its bytes cost as calldata where they are not compressed', () => {
    const earlier: DataFees = { ...fees, by: 'calldataGas', least: '0', small: '2048', large: '10208' }
    const sizes = [{ compressed: 1, calldataGas: 5_000 }]
    expect(dataFee(earlier, { gas: 0n, sizes })).toBe(5_000n)
    expect(dataWorth(earlier, sizes[0]!)).toBe(5_000n)
  })

  test('is rounded up', () => {
    expect(dataFee({ ...fees, large: '1001' }, { gas: 0n, sizes: [size(145)] })).toBe(1_001n)
    expect(dataReserve({ ...fees, least: '0', small: '1', large: '1' }, { gas: 0n, sizes: [size(144)] })).toBe(2n)
  })

  test('includes the operator’s fee, for each transaction and for the gas of all', () => {
    const operated = { ...fees, fixed: '5', forGas: '2000005' }
    expect(dataFee(operated, { gas: 300_000n, sizes: [size(144), size(144)] })).toBe(2_010n + 600_000n)
  })

  test('is kept with a quarter more, as the price of data changes', () =>
    expect(dataReserve(fees, { gas: 0n, sizes: [size(144)] })).toBe(1_250n))
})
