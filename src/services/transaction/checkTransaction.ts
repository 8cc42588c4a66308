import type { Hex, Receipt, Transaction } from '#boundary/node'
import { configuredChain } from '#config/chains'
import { type Address, sameAddress } from '#domain/chain/address'
import { BATCH_BLOCKS, MEMPOOL_CHECK_MS, OPERATION_BLOCKS, UNSEEN_MS } from '#domain/transaction/limits'
import { partOf, receiptOfPart } from '#domain/transaction/requestPart'
import { ENTRY_POINTS, USER_OPERATION } from '#domain/transaction/smartAccount'
import { isInBlock, isLate, type SentTransaction, type Tracked } from '#domain/transaction/tracking'
import type { Node } from '../chain/node'
import { callDigest } from './callDigest'
import { checkCalls } from './checkCalls'
import { findByNonce } from './findSent'
import type { Checked, Round, SettledReceipt } from './checked'
import { ifRefused } from '../chain/fallbacks'

const sentOf = (found: Transaction): SentTransaction => ({
  ...found,
  call: callDigest(found.to, found.value, found.input),
})

async function isPlain(checked: Checked, account: string, node: Node): Promise<boolean> {
  checked.hasCode ||= (await node.code(checked.chainId, account as Address)) !== '0x'
  return !checked.hasCode
}

/**
 * The sender of a mined transaction if it is not the account that requested the transaction. Undefined for accounts
 * with code, because other accounts may send their transactions.
 */
async function otherPayer(checked: Checked, { from }: Pick<Receipt, 'from'>, node: Node): Promise<Address | undefined> {
  const { account, state } = checked.tracked
  if (account === null || state.call === undefined || sameAddress(from, account)) return undefined
  return (await isPlain(checked, account, node)) ? from : undefined
}

/** Cuts a receipt to what belongs to the account, as all does that it sent itself; null if that is unclear. */
function ownReceipt(mined: Receipt, { account, hash }: Tracked): SettledReceipt | null {
  if (account === null || sameAddress(mined.from, account)) return mined
  const request = { account, calls: [] }
  // The hash may be that of the account's user operation.
  const part = partOf({ ...request, execution: hash.toLowerCase() }, mined, null) ?? partOf(request, mined, null)
  return part && receiptOfPart(mined, part)
}

async function readMined(checked: Checked, mined: Receipt, { node, head }: Round) {
  const { hash, account, isCompared } = checked.tracked
  const receipt = ownReceipt(mined, checked.tracked)
  if (receipt === null) {
    checked.apply({ kind: 'undecided', hash: mined.transactionHash })
    return
  }
  const { execution } = receipt
  // If this read fails, the check has no result: the receipt may belong to a transaction of another account.
  const sentFrom = await otherPayer(checked, receipt, node)
  const isOpen = !isCompared && account !== null && receipt.transactionHash === hash
  // If this read fails, the outcome is reported anyway, and the read is repeated with the next blocks.
  const found = isOpen ? await node.transaction(checked.chainId, hash).catch(() => null) : null
  checked.apply({
    kind: 'mined',
    receipt,
    head,
    sentFrom,
    found: found && sentOf(found),
    ...(execution && { execution }),
  })
  checked.settle(receipt)
}

/** Reads a mined transaction again: a reorganisation may remove it. Resolves to whether the receipt is missing. */
async function recheck(checked: Checked, round: Round): Promise<boolean> {
  const { hash, state } = checked.tracked
  const receipt = await round.node.receipt(checked.chainId, state.minedAs ?? hash)
  if (receipt) await readMined(checked, receipt, round)
  else checked.apply({ kind: 'receiptMissing' })
  return !receipt
}

