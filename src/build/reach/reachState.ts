import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import type { PoolIdentity } from './identify'
import { type PoolSwaps, SWAP_EVENTS } from './swapEvents'

/** What a run has read so far. The next run continues with it. */
export interface ReachState {
  /** What the run measures; a state of anything else does not fit. */
  measured: string
  /** The newest block that counts. */
  head: { number: number; hash: Hex }
  /** The newest block that is not read yet; -1 if there is none. */
  next: number
  window: number
  pools: readonly PoolSwaps[]
  /** The identities of the pools, in their order, as far as they are known. */
  identities: readonly PoolIdentity[]
}

const text = v.pipe(v.string(), v.startsWith('0x'))
const hex = v.pipe(
  text,
  v.transform((value) => value as Hex),
)
const address = v.pipe(
  text,
  v.length(42),
  v.transform((value) => value as Address),
)
const tokens = v.nullable(v.tuple([address, address]))
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,90}$/),
  v.transform((digits) => BigInt(digits)),
)
const amounts = v.nullable(v.tuple([amount, amount]))
const whole = v.pipe(v.number(), v.safeInteger())

const state = v.object({
  measured: v.string(),
  head: v.object({ number: whole, hash: hex }),
  next: whole,
  window: v.pipe(whole, v.minValue(1)),
  pools: v.array(
    v.object({
      kind: v.picklist(Object.keys(SWAP_EVENTS) as (keyof typeof SWAP_EVENTS)[]),
      emitter: address,
      id: v.nullable(hex),
      tokens,
      transaction: v.nullable(hex),
      count: v.pipe(whole, v.minValue(1)),
      sums: amounts,
      largest: amounts,
    }),
  ),
  identities: v.array(v.object({ isFound: v.boolean(), group: v.string(), who: v.nullable(address), tokens })),
})

/** The text of a state as a file keeps it. */
export const stateText = (value: ReachState): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))

/** The state in a text; null if it is none, or one of another measurement. */
export function parseState(content: string, measured: string): ReachState | null {
  try {
    const parsed = v.safeParse(state, JSON.parse(content))
    return parsed.success && parsed.output.measured === measured ? parsed.output : null
  } catch {
    return null
  }
}

export interface StateFile {
  read: () => string | null
  write: (content: string) => void
  remove: () => void
}

export const stateFileAt = (path: string): StateFile => ({
  read: () => (existsSync(path) ? readFileSync(path, 'utf8') : null),
  write(content) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  },
  remove() {
    rmSync(path, { force: true })
  },
})
