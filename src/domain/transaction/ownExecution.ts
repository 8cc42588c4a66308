import { type Address, sameAddress } from '../chain/address'
import type { Log } from './log'
import { bare, ENTRY_POINTS, type Execution, executionsOf, isOperationOf } from './smartAccount'

/**
 * The selectors of `handleOps`: EntryPoint 0.6, and 0.7 to 0.9. In all versions, the first word of a user operation is
 * the sender, and the fourth word is the offset of the call data.
 */
const HANDLE_OPS = ['1fad948c', '765e827f']
/** No bundle has this many operations; a larger count means that the calldata is malformed. */
const OPERATIONS_MAX = 1_000
const WORD = 64

interface Operation {
  sender: Address
  callData: string
}

/** Reads the ABI word at a position (in hex digits); NaN if it is missing or too large for an offset. */
function numberAt(data: string, at: number): number {
  const word = data.slice(at, at + WORD)
  return /^0{52}[0-9a-f]{12}$/.test(word) ? parseInt(word, 16) : NaN
}

/** The operations in the call data of an EntryPoint; null if it is no bundle, or malformed. */
function operationsIn(callData: string): Operation[] | null {
  if (!HANDLE_OPS.includes(callData.slice(0, 8))) return null
  const data = callData.slice(8)
  const list = numberAt(data, 0) * 2
  const count = numberAt(data, list)
  if (!(count <= OPERATIONS_MAX)) return null
  const first = list + WORD
  const operations = Array.from({ length: count }, (_, at) => {
    const start = first + numberAt(data, first + at * WORD) * 2
    const call = start + numberAt(data, start + 3 * WORD) * 2
    const length = numberAt(data, call) * 2
    return {
      sender: `0x${data.slice(start + 24, start + WORD)}` as const,
      callData: data.slice(call + WORD, call + WORD + length),
      isWhole: Number.isFinite(call + length) && call + WORD + length <= data.length,
    }
  })
  return operations.every(({ isWhole }) => isWhole) ? operations : null
}

export interface MinedCall {
  to: string | null
  input: string
}

const ofAccount = (operations: readonly Operation[] | null, account: string) =>
  (operations ?? []).filter(({ sender }) => sameAddress(sender, account)).map(({ callData }) => callData)

/** The call data of the account's operations in all bundles within a transaction's call data. */
export function bundledCalls(account: string, input: string): string[] {
  const text = bare(input)
  return HANDLE_OPS.flatMap((selector) => {
    const [, ...bundles] = text.split(selector)
    return bundles.flatMap((_, at) => {
      const rest = bundles.slice(at).join(selector)
      return ofAccount(operationsIn(selector + rest), account)
    })
  })
}

/**
 * The call data of the account's operations, by userOpHash. The events of a bundle have the order of its operations.
 * Empty if the transaction does not call an EntryPoint directly.
 */
function operationCalls(account: string, { to, input }: MinedCall, logs: readonly Log[]): Map<string, string> {
  if (to === null || !ENTRY_POINTS.some((each) => sameAddress(each, to))) return new Map()
  const events = logs.filter((log) => isOperationOf(log, account) && sameAddress(log.address, to))
  const calls = ofAccount(operationsIn(bare(input)), account)
  return new Map(
    calls.flatMap((callData, at): [string, string][] => {
      const hash = events[at]?.topics[1]
      return hash === undefined ? [] : [[hash.toLowerCase(), callData]]
    }),
  )
}

/**
 * The account's executions that contain certain calls. If a transaction has several executions of the account, an
 * operation is recognised by its call data in the bundle, and a Safe's execution by the event in which the Safe repeats
 * the call. Empty if none of several executions is recognised.
 */
export function ownExecutions<L extends Log>(
  account: string,
  calls: readonly { data: string }[],
  mined: MinedCall,
  logs: readonly L[],
): Execution<L>[] {
  const executions = executionsOf(logs, account, mined.input)
  if (executions.length < 2) return executions
  const sought = calls.map(({ data }) => bare(data))
  const hasAll = (text: string) => sought.every((call) => text.includes(call))
  const operations = operationCalls(account, mined, logs)
  return executions.filter(({ id, logs: own }) => {
    const data = operations.get(id)
    if (data !== undefined) return hasAll(data)
    return own.some((log) => sameAddress(log.address, account) && hasAll(bare(log.data)))
  })
}
