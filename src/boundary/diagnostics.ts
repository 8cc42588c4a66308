import * as v from 'valibot'
import { ACTIONS_RECORDED } from '../domain/page/limits'
import { type Diagnostics, DIAGNOSTICS_FORM } from '../domain/page/diagnostics/diagnostics'
import type { Json } from '../domain/page/diagnostics/redaction'
import { safeRead } from './safeRead'

/** A file that a visitor sent. Anybody may have written it. */

const FILE_MAX = 20_000_000

const text = v.pipe(v.string(), v.maxLength(1_000))
const count = v.pipe(v.number(), v.minValue(0))
/** Part of a parsed JSON text, so that it cannot be anything else. */
const json = v.custom<Json>(() => true)
const slices = v.record(v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]*$/)), json)
const action = v.object({ at: v.number(), type: text, payload: v.optional(json) })

const endpoint = v.object({
  isFirst: v.boolean(),
  answeredAt: v.nullable(count),
  answerMs: v.nullable(count),
  block: v.nullable(v.object({ number: count, timestamp: count })),
  lag: v.optional(v.nullable(count), null),
  failures: count,
  failedAt: v.optional(v.nullable(count), null),
  lastFailure: v.nullable(text),
  requestsInLastMinute: count,
})

const whole = v.object({
  app: text,
  form: v.literal(DIAGNOSTICS_FORM),
  madeAt: text,
  build: v.object({ version: text, commit: v.nullable(text), hash: v.nullable(text) }),
  page: v.object({
    browser: text,
    language: text,
    window: v.object({ width: count, height: count }),
    isOnline: v.boolean(),
    path: text,
  }),
  wallet: v.object({ status: text, id: v.nullable(text), reach: v.nullable(text), chainId: v.nullable(count) }),
  nodes: v.nullable(v.object({ chainId: count, isOwn: v.boolean(), endpoints: v.array(endpoint) })),
  standIns: v.record(v.string(), text),
  before: slices,
  actions: v.pipe(v.array(action), v.maxLength(ACTIONS_RECORDED)),
  after: slices,
})

const names = v.pipe(v.array(text), v.maxLength(ACTIONS_RECORDED))

/** Parsed JSON, without names that would change the prototype of what they are assigned to. */
function parsePlain(source: string): unknown {
  if (source.length > FILE_MAX) return null
  try {
    return JSON.parse(source, (key, value: unknown) => (key === '__proto__' ? undefined : value))
  } catch {
    return null
  }
}

/**
 * The diagnostics that a visitor copied; or only the names of the actions, where no more could be made. Null when the
 * text is neither.
 */
export function parseDiagnostics(source: string): Diagnostics | readonly string[] | null {
  const value = parsePlain(source)
  return safeRead(names, value) ?? safeRead(whole, value)
}
