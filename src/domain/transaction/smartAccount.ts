import { type Address, sameAddress } from '../chain/address'

/** ERC-4337's EntryPoints, versions 0.6 to 0.9. Each has the same address on every chain. */
export const ENTRY_POINTS: readonly Address[] = [
  '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789',
  '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  '0x433709009B8330FDa32311DF1C2AFA402eD8D009',
]
/**
 * UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256, bool
 * success, uint256 actualGasCost, …)
 */
export const USER_OPERATION: `0x${string}` = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
/** An EntryPoint's event BeforeExecution(). Events before it belong to the validation of the operations. */
const BEFORE_EXECUTION = '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972'
/** Safe's ExecutionFailure(bytes32,uint256) and ExecutionFromModuleFailure(address). */
const SAFE_FAILURE: `0x${string}` = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const MODULE_FAILURE: `0x${string}` = '0xacd2c8702804128fdb0db2bb49f6d127dd0181c13fd45dbfe16de0930e2bd375'
export const SAFE_FAILURES: readonly `0x${string}`[] = [SAFE_FAILURE, MODULE_FAILURE]
/** Safe's ExecutionSuccess(bytes32,uint256) and ExecutionFromModuleSuccess(address). */
const SAFE_SUCCESS: `0x${string}` = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const MODULE_SUCCESS = '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8'
/** The events of a Safe's executions. Each execution raises the Safe's nonce by one. */
export const SAFE_EXECUTIONS: readonly `0x${string}`[] = [SAFE_SUCCESS, SAFE_FAILURE]

interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

/** One execution of a smart account within a transaction: a user operation, or a Safe transaction. */
export interface Execution<L extends Log = Log> {
  /** The userOpHash or the safeTxHash, in lower case; null for an execution by a Safe's module, which has no hash. */
  hash: string | null
  /** Whether the execution failed. The enclosing transaction succeeds anyway, because the bundler is paid. */
  isFailed: boolean
  /** The fee that the account paid for the execution, in wei. */
  paid: bigint
  logs: readonly L[]
}

const isOf = (topic: string | undefined, account: string) =>
  topic !== undefined && sameAddress(`0x${topic.slice(26)}`, account)

const isEntryPoint = (address: Address) => ENTRY_POINTS.some((each) => sameAddress(each, address))

/** Whether a log is an EntryPoint's event for a user operation of the account. */
export const isOperationOf = ({ address, topics: [event, , sender] }: Log, account: string): boolean =>
  event === USER_OPERATION && isOf(sender, account) && isEntryPoint(address)

const wordOf = ({ data }: Log, at: number) => {
  const word = data.slice(2 + at * 64, 66 + at * 64)
  return word.length === 64 ? BigInt(`0x${word}`) : null
}

const isBySafe = ({ address, topics: [event] }: Log, account: string, events: readonly string[]) =>
  event !== undefined && events.includes(event) && sameAddress(address, account)

/**
 * The safeTxHash in a Safe's execution event. It is a topic since version 1.4.1; in earlier versions it is the first
 * word of the data.
 */
export const safeHashOf = ({ topics: [, indexed], data }: Pick<Log, 'topics' | 'data'>): string =>
  (indexed ?? data.slice(0, 66)).toLowerCase()

type Report = Omit<Execution, 'logs'>

function operationReport(log: Log): Report {
  const [, hash = '', , paymaster] = log.topics
  const isSponsored = paymaster !== undefined && BigInt(paymaster) !== 0n
  return {
    hash: hash.toLowerCase(),
    isFailed: wordOf(log, 1) === 0n,
    paid: isSponsored ? 0n : (wordOf(log, 2) ?? 0n),
  }
}

/** Decodes a log that ends an execution of the account; null for any other log. */
function reportIn(log: Log, account: string, hasOperations: boolean): Report | null {
  const [event] = log.topics
  if (isOperationOf(log, account)) return operationReport(log)
  if (isBySafe(log, account, SAFE_EXECUTIONS)) {
    return { hash: safeHashOf(log), isFailed: event === SAFE_FAILURE, paid: 0n }
  }
  // A Safe executes user operations through a module, whose events must not count as a second execution.
  if (hasOperations || !isBySafe(log, account, [MODULE_SUCCESS, MODULE_FAILURE])) return null
  return { hash: null, isFailed: event === MODULE_FAILURE, paid: 0n }
}

const isBoundary = ({ address, topics: [event] }: Log) =>
  (event === USER_OPERATION || event === BEFORE_EXECUTION) && isEntryPoint(address)

/** The account's executions in a transaction, in order. Each execution has the logs since the previous execution. */
export function executionsOf<L extends Log>(logs: readonly L[], account: string): Execution<L>[] {
  const hasOperations = logs.some((log) => isOperationOf(log, account))
  const found: Execution<L>[] = []
  let since: L[] = []
  for (const log of logs) {
    const report = reportIn(log, account, hasOperations)
    if (report) {
      const hasModuleFailed = since.some((each) => isBySafe(each, account, SAFE_FAILURES))
      found.push({ ...report, isFailed: report.isFailed || hasModuleFailed, logs: since })
    }
    if (report || isBoundary(log)) since = []
    else since.push(log)
  }
  return found
}

/** The part of a transaction that belongs to one request. `paid` is absent if the transaction's sender paid the fee. */
export type Part<L extends Log = Log> = Pick<Execution<L>, 'isFailed' | 'logs'> & { paid?: bigint }

/**
 * Finds the part of a transaction's logs that belongs to one request of an account: all logs if the account has no
 * execution events. Null if it is unclear which of several executions was requested, unless all of them failed.
 * @param ours - the request's userOpHash or safeTxHash, if known
 */
export function partOf<L extends Log>(logs: readonly L[], account: string, ours: string | null): Part<L> | null {
  const executions = executionsOf(logs, account)
  const [first, ...others] = executions
  if (!first) return { isFailed: false, logs }
  if (ours !== null) return executions.find(({ hash }) => hash === ours) ?? null
  return others.length === 0 || executions.every(({ isFailed }) => isFailed) ? first : null
}
