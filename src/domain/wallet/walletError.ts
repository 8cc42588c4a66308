import { cleanText } from '../browser/text'

/**
 * How a wallet call failed. `changed`: the wallet's account or network differs from the requested one. `gone`: the
 * wallet is not in this browser, or has lost its connection.
 */
export type WalletFailure = 'rejected' | 'busy' | 'timedOut' | 'gone' | 'unsupported' | 'changed' | 'failed'

/** Maps each problem to its failure. The texts of the problems are in `copy/…/wallet/errors.ts`. */
const FAILURE_OF = {
  rejected: 'rejected',
  noAccounts: 'rejected',
  busy: 'busy',
  timedOut: 'timedOut',
  /** The wallet agreed to switch but stayed on another chain. */
  notSwitched: 'timedOut',
  gone: 'gone',
  notInstalled: 'gone',
  connectorNotFound: 'gone',
  /** EIP-1193's 4901: the wallet has no connection to its chain. */
  networkLost: 'gone',
  unsupported: 'unsupported',
  /** The visitor refused the upgrade of the account that a batch needs (EIP-5792). */
  upgradeRefused: 'unsupported',
  changed: 'changed',
  withdrawn: 'changed',
  alreadyConnected: 'failed',
  framed: 'failed',
  connectFailed: 'failed',
  popUpBlocked: 'failed',
  notOwner: 'failed',
  relayUnreachable: 'failed',
  accountsInvalid: 'failed',
  accountsUnreadable: 'failed',
  networkUnreadable: 'failed',
  chainNotConfigured: 'failed',
  /** The wallet refuses to switch to this chain, but may switch to other chains. */
  chainRefused: 'failed',
  switchFailed: 'failed',
  addFailed: 'failed',
  assetFailed: 'failed',
  assetRefused: 'failed',
  sendFailed: 'failed',
  /** The wallet did not return a transaction hash, so it is unknown whether the transaction was sent. */
  invalidHash: 'failed',
  invalidResponse: 'failed',
  statusUnreadable: 'failed',
} as const satisfies Record<string, WalletFailure>

export type WalletProblem = keyof typeof FAILURE_OF
export const isWalletProblem = (value: unknown): value is WalletProblem =>
  typeof value === 'string' && Object.hasOwn(FAILURE_OF, value)
/** Problems that state only which action failed, not the cause. */
type FailedProblem = {
  [Problem in WalletProblem]: (typeof FAILURE_OF)[Problem] extends 'failed' ? Problem : never
}[WalletProblem]

/** Error messages for developers; without an entry, the message is the problem's name. */
const MESSAGE: Partial<Record<WalletProblem, string>> = {
  noAccounts: 'accounts received is empty',
  connectFailed: 'Error connecting, please retry!',
  switchFailed: 'Error switching chain',
  addFailed: 'Error adding chain',
  invalidHash: 'Invalid transaction hash',
}

export class WalletError extends Error {
  readonly #isOurs = true
  readonly failure: WalletFailure

  /**
   * @param cause - the wallet's original error
   * @param mayBeSent - whether the wallet may have sent the request despite the error
   */
  constructor(
    readonly problem: WalletProblem,
    cause?: unknown,
    readonly mayBeSent = false,
  ) {
    super(MESSAGE[problem] ?? problem, { cause })
    this.name = 'WalletError'
    this.failure = FAILURE_OF[problem]
  }

  /** Unlike `instanceof`, this check cannot be deceived by a wallet's error object. */
  static isOne(value: unknown): value is WalletError {
    return typeof value === 'object' && value !== null && #isOurs in value
  }
}

function readProperty(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return (value as Record<string, unknown>)[key]
  } catch {
    return undefined
  }
}

function toCode(value: unknown): number | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  return typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : null
}

function keysOf(value: unknown): string[] {
  try {
    return typeof value === 'object' && value !== null ? Object.keys(value).slice(0, 10) : []
  } catch {
    return []
  }
}

