import { type Address, sameAddress } from '../chain/address'
import type { SafeKind } from '../wallet/accountKind'
import { ENTRY_POINTS, isOperationOf } from './smartAccount'

/** One call of a batch: `value` in wei, as a decimal string. */
export interface BatchCall {
  to: Address
  value: string
  data: string
}

/** The account's nonce and block when its wallet was asked. Nothing mined before can be the requested transaction. */
export interface AccountMoment {
  /** The account's next nonce. */
  nonce: number
  /** The newest block. */
  block: number
}

/** What a Safe was when its wallet was asked. */
export type SafeMoment = Omit<SafeKind, 'kind'>

/**
 * Calls that a wallet was asked to carry out as one request. The hash of the transaction that carries them is not known
 * until it is found on the chain.
 */
export interface SentBatch extends AccountMoment {
  walletId: string
  /**
   * The wallet's name for them: an id (EIP-5792), or a hash, of which it does not say whether it is the transaction's.
   * Absent until it answers, which it may do when nobody listens any more.
   */
  id?: string
  /** Present where the account is a Safe. */
  safe?: SafeMoment
  /** In order. The last one is what the batch is for. */
  calls: BatchCall[]
  /** The key of the trade that it executes, which all trades of the same tokens share. */
  trade: string
}

/** What a wallet says of a batch: a hint where to look and for how long, and never an outcome. */
export interface BatchHint {
  /** `dropped`: it says that it will not send it; `ended`: that it was mined, whatever came of it. */
  word: 'pending' | 'dropped' | 'ended'
  /** The hashes of transactions that it says belong to it. */
  hashes: readonly string[]
}

/**
 * `notSent`: the wallet says that it dropped the calls, and the chain has no transaction with them; `partial`: only some
 * of them took effect; `unclear`: the wallet says that it is done, and the chain does not show how; `undecided`: they were
 * carried out together with other calls of the account, which ended differently.
 */
export type BatchOutcome = 'notSent' | 'partial' | 'unclear' | 'undecided'

/** The outcome of a batch that a wallet accepted and that did not succeed. Its text is in `copy/…/wallet/batch.ts`. */
export class BatchFailure extends Error {
  constructor(
    readonly outcome: BatchOutcome,
    /** Its transaction, if one is known. */
    readonly hash: string | null = null,
  ) {
    super(outcome)
    this.name = 'BatchFailure'
  }
}

interface MinedCall {
  from: Address
  to: Address | null
  value: bigint
  input: string
}

interface Log {
  address: Address
  topics: readonly string[]
  data: string
}

const bare = (hex: string) => hex.slice(2).toLowerCase()

/** Whether a transaction is a call, or has it in the call of a smart account. */
function hasCall({ to, value, input }: MinedCall, call: BatchCall): boolean {
  const [text, data] = [bare(input), bare(call.data)]
  if (to !== null && sameAddress(to, call.to)) return text === data && value === BigInt(call.value)
  return text.includes(bare(call.to)) && text.includes(data)
}

/**
 * How much of a batch a transaction carries: `whole` with its last call, which is what it is for; `part` with earlier ones
 * alone, as wallets do that send the calls one by one; null for any other transaction.
 */
export function carriedShare({ calls }: SentBatch, transaction: MinedCall): 'whole' | 'part' | null {
  const carried = calls.map((call) => hasCall(transaction, call))
  if (carried.at(-1)) return 'whole'
  return carried.includes(true) ? 'part' : null
}

/**
 * Whether a mined batch shows nothing of its last call: some accounts swallow the failure of one call. A swap has events
 * of pools, so that it is missing where all are of the calls before it and of what carries them out.
 */
export function lacksLastCall(account: string, { calls }: SentBatch, logs: readonly Log[]): boolean {
  const others = [account, ...ENTRY_POINTS, ...calls.slice(0, -1).map(({ to }) => to)]
  return calls.length > 1 && logs.every(({ address }) => others.some((each) => sameAddress(each, address)))
}

/**
 * Whether a transaction was carried out for an account: it sent it, an EntryPoint says so, or a contract that the batch
 * calls names the account as the one who acts, together with what the call to it says. Anybody can put the calls of
 * another into a transaction, and have events emitted that name an account.
 */
export function isOfAccount(
  account: string,
  { calls }: SentBatch,
  { from }: Pick<MinedCall, 'from'>,
  logs: readonly Log[],
): boolean {
  if (sameAddress(from, account)) return true
  const isConfirmed = ({ address, topics: [, owner, other] }: Log) =>
    owner !== undefined &&
    other !== undefined &&
    sameAddress(`0x${owner.slice(26)}`, account) &&
    calls.some(({ to, data }) => sameAddress(to, address) && bare(data).includes(other.slice(26).toLowerCase()))
  return logs.some((log) => isOperationOf(log, account) || isConfirmed(log))
}
