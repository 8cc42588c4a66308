import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE } from '#domain/token/token'
import { costPaidBy } from '#domain/transaction/fee'
import { partOf, receiptOfPart } from '#domain/transaction/requestPart'
import type { TransferRecord } from '#domain/transfer/transferRecord'
import { unlessSilent } from '../chain/fallbacks'
import type { Node } from '../chain/node'
import { readBalanceChanges } from '../trade/balanceChanges'
import type { EncodedCall } from '../trade/tradeAbi'
import type { SettledReceipt } from '../transaction/checked'
import type { RequestedTransfer } from './tryTransfer'

interface SentTransfer extends RequestedTransfer {
  hash: string
  /** The calls of a batch, if another contract makes them within the transaction. */
  calls?: readonly EncodedCall[] | undefined
  /** The id of the execution that contains the calls, see `Execution`. */
  execution?: string | undefined
}

/**
 * How much a transfer moved for an account: out of it if it is the sender, and else into it. Null if the node cannot
 * tell. The coin moves exactly as it was entered. What a token moves is what the balance shows, because its events may be
 * false. Throws a NodeError if the node is silent.
 */
async function movedFor(
  of: Address,
  { currency, units, account }: RequestedTransfer,
  receipt: SettledReceipt,
  [node, chainId]: [Node, number],
): Promise<string | null> {
  if (!receipt.status) return '0'
  if (currency === NATIVE) return units.toString()
  const reading = readBalanceChanges(node, chainId, { account: of, tokens: [currency] }, receipt)
  const [change = null] = await reading.catch(unlessSilent([]))
  if (change === null) return null
  return (of === account ? -change : change).toString()
}

/**
 * Reads a mined transfer that is known to be what was requested. One that failed has moved nothing.
 * @throws NodeError if the node does not respond, or does not have the transaction
 */
export async function readTransfer(node: Node, chainId: number, sent: SentTransfer): Promise<TransferRecord> {
  const { account, recipient, hash, calls = [], execution = null } = sent
  const [transaction, receipt] = await Promise.all([node.transaction(chainId, hash), node.receipt(chainId, hash)])
  const part = transaction && receipt && partOf({ account, calls, execution }, receipt, transaction)
  const own = part && receiptOfPart(receipt, part)
  if (!own) throw new NodeError('malformed', 'The node does not have the transaction.')
  const [block, left, arrived] = await Promise.all([
    node.block(chainId, own.blockNumber),
    movedFor(account, sent, own, [node, chainId]),
    movedFor(recipient, sent, own, [node, chainId]),
  ])
  return {
    hash: own.transactionHash,
    blockNumber: own.blockNumber,
    timestamp: block.timestamp,
    left,
    arrived,
    ...costPaidBy(own, account),
  }
}
