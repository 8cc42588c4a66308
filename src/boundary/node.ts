import * as v from 'valibot'
import { NODE_ERROR_TEXT_MAX } from '#domain/chain/limits'
import { NodeError } from '#domain/chain/nodeError'
import { cleanText } from '#domain/browser/text'
import { correctedAddress } from './schemas'

// This module is the only parser for JSON-RPC responses. https://ethereum.github.io/execution-apis/

export type Hex = `0x${string}`
export type Schema<T> = v.GenericSchema<unknown, T>

export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
export const count = v.pipe(
  quantity,
  v.check((value) => value <= BigInt(Number.MAX_SAFE_INTEGER)),
  v.transform(Number),
)
export const chainIdNumber = v.pipe(
  count,
  v.check((value) => value > 0),
)
export const hexData = v.pipe(
  v.string(),
  v.regex(/^0x(?:[0-9a-f]{2})*$/i),
  v.transform((text) => text as Hex),
)
const word = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{64}$/i),
  v.transform((text) => text.toLowerCase() as Hex),
)
/** A storage slot. Hardhat and Ganache return "0x" for an empty slot. */
export const storageWord = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{0,64}$/i),
  v.transform((text) => BigInt(text.length > 2 ? text : 0)),
)

export const block = v.object({
  number: count,
  hash: word,
  timestamp: count,
  baseFeePerGas: v.optional(quantity, '0x0'),
})
export type Block = v.InferOutput<typeof block>

const log = v.object({ address: correctedAddress, topics: v.array(word), data: hexData })

/** The blocks of eth_simulateV1. A failed call has an error, and in it the data of a revert. */
export const simulatedBlocks = v.array(
  v.object({
    calls: v.array(
      v.object({
        status: v.pipe(
          quantity,
          v.transform((status) => status === 1n),
        ),
        gasUsed: quantity,
        returnData: hexData,
        logs: v.array(log),
        error: v.nullish(v.object({ data: v.nullish(hexData) })),
      }),
    ),
  }),
)
export type SimulatedCall = v.InferOutput<typeof simulatedBlocks>[number]['calls'][number]

const minedLog = v.object({
  ...log.entries,
  blockNumber: count,
  logIndex: count,
  transactionHash: v.optional(word),
})
export type MinedLog = v.InferOutput<typeof minedLog>
export const minedLogs = v.array(minedLog)

const status = v.pipe(
  quantity,
  v.check((value) => value === 0n || value === 1n),
  v.transform((value) => value === 1n),
)
export const receipt = v.object({
  transactionHash: word,
  blockHash: word,
  blockNumber: count,
  status,
  from: correctedAddress,
  gasUsed: quantity,
  effectiveGasPrice: v.optional(quantity, '0x0'),
  /** The L1 data fee in wei, paid in addition to gas. Only OP-stack networks have it. */
  l1Fee: v.nullish(quantity),
  logs: v.array(log),
})
export type Receipt = v.InferOutput<typeof receipt>
export const receiptOrNull = v.nullable(receipt)

const transaction = v.object({
  hash: word,
  from: correctedAddress,
  nonce: count,
  /** The recipient; null if the transaction creates a contract. */
  to: v.nullish(correctedAddress, null),
  value: quantity,
  input: hexData,
})
export type Transaction = v.InferOutput<typeof transaction>
export const transactionOrNull = v.nullable(transaction)

const fullBlock = v.object({ transactions: v.array(v.looseObject({ from: v.string(), nonce: v.string() })) })

/** Finds the transaction with this sender and nonce in a block. Only this transaction is parsed completely. */
export const transactionOf = (sender: string, nonce: number): Schema<Transaction | null> =>
  v.pipe(
    fullBlock,
    v.transform(
      ({ transactions }) =>
        transactions.find((each) => each.from.toLowerCase() === sender && Number(each.nonce) === nonce) ?? null,
    ),
    transactionOrNull,
  )

const namingBlock = v.object({
  transactions: v.array(
    v.looseObject({ hash: v.string(), from: v.string(), to: v.nullish(v.string(), null), input: v.string() }),
  ),
})

/** The hashes of a block's transactions from or to an address, or with the address in their data. */
export const hashesNaming = (address: string): Schema<Hex[]> =>
  v.pipe(
    namingBlock,
    v.transform(({ transactions }) => {
      const sought = address.slice(2).toLowerCase()
      return transactions
        .filter(({ from, to, input }) =>
          [from, to ?? '', input].some((text) => text.slice(2).toLowerCase().includes(sought)),
        )
        .map(({ hash }) => hash)
    }),
    v.array(word),
  )

