import { type Address, sameAddress } from '../chain/address'
import { ENTRY_POINTS, executionsOf, isOperationOf } from './smartAccount'

interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

/**
 * The selectors of `handleOps`: EntryPoint 0.6, and 0.7 to 0.9. In all versions, the first word of a user operation is
 * the sender, and the fourth word is the offset of the call data.
 */
const HANDLE_OPS = ['0x1fad948c', '0x765e827f']
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

function operationsIn(input: string): Operation[] | null {
  if (!HANDLE_OPS.includes(input.slice(0, 10).toLowerCase())) return null
  const data = input.slice(10).toLowerCase()
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

/** The index of the account's only operation that contains the calls; undefined if there is none, or several. */
function placeAmong(operations: readonly Operation[], account: string, calls: readonly string[]): number | undefined {
  const [place, other] = operations
    .filter(({ sender }) => sameAddress(sender, account))
    .flatMap(({ callData }, at) => (calls.every((call) => callData.includes(call)) ? [at] : []))
  return other === undefined ? place : undefined
}

const bare = (hex: string) => hex.slice(2).toLowerCase()

/**
 * Finds the hash of the account's execution that contains certain calls. If a transaction has several executions of the
 * account, they are distinguished by the order of the bundle's operations, which is also the order of their events, or
 * by the event in which a Safe repeats the call. Null if no execution or more than one matches.
 */
export function ownExecution(
  account: string,
  calls: readonly { data: string }[],
  { to, input }: { to: string | null; input: string },
  logs: readonly Log[],
): string | null {
  const executions = executionsOf(logs, account)
  if (executions.length < 2) return executions[0]?.hash ?? null
  const sought = calls.map(({ data }) => bare(data))
  if (ENTRY_POINTS.some((each) => to !== null && sameAddress(each, to))) {
    const place = placeAmong(operationsIn(input) ?? [], account, sought)
    const events = logs.filter((log) => isOperationOf(log, account) && sameAddress(log.address, to ?? ''))
    return events[place ?? -1]?.topics[1]?.toLowerCase() ?? null
  }
  const [repeated, other] = executions.filter((execution) =>
    execution.logs.some(
      (log) => sameAddress(log.address, account) && sought.every((call) => bare(log.data).includes(call)),
    ),
  )
  return repeated && !other ? repeated.hash : null
}
