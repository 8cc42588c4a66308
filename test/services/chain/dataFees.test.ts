import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import { dataFee } from '#domain/chain/dataFees'
import { readDataFees } from '#services/chain/dataFees'
import { configuredChain } from '#config/chains'
import { fakeMulticall } from '../../support/fakeMulticall'
import { uintWord } from '#services/chain/words'

const ORACLE = '0x420000000000000000000000000000000000000F'
const oracle = new Interface([
  'function getL1FeeUpperBound(uint256 unsignedTxSize) view returns (uint256)',
  'function getL1Fee(bytes data) view returns (uint256)',
  'function getOperatorFee(uint256 gasUsed) view returns (uint256)',
])
type Fee = (argument: bigint) => bigint

/** A network's fee oracle with the functions of its version. `getL1Fee` depends only on the length of the data. */
function network(functions: Partial<Record<'getL1FeeUpperBound' | 'getL1Fee' | 'getOperatorFee', Fee>>) {
  return fakeMulticall({
    [ORACLE]: (data) => {
      const call = oracle.parseTransaction({ data })!
      const fee = functions[call.name as keyof typeof functions]
      const argument = call.args[0] as bigint | string
      const bytes = typeof argument === 'bigint' ? argument : BigInt((argument.length - 2) / 2)
      return fee && (`0x${uintWord(fee(bytes))}` as const)
    },
  })
}

/** Fjord's fee for the compressed size of a signed transaction. The fee is at least that for 100 bytes. */
const charged: Fee = (size) => {
  const estimated = 836_500n * size - 42_585_600n
  return (estimated < 100_000_000n ? 100_000_000n : estimated) * 3_500n
}
/** Fjord's upper bound: the fee if the compressed data has the maximum possible length. */
const fjord: Fee = (size) => charged(size + 68n + (size + 68n) / 255n + 16n)
const compressedTo = (compressed: number) => ({ compressed, calldataGas: 0 })
/** The fee of the Ecotone upgrade for data without zero bytes. */
const ecotone: Fee = (size) => (size + 68n) * 16n * 1_000n

test('a network of the day is asked for its bound and the operator’s fee, in one multicall', async () => {
  const { node, batches } = network({
    getL1FeeUpperBound: fjord,
    getL1Fee: () => 1n,
    getOperatorFee: (gas) => 7n + gas * 2n,
  })
  const fees = await readDataFees(node, 8453)
  expect(batches).toHaveLength(1)
  for (const size of [20, 60, 103, 128, 200, 500, 638, 1_500, 4_000]) {
    const gas = 200_000n
    expect(dataFee(fees, { gas, sizes: [compressedTo(size)] })).toBe(charged(BigInt(size + 68)) + 7n + gas * 2n)
  }
})

test('an earlier version is asked what it charges for data without zeros', async () => {
  const fees = await readDataFees(network({ getL1Fee: ecotone }).node, 81457)
  expect(fees).toEqual({
    ...{ by: 'calldataGas', least: String(ecotone(0n)), fixed: '0', forGas: '0' },
    ...{ small: String(ecotone(128n)), large: String(ecotone(638n)) },
  })
  const sizes = [{ compressed: 0, calldataGas: 300 * 16 }]
  expect(dataFee(fees, { gas: 10n ** 6n, sizes })).toBe(ecotone(300n))
})

test.each([
  ['has no such contract', fakeMulticall({})],
  ['answers for one size alone', network({ getL1FeeUpperBound: (size) => (size > 200n ? 1n : 5n) })],
])('a network that %s does not tell its fees, which is no answer of nothing', async (_, { node }) => {
  await expect(readDataFees(node, 8453)).rejects.toMatchObject({ name: 'NodeError', failure: 'malformed' })
})

describe('where data is charged as gas', () => {
  const chain = configuredChain(3)
  beforeEach(() => void Object.assign(chain, { fees: 'dataInGas' }))
  afterEach(() => {
    delete chain.fees
  })
  const nodeInterface = new Interface([
    'function gasEstimateL1Component(address to, bool contractCreation, bytes data) payable returns (uint64 gasEstimateForL1, uint256 baseFee, uint256 l1BaseFeeEstimate)',
  ])
  /** A node that charges 10 gas for each byte and 1,000 for each transaction, at a base fee of 7 wei. */
  const arbitrum = (answer: (bytes: bigint) => `0x${string}`) => {
    const node = fakeMulticall({}).node
    node.simulate = async (_chainId, { to, data }) => {
      expect(to).toBe('0x00000000000000000000000000000000000000C8')
      const call = nodeInterface.parseTransaction({ data })!
      return answer(BigInt((String(call.args[2]).length - 2) / 2))
    }
    return node
  }
  const fees = (bytes: bigint) =>
    nodeInterface.encodeFunctionResult('gasEstimateL1Component', [1_000n + 10n * bytes, 7n, 1n]) as `0x${string}`

  test('the node itself is asked for it, and the fee of other sizes lies on the line through both answers', async () => {
    const read = await readDataFees(arbitrum(fees), 3)
    expect(read).toEqual({
      ...{ by: 'compressed', least: '0', small: String(2_280n * 7n), large: String(7_380n * 7n) },
      ...{ fixed: '0', forGas: '0', isInGas: true },
    })
    expect(dataFee(read, { gas: 200_000n, sizes: [compressedTo(144)] })).toBe(2_280n * 7n)
  })

  test('a chain that lacks the interface charges nothing, and a cut answer is an error', async () => {
    expect(
      await readDataFees(
        arbitrum(() => '0x'),
        3,
      ),
    ).toMatchObject({ small: '0', large: '0' })
    await expect(
      readDataFees(
        arbitrum(() => '0x00'),
        3,
      ),
    ).rejects.toMatchObject({ failure: 'malformed' })
  })
})
