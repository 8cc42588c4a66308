import { type Address, sameAddress } from '../chain/address'
import { APPROVAL, isTopicOf, type Log, TRANSFER } from './log'

/** Calldata of ERC-20's `transfer` and `approve` with exactly their two arguments. */
const TOKEN_CALL = /^0x(a9059cbb|095ea7b3)0{24}[0-9a-f]{104}$/i
const TRANSFER_CALL = 'a9059cbb'
const EVENTS = { transferred: TRANSFER, approved: APPROVAL } as const

interface TokenCall {
  kind: keyof typeof EVENTS
  /** The recipient or the spender. */
  to: Address
  units: bigint
}

/** Decodes the calldata of an ERC-20 transfer or approval; null for any other call. */
export function tokenCall(input: string): TokenCall | null {
  if (!TOKEN_CALL.test(input)) return null
  return {
    kind: input.slice(2, 10).toLowerCase() === TRANSFER_CALL ? 'transferred' : 'approved',
    to: `0x${input.slice(34, 74)}`,
    units: BigInt(`0x${input.slice(74)}`),
  }
}

export interface EffectToken {
  address: Address
  /** Null until the token is looked up, and for one that is neither on the token list nor part of the trade. */
  symbol: string | null
  decimals: number | null
  /** See `TokenScale`. */
  uiMultiplier?: string
}

/** The effect of a mined transaction, as far as the transaction and its receipt show it. Amounts are in base units. */
export type TransactionEffect =
  | { kind: 'failed' }
  /** An empty transaction to the sender itself, with which wallets cancel another transaction. */
  | { kind: 'nothing' }
  /** A plain transfer of the network's native coin. */
  | { kind: 'sent'; to: Address; amount: string }
  | { kind: 'transferred' | 'approved'; to: Address; amount: string; token: EffectToken }
  /** Any other call, with the value in wei. `to` is null for the creation of a contract. */
  | { kind: 'called'; to: Address | null; amount: string }

interface Mined {
  status: boolean
  logs: readonly Pick<Log, 'address' | 'topics'>[]
}

/** The effect of a mined transaction. A transfer or an approval counts only if the token emitted its event. */
export function effectOf(
  { from, to, value, input }: { from: Address; to: Address | null; value: bigint; input: string },
  { status, logs }: Mined,
): TransactionEffect {
  if (!status) return { kind: 'failed' }
  const amount = value.toString()
  if (to === null) return { kind: 'called', to, amount }
  if (input === '0x' && sameAddress(from, to)) return { kind: 'nothing' }
  if (input === '0x' && value > 0n) return { kind: 'sent', to, amount }
  const call = value === 0n ? tokenCall(input) : null
  const isReported =
    call !== null &&
    logs.some(
      ({ address, topics: [event, owner, party] }) =>
        sameAddress(address, to) && event === EVENTS[call.kind] && isTopicOf(owner, from) && isTopicOf(party, call.to),
    )
  if (!isReported) return { kind: 'called', to, amount }
  const token = { address: to, symbol: null, decimals: null }
  return { kind: call.kind, to: call.to, amount: call.units.toString(), token }
}

/** Whether the full effect of a transaction is known. The effects of other contract calls are not decoded. */
export const isWholeEffect = (effect: TransactionEffect | null): effect is TransactionEffect =>
  effect !== null && effect.kind !== 'called'
