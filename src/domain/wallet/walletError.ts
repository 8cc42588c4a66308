import { cleanText } from '../browser/text'

/**
 * How a wallet call failed. `changed`: the wallet's account or network is no longer the requested one; `gone`: there is
 * no such wallet here, or it has lost its connection.
 */
export type WalletFailure = 'rejected' | 'busy' | 'timedOut' | 'gone' | 'unsupported' | 'changed' | 'failed'

/** The exact problems, and the failure that each is. Their texts are in `copy/…/wallet/errors.ts`. */
const FAILURE_OF = {
  rejected: 'rejected',
  noAccounts: 'rejected',
  busy: 'busy',
  timedOut: 'timedOut',
  /** The wallet agreed to switch, but is not on the chain. */
  notSwitched: 'timedOut',
  gone: 'gone',
  notInstalled: 'gone',
  connectorNotFound: 'gone',
  /** EIP-1193's 4901: the wallet is there, but has no connection to its chain. */
  networkLost: 'gone',
  unsupported: 'unsupported',
  /** The user does not let the wallet upgrade the account, which a batch of calls needs (EIP-5792). */
  upgradeRefused: 'unsupported',
  changed: 'changed',
  /** The request was given up before the wallet was asked. */
  withdrawn: 'changed',
  alreadyConnected: 'failed',
  /** The page is shown inside another one. */
  framed: 'failed',
  connectFailed: 'failed',
  popUpBlocked: 'failed',
  /** The visitor of the Safe's page is none of its owners. */
  notOwner: 'failed',
  relayUnreachable: 'failed',
  accountsInvalid: 'failed',
  accountsUnreadable: 'failed',
  networkUnreadable: 'failed',
  chainNotConfigured: 'failed',
  /** The wallet does not switch to this chain. It may to others. */
  chainRefused: 'failed',
  switchFailed: 'failed',
  addFailed: 'failed',
  assetFailed: 'failed',
  /** The wallet responded that it does not show the token. */
  assetRefused: 'failed',
  sendFailed: 'failed',
  /** What a wallet returned as the transaction's hash is not one, so it is not known whether it was sent. */
  invalidHash: 'failed',
  invalidResponse: 'failed',
  statusUnreadable: 'failed',
} as const satisfies Record<string, WalletFailure>

export type WalletProblem = keyof typeof FAILURE_OF
/** Problems where only the failed action is known. */
export type FailedProblem = {
  [Problem in WalletProblem]: (typeof FAILURE_OF)[Problem] extends 'failed' ? Problem : never
}[WalletProblem]

/** Messages identified by these words. Like all error messages they are for developers. */
const MESSAGE: Partial<Record<WalletProblem, string>> = {
  noAccounts: 'accounts received is empty',
  connectFailed: 'Error connecting, please retry!',
  switchFailed: 'Error switching chain',
  addFailed: 'Error adding chain',
  invalidHash: 'Invalid transaction hash',
}

/** A wallet call that failed, and why. */
export class WalletError extends Error {
  readonly #isOurs = true
  readonly failure: WalletFailure

  /**
   * `cause`: what the wallet threw, where it is not parsed any further. `mayBeSent`: it was asked to send something, and
   * nothing proves that it did not.
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

  /** Whether the error is one of ours. Unlike `instanceof`, this cannot be deceived by what a wallet throws. */
  static isOne(value: unknown): value is WalletError {
    return typeof value === 'object' && value !== null && #isOurs in value
  }
}

/** Reads a property of anything a wallet threw: it may be undefined, frozen, or throw when touched. */
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

/** The first few property names of anything. */
function keysOf(value: unknown): string[] {
  try {
    return typeof value === 'object' && value !== null ? Object.keys(value).slice(0, 10) : []
  } catch {
    return []
  }
}

/** The error and those it wraps, outermost first. Wallets nest the actual error under several names. */
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
/** From EIP-5792: the user rejected the upgrade of the account, and not the calls. */
const UPGRADE_REFUSED_CODE = 5750
/** From EIP-1193, JSON-RPC and EIP-5792: the wallet does not support the request. */
const UNSUPPORTED_CODES = [4200, -32601, 5700, 5710, 5720, 5730, 5740, 5760]
/** The same for a batch of calls; for other requests these codes may mean a temporary problem. */
const BATCH_UNSUPPORTED_CODES = [4100, -32602]
const REJECTION_TEXT =
  /closed (the )?modal|user (rejected|denied|cancel)|^(you )?rejected the request|^request rejected( by (the )?user|\.|$)|accounts received is empty/i
/** The whole message of some wallets. If more text follows, it may be a node's message. */
const BARE_REJECTION =
  /^((the )?(transaction|signature|request|connection) )?(was )?(rejected|denied|declined|cancell?ed)( by (the )?user)?[.!]?$/i
/** From EIP-1474: the node did not accept the transaction. Its message can look like a person's rejection. */
const NODE_REFUSED_CODE = -32003
const UNKNOWN_CHAIN_TEXT =
  /unrecogni[sz]ed chain|chain .{0,40}(not (been )?added|not found|unknown)|\bchain\b.{0,40}\bnot supported|un(known|supported) chain/i
/**
 * In response to a switch: the wallet does not know the chain. 4902 is from EIP-3326; 4901, from EIP-1193, is used by
 * wallets that have no connection to a chain because they do not know it.
 */
