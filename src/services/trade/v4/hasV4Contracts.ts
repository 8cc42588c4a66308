import type { V4Deployment } from '../../../domain/chain/network'
import { PERMIT2 } from '../../../config/spenders'
import type { CallResult } from '../../rpc/multicall'
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

const isWord = (result: CallResult | undefined) => result?.success === true && result.data.length === 66

/**
 * Whether a chain has what V4 trades go through: PoolManager, the quoter and Universal Router 2.0 which know it, and
 * Permit2. Throws a NodeError without a response.
 */
export async function hasV4Contracts(
  node: Node,
  chainId: number,
  { poolManager, quoter, universalRouter }: V4Deployment,
): Promise<boolean> {
  const zero = addressWord('0x')
  const supports = (id: string) => ({ to: poolManager, data: callData(SUPPORTS, id.padEnd(64, '0')) })
  const [router, quotes, domain, other, allowed, separator, owner, known, invalid, ...stored] = await node
    .multicall(chainId)
    .calls([
      { to: universalRouter, data: POOL_MANAGER },
      { to: quoter, data: POOL_MANAGER },
      { to: universalRouter, data: DOMAIN },
      // It has no owner: what answers this might answer anything.
      { to: quoter, data: OWNER },
      { to: PERMIT2.address, data: callData(ALLOWANCE, zero, zero, zero) },
      { to: PERMIT2.address, data: SEPARATOR },
      { to: poolManager, data: OWNER },
      supports(ERC6909),
      supports(INVALID),
      ...loadCalls(poolManager, [0n]),
    ])
  const wordOf = (result: CallResult | undefined) => (result && isWord(result) ? uintAt(result.data, 0) : null)
  const isOfManager = [router, quotes].every((result) => wordOf(result) === BigInt(poolManager))
  const [first] = loadedWords(stored, 1)
  const isManager = first !== null && first === wordOf(owner) && wordOf(known) === 1n && wordOf(invalid) === 0n
  const isRouter = isOfManager && domain?.success === false && wordOf(other) === null
  // The zero address approves nothing.
  const isNothing = allowed?.success === true && allowed.data.length === 194 && BigInt(allowed.data) === 0n
  return isRouter && isManager && isNothing && (wordOf(separator) ?? 0n) > 0n
}
