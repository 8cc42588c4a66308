import { type Address, sameAddress } from '../chain/address'
import type { BatchCall, SentBatch } from './batch'
import { isTopicOf, type Log } from './log'
import { ownExecutions } from './ownExecution'
import { bare, ENTRY_POINTS, executionsOf, isModuleExecutionOf, isOperationOf } from './smartAccount'
import type { Tracked } from './tracking'

interface MinedCall {
  from: Address
  to: Address | null
  value: bigint
  input: string
}

/** Whether a transaction makes a call directly, or contains it in the calldata for a smart account. */
function hasCall({ to, value, input }: MinedCall, call: BatchCall): boolean {
  const [text, data] = [bare(input), bare(call.data)]
  if (to !== null && sameAddress(to, call.to)) return text === data && value === BigInt(call.value)
  return text.includes(bare(call.to)) && text.includes(data)
}

/**
 * How much of a batch a transaction contains. `whole`: the last call, which is the batch's purpose. `part`: only
 * earlier calls, because the wallet sends the calls one by one. Null: no call.
 */
export function carriedShare({ calls }: SentBatch, transaction: MinedCall): 'whole' | 'part' | null {
  const carried = calls.map((call) => hasCall(transaction, call))
  if (carried.at(-1)) return 'whole'
  return carried.includes(true) ? 'part' : null
}

/**
 * Whether a mined batch has no events from its last call. Some smart accounts ignore the failure of a call, so the
 * batch can be mined without its last call. A swap emits events of pools, so the swap failed if all events come from
 * the account, an EntryPoint, or the targets of the earlier calls.
 */
export function lacksLastCall(account: string, { calls }: SentBatch, logs: readonly Log[]): boolean {
  const others = [account, ...ENTRY_POINTS, ...calls.slice(0, -1).map(({ to }) => to)]
  return calls.length > 1 && logs.every(({ address }) => others.some((each) => sameAddress(each, address)))
}

/**
 * Whether a transaction was executed for an account: the account sent it, an EntryPoint's event names it, a Safe
 * reports a module's execution, or a contract called by the batch emitted an event with the account and an address from
 * the call's data. Another contract's event proves nothing: anybody can copy the calls and emit it.
 */
export function isOfAccount(
  account: string,
  { calls }: SentBatch,
  { from }: Pick<MinedCall, 'from'>,
  logs: readonly Log[],
): boolean {
  if (sameAddress(from, account)) return true
  const isConfirmed = ({ address, topics: [, owner, other] }: Log) =>
    isTopicOf(owner, account) &&
    other !== undefined &&
    calls.some(({ to, data }) => sameAddress(to, address) && bare(data).includes(other.slice(26).toLowerCase()))
  return logs.some((log) => isOperationOf(log, account) || isModuleExecutionOf(log, account) || isConfirmed(log))
}

type Rival = Pick<Tracked, 'hash' | 'batch' | 'state'>

const lastCall = (batch: Pick<SentBatch, 'calls'>) => batch.calls.at(-1)?.data.toLowerCase()

/**
 * Whether another request of the account has been mined in a transaction, as the execution `id`. One transaction may
 * carry several requests, so without executions it is taken only by a request for the same calls, or by one whose
 * transaction it is.
 */
function isTakenBy(
  { hash, batch, state }: Rival,
  mined: { hash: string; id: string | null },
  ours: Pick<SentBatch, 'calls'>,
): boolean {
  if (mined.hash !== hash && mined.hash !== state.minedAs) return false
  if (mined.id !== null && state.execution !== undefined && state.execution !== mined.id) return false
  return !batch || lastCall(batch) === lastCall(ours)
}

/**
 * Which execution of the account in a transaction is the batch: its id, or null if the account has no executions in the
 * transaction or the batch is not recognised among them. `taken` if it belongs to other requests.
 * @param rivals - the other requests of the account
 */
export function executionOfBatch(
  { account, batch, rivals }: { account: string; batch: SentBatch; rivals: readonly Rival[] },
  transaction: MinedCall & { hash: string },
  logs: readonly Log[],
): { id: string | null } | 'taken' {
  const isFree = (id: string | null) => !rivals.some((rival) => isTakenBy(rival, { hash: transaction.hash, id }, batch))
  const named = batch.id?.toLowerCase()
  if (executionsOf(logs, account).some(({ id }) => id === named)) return { id: named ?? null }
  const carriers = ownExecutions(account, batch.calls, transaction, logs)
  if (carriers.length === 0) return isFree(null) ? { id: null } : 'taken'
  const [first, ...others] = carriers.filter(({ id }) => isFree(id))
  if (!first) return 'taken'
  // If the same calls were requested as often as they were executed, it does not matter which request has which.
  const same = rivals.filter(
    (rival) => rival.batch && rival.state.status === 'pending' && lastCall(rival.batch) === lastCall(batch),
  )
  return { id: others.length > same.length ? null : first.id }
}
