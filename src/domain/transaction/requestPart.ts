import { type Address, sameAddress } from '../chain/address'
import type { Log } from './log'
import { bundledCalls, type MinedCall, ownExecutions } from './ownExecution'
import { bare, EXEC_TRANSACTION, type Execution, executionsOf, SAFE_EXECUTIONS } from './smartAccount'

/** A request to find in a mined transaction. */
export interface PartRequest {
  account: string
  /** The requested calls in order; empty if unknown. */
  calls: readonly { to: string; data: string }[]
  /** The id of the execution that contains the request, see `Execution`; null if unknown. */
  execution?: string | null
}

/**
 * What the account did in the transaction besides the request. `apart`: other executions, with their own logs. `within`:
 * the same execution calls the same contract again, so its logs cannot be told apart.
 */
export type OtherCalls = 'none' | 'apart' | 'within'

/** The part of a mined transaction that belongs to one request of an account. */
export interface RequestPart<L extends Log = Log> {
  /** The id of the execution, see `Execution`; null if the account has no execution events in the transaction. */
  execution: string | null
  isFailed: boolean
  logs: readonly L[]
  /** The network fee that the account paid, in wei. Absent if the account sent the transaction; null if unknown. */
  paid?: bigint | null
  /** The EntryPoint from the account's deposit at which the fee was paid. */
  entryPoint?: Address
  others: OtherCalls
}

/** The arguments `data` of all execTransaction calls in a call, including nested ones. */
function safeCalls(input: string): string[] {
  const text = input.toLowerCase()
  const found: string[] = []
  for (let at = text.indexOf(EXEC_TRANSACTION); at >= 0; at = text.indexOf(EXEC_TRANSACTION, at + 1)) {
    const args = text.slice(at + EXEC_TRANSACTION.length)
    const offset = parseInt(args.slice(128, 192), 16) * 2
    const length = parseInt(args.slice(offset, offset + 64), 16) * 2
    const data = args.slice(offset + 64, offset + 64 + length)
    if (data.length === length) found.push(data)
  }
  return found
}

/** The call data of the innermost operation or Safe transaction that contains the request; else the whole input. */
function callDataOf({ account, calls }: PartRequest, { kind }: Execution, { input }: MinedCall): string {
  const last = calls.at(-1)
  const parts = kind === 'operation' ? bundledCalls(account, input) : safeCalls(input)
  const containing = parts.filter((data) => last && data.includes(bare(last.data)))
  return containing.sort((a, b) => a.length - b.length)[0] ?? bare(input)
}

/** ERC-20's and Permit2's `approve`, up to the spender. They name a contract without calling it. */
const APPROVE = '(?:095ea7b3|87517c45.{64}).{24}'

/** Whether call data calls the contract of the request's last call once more, besides the requested calls. */
function callsAgain(callData: string, calls: PartRequest['calls']): boolean {
  const last = calls.at(-1)
  if (!last) return false
  const contract = bare(last.to)
  const rest = calls
    .reduce((text, { data }) => text.replace(bare(data), ''), callData)
    .replace(new RegExp(APPROVE + contract, 'g'), '')
  // The one that is left is the target of the requested call itself.
  return rest.split(contract).length > 2
}

const isOtherSafe = ({ address, topics: [event] }: Log, account: string) =>
  event !== undefined && (SAFE_EXECUTIONS as readonly string[]).includes(event) && !sameAddress(address, account)

/**
 * The logs of a Safe's execution after the executions of other Safes. Their events count only if the call data executes
 * other Safe transactions outside of this one, because any contract can emit such events.
 */
function afterOtherSafes<L extends Log>(
  { kind, logs }: Pick<Execution<L>, 'kind' | 'logs'>,
  account: string,
  { input }: MinedCall,
  callData: string,
): readonly L[] {
  const isAmong = kind !== 'operation' && safeCalls(input).length > 1 && !callData.includes(EXEC_TRANSACTION)
  return isAmong ? logs.slice(logs.findLastIndex((log) => isOtherSafe(log, account)) + 1) : logs
}

function executionFor<L extends Log>(
  { account, calls, execution }: PartRequest,
  executions: readonly Execution<L>[],
  mined: MinedCall | null,
  logs: readonly L[],
): Execution<L> | null {
  if (execution) return executions.find(({ id }) => id === execution) ?? null
  const [only, other] = mined && calls.length > 0 ? ownExecutions(account, calls, mined, logs) : executions
  if (only && !other) return only
  return executions.every(({ isFailed }) => isFailed) ? (executions[0] ?? null) : null
}

/**
 * Tells which logs of a mined transaction, and how much of its fee, belong to one request of an account: those of one
 * execution if the account has execution events, or else all. Everything that is said about a mined request comes from
 * here. Null if it is unclear which of several executions was requested, unless all of them failed.
 * @param mined - the transaction's call; null if unknown, which is enough if the account did nothing else in it
 */
export function partOf<L extends Log>(
  request: PartRequest,
  { from, logs }: { from: string; logs: readonly L[] },
  mined: MinedCall | null,
): RequestPart<L> | null {
  const { account, calls } = request
  const executions = executionsOf(logs, account, mined?.input)
  const isSender = sameAddress(from, account)
  if (executions.length === 0) {
    const isAgain = mined !== null && callsAgain(bare(mined.input), calls)
    const others = isAgain ? 'within' : 'none'
    return { execution: null, isFailed: false, logs, ...(!isSender && { paid: 0n }), others }
  }
  const own = executionFor(request, executions, mined, logs)
  if (!own) return null
  const callData = mined && callDataOf(request, own, mined)
  const isAgain = callData !== null && callsAgain(callData, calls)
  return {
    execution: own.id,
    isFailed: own.isFailed,
    logs: mined && callData !== null ? afterOtherSafes(own, account, mined, callData) : own.logs,
    ...(!isSender && { paid: own.paid }),
    ...(own.entryPoint && { entryPoint: own.entryPoint }),
    others: isAgain ? 'within' : executions.length > 1 ? 'apart' : 'none',
  }
}

/** A receipt cut to a request's part. Its status is that of the request. */
export const receiptOfPart = <L extends Log, R extends { status: boolean }>(
  receipt: R,
  { isFailed, ...own }: RequestPart<L>,
): R & Omit<RequestPart<L>, 'isFailed'> => ({ ...receipt, ...own, status: receipt.status && !isFailed })