const UNKNOWN_CHAIN_CODES = [4902, 4901]

/** Every code and text in an error and what it wraps. */
export function walletErrorFacts(error: unknown): { codes: number[]; texts: string[] } {
  const all = layers(error)
  const codes = all.flatMap((layer) => toCode(readProperty(layer, 'code')) ?? [])
  const texts = all.flatMap((layer) => {
    const text = typeof layer === 'string' ? layer : readProperty(layer, 'message')
    return typeof text === 'string' ? [cleanText(text)] : []
  })
  return { codes, texts }
}

/** A wallet's message about its failure, with the code: "Internal error (-32603)". Null if it gave none. */
export function walletReason(error: unknown): string | null {
  const { codes, texts } = walletErrorFacts(WalletError.isOne(error) ? error.cause : error)
  const words = [texts.find((text) => text !== ''), codes[0] === undefined ? undefined : `(${codes[0]})`]
  return words.filter((word) => word !== undefined).join(' ') || null
}

/**
 * Whether the user declined: EIP-1193 code 4001, WalletConnect's 5000 to 5002, or the wallet's own words.
 */
export function isUserRejection(error: unknown): boolean {
  const { codes, texts } = walletErrorFacts(error)
  if (codes.some((code) => REJECTION_CODES.includes(code)) || texts.some((text) => REJECTION_TEXT.test(text)))
    return true
  return !codes.includes(NODE_REFUSED_CODE) && texts.some((text) => BARE_REJECTION.test(text.trim()))
}

/** How wallets quote a node's error within their own text. */
const HASH_IN_TEXT = /"(?:txHash|transactionHash)":\s*"(0x[0-9a-f]{64})"/i
const TEXT_READ_MAX = 5_000

/**
 * Possible transaction hashes in an error: development nodes mine a transaction that reverts, and respond with an error
 * (Hardhat: `txHash`; Ganache: `hash`, or the hash as a key). The caller must validate them.
 */
export function namedTransactions(error: unknown): unknown[] {
  return layers(error).flatMap((layer) => {
    const text = readProperty(layer, 'message')
    const quoted = typeof text === 'string' ? HASH_IN_TEXT.exec(text.slice(0, TEXT_READ_MAX))?.[1] : undefined
    const named = ['txHash', 'transactionHash', 'hash'].map((key) => readProperty(layer, key))
    return [...named, quoted, ...keysOf(layer)]
  })
}

/** Whether a switch failed because the wallet does not know the chain: by code, however nested, or by its text. */
export function isUnknownChain(error: unknown): boolean {
  const { codes, texts } = walletErrorFacts(error)
  if (codes.some((code) => UNKNOWN_CHAIN_CODES.includes(code))) return true
  // One that cannot switch at all says "not supported", too.
  if (codes.some((code) => UNSUPPORTED_CODES.includes(code))) return false
  return texts.some((text) => UNKNOWN_CHAIN_TEXT.test(text))
}

/** The meaning of a wallet's error. -32002: a prompt is already open; 4900, 4901: no chain. */
export function walletFailure(error: unknown): WalletFailure {
  if (WalletError.isOne(error)) return error.failure
  if (isUserRejection(error)) return 'rejected'
  const { codes } = walletErrorFacts(error)
  if (codes.includes(-32002)) return 'busy'
  if (codes.some((code) => UNSUPPORTED_CODES.includes(code))) return 'unsupported'
  if (codes.includes(4900) || codes.includes(4901)) return 'gone'
  return 'failed'
}

/** Anything thrown as a WalletError. `whenFailed` is the problem where the error contains nothing useful. */
export function toWalletError(error: unknown, whenFailed: FailedProblem): WalletError {
  if (WalletError.isOne(error)) return error
  const failure = walletFailure(error)
  if (failure === 'failed') return new WalletError(whenFailed, error)
  const { codes } = walletErrorFacts(error)
  const isNetworkLost = failure === 'gone' && codes.includes(4901) && !codes.includes(4900)
  return new WalletError(isNetworkLost ? 'networkLost' : failure)
}

/** Failures that prove that a request to send something was not carried out. */
const UNSENT: readonly WalletFailure[] = ['rejected', 'busy', 'unsupported', 'changed']
/** The wallet was never asked: it has no window, or would not have sent anything. */
const UNASKED: readonly WalletProblem[] = ['popUpBlocked', 'notOwner']

/** Converts an error of a request to send something. Most errors do not say whether it was sent. */
export function toSendError(error: unknown, known = toWalletError(error, 'sendFailed')): WalletError {
  const isUnsent = UNSENT.includes(known.failure) || UNASKED.includes(known.problem)
  return isUnsent ? known : new WalletError(known.problem, known.cause ?? error, true)
}

/** Converts an error of a request to send several calls at once. */
export function toBatchError(error: unknown, whenFailed: FailedProblem): WalletError {
  const { codes } = walletErrorFacts(error)
  // Wallets report this as a rejection by the user as well.
  if (!WalletError.isOne(error) && codes.includes(UPGRADE_REFUSED_CODE)) return new WalletError('upgradeRefused')
  const known = toWalletError(error, whenFailed)
  if (known === error || known.failure !== 'failed') return known
  return codes.some((code) => BATCH_UNSUPPORTED_CODES.includes(code)) ? new WalletError('unsupported') : known
}
