import { type Address, sameAddress } from '../chain/address'
import { isTopicOf, type Log } from './log'

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
/** Safe's ExecutionSuccess(bytes32,uint256) and ExecutionFromModuleSuccess(address). */
const SAFE_SUCCESS: `0x${string}` = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const MODULE_SUCCESS: `0x${string}` = '0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8'
/** The events of a Safe's executions. Each execution raises the Safe's nonce by one. */
export const SAFE_EXECUTIONS: readonly `0x${string}`[] = [SAFE_SUCCESS, SAFE_FAILURE]
/** The events of a Safe's executions by a module. They leave the Safe's nonce as it is. */
export const MODULE_EXECUTIONS: readonly `0x${string}`[] = [MODULE_SUCCESS, MODULE_FAILURE]
/**
 * SafeMultiSigTransaction(address to,uint256,bytes,uint8,uint256,uint256,uint256,address gasToken,…) of the Safes for
 * L2, which repeats the arguments of execTransaction.
 */
const SAFE_ARGUMENTS = '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed'

/** The digits of hexadecimal text, for comparing and for searching one in another. */
export const bare = (hex: string) => hex.slice(2).toLowerCase()

/**
 * One execution of a smart account within a transaction. `operation`: a user operation (ERC-4337), also of a Safe.
 * `safe`: a Safe transaction. `module`: a call that a module of a Safe made without a user operation.
 */
export interface Execution<L extends Log = Log> {
  kind: 'operation' | 'safe' | 'module'
  /**
   * The userOpHash or the safeTxHash, in lower case. A module's execution has no hash; its id is its number among the
   * account's executions in the transaction, as a 32-byte word.
   */
  id: string
  /** Whether the execution failed. The enclosing transaction succeeds anyway, because the bundler is paid. */
  isFailed: boolean
  /** The fee that the account paid for the execution, in wei; null if it paid in an unknown currency. */
  paid: bigint | null
  /** The EntryPoint from the account's deposit at which the fee was paid; null if there is none. */
  entryPoint: Address | null
  logs: readonly L[]
}

const isEntryPoint = (address: Address) => ENTRY_POINTS.some((each) => sameAddress(each, address))

export const isOperationOf = ({ address, topics: [event, , sender] }: Log, account: string): boolean =>
  event === USER_OPERATION && isTopicOf(sender, account) && isEntryPoint(address)

const wordOf = ({ data }: Log, at: number) => {
  const word = data.slice(2 + at * 64, 66 + at * 64)
  return word.length === 64 ? BigInt(`0x${word}`) : null
}

const isBySafe = ({ address, topics: [event] }: Log, account: string, events: readonly string[]) =>
  event !== undefined && events.includes(event) && sameAddress(address, account)

export const isModuleExecutionOf = (log: Log, account: string): boolean => isBySafe(log, account, MODULE_EXECUTIONS)

/**
 * The safeTxHash in a Safe's execution event. It is a topic since version 1.4.1; in earlier versions it is the first
 * word of the data.
 */
export const safeHashOf = ({ topics: [, indexed], data }: Pick<Log, 'topics' | 'data'>): string =>
  (indexed ?? data.slice(0, 66)).toLowerCase()

type Report = Omit<Execution, 'logs' | 'paid'> & {
  /** What the account paid, in wei or in base units of the Safe's gas token. */
  paid: bigint
}

function operationReport(log: Log): Report {
  const [, hash = '', , paymaster] = log.topics
  const isSponsored = paymaster !== undefined && BigInt(paymaster) !== 0n
  return {
    kind: 'operation',
    id: hash.toLowerCase(),
    isFailed: wordOf(log, 1) === 0n,
    paid: isSponsored ? 0n : (wordOf(log, 2) ?? 0n),
    entryPoint: isSponsored ? null : log.address,
  }
}

/** The payment to the executor is the last word of the event. */
const safeReport = (log: Log): Report => ({
  kind: 'safe',
  id: safeHashOf(log),
  isFailed: log.topics[0] === SAFE_FAILURE,
  paid: wordOf(log, log.topics.length > 1 ? 0 : 1) ?? 0n,
  entryPoint: null,
})

/** Decodes a log that ends an execution of the account; null for any other log. `number`: that of the execution. */
function reportIn(log: Log, account: string, number: number): Report | null {
  const [event] = log.topics
  if (isOperationOf(log, account)) return operationReport(log)
  if (isBySafe(log, account, SAFE_EXECUTIONS)) return safeReport(log)
  if (!isBySafe(log, account, MODULE_EXECUTIONS)) return null
  const id = `0x${number.toString(16).padStart(64, '0')}`
  return { kind: 'module', id, isFailed: event === MODULE_FAILURE, paid: 0n, entryPoint: null }
}

const isBoundary = ({ address, topics: [event] }: Log) =>
  (event === USER_OPERATION || event === BEFORE_EXECUTION) && isEntryPoint(address)

/** The selector of Safe's execTransaction. */
export const EXEC_TRANSACTION = '6a761202'
/** The gas token is the eighth argument of execTransaction, and the eighth word of the Safe's event. */
const GAS_TOKEN = 7

/** Whether all Safe transactions in a transaction's call data pay their executor in the native coin. */
function paysInCoin(input: string): boolean {
  const [, ...calls] = input.toLowerCase().split(EXEC_TRANSACTION)
  return calls.length > 0 && calls.every((call) => /^0{64}$/.test(call.slice(GAS_TOKEN * 64, (GAS_TOKEN + 1) * 64)))
}

/** What an execution paid in the native coin; null if a Safe paid in another token, or if its gas token is unknown. */
function paidInCoin({ kind, paid }: Report, logs: readonly Log[], account: string, input: string): bigint | null {
  if (kind !== 'safe' || paid === 0n) return paid
  const repeated = logs.findLast((log) => isBySafe(log, account, [SAFE_ARGUMENTS]))
  const isCoin = repeated ? wordOf(repeated, GAS_TOKEN) === 0n : paysInCoin(input)
  return isCoin ? paid : null
}

/**
 * The account's executions in a transaction, in order. Each execution has the logs since the previous execution. A Safe
 * executes user operations through a module, whose events belong to the operation.
 * @param input - the transaction's call data, which tells the currency in which a Safe without the events for L2 paid
 */
export function executionsOf<L extends Log>(logs: readonly L[], account: string, input = '0x'): Execution<L>[] {
  const found: Execution<L>[] = []
  let since: L[] = []
  /** The number of executions before the operation to which the next logs belong. */
  let start = 0
  for (const log of logs) {
    const report = reportIn(log, account, found.length)
    if (report) {
      const inner = report.kind === 'operation' ? found.splice(start) : []
      const own = [...inner.flatMap((each) => each.logs), ...since]
      const hasFailed = inner.some(({ isFailed }) => isFailed)
      const paid = paidInCoin(report, own, account, input)
      found.push({ ...report, paid, isFailed: report.isFailed || hasFailed, logs: own })
    }
    if (report || isBoundary(log)) since = []
    else since.push(log)
    if (isBoundary(log)) start = found.length
  }
  return found
}
