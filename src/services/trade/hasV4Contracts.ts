import type { V4Deployment } from '../../domain/chain/network'
import { PERMIT2 } from '../../config/spenders'
import type { CallResult, ContractCall } from '../chain/multicall'
import type { Node } from '../chain/node'
import { loadCalls, loadedWords } from '../pool/v4/storage'
import { addressWord, callData, uintAt } from '../chain/words'

/** poolManager() of the Universal Router and of V4Quoter. */
const POOL_MANAGER = callData('0xdc4c90d3')
/** eip712Domain(), which only routers of version 2.1 and later have. Those routers encode swaps differently. */
const DOMAIN = callData('0x84b0196e')
/** Permit2.allowance(address,address,address), and DOMAIN_SEPARATOR(). */
const ALLOWANCE = '0x927da105'
const SEPARATOR = callData('0x3644e515')
/** owner() of PoolManager. The owner is also the first word of its storage. */
const OWNER = callData('0x8da5cb5b')
/**
 * supportsInterface(bytes4) of PoolManager, which must be true for ERC-6909 and false for the invalid interface id of
 * ERC-165.
 */
const SUPPORTS = '0x01ffc9a7'
const ERC6909 = '0f632fb3'
const INVALID = 'ffffffff'

const wordOf = (result: CallResult | undefined) =>
  result?.success === true && result.data.length === 66 ? uintAt(result.data, 0) : null

/**
 * A call, and a test whether its result is that of the expected contract. `word` is the result if it is a single word.
 */
type Check = readonly [call: ContractCall, isExpected: (word: bigint | null, result?: CallResult) => boolean]

/**
 * Whether a chain has the contracts for V4 trades: PoolManager, Permit2, and a quoter and a Universal Router 2.0 that
 * use this PoolManager. Throws a NodeError if the node does not respond.
 */
export async function hasV4Contracts(
  node: Node,
  chainId: number,
  { poolManager, quoter, universalRouter }: V4Deployment,
): Promise<boolean> {
  const zero = addressWord('0x')
  const isOfManager: Check[1] = (word) => word === BigInt(poolManager)
  const supports = (id: string) => ({ to: poolManager, data: callData(SUPPORTS, id.padEnd(64, '0')) })
  const checks: readonly Check[] = [
    [{ to: universalRouter, data: POOL_MANAGER }, isOfManager],
    [{ to: quoter, data: POOL_MANAGER }, isOfManager],
    [{ to: universalRouter, data: DOMAIN }, (_, result) => result?.success === false],
    // The quoter has no owner(). A contract that answers this call might answer any call, so it is not the quoter.
    [{ to: quoter, data: OWNER }, (word) => word === null],
    // The zero address has no allowances.
    [
      { to: PERMIT2.address, data: callData(ALLOWANCE, zero, zero, zero) },
      (_, result) => result?.success === true && result.data.length === 194 && BigInt(result.data) === 0n,
    ],
    [{ to: PERMIT2.address, data: SEPARATOR }, (word) => word !== null && word > 0n],
    [supports(ERC6909), (word) => word === 1n],
    [supports(INVALID), (word) => word === 0n],
  ]
  const [owner, ...others] = await node
    .multicall(chainId)
    .calls([{ to: poolManager, data: OWNER }, ...checks.map(([call]) => call), ...loadCalls(poolManager, [0n])])
  const [first] = loadedWords(others.slice(checks.length), 1)
  const isManager = first !== null && first === wordOf(owner)
  return isManager && checks.every(([, isExpected], at) => isExpected(wordOf(others[at]), others[at]))
}
