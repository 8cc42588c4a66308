import type { Address } from '../domain/address'
import { NodeError } from '../domain/nodeError'
import type { Node } from './node'

/** What the chain says of a token's contract, beyond the token itself. Null: it could not be told. */
export interface TokenSafety {
  /** Bytes of code at the address. */
  codeSize: number | null
  /** Where a proxy's calls go (EIP-1967 implementation, or the beacon's); null where no slot is set. */
  proxy: { kind: 'implementation' | 'beacon'; target: Address; admin: Address | null } | null
  /** owner() (ERC-173): an address, 'none' where it was given up, null where the contract has no owner. */
  owner: Address | 'none' | null
  /** paused(), where the contract has it. */
  isPaused: boolean | null
}

export function readSafety(_node: Node, _chainId: number, _token: Address): Promise<TokenSafety> {
  return Promise.reject(new NodeError('notConfigured', 'Safety is not read yet.'))
}