const rpcErrorObject = v.object({
  code: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
})

export interface RpcFailure {
  code: number | null
  /** The error message as one line that is safe to display. */
  message: string
  data: Hex | null
  /** The error's message and the texts in its data. The cause of the error is determined from these texts. */
  text: string
  /** How long the node asks to wait before the next call, in milliseconds; null if it does not say. */
  retryAfterMs: number | null
}

export interface RpcReply {
  /** The id of the call; null if the error does not belong to a single call. */
  id: number | null
  outcome: { result: unknown } | { error: RpcFailure }
}

/**
 * Matches texts that contain revert data: "Reverted 0x08c379a0…" (OpenEthereum) or "err: 0xdf2d9b42 (supplied gas
 * 36000000)" (Nethermind).
 */
const DATA_IN_TEXT = /^(?:reverted|err:|revert:)\s*(0x(?:[0-9a-f]{2})*)(?:\s|$)/i
const nested = v.object({
  data: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  return: v.optional(v.unknown()),
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Finds the revert data in an error's data: the text itself, a part of the text, a field such as `data`, or the field
 * whose name is the transaction's hash (Ganache 2).
 */
function revertData(value: unknown, depth = 0): Hex | null {
  if (typeof value === 'string') {
    const direct = v.safeParse(hexData, DATA_IN_TEXT.exec(value)?.[1] ?? value)
    return direct.success ? direct.output : null
  }
  const fields = v.safeParse(nested, value)
  if (!fields.success || depth > 1) return null
  const { data, result, return: returned } = fields.output
  const named = data ?? result ?? returned
  if (named !== undefined) return revertData(named, depth + 1)
  const [only] = isRecord(value) ? Object.entries(value).filter(([key]) => isWord(key)) : []
  return only ? revertData(only[1], depth + 1) : null
}

const isWord = (text: string) => v.is(word, text)

const cut = (text: string) => text.slice(0, NODE_ERROR_TEXT_MAX)

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [cut(data)]
  return isRecord(data) ? Object.values(data).flatMap((each) => (typeof each === 'string' ? [cut(each)] : [])) : []
}

const backOff = v.object({ rate: v.object({ backoff_seconds: v.pipe(v.number(), v.minValue(0)) }) })

function failureOf(error: unknown): RpcFailure {
  const fields = v.is(rpcErrorObject, error) ? error : typeof error === 'string' ? { message: error } : {}
  const { code, message, data } = fields
  const own = cut(typeof message === 'string' && message !== '' ? message : 'The node answered with an error.')
  const found = revertData(data)
  const rate = v.safeParse(backOff, data)
  return {
    code: typeof code === 'number' ? code : null,
    // Older nodes return the contract's message in `data`.
    message: cleanText(typeof data === 'string' && found === null ? `${own} ${cut(data)}` : own),
    data: found,
    text: cut([own, ...textsIn(data)].join(' ')),
    retryAfterMs: rate.success ? rate.output.rate.backoff_seconds * 1_000 : null,
  }
}

const replyObject = v.looseObject({ id: v.nullish(v.pipe(v.number(), v.safeInteger()), null) })

export function parseReply(value: unknown): RpcReply | null {
  const reply = v.safeParse(replyObject, value)
  if (!reply.success || !isRecord(value) || Array.isArray(value)) return null
  const { id } = reply.output
  if (value.error !== undefined && value.error !== null) return { id, outcome: { error: failureOf(value.error) } }
  return id !== null && 'result' in value && value.result !== undefined
    ? { id, outcome: { result: value.result } }
    : null
}

/** Parses the body of an HTTP error response: a JSON-RPC error or, from some gateways, only the fields of `error`. */
export function parseHttpError(value: unknown): RpcFailure | null {
  if (!isRecord(value)) return null
  const { error, message } = value
  if (error !== undefined && error !== null) return failureOf(error)
  return typeof message === 'string' ? failureOf(value) : null
}

/** Parses a result with a schema. Throws a NodeError if the result does not match. */
export function readResult<T>(schema: Schema<T>, value: unknown, what: string): T {
  // Parsing stops at the first issue, because a list may have hundreds of thousands of entries with one issue each.
  const parsed = v.safeParse(schema, value, { abortEarly: true })
  if (!parsed.success) throw new NodeError('malformed', `The node's answer for ${what} cannot be read.`)
  return parsed.output
}
