import type { Hex, Transaction } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import type { SentBatch } from '#domain/transaction/batch'
import { carriedShare, executionOfBatch, isOfAccount } from '#domain/transaction/carried'
import { BATCH_BLOCKS } from '#domain/transaction/limits'
import { APPROVAL } from '#domain/transaction/log'
import {
  ENTRY_POINTS,
  executionsOf,
  MODULE_EXECUTIONS,
  SAFE_EXECUTIONS,
  USER_OPERATION,
} from '#domain/transaction/smartAccount'
import type { LogFilter } from '../chain/node'
import { type Checked, type Round, searchOf } from './checked'
import { findSent } from './findSent'
import { ifRefused } from '../chain/fallbacks'
import { settleBatch, type SearchTarget } from './settleBatch'

/** ERC-20's, and Approval(address,address,address,uint160,uint48) of Permit2. */
const APPROVALS: readonly Hex[] = [APPROVAL, '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b']

/** Applies a transaction to the batch if it carries the batch. Resolves to whether it does. */
async function checkCandidate(target: SearchTarget, transaction: Transaction): Promise<boolean> {
  const { checked, round, account, batch, search } = target
  const { hash } = transaction
  const receipt = await round.node.receipt(checked.chainId, hash)
  if (!receipt) return false
  const { logs, blockNumber } = receipt
  const share = carriedShare(batch, transaction)
  const isOurs = blockNumber > batch.block && isOfAccount(account, batch, transaction, logs)
  const isById = executionsOf(logs, account).some(({ id }) => id === batch.id?.toLowerCase())
  if (isById || (isOurs && share === 'whole')) {
    const rivals = round.othersOf(checked)
    const execution = executionOfBatch({ account, batch, rivals }, transaction, logs)
    if (execution === 'taken') return false
    settleBatch(target, { receipt, transaction }, execution.id)
    return true
  }
  search.others.add(hash)
  if (isOurs && share === 'part' && receipt.status) checked.apply({ kind: 'batchPart', hash })
  return false
}

async function findByNonces(target: SearchTarget): Promise<boolean> {
  const { checked, round, account, batch, search } = target
  const { node, head, countOf } = round
  const parts: Transaction[] = []
  const requested = { chainId: checked.chainId, account, nonce: search.nonce, block: batch.block }
  const used = await countOf(account)
  const newest = { head: head.number, used, finalBlocks: checked.tracked.finalBlocks }
  const { found, nextNonce, isWhole } = await findSent(node, requested, newest, async (transaction) => {
    const share = carriedShare(batch, transaction)
    if (share === 'part') parts.push(transaction)
    return share === 'whole' && (await checkCandidate(target, transaction))
  })
  for (const part of parts) await checkCandidate(target, part)
  if (found) return true
  search.nonce = Math.max(search.nonce, nextNonce)
  search.isWhole &&= isWhole
  return false
}

async function findByHashes(target: SearchTarget): Promise<boolean> {
  const { checked, round, search } = target
  for (const hash of search.hashes) {
    if (search.others.has(hash)) continue
    const found = await round.node.transaction(checked.chainId, hash)
    if (found && (await checkCandidate(target, found))) return true
  }
  return false
}

/** The result of a search; `refused` if the node does not give the events. */
type Found = 'batch' | 'nothing' | 'unfinished' | 'refused'

/**
 * Reads the events of an account with code, because other accounts may send its transactions. Adds the hashes of these
 * transactions to the search. `nothing`: all blocks up to the head were read.
 */
async function readEvents({ checked, round, account, batch, search }: SearchTarget): Promise<Exclude<Found, 'batch'>> {
  const { node, head } = round
  const { chainId, tracked } = checked
  const owner = account as Address
  if ((await node.code(chainId, owner)) === '0x') return 'nothing'
  const named: Hex = `0x${owner.slice(2).toLowerCase().padStart(64, '0')}`
  // Starts some blocks earlier, because a reorganisation may have replaced the newest blocks.
  const { finalBlocks } = tracked
  const fromBlock = Math.max(batch.block + 1, search.block - finalBlocks)
  // On a fast chain, these are more blocks than usual, because the search would otherwise never get past them.
  const toBlock = fromBlock + Math.max(BATCH_BLOCKS, 2 * finalBlocks) - 1
  const range = { fromBlock, toBlock: Math.min(head.number, toBlock) }
  if (range.toBlock < fromBlock) return 'nothing'
  const filters: LogFilter[] = [
    { addresses: batch.calls.map(({ to }) => to), topics: APPROVALS, indexed: named, ...range },
    { addresses: ENTRY_POINTS, topics: [USER_OPERATION], alsoIndexed: named, ...range },
    { addresses: [owner], topics: [...SAFE_EXECUTIONS, ...MODULE_EXECUTIONS], ...range },
  ]
  const found = await Promise.all(filters.map((filter) => node.logs(chainId, filter))).catch(ifRefused(null))
  if (!found) return 'refused'
  for (const { transactionHash } of found.flat()) if (transactionHash) search.hashes.add(transactionHash)
  search.block = range.toBlock + 1
  return range.toBlock === head.number ? 'nothing' : 'unfinished'
}

/**
 * Looks for a batch in the transactions that the wallet reported, and in those with events of the account. Applies the
 * batch if it is found. Throws the node's errors.
 */
export async function searchAccountEvents(target: SearchTarget): Promise<Found> {
  if (await findByHashes(target)) return 'batch'
  const found = await readEvents(target)
  return (await findByHashes(target)) ? 'batch' : found
}

/**
 * Looks for the transaction that carries a batch among the account's own transactions since the request, the
 * transactions that the wallet reported, and those with events of the account. Throws the node's errors.
 */
export async function checkBatch(checked: Checked, round: Round, account: string, batch: SentBatch): Promise<void> {
  const search = searchOf(checked, batch)
  const target = { checked, round, account, batch, search }
  if (await findByNonces(target)) return
  const found = await searchAccountEvents(target)
  if (found === 'batch') return
  const isEveryNonceRead = search.isWhole && search.nonce >= (await round.countOf(account))
  checked.apply({
    kind: 'batchUnseen',
    isWhole: found === 'nothing' && isEveryNonceRead,
    head: round.head,
    now: Date.now(),
  })
}
