import { type Address, sameAddress } from '../chain/address'
import type { BatchCall, SentBatch } from './batch'
import { ENTRY_POINTS, isOperationOf } from './smartAccount'

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
