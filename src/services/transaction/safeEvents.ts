import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { SAFE_BLOCKS, SAFE_READS_MAX } from '#domain/transaction/limits'
import type { SafeEvent } from '#domain/transaction/safeOutcome'
import { executionsOf, SAFE_EXECUTIONS, safeHashOf } from '#domain/transaction/smartAccount'
import type { Node } from '../chain/node'
import { type CallResult, oneWord } from '../chain/multicall'
import { uintWord } from '../chain/words'
import { SAFE_NONCE } from '../wallet/accountKind'
import type { SafeSearch } from './checked'
import { ifRefused } from '../chain/fallbacks'

export interface SafeAt {
  node: Node
  chainId: number
  safe: Address
}

function nonceIn(result: CallResult | undefined): number {
  const nonce = oneWord(result)
  if (nonce === null) throw new NodeError('noState', 'The Safe does not tell its nonce.')
  return Number(nonce)
}

/** Throws a NodeError if the call fails, for example because the node does not have the state of the block. */
async function safeNonce({ node, chainId, safe }: SafeAt, block: number): Promise<number> {
  const [result] = await node.multicall(chainId).calls([{ to: safe, data: SAFE_NONCE }], block)
  return nonceIn(result)
}

/** The call data of getModulesPaginated(address(1), 1), which returns the first module and the next one. */
const SAFE_MODULES: Hex = `0xcc2f8452${uintWord(1)}${uintWord(1)}`

/** A Safe's nonce after a block, and whether the Safe may have modules. Throws like `safeNonce`. */
export async function safeState(at: SafeAt, block: number): Promise<{ nonce: number; hasModules: boolean }> {
  const { node, chainId, safe } = at
  const calls = [SAFE_NONCE, SAFE_MODULES].map((data) => ({ to: safe, data }))
  const [result, modules] = await node.multicall(chainId).calls(calls, block)
  // The list of modules has its length in the third word.
  const hasNone = modules?.success === true && modules.data.slice(130, 194) === uintWord(0)
  return { nonce: nonceIn(result), hasModules: !hasNone }
}

/** Reads the events of a range of blocks. If the range is too large for the node, halves `window` for the next read. */
async function readWindow({ node, chainId, safe }: SafeAt, search: SafeSearch, head: number): Promise<void> {
  const fromBlock = search.read + 1
  const toBlock = Math.min(head, search.read + search.window)
  const filter = { addresses: [safe], topics: SAFE_EXECUTIONS, fromBlock, toBlock }
  const logs = await node.logs(chainId, filter).catch(ifRefused(null))
  if (!logs) {
    search.window = Math.floor(search.window / 2)
    return
  }
  for (const log of logs) {
    const { transactionHash, blockNumber } = log
    if (transactionHash) search.events.push({ hash: safeHashOf(log), transactionHash, blockNumber })
  }
  search.read = toBlock
}

/**
 * Finds the first block after `low` at which the Safe's nonce exceeds `nonce`, by binary search. The nonce must exceed
 * `nonce` at the block `high`.
 */
async function blockOf(at: SafeAt, nonce: number, low: number, high: number): Promise<number> {
  if (high - low <= 1) return high
  const middle = Math.floor((low + high) / 2)
  return (await safeNonce(at, middle)) > nonce ? blockOf(at, nonce, low, middle) : blockOf(at, nonce, middle, high)
}

/** Reads a Safe's executions in a block from the receipts of the transactions that contain the Safe's address. */
async function eventsIn({ node, chainId, safe }: SafeAt, blockNumber: number): Promise<SafeEvent[]> {
  const hashes = await node.transactionsNaming(chainId, blockNumber, safe)
  const receipts = await Promise.all(hashes.slice(0, SAFE_READS_MAX).map((hash) => node.receipt(chainId, hash)))
  return receipts.flatMap((receipt) =>
    executionsOf(receipt?.logs ?? [], safe).flatMap(({ kind, id }) =>
      receipt && kind === 'safe' ? [{ hash: id, transactionHash: receipt.transactionHash, blockNumber }] : [],
    ),
  )
}

/**
 * Finds the next block in which the Safe executed a transaction, by its nonce in past states, and reads the executions.
 * Resolves to whether this succeeded.
 */
async function readByNonce(at: SafeAt, search: SafeSearch, head: number): Promise<boolean> {
  const nonce = search.nonce + search.events.length
  const block = await blockOf(at, nonce, search.read, head).catch(ifRefused(null))
  if (block === null) return false
  const [events, after] = await Promise.all([eventsIn(at, block), safeNonce(at, block)])
  // The nonce grew by more than the number of executions, so some transaction does not contain the Safe's address.
  if (events.length !== after - nonce) return false
  search.events.push(...events)
  search.read = block
  return true
}

/**
 * Reads a Safe's executions up to the block `head`. `now` is the Safe's nonce after this block. Resolves to whether all
 * executions have been read. If not, the next call continues. Reads past states instead of events if the node has no
 * events or returns only a few blocks at once.
 */
export async function readSafeEvents(at: SafeAt, search: SafeSearch, head: number, now: number): Promise<boolean> {
  for (let left = SAFE_READS_MAX; left > 0; left -= 1) {
    if (search.read >= head || search.nonce + search.events.length >= now) return true
    if (search.window >= SAFE_BLOCKS.least) await readWindow(at, search, head)
    else if (!(await readByNonce(at, search, head))) return false
  }
  return false
}
