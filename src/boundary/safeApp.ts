import * as v from 'valibot'
import type { Address } from '#domain/chain/address'
import { safeRead } from './safeRead'
import { anyAddress, correctedAddress, hash, whole } from './schemas'

// This module is the only parser for messages of the parent page in the Safe Apps protocol
// (https://github.com/safe-global/safe-apps-sdk). These messages are only claims: what a Safe has done is read from the
// chain.

const OWNERS_READ_MAX = 1_000
const ERROR_READ_MAX = 300

export interface SafeAnswer {
  id: string
  data?: unknown
  error?: string
}

const version = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}\./))
const answer = v.variant('success', [
  v.object({ id: v.string(), version, success: v.literal(true), data: v.unknown() }),
  v.object({
    id: v.string(),
    version,
    success: v.literal(false),
    error: v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, ERROR_READ_MAX)),
    ),
  }),
])

/** Parses an answer of Safe{Wallet}; null for any other message. */
export function parseSafeAnswer(message: unknown): SafeAnswer | null {
  const read = safeRead(answer, message)
  if (!read) return null
  return read.success ? { id: read.id, data: read.data } : { id: read.id, error: read.error }
}

export interface SafeInfo {
  address: Address
  chainId: number
  /** Whether the visitor is not an owner of the Safe. */
  isReadOnly: boolean
}

const info = v.pipe(
  v.object({
    safeAddress: correctedAddress,
    chainId: whole(1),
    threshold: whole(1),
    owners: v.pipe(
      v.array(v.unknown()),
      v.minLength(1),
      v.maxLength(OWNERS_READ_MAX),
      v.everyItem((owner) => v.is(anyAddress, owner)),
    ),
    isReadOnly: v.boolean(),
  }),
  v.transform(({ safeAddress, chainId, isReadOnly }): SafeInfo => ({ address: safeAddress, chainId, isReadOnly })),
)

export const parseSafeInfo = (data: unknown): SafeInfo | null => safeRead(info, data)

const sent = v.object({ safeTxHash: hash })

export interface SafeTransaction {
  status: 'waiting' | 'executed' | 'failed' | 'cancelled'
  /** The hash of the Ethereum transaction that executed the Safe transaction; null if it was not executed. */
  hash: `0x${string}` | null
  /** The number of owners who have signed; null if not reported. */
  signed: number | null
}

const STATUS = {
  AWAITING_CONFIRMATIONS: 'waiting',
  AWAITING_EXECUTION: 'waiting',
  SUCCESS: 'executed',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
} as const satisfies Record<string, SafeTransaction['status']>

const execution = v.object({ confirmations: v.pipe(v.array(v.unknown()), v.maxLength(OWNERS_READ_MAX)) })

const transaction = v.pipe(
  v.object({
    txStatus: v.picklist(Object.keys(STATUS) as (keyof typeof STATUS)[]),
    txHash: v.optional(v.unknown()),
    detailedExecutionInfo: v.optional(v.unknown()),
  }),
  v.transform(({ txStatus, txHash, detailedExecutionInfo }): SafeTransaction => ({
    status: STATUS[txStatus],
    hash: safeRead(hash, txHash),
    signed: safeRead(execution, detailedExecutionInfo)?.confirmations.length ?? null,
  })),
)

/** Parses the answer to `getTxBySafeTxHash`; null if invalid. */
export const parseSafeTransaction = (data: unknown): SafeTransaction | null => safeRead(transaction, data)

/** Parses the safeTxHash in the answer to `sendTransactions`; null if invalid. */
export const parseSafeTxHash = (data: unknown): `0x${string}` | null => safeRead(sent, data)?.safeTxHash ?? null
