import { NodeError } from '../chain/nodeError'
import { isInsufficientFunds } from '../wallet/insufficientFunds'
import { cleanText } from '../browser/text'

export type RevertCause =
  | 'slippage'
  | 'deadline'
  | 'transferRefused'
  | 'allowanceExpired'
  /** A transfer of the bought token, or of another token on the route, was refused. */
  | 'payoutRefused'
  | 'takesFee'
  | 'noLiquidity'
  /** The sandwich guard found that a price has become worse within the block. */
  | 'guard'
  /** A pool's oracle stores too few prices for the sandwich guard. */
  | 'noHistory'
  | 'zeroAmount'
  /** A pool was re-entered within the same transaction. */
  | 'locked'
  /** A Solidity panic, for example an overflow. `text` is the meaning of the panic code, or the code itself. */
  | 'panic'
  /** The hook of a pool refused the swap. `text` is its own message, or the selector of its error; null without either. */
  | 'hookRefused'
  /** An unknown custom error. `text` is its selector. */
  | 'coded'
  | 'noEther'
  | 'unknown'

export interface RevertReason {
  cause: RevertCause
  text: string | null
}

const ERROR_STRING = '0x08c379a0'
const PANIC = '0x4e487b71'
/** ExecutionFailed(uint256 commandIndex, bytes message) of Uniswap's Universal Router. */
const EXECUTION_FAILED = '0x2c4029e9'
/** UnexpectedRevertBytes(bytes) of V4Quoter. */
const UNEXPECTED_REVERT = '0x6190b2b0'
/** WrappedError(address target, bytes4 selector, bytes reason, bytes details) of PoolManager. */
const WRAPPED_ERROR = '0x90bfb865'
/** HookCallFailed(), as the details of a WrappedError. */
const HOOK_CALL_FAILED = '0xa9e35b2f'

const BY_SELECTOR: Readonly<Record<string, RevertCause>> = {
  '0x39d35496': 'slippage', // V3TooLittleReceived()
  '0x849eaf98': 'slippage', // V2TooLittleReceived()
  '0x739dbe52': 'slippage', // V3TooMuchRequested()
  '0x8ab0bc16': 'slippage', // V2TooMuchRequested()
  '0x6a12f104': 'slippage', // InsufficientETH(), for example "Insufficient WETH9"
  '0x675cae38': 'slippage', // InsufficientToken()
  '0x5bf6f916': 'deadline', // TransactionDeadlinePassed()
  '0x316cf0eb': 'noLiquidity', // V3InvalidSwap()
  '0x8b063d73': 'slippage', // V4TooLittleReceived(uint256,uint256)
  '0x12bacdd3': 'slippage', // V4TooMuchRequested(uint256,uint256)
  '0xd4e0248e': 'noLiquidity', // V3InvalidAmountOut()
  '0x5212cba1': 'noLiquidity', // CurrencyNotSettled(): a pool ran dry, and took or gave a part
  '0x486aa307': 'noLiquidity', // PoolNotInitialized()
  '0x7c9c6e8f': 'noLiquidity', // PriceLimitAlreadyExceeded(uint160,uint160)
  [WRAPPED_ERROR]: 'payoutRefused', // of a token or an account
  '0xa3281672': 'takesFee', // BalanceTooLow(): less of the bought token arrived than the pool has sent
  '0xd81b2f2e': 'allowanceExpired', // AllowanceExpired(uint256)
  '0xf96fb071': 'transferRefused', // InsufficientAllowance(uint256)
  '0x6f5ffb7e': 'locked', // ContractLocked()
}

