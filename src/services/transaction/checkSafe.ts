import type { Address } from '#domain/chain/address'
import type { SafeMoment, SentBatch } from '#domain/transaction/batch'
import { carriedShare } from '#domain/transaction/carried'
import { SAFE_BLOCKS } from '#domain/transaction/limits'
import { ownExecutions } from '#domain/transaction/ownExecution'
import { type SafeEvent, safeOutcome, searchedUpTo } from '#domain/transaction/safeOutcome'
import { searchAccountEvents } from './checkBatch'
import { type SafeSearch, searchOf } from './checked'
import { readSafeEvents, type SafeAt, safeState } from './safeEvents'
import { safeTxHashes } from './safeTx'
import { settleBatch, type SearchTarget } from './settleBatch'

const newSearch = ({ block }: SentBatch, { nonce }: SafeMoment): SafeSearch => ({
  block,
  nonce,
  read: block,
  events: [],
  window: SAFE_BLOCKS.most,
  hashes: null,
  others: new Set(),
})

/**
 * The safeTxHashes that the batch can have, except those of other known batches, and the batch's Safe nonce if the
 * wallet's batch id determines it.
 */
function candidatesOf(
  { checked, round, account, batch }: Omit<SearchTarget, 'search'>,
  safe: SafeMoment,
  search: SafeSearch,
) {
  const { chainId } = checked
  const all = (search.hashes ??= safeTxHashes({ chainId, account }, batch.calls, safe))
  const id = batch.id?.toLowerCase()
  const nonce = id === undefined ? undefined : all.get(id)
  if (id !== undefined && nonce !== undefined) return { hashes: new Set([id]), nonce }
  const hashes = new Set([...all.keys()].filter((hash) => !round.isNamed(hash, checked)))
  if (id !== undefined) hashes.add(id)
  return { hashes, nonce: null }
}

/**
 * Whether a Safe's transaction contains the calls of the batch. Needed if the safeTxHash is unknown, which is so if the
 * Safe pays fees or the wallet returned the hash of a transaction.
 */
async function carries(
  { checked, round, account, batch }: Omit<SearchTarget, 'search'>,
  event: SafeEvent,
): Promise<boolean> {
  const { node } = round
  const [transaction, receipt] = await Promise.all([
    node.transaction(checked.chainId, event.transactionHash),
    node.receipt(checked.chainId, event.transactionHash),
  ])
  if (!transaction || !receipt) return false
  if (carriedShare(batch, transaction) !== 'whole') return false
  const [own, other] = ownExecutions(account, batch.calls, transaction, receipt.logs)
  return own?.id === event.hash && !other
}

async function foundByCalls(target: Omit<SearchTarget, 'search'>, search: SafeSearch): Promise<SafeEvent | null> {
  for (const event of search.events) {
    const isNamed = target.round.isNamed(event.hash, target.checked)
    if (search.others.has(event.hash) || isNamed) continue
    if (await carries(target, event)) return event
    search.others.add(event.hash)
  }
  return null
}

/**
 * The batch was not executed from the Safe's queue. A module may still have executed it, as Safe4337Module does with
 * user operations, unless the batch is in the queue. Resolves to whether the search has to continue.
 */
async function stayOpen(target: Omit<SearchTarget, 'search'>, isInQueue: boolean): Promise<boolean> {
  const { checked, round, batch } = target
  const found = isInQueue ? 'nothing' : await searchAccountEvents({ ...target, search: searchOf(checked, batch) })
  if (found !== 'batch') checked.apply({ kind: 'accountOpen', head: round.head, isWhole: found === 'nothing' })
  return found === 'unfinished'
}

/**
 * Looks for a Safe's batch among the Safe's executions since the request. A batch that would fail leaves no trace on
 * the chain, so it stays open. Resolves to whether the batch must be checked again without waiting for a new block.
 * Throws the node's errors.
 */
export async function checkSafe(target: Omit<SearchTarget, 'search'>, safe: SafeMoment): Promise<boolean> {
  const { checked, round, account, batch } = target
  const { node, head } = round
  const { chainId } = checked
  const at: SafeAt = { node, chainId, safe: account as Address }
  const search = (checked.safe ??= newSearch(batch, safe))
  const { nonce: now, hasModules } = await safeState(at, head.number)
  const { hashes, nonce } = candidatesOf(target, safe, search)
  const isInQueue = nonce !== null || !hasModules
  const isOpen = now === search.nonce || (nonce !== null && now <= nonce)
  if (isOpen && now >= search.nonce) {
    if (now === search.nonce) search.block = Math.max(search.block, head.number - checked.tracked.finalBlocks)
    Object.assign(search, { read: search.block, events: [] })
    return stayOpen(target, isInQueue)
  }
  if (!(await readSafeEvents(at, search, head.number, now))) return search.read < head.number
  const sent = batch.id?.toLowerCase()
  const isOurs = ({ hash, transactionHash }: SafeEvent) => hashes.has(hash) || transactionHash === sent
  const first = search.nonce
  const outcome = safeOutcome({ isOurs, nonce }, { first, now }, search.events)
  const event = outcome.kind === 'open' && nonce === null ? await foundByCalls(target, search) : null
  await conclude(target, search, event ? { kind: 'executed', event } : outcome)
  return outcome.kind === 'open' && !event ? stayOpen(target, isInQueue) : false
}

async function conclude(
  target: Omit<SearchTarget, 'search'>,
  search: SafeSearch,
  outcome: ReturnType<typeof safeOutcome>,
): Promise<void> {
  const { checked, round } = target
  const { node, head } = round
  if (outcome.kind === 'unknown') {
    // The nonce and the events do not match, so all events are read again.
    Object.assign(search, { read: search.block, events: [] })
    return
  }
  if (outcome.kind === 'open') {
    const { finalBlocks } = checked.tracked
    Object.assign(search, searchedUpTo(head.number - finalBlocks, search, search.events))
    Object.assign(search, { read: search.block, events: [] })
    return
  }
  const { kind, event } = outcome
  const [receipt, transaction] = await Promise.all([
    node.receipt(checked.chainId, event.transactionHash),
    node.transaction(checked.chainId, event.transactionHash),
  ])
  // The node lags behind, so the next check tries again.
  if (!receipt || !transaction) return
  checked.safe = undefined
  if (kind === 'executed') settleBatch(target, { receipt, transaction }, event.hash)
  else {
    checked.apply({ kind: 'accountReplaced', receipt, head })
    checked.settle(receipt)
  }
}