async function readReplacement(checked: Checked, account: string, nonce: number, { node, head }: Round) {
  const { chainId } = checked
  const { hash, unusedAt, state } = checked.tracked
  const recent = head.number - 1
  const guess = unusedAt ?? state.unusedAt ?? recent
  const search = (from: number) =>
    findByNonce(node, { chainId, account, nonce }, { unusedAt: from, usedAt: head.number }).catch(ifRefused(null))
  const use = (await search(guess)) ?? (guess < recent ? await search(recent) : null)
  const other = use?.transaction
  if (!other) {
    checked.apply({ kind: 'nonceLost', now: Date.now() })
    return
  }
  // The checked transaction itself has used the nonce, but its receipt is not available yet.
  if (other.hash === hash) return
  const receipt = await node.receipt(chainId, other.hash)
  if (!receipt) return
  checked.apply({ kind: 'nonceTaken', other: sentOf(other), receipt, head })
  checked.settle(receipt)
}

/**
 * The receipt of the user operation whose hash a smart account's wallet has returned in place of a transaction's hash;
 * null if there is none in the last blocks, or if the node gives no events.
 */
async function operationReceipt({ chainId, tracked }: Checked, { node, head }: Round): Promise<Receipt | null> {
  const eventIn = async (blocks: number) => {
    const range = { fromBlock: Math.max(0, head.number - blocks + 1), toBlock: head.number }
    const filter = { addresses: ENTRY_POINTS, topics: [USER_OPERATION], indexed: tracked.hash as Hex, ...range }
    const logs = await node.logs(chainId, filter).catch(ifRefused(null))
    return logs && (logs[0] ?? 'none')
  }
  // On a fast chain, the usual number of blocks is less than what has passed since the request.
  const passed = Math.ceil((Date.now() - tracked.addedAt) / 1_000 / configuredChain(chainId).blockSeconds)
  const all = passed > BATCH_BLOCKS ? await eventIn(Math.min(passed, OPERATION_BLOCKS)) : null
  const event = all ?? (await eventIn(BATCH_BLOCKS))
  const carrier = event && event !== 'none' ? event.transactionHash : undefined
  return carrier ? node.receipt(chainId, carrier) : null
}

/** Reads whether a node knows a pending transaction, only at intervals: it takes one request per transaction. */
async function readPending(checked: Checked, round: Round) {
  const { node, head } = round
  const now = Date.now()
  const { tracked } = checked
  const { hash, account, searchedAt: lookedUpAt, state } = tracked
  if (now - lookedUpAt < MEMPOOL_CHECK_MS && state.nonce !== undefined) {
    checked.apply({ kind: 'pending', head, now })
    return
  }
  const found = await node.transaction(checked.chainId, hash)
  // If the nonce is known, the transaction cannot have been executed under another hash.
  const isOld = isLate(tracked, head) || now - tracked.addedAt >= UNSEEN_MS
  const isInDoubt = !found && account !== null && state.nonce === undefined && isOld
  const isKeyOnly = isInDoubt ? await isPlain(checked, account, node) : undefined
  const receipt = isKeyOnly === false ? await operationReceipt(checked, round) : null
  if (receipt) await readMined(checked, receipt, round)
  else checked.apply({ kind: 'lookedUp', found: found && sentOf(found), head, now, isPlain: isKeyOnly })
}

/**
 * Reads the state of a transaction from the chain and applies it. Resolves to whether the transaction must be checked
 * again without waiting for a new block. Throws the node's errors.
 */
export async function checkTransaction(checked: Checked, round: Round): Promise<boolean> {
  const { node, head, countOf } = round
  const { chainId, tracked } = checked
  const { hash, account, batch } = tracked
  if (batch && account !== null) return checkCalls(checked, round, account, batch)
  if (isInBlock(tracked)) return recheck(checked, round)
  const { nonce } = tracked.state
  if (account !== null && nonce !== undefined && (await countOf(account)) <= nonce) {
    checked.apply({ kind: 'nonceUnused', head })
    await readPending(checked, round)
    return false
  }
  const { minedAs } = checked.tracked.state
  const followed = minedAs === undefined ? null : await node.receipt(chainId, minedAs)
  const receipt = followed ?? (await node.receipt(chainId, hash))
  if (receipt) await readMined(checked, receipt, round)
  else if (account !== null && nonce === undefined) await readPending(checked, round)
  else if (account !== null && nonce !== undefined) {
    await readReplacement(checked, account, nonce, round)
    return checked.tracked.state.status === 'pending'
  }
  return false
}