function layers(error: unknown): unknown[] {
  const found: unknown[] = []
  const visit = (value: unknown, depth: number) => {
    if (value === undefined || value === null || depth > 4 || found.includes(value)) return
    found.push(value)
    for (const key of ['data', 'originalError', 'cause', 'error', 'info']) visit(readProperty(value, key), depth + 1)
  }
  visit(error, 0)
  return found
}

const REJECTION_CODES = [4001, 5000, 5001, 5002]
/**
 * Values of the properties in REJECTION_KEYS that mean a rejection: the code of ethers, the name of viem, and Ledger's
 * status codes, of which the first one also stands for other unmet conditions.
 */
const REJECTION_MARKS: readonly unknown[] = ['ACTION_REJECTED', 'UserRejectedRequestError', 0x6985, 0x5501]
const REJECTION_KEYS = ['code', 'name', 'statusCode'] as const
/** From EIP-5792: the visitor rejected the upgrade of the account, not the calls. */
const UPGRADE_REFUSED_CODE = 5750
/** From EIP-1193: the visitor has not authorised the request. */
const UNAUTHORISED_CODE = 4100
/** From EIP-1193, JSON-RPC and EIP-5792: the wallet does not support the request. */
const UNSUPPORTED_CODES = [4200, -32601, 5700, 5710, 5720, 5730, 5740, 5760]
/** Codes that mean "unsupported" only for a batch of calls. For other requests the problem may be temporary. */
const BATCH_UNSUPPORTED_CODES = [UNAUTHORISED_CODE, -32602]
const REJECTION_TEXT =
  /closed (the )?modal|user (rejected|denied|cancel)|^(you )?rejected the request|^request rejected( by (the )?user|\.|$)|accounts received is empty|ledger device.{0,80}\(0x(6985|5501)\)/i
/** Rejections only as the wallet's whole message. Within a longer text they may come from a node. */
const BARE_REJECTION =
  /^(((the )?(transaction|signature|request|connection) )?(was )?|[a-z ]{0,40} (?=\w+ by ))(rejected|denied|declined|cancell?ed)( by (the )?user)?[.!]?$/i
/** EIP-1474: the node did not accept the transaction. The message can look like a rejection by the visitor. */
const NODE_REFUSED_CODE = -32003
const UNKNOWN_CHAIN_TEXT =
  /unrecogni[sz]ed chain|chain .{0,40}(not (been )?added|not found|unknown)|\bchain\b.{0,40}\bnot supported|un(known|supported) chain/i
/** A wallet does not have the chain: 4902 (EIP-3326), and 4901 (EIP-1193), as some say when not connected to it. */
const UNKNOWN_CHAIN_CODES = [4902, 4901]

export function walletErrorFacts(error: unknown): { codes: number[]; texts: string[] } {
  const all = layers(error)
  const codes = all.flatMap((layer) => toCode(readProperty(layer, 'code')) ?? [])
  const texts = all.flatMap((layer) => {
    const text = typeof layer === 'string' ? layer : readProperty(layer, 'message')
    return typeof text === 'string' ? [cleanText(text)] : []
  })
  return { codes, texts }
}

/** A wallet's own error message with its code: "Internal error (-32603)". Null without a message and a code. */
export function walletReason(error: unknown): string | null {
  const { codes, texts } = walletErrorFacts(WalletError.isOne(error) ? error.cause : error)
  const words = [texts.find((text) => text !== ''), codes[0] === undefined ? undefined : `(${codes[0]})`]
  return words.filter((word) => word !== undefined).join(' ') || null
}

/** EIP-1193's 4001, WalletConnect's 5000 to 5002, the marks of libraries and Ledger, or the wallet's own words. */
export function isUserRejection(error: unknown): boolean {
  const { codes, texts } = walletErrorFacts(error)
  const marks = layers(error).flatMap((layer) => REJECTION_KEYS.map((key) => readProperty(layer, key)))
  if (marks.some((mark) => REJECTION_MARKS.includes(mark))) return true
  if (codes.some((code) => REJECTION_CODES.includes(code)) || texts.some((text) => REJECTION_TEXT.test(text)))
    return true
  return !codes.includes(NODE_REFUSED_CODE) && texts.some((text) => BARE_REJECTION.test(text.trim()))
}

