import { type Address, sameAddress } from '../chain/address'
import { ENTRY_POINTS, executionsOf, isOperationOf } from './smartAccount'

interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

/** handleOps of EntryPoint 0.6, and of 0.7 to 0.9: in both the sender is an operation's first word, its call the fourth. */
const HANDLE_OPS = ['0x1fad948c', '0x765e827f']
/** No bundle has as many operations as this. */
const OPERATIONS_MAX = 1_000
const WORD = 64

interface Operation {
  sender: Address
  callData: string
}

/** A number in ABI-encoded hex at a position in hex digits; NaN where there is none, or it is no offset. */
function numberAt(data: string, at: number): number {
  const word = data.slice(at, at + WORD)
  return /^0{52}[0-9a-f]{12}$/.test(word) ? parseInt(word, 16) : NaN
}

/** The operations of a bundle, in order; null for any other call. */
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

/** Which of an account's operations has all the calls, by its place among them; null where that is not exactly one. */
function placeAmong(operations: readonly Operation[], account: string, calls: readonly string[]): number | null {
  const places = operations
    .filter(({ sender }) => sameAddress(sender, account))
    .flatMap(({ callData }, at) => (calls.every((call) => callData.includes(call)) ? [at] : []))
  const [place, other] = places
  return place === undefined || other !== undefined ? null : place
}

const bare = (hex: string) => hex.slice(2).toLowerCase()

/**
 * Finds the hash of the execution that carries certain calls, in a transaction with several of an account: by the order
 * of a bundle's operations, which is that of their events, or by the event in which a Safe repeats its call. Null where
 * there is none, or where it cannot be told.
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
    return (place === null ? undefined : events[place]?.topics[1]?.toLowerCase()) ?? null
  }
  const repeated = executions.filter((execution) =>
    execution.logs.some(
      (log) => sameAddress(log.address, account) && sought.every((call) => bare(log.data).includes(call)),
    ),
  )
  return repeated.length === 1 ? (repeated[0]?.hash ?? null) : null
}
