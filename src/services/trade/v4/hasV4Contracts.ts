import type { V4Deployment } from '../../../domain/chain/network'
import { PERMIT2 } from '../../../config/spenders'
import type { CallResult, ContractCall } from '../../rpc/multicall'
import type { Node } from '../../rpc/node'
import { addressWord, callData, uintAt } from '../../rpc/words'
import { loadCalls, loadedWords } from './storage'

/** poolManager() of the Universal Router and of V4Quoter. */
const POOL_MANAGER = callData('0xdc4c90d3')
/** eip712Domain(), which the router has from version 2.1 on: these encode swaps otherwise. */
const DOMAIN = callData('0x84b0196e')
/** Permit2.allowance(address,address,address), and DOMAIN_SEPARATOR(). */
const ALLOWANCE = '0x927da105'
const SEPARATOR = callData('0x3644e515')
/** owner() of PoolManager, which is the first word of its storage. */
const OWNER = callData('0x8da5cb5b')
/** supportsInterface(bytes4) of PoolManager, which has ERC-6909 and never the invalid interface of ERC-165. */
const SUPPORTS = '0x01ffc9a7'
const ERC6909 = '0f632fb3'
const INVALID = 'ffffffff'

const wordOf = (result: CallResult | undefined) =>
  result?.success === true && result.data.length === 66 ? uintAt(result.data, 0) : null

interface Check {
  call: ContractCall
  isExpected: (result: CallResult | undefined) => boolean
}

const answersWord =
  (expected: bigint): Check['isExpected'] =>
  (result) =>
    wordOf(result) === expected

/** What each contract answers that is the one meant. */
function checksOf({ poolManager, quoter, universalRouter }: V4Deployment): readonly Check[] {
  const zero = addressWord('0x')
  const isOfManager = answersWord(BigInt(poolManager))
  const supports = (id: string) => ({ to: poolManager, data: callData(SUPPORTS, id.padEnd(64, '0')) })
  return [
    { call: { to: universalRouter, data: POOL_MANAGER }, isExpected: isOfManager },
    { call: { to: quoter, data: POOL_MANAGER }, isExpected: isOfManager },
    { call: { to: universalRouter, data: DOMAIN }, isExpected: (result) => result?.success === false },
    // It has no owner: what answers this might answer anything.
    { call: { to: quoter, data: OWNER }, isExpected: (result) => wordOf(result) === null },
    {
      call: { to: PERMIT2.address, data: callData(ALLOWANCE, zero, zero, zero) },
      // The zero address approves nothing.
      isExpected: (result) => result?.success === true && result.data.length === 194 && BigInt(result.data) === 0n,
    },
    { call: { to: PERMIT2.address, data: SEPARATOR }, isExpected: (result) => (wordOf(result) ?? 0n) > 0n },
    { call: supports(ERC6909), isExpected: answersWord(1n) },
    { call: supports(INVALID), isExpected: answersWord(0n) },
  ]
}

/**
 * Whether a chain has what V4 trades go through: PoolManager, the quoter and Universal Router 2.0 which know it, and
 * Permit2. Throws a NodeError without a response.
 */
export async function hasV4Contracts(node: Node, chainId: number, deployment: V4Deployment): Promise<boolean> {
  const { poolManager } = deployment
  const checks = checksOf(deployment)
  const [owner, ...others] = await node
    .multicall(chainId)
    .calls([{ to: poolManager, data: OWNER }, ...checks.map(({ call }) => call), ...loadCalls(poolManager, [0n])])
  const [first] = loadedWords(others.slice(checks.length), 1)
  return first !== null && first === wordOf(owner) && checks.every(({ isExpected }, at) => isExpected(others[at]))
}