/** Whether the failure of `eth_accounts` means that the wallet does not expose its accounts to this page. */
export const isAccountRefusal = (error: unknown): boolean =>
  walletFailure(error) === 'rejected' || walletErrorFacts(error).codes.includes(UNAUTHORISED_CODE)

/** Matches a transaction hash in a node's error that a wallet quotes in its message. */
const HASH_IN_TEXT = /"(?:txHash|transactionHash)":\s*"(0x[0-9a-f]{64})"/i
const TEXT_READ_MAX = 5_000

/**
 * Possible transaction hashes in an error. Development nodes mine a reverting transaction and still answer with an
 * error (Hardhat: `txHash`; Ganache: `hash`, or the hash as a key). The caller must validate the hashes.
 */
export function namedTransactions(error: unknown): unknown[] {
  return layers(error).flatMap((layer) => {
    const text = readProperty(layer, 'message')
    const quoted = typeof text === 'string' ? HASH_IN_TEXT.exec(text.slice(0, TEXT_READ_MAX))?.[1] : undefined
    const named = ['txHash', 'transactionHash', 'hash'].map((key) => readProperty(layer, key))
    return [...named, quoted, ...keysOf(layer)]
  })
}

export function isUnknownChain(error: unknown): boolean {
  const { codes, texts } = walletErrorFacts(error)
  if (codes.some((code) => UNKNOWN_CHAIN_CODES.includes(code))) return true
  // A wallet that cannot switch at all also says "not supported".
  if (codes.some((code) => UNSUPPORTED_CODES.includes(code))) return false
  return texts.some((text) => UNKNOWN_CHAIN_TEXT.test(text))
}

/** Classifies a wallet's error. -32002: a prompt is already open. 4900, 4901: the wallet is disconnected. */
export function walletFailure(error: unknown): WalletFailure {
  if (WalletError.isOne(error)) return error.failure
  if (isUserRejection(error)) return 'rejected'
  const { codes } = walletErrorFacts(error)
  if (codes.includes(-32002)) return 'busy'
  if (codes.some((code) => UNSUPPORTED_CODES.includes(code))) return 'unsupported'
  if (codes.includes(4900) || codes.includes(4901)) return 'gone'
  return 'failed'
}

/** `whenFailed`: the problem if the value has no known code and no known text. */
export function toWalletError(error: unknown, whenFailed: FailedProblem): WalletError {
  if (WalletError.isOne(error)) return error
  const failure = walletFailure(error)
  if (failure === 'failed') return new WalletError(whenFailed, error)
  const { codes } = walletErrorFacts(error)
  const isNetworkLost = failure === 'gone' && codes.includes(4901) && !codes.includes(4900)
  return new WalletError(isNetworkLost ? 'networkLost' : failure)
}

/** Failures that prove that nothing was sent. */
const UNSENT: readonly WalletFailure[] = ['rejected', 'busy', 'unsupported', 'changed']
/** Problems because of which the request never reached the wallet. */
const UNASKED: readonly WalletProblem[] = ['popUpBlocked', 'notOwner']

/** Converts the error of a send request. Most errors do not prove that nothing was sent. */
export function toSendError(error: unknown, known = toWalletError(error, 'sendFailed')): WalletError {
  const isUnsent = UNSENT.includes(known.failure) || UNASKED.includes(known.problem)
  return isUnsent ? known : new WalletError(known.problem, known.cause ?? error, true)
}

export function toBatchError(error: unknown, whenFailed: FailedProblem): WalletError {
  const { codes } = walletErrorFacts(error)
  // This check comes first, because wallets use a rejection code together with UPGRADE_REFUSED_CODE.
  if (!WalletError.isOne(error) && codes.includes(UPGRADE_REFUSED_CODE)) return new WalletError('upgradeRefused')
  const known = toWalletError(error, whenFailed)
  if (known === error || known.failure !== 'failed') return known
  return codes.some((code) => BATCH_UNSUPPORTED_CODES.includes(code)) ? new WalletError('unsupported') : known
}
