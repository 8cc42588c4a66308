import type { Address } from '../domain/address'
import { NodeError } from '../domain/nodeError'
import type { Node } from './node'

/** What a contract may take of an account's tokens. */
export interface Approval {
  token: Address
  spender: Address
  /** Base units, as a decimal string. Never zero. */
  amount: string
}

/** Every approval of some tokens for some contracts; `unread` counts the answers that could not be had. */
export function readApprovals(
  _node: Node,
  _chainId: number,
  _owner: Address,
  _spenders: readonly Address[],
  _tokens: readonly Address[],
): Promise<{ open: Approval[]; unread: number }> {
  return Promise.reject(new NodeError('notConfigured', 'Approvals are not read yet.'))
}
