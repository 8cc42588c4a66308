import * as v from 'valibot'
import { NodeError } from '../domain/nodeError'
import { cleanText } from '../domain/text'
import { checksummed } from './checksum'

/** The one parser for everything a JSON-RPC node says. https://ethereum.github.io/execution-apis/ */

export type Hex = `0x${string}`
export type Schema<T> = v.GenericSchema<unknown, T>

export const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)
const smallNumber = v.pipe(
  quantity,
  v.check((value) => value <= BigInt(Number.MAX_SAFE_INTEGER)),
  v.transform(Number),
)
export const chainIdNumber = v.pipe(
  smallNumber,
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
export const address = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.transform(checksummed))

export const block = v.object({
  number: smallNumber,
  hash: word,
  timestamp: smallNumber,
  baseFeePerGas: v.optional(quantity, '0x0'),
})
export type Block = v.InferOutput<typeof block>

const log = v.object({ address, topics: v.array(word), data: hexData })

const minedLog = v.object({ ...log.entries, blockNumber: smallNumber, logIndex: smallNumber })
/** An event of a block. */
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
  blockNumber: smallNumber,
  status,
  from: address,
  gasUsed: quantity,
  effectiveGasPrice: v.optional(quantity, '0x0'),
  logs: v.array(log),
})
export type Receipt = v.InferOutput<typeof receipt>
export const receiptOrNull = v.nullable(receipt)

const transaction = v.object({
  hash: word,
  from: address,
  nonce: smallNumber,
  /** Null where it makes a contract. */
  to: v.nullish(address, null),
  value: quantity,
  input: hexData,
})
/** A transaction as its sender signed it. */
export type Transaction = v.InferOutput<typeof transaction>
export const transactionOrNull = v.nullable(transaction)
export const count = smallNumber

const fullBlock = v.object({ transactions: v.array(v.looseObject({ from: v.string(), nonce: v.string() })) })

/** A block's transactions, of which only those of one sender with one nonce are looked at closely. */
export const transactionOf = (sender: string, nonce: number): Schema<Transaction | null> =>
  v.pipe(
    fullBlock,
    v.transform(
      ({ transactions }) =>
        transactions.find((each) => each.from.toLowerCase() === sender && Number(each.nonce) === nonce) ?? null,
    ),
    transactionOrNull,
  )

const rpcErrorObject = v.object({
  code: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
})

export interface RpcFailure {
  code: number | null
  message: string
  data: Hex | null
}

export interface RpcReply {
  id: number
  outcome: { result: unknown } | { error: RpcFailure }
}

/** Revert data hides in `data`, `data.data` or `data.result`, depending on the node. */
function revertData(value: unknown): Hex | null {
  const direct = v.safeParse(hexData, value)
  if (direct.success) return direct.output
  const nested = v.safeParse(v.object({ data: v.optional(v.unknown()), result: v.optional(v.unknown()) }), value)
  if (!nested.success) return null
  const inner = v.safeParse(hexData, nested.output.data ?? nested.output.result)
  return inner.success ? inner.output : null
}

/** One member of a JSON-RPC answer; null when it is none. */
export function parseReply(value: unknown): RpcReply | null {
  const reply = v.safeParse(v.looseObject({ id: v.pipe(v.number(), v.safeInteger()) }), value)
  if (!reply.success || typeof value !== 'object' || value === null) return null
  const { id } = reply.output
  if ('error' in value && value.error !== undefined && value.error !== null) {
    const { code, message, data } = v.is(rpcErrorObject, value.error) ? value.error : {}
    return {
      id,
      outcome: {
        error: {
          code: typeof code === 'number' ? code : null,
          message: cleanText(typeof message === 'string' ? message : 'The node answered with an error.'),
          data: revertData(data),
        },
      },
    }
  }
  return 'result' in value && value.result !== undefined ? { id, outcome: { result: value.result } } : null
}

/** Reads a result by its schema. Throws a NodeError when it does not fit. */
export function readResult<T>(schema: Schema<T>, value: unknown, what: string): T {
  const parsed = v.safeParse(schema, value)
  if (!parsed.success) throw new NodeError('malformed', `The node's answer for ${what} cannot be read.`)
  return parsed.output
}
