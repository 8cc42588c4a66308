import type { Address } from '#domain/chain/address'
import { DATA_SIZES, OPERATOR_GAS } from '#domain/chain/dataFees'
import type { DataFees } from '#domain/chain/fees'
import { NodeError } from '#domain/chain/nodeError'
import { chainById } from '#config/chains'
import type { Node } from './node'
import type { CallResult } from './multicall'
import { addressWord, bytesTail, callData, uintAt, uintWord } from './words'

/** The predeployed GasPriceOracle. https://specs.optimism.io/protocol/fjord/predeploys.html */
const ORACLE: Address = '0x420000000000000000000000000000000000000F'
/**
 * getL1FeeUpperBound(uint256), available since Fjord; getL1Fee(bytes), always available; getOperatorFee(uint256),
 * available since Isthmus.
 */
const UPPER_BOUND = '0xf1c7a58b'
const L1_FEE = '0x49948e0e'
const OPERATOR_FEE = '0x275aedd2'

const oracleCall = (selector: `0x${string}`, ...words: string[]) => ({ to: ORACLE, data: callData(selector, ...words) })

const wei = ({ success, data }: CallResult) => (success && data.length === 66 ? uintAt(data, 0) : null)

/** The upper bound of the fee for data of this size, which is that of data that cannot be compressed. */
const bounds = (size: number) => oracleCall(UPPER_BOUND, uintWord(size))
/** The fee on a network without Fjord. The data consists of nonzero bytes, because these all cost the same. */
const plain = (size: number) => oracleCall(L1_FEE, uintWord(32), bytesTail('ff'.repeat(size)))

type Wei = bigint | null

/** The data fees by the answers for no data, a small and a large transaction; null if one is missing. */
function dataOf(by: DataFees['by'], [least, small, large]: readonly (Wei | undefined)[]) {
  if (typeof least !== 'bigint' || typeof small !== 'bigint' || typeof large !== 'bigint' || large < small) return null
  return { by, least: least.toString(), small: small.toString(), large: large.toString() }
}

/**
 * Arbitrum's NodeInterface, and its gasEstimateL1Component(address,bool,bytes), which returns the gas for a
 * transaction's data and the base fee. Only a node answers it, not a contract, so it cannot be in a multicall. A chain
 * without it returns no data, and charges nothing.
 * https://docs.arbitrum.io/build-decentralized-apps/nodeinterface/reference
 */
const NODE_INTERFACE: Address = '0x00000000000000000000000000000000000000C8'
const L1_COMPONENT = '0x77d488a2'

/** Bytes that compression does not shorten, always the same: the high bytes of a linear congruential generator. */
function incompressible(size: number): string {
  let state = 1
  return Array.from({ length: size }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 24).toString(16).padStart(2, '0')
  }).join('')
}

/** The fee of data of this size where data is charged as gas, in wei. */
async function inGasFee(node: Node, chainId: number, size: number): Promise<bigint> {
  const data = callData(
    L1_COMPONENT,
    addressWord(NODE_INTERFACE),
    uintWord(0),
    uintWord(96),
    bytesTail(incompressible(size)),
  )
  const answer = await node.simulate(chainId, { from: NODE_INTERFACE, to: NODE_INTERFACE, value: 0n, data })
  if (answer === '0x') return 0n
  if (answer.length < 2 + 3 * 64)
    throw new NodeError('malformed', 'The network does not tell what it charges for data.')
  return uintAt(answer, 0) * uintAt(answer, 1)
}

async function readInGas(node: Node, chainId: number): Promise<DataFees> {
  const fees = await Promise.all([DATA_SIZES.small, DATA_SIZES.large].map((size) => inGasFee(node, chainId, size)))
  const data = dataOf('compressed', [0n, ...fees])
  if (!data) throw new NodeError('malformed', 'The network does not tell what it charges for data.')
  return { ...data, fixed: '0', forGas: '0', isInGas: true }
}

/**
 * Reads the fees that a rollup charges for data, in addition to the gas of the execution, at the latest block. Throws a
 * NodeError if the node does not respond or the network does not report its data fees.
 */
export async function readDataFees(node: Node, chainId: number): Promise<DataFees> {
  if (chainById(chainId)?.fees === 'dataInGas') return readInGas(node, chainId)
  const sizes = [0, DATA_SIZES.small, DATA_SIZES.large]
  const results = await node
    .multicall(chainId)
    .calls([
      ...sizes.map(bounds),
      ...sizes.map(plain),
      oracleCall(OPERATOR_FEE, uintWord(0)),
      oracleCall(OPERATOR_FEE, uintWord(OPERATOR_GAS)),
    ])
  const fees = results.map(wei)
  const data = dataOf('compressed', fees.slice(0, 3)) ?? dataOf('calldataGas', fees.slice(3, 6))
  if (!data) throw new NodeError('malformed', 'The network does not tell what it charges for data.')
  const [fixed, forGas] = fees.slice(6)
  // Not every network has an operator fee.
  const operator =
    typeof fixed === 'bigint' && typeof forGas === 'bigint' && forGas >= fixed ? [fixed, forGas] : [0n, 0n]
  return { ...data, fixed: String(operator[0]), forGas: String(operator[1]) }
}
