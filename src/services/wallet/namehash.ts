import type { Hex } from '../../boundary/node'
import { keccak256 } from '../chain/hash'

/** The node of a name in its normal form, which is not empty. https://eips.ethereum.org/EIPS/eip-137 */
export function namehash(name: string): Hex {
  const hashes = name.split('.').map((label) => keccak256(new TextEncoder().encode(label)))
  return hashes.reduceRight<Hex>((node, hash) => keccak256(`${node}${hash.slice(2)}`), `0x${'0'.repeat(64)}`)
}
