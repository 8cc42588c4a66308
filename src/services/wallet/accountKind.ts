import { parseSafe } from '#boundary/safe'
import type { Address } from '#domain/chain/address'
import type { AccountKind } from '#domain/wallet/accountKind'
import type { Node } from '../chain/node'
import { oneWord } from '../chain/multicall'
import { readText } from '../chain/words'

/** The code of an account that delegates to a contract. https://eips.ethereum.org/EIPS/eip-7702 */
export const DELEGATION = /^0xef0100([0-9a-f]{40})$/i
/** Whether code is that of a contract, and neither none nor a delegation, which leaves an account to its key. */
export const isContractCode = (code: string) => code !== '0x' && !DELEGATION.test(code)

/** VERSION(), getThreshold() and nonce(). An account that answers all three is a Safe. */
const SAFE_READS = ['0xffa1ad74', '0xe75235b8', '0xaffed0e0'] as const
const VERSION_MAX = 20

/** Reads the kind of an account from its code and SAFE_READS, at the newest block. Throws the node's errors. */
export async function readAccountKind(node: Node, chainId: number, account: Address): Promise<AccountKind> {
  const code = await node.code(chainId, account)
  if (code === '0x') return { kind: 'plain' }
  if (DELEGATION.test(code)) return { kind: 'delegated' }
  const [version, threshold, nonce] = await node
    .multicall(chainId)
    .calls(SAFE_READS.map((data) => ({ to: account, data })))
  const safe = parseSafe({
    version: version?.success ? readText(version.data, VERSION_MAX) : null,
    threshold: oneWord(threshold),
    nonce: oneWord(nonce),
  })
  return safe ? { kind: 'safe', ...safe } : { kind: 'contract' }
}

/** The call data of a Safe's nonce(). */
export const SAFE_NONCE = SAFE_READS[2]
