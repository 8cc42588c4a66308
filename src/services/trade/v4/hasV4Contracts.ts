import { sameAddress } from '../../../domain/chain/address'
import type { V4Deployment } from '../../../domain/chain/network'
import { PERMIT2 } from '../../../config/spenders'
import type { CallResult } from '../../rpc/multicall'
import type { Node } from '../../rpc/node'
import { addressAt, addressWord, callData } from '../../rpc/words'

/** poolManager() of the Universal Router and of V4Quoter. */
const POOL_MANAGER = callData('0xdc4c90d3')
/** eip712Domain(), which the router has from version 2.1 on: these encode swaps otherwise. */
const DOMAIN = callData('0x84b0196e')
/** Permit2.allowance(address,address,address). */
const ALLOWANCE = '0x927da105'
/** extsload(bytes32) of PoolManager. */
const EXTSLOAD = '0x1e2eaeaf'

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
  const [router, quotes, domain, slot, permit2] = await node.multicall(chainId).calls([
    { to: universalRouter, data: POOL_MANAGER },
    { to: quoter, data: POOL_MANAGER },
    { to: universalRouter, data: DOMAIN },
    { to: poolManager, data: callData(EXTSLOAD, zero) },
    { to: PERMIT2.address, data: callData(ALLOWANCE, zero, zero, zero) },
  ])
  const knowIt = [router, quotes].every(
    (result) => isWord(result) && result && sameAddress(addressAt(result.data, 0), poolManager),
  )
  return knowIt && domain?.success === false && isWord(slot) && permit2?.success === true && permit2.data.length === 194
}
