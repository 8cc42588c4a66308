import type { Address } from '../../domain/chain/address'
import { isSilence, NodeError } from '../../domain/chain/nodeError'
import { NATIVE } from '../../domain/token/token'
import { costOf } from '../../domain/transaction/fee'
import { partOf, receiptOfPart } from '../../domain/transaction/requestPart'
import type { TransferRecord } from '../../domain/transfer/transferRecord'
import type { Node } from '../chain/node'
import { readBalanceChanges } from '../trade/balanceChanges'
import type { EncodedCall } from '../trade/tradeAbi'
import type { SettledReceipt } from '../transaction/checked'
import type { RequestedTransfer } from './tryTransfer'

export interface SentTransfer extends RequestedTransfer {
  hash: string
  /** The calls of a batch, if another contract makes them within the transaction. */
  calls?: readonly EncodedCall[] | undefined
  /** The id of the execution that contains the calls, see `Execution`. */
  execution?: string | undefined
}

/** How much a transfer changed the balance of an account; null if the node cannot tell. Throws if it is silent. */
async function changeOf(
  node: Node,
  chainId: number,
  { account, token }: { account: Address; token: Address },
  receipt: SettledReceipt,
): Promise<bigint | null> {
  try {
    const [change = null] = await readBalanceChanges(node, chainId, { account, tokens: [token] }, receipt)
    return change
  } catch (error) {
    if (!(error instanceof NodeError) || isSilence(error)) throw error
    return null
  }
}

/**
 * Reads a mined transfer that is known to be what was requested. One that failed has moved nothing. The coin moves
 * exactly as it was entered. What a token moves is what the balances of both sides show, because its events may be false.
 * @throws NodeError if the node does not respond, or does not have the transaction
 */
export async function readTransfer(node: Node, chainId: number, sent: SentTransfer): Promise<TransferRecord> {
  const { account, currency, recipient, units, hash, calls = [], execution = null } = sent
  const [transaction, receipt] = await Promise.all([node.transaction(chainId, hash), node.receipt(chainId, hash)])
  const part = transaction && receipt && partOf({ account, calls, execution }, receipt, transaction)
  const own = part && receiptOfPart(receipt, part)
  if (!own) throw new NodeError('malformed', 'The node does not have the transaction.')
  const certain = own.status ? (currency === NATIVE ? units : null) : 0n
  const moved = (of: Address) =>
    certain !== null || currency === NATIVE ? null : changeOf(node, chainId, { account: of, token: currency }, own)
  const [block, left, arrived] = await Promise.all([
    node.block(chainId, own.blockNumber),
    moved(account),
    moved(recipient),
  ])
  return {
    hash: own.transactionHash,
    blockNumber: own.blockNumber,
    timestamp: block.timestamp,
    left: (certain ?? (left === null ? null : -left))?.toString() ?? null,
    arrived: (certain ?? arrived)?.toString() ?? null,
    ...costOf(own, account),
  }
}
