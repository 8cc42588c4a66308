import type { NodeFailure } from './nodeError'

/**
 * Interprets the error messages and codes of nodes and hosted providers; no other module does. Unrelated causes share
 * codes (-32000 can mean anything, -32005 a rate, range or batch limit), so the message takes precedence.
 */

export interface RawNodeError {
  status: number
  code: number | null
  /** The error's message and any text in its data; empty when the response is not a JSON-RPC error. */
  text: string
  hasRevertData: boolean
}

type Row = readonly [cause: NodeFailure, matches: (rawError: RawNodeError) => boolean]

const words =
  (pattern: RegExp) =>
  ({ text }: RawNodeError) =>
    pattern.test(text)
const codes =
  (...known: number[]) =>
  ({ code }: RawNodeError) =>
    code !== null && known.includes(code)
const statuses =
  (...known: number[]) =>
  ({ status }: RawNodeError) =>
    known.includes(status)

/** The first matching row wins. Reverts come first, because a contract's message may contain any of the words below. */
const TABLE: readonly Row[] = [
  // The contract reverted. Geth sends code 3, other clients only a message, and some only the revert data.
  ['reverted', ({ hasRevertData }) => hasRevertData],
  ['reverted', codes(3)],
  ['reverted', words(/\brevert(ed)?\b|^reverted 0x/i)],

  // The node's own limits for a call; another node's limits may be higher. Geth's "gas required exceeds allowance" does
  // not belong here: it means that the call failed with all the gas that a transaction may have.
  ['capped', words(/out ?of ?gas|insufficient_gas|execution (aborted|timeout)|evm (execution )?timed? ?out/i)],

  // Execution failed: invalid opcodes, stacks, jumps. OpenEthereum and Nethermind say "VM execution error.".
  ['reverted', words(/gas required exceeds allowance|always failing transaction|VM (execution error|exception)/i)],
  [
    'reverted',
    words(
      /(invalid|bad|undefined|unknown) (opcode|instruction)|opcode .{0,20}not defined|stack (underflow|overflow|limit reached)|(invalid|bad) jump|write protection|return ?data out of bounds|max call depth|invalid_operation|due to an exception/i,
    ),
  ],
  ['reverted', words(/EVM error:? ?(?!.*(database|header|block))[A-Z]\w+/)],

  // Rate limits. These rows come before the limits below, because the message of a rate limit may mention archives,
  // batches or events.
  ['limited', statuses(429)],
  ['limited', codes(429)],
  ['limited', words(/rate.?limit|too many requests(?!.{0,20}batch)/i)],

  // The batch is too large, or the node accepts no batches at all.
  [
    'batch',
    words(
      /batch.{0,60}(limit|too (large|many|big|long)|more than|exceed|not (allowed|supported|enabled)|disabled|maximum|unsupported|forbidden)|(exceed|too many|too large|maximum|limit|no support for|more than).{0,40}batch/i,
    ),
  ],

  // The node does not have the state of a past block. Nethermind names the exception in the error's data.
  [
    'noState',
    words(
      /missing ?trie ?node|trie ?node ?exception|is missing from the DB|historical (state|backend|data)|(world ?)?state .{0,80}(un|not )available|no state (available )?for|pruned|pruning|archiv|data before .{0,60}not available|old data not available|metadata is not found|exceeds maximum proof window|history (is )?not available/i,
    ),
  ],
  ['noState', codes(4444)],

  [
    'tooMany',
    words(
      /returned more than|(exceed|limit|too (large|wide|big|high|many)|bigger|more than|max(imum)?|up to).{0,40}(block range|range|blocks|results|logs|events)|(range|results|logs|blocks|getLogs).{0,60}(exceed|limit|too (large|wide|big|high|many)|bigger|larger|more than)|log response size|less number of address|specify an address/i,
    ),
  ],
  ['tooMany', codes(-32614)],

  // The response or the request is too large.
  [
    'tooLarge',
    words(
      /(response|request|payload|content|entity|result)( body| size| length)? (is )?too (large|big|long)|size limit|oversized/i,
    ),
  ],

  // Rate limits that are worded differently.
  [
    'limited',
    words(
      /requests? (count|limit|rate|per (second|minute|day)).{0,40}(exceed|reach|limited)|(capacity|quota|credits|throughput|allowance|usage|compute units|request limit|plan limit).{0,40}(exceed|reach|limit|used up)|exceed(s|ed)?.{0,40}(capacity|quota|credits|throughput|compute units|rate|requests|RPS)|throttl|server is busy|too much load|reached the free tier|limited to \d+.{0,10}(request|call)/i,
    ),
  ],

  ['denied', statuses(401, 402, 403)],
  ['denied', codes(-32052, -40100)],
  [
    'denied',
    words(
      /unauthori[sz]ed|forbidden|api.?key|project id|not allowed to access|access denied|authenticat|invalid (token|key|project)|whitelist|allowlist|payment required/i,
    ),
  ],

  ['timedOut', words(/time(d)?[ -]?out|deadline exceeded/i)],
  ['timedOut', statuses(408)],

  // The transaction is invalid, but the node does support the method.
  ['rpc', words(/insufficient (funds|balance)|exceeds (account )?balance|gas (limit|price|cap)|intrinsic gas|nonce/i)],

  [
    'unsupported',
    words(/method.{0,80}(not (be )?(found|supported|available|enabled|exist)|disabled)|unsupported method/i),
  ],
  ['unsupported', codes(-32601, -32604, -32004)],

  [
    'notFound',
    words(
      /(header|block|transaction|resource|record|receipt)\b.{0,70}(not (be )?found|unavailable|not available|does not exist)|unknown (block|transaction|header)|(cannot|could not) find|not currently canonical|past head|after head|ahead of/i,
    ),
  ],
  ['notFound', codes(-32001, -39001)],

  // Codes of errors whose messages match no row above.
  ['reverted', codes(-32015)],
  ['limited', codes(-32005, -32007, -32012, -32016, -32029, -32097)],
  ['tooLarge', statuses(413)],
]

/** Whether a node's message says that a call took too long, rather than that it ran out of gas. */
export const isOutOfTime = (message: string) => /execution (aborted|timeout)|time(d)?[ -]?out/i.test(message)

export function causeOf(rawError: RawNodeError): NodeFailure {
  const row = TABLE.find(([, matches]) => matches(rawError))
  if (row) return row[0]
  return rawError.text === '' && rawError.code === null ? 'refused' : 'rpc'
}

/**
 * HTTP statuses that mean that the gateway in front of the node is down, or that the URL is not a node's. Any other
 * status may be the response to a batch that is too large.
 */
const DOWN = [404, 407, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530]

/** Whether a batch that got this response may succeed with fewer calls. */
export function isBatchRefusal(rawError: RawNodeError): boolean {
  const cause = causeOf(rawError)
  if (cause === 'limited' || cause === 'denied') return false
  return rawError.text !== '' || !DOWN.includes(rawError.status)
}