/** Uniswap's short error codes, only as the whole message or at its end, because other text may contain them. */
const CODES = new Map<string, RevertCause>([
  ['STF', 'transferRefused'],
  ['ST', 'payoutRefused'],
  ['STE', 'payoutRefused'],
  ['TF', 'payoutRefused'],
  ['IIA', 'takesFee'],
  ['SPL', 'noLiquidity'],
  ['TD', 'guard'],
  ['NEO', 'noHistory'],
  ['ONI', 'noHistory'],
  ['AS', 'zeroAmount'],
  ['LOK', 'locked'],
])
const LAST_WORD = /(?:: |['"])([A-Z]{2,3})['"]?$/

const BY_TEXT: readonly [RegExp, RevertCause][] = [
  [
    /too little received|too much requested|INSUFFICIENT_OUTPUT_AMOUNT|EXCESSIVE_INPUT_AMOUNT|insufficient (WETH9|token)$/i,
    'slippage',
  ],
  [/transaction too old|EXPIRED/i, 'deadline'],
  [/TRANSFER_FROM_FAILED/, 'transferRefused'],
  [/UniswapV2: TRANSFER_FAILED|TransferHelper: (ETH_)?TRANSFER_FAILED/, 'payoutRefused'],
  [/UniswapV2: K\b/, 'takesFee'],
  [/INSUFFICIENT_LIQUIDITY|unexpected error|ds-math-sub-underflow/i, 'noLiquidity'],
  [/INSUFFICIENT_INPUT_AMOUNT/, 'zeroAmount'],
  [/UniswapV2: LOCKED/, 'locked'],
]

/** Solidity's panic codes. https://docs.soliditylang.org/en/latest/control-structures.html#panic */
const PANICS: Readonly<Record<string, string>> = {
  '01': 'failed assertion',
  '11': 'overflow',
  '12': 'division by zero',
  '21': 'invalid enum value',
  '32': 'index out of bounds',
  '41': 'out of memory',
}

function decodeHex(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(bytes)
}

function errorString(data: string): string | null {
  if (!data.startsWith(ERROR_STRING) || data.length < 138) return null
  const length = Number.parseInt(data.slice(74, 138), 16)
  return cleanText(decodeHex(data.slice(138, 138 + Math.min(length, 1_000) * 2)))
}

/** The bytes that an argument of an error consists of, at most 2,000 of them. `word` is the argument's place. */
function bytesIn(data: string, word: number): string {
  const at = 10 + 2 * Number.parseInt(data.slice(10 + word * 64, 74 + word * 64), 16)
  const length = Number.parseInt(data.slice(at, at + 64), 16)
  return `0x${data.slice(at + 64, at + 64 + Math.min(length || 0, 2_000) * 2)}`
}

/** The words of UnexpectedRevertBytes and of ExecutionFailed that contain the inner error. */
const INNER_WORDS = { [UNEXPECTED_REVERT]: 0, [EXECUTION_FAILED]: 1 } as const

/** The error inside the Universal Router's ExecutionFailed or V4Quoter's UnexpectedRevertBytes, or the data. */
function innerError(data: string): string {
  const word = (INNER_WORDS as Readonly<Record<string, number>>)[data.slice(0, 10)]
  return word === undefined || data.length < 138 + word * 64 ? data : bytesIn(data, word)
}

/** The reason that a hook gave for its refusal; null for any other error. */
function hookReason(data: string): RevertReason | null {
  if (!data.startsWith(WRAPPED_ERROR) || data.length < 266) return null
  const details = bytesIn(data, 3)
  if (!details.startsWith(HOOK_CALL_FAILED)) return null
  const reason = bytesIn(data, 2)
  const code = /^0x[0-9a-f]{8}/.exec(reason)?.[0] ?? null
  return { cause: 'hookRefused', text: errorString(reason) ?? code }
}

function causeOfText(text: string): RevertCause | undefined {
  return CODES.get(LAST_WORD.exec(text)?.[1] ?? text) ?? BY_TEXT.find(([pattern]) => pattern.test(text))?.[1]
}

/** Either the revert data or the node's message may be missing or unrelated to the revert. */
export function revertReason(data: string | null, message: string): RevertReason {
  const hex = innerError(data?.toLowerCase() ?? '')
  const text = errorString(hex)
  if (text !== null) return { cause: causeOfText(text) ?? 'unknown', text }
  const selector = hex.slice(0, 10)
  const known = BY_SELECTOR[selector]
  if (known) return hookReason(hex) ?? { cause: known, text: null }
  if (selector === PANIC && hex.length >= 74) {
    const code = hex.slice(72, 74)
    return { cause: 'panic', text: PANICS[code] ?? `code 0x${code}` }
  }
  const cause = causeOfText(message) ?? (isInsufficientFunds(message) ? 'noEther' : null)
  return cause ? { cause, text: null } : unknownReason(selector)
}

function unknownReason(selector: string): RevertReason {
  const isCode = /^0x[0-9a-f]{8}$/.test(selector) && selector !== ERROR_STRING && selector !== PANIC
  return isCode ? { cause: 'coded', text: selector } : { cause: 'unknown', text: null }
}

/** The result of replaying a call, or the node's error; null if the call was not replayed. */
type Replay = string | NodeError | null

/**
 * The reason that a replay gives for the failure of a mined transaction; null if it gives none. Insufficient funds are
 * none: the account could pay for the transaction when it was mined.
 */
function replayedReason(replay: Replay): RevertReason | null {
  if (!(replay instanceof NodeError)) return null
  const reason = revertReason(replay.data, replay.message)
  const isNone = reason.cause === 'noEther' || (reason.cause === 'unknown' && reason.text === null)
  return isNone ? null : reason
}

/**
 * Finds why a mined transaction failed. The state in which it ran lies between the states before and after its block,
 * and only the latter contains what the block's earlier transactions changed, so its reason comes first. A guarded swap
 * is replayed without its guard. If it succeeds on the state before the block, and fails after it because of the price
 * at most, the guard made the swap fail.
 */
export function failureReason(
  { before, after }: Readonly<Record<'before' | 'after', Replay>>,
  isGuarded: boolean,
): RevertReason {
  const reason = replayedReason(after)
  const isByPrice = reason === null || reason.cause === 'slippage'
  if (isGuarded && typeof before === 'string' && isByPrice) return { cause: 'guard', text: null }
  return reason ?? replayedReason(before) ?? { cause: 'unknown', text: null }
}
