import type { NodeFailure } from './nodeError'

/**
 * What nodes and hosted providers mean by their errors: the one place where their words and codes are looked at. Codes
 * are shared by causes that have nothing in common (-32000 is anything at all, -32005 a rate, a range or a batch), so
 * words count for more.
 */

/** An error as it came. */
export interface RawNodeError {
  /** Of HTTP. */
  status: number
  /** Of JSON-RPC; null where there is none. */
  code: number | null
  /** Its message and whatever text came along as its data; empty where the answer is no JSON-RPC error. */
  text: string
  /** Whether data of a revert came along. */
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

/** In order: the first row that fits. What contracts say comes first, as they may say anything. */
const TABLE: readonly Row[] = [
  // The contract refused. 3 is geth's code; others say it in words, and some add the data alone.
  ['reverted', ({ hasRevertData }) => hasRevertData],
  ['reverted', codes(3)],
  ['reverted', words(/\brevert(ed)?\b|^reverted 0x/i)],

  // The node's own limits for a call. Another node may give more. Geth's estimate ends in "gas required exceeds
  // allowance", with all gas that there may be: nobody gives more.
  ['capped', words(/out ?of ?gas|insufficient_gas|execution (aborted|timeout)|evm (execution )?timed? ?out/i)],

  // The code broke off: invalid opcodes, stacks, jumps. "VM execution error." is OpenEthereum's and Nethermind's.
  ['reverted', words(/gas required exceeds allowance|always failing transaction|VM (execution error|exception)/i)],
  [
    'reverted',
    words(
      /(invalid|bad|undefined|unknown) (opcode|instruction)|opcode .{0,20}not defined|stack (underflow|overflow|limit reached)|(invalid|bad) jump|write protection|return ?data out of bounds|max call depth|invalid_operation|due to an exception/i,
    ),
  ],
  ['reverted', words(/EVM error:? ?(?!.*(database|header|block))[A-Z]\w+/)],

  // Asked too often, whatever it was that was asked: such words may name archives, batches or events.
  ['limited', statuses(429)],
  ['limited', codes(429)],
  ['limited', words(/rate.?limit|too many requests(?!.{0,20}batch)/i)],

  // More than one request may hold, or no batches at all.
  [
    'batch',
    words(
      /batch.{0,60}(limit|too (large|many|big|long)|more than|exceed|not (allowed|supported|enabled)|disabled|maximum|unsupported|forbidden)|(exceed|too many|too large|maximum|limit|no support for|more than).{0,40}batch/i,
    ),
  ],

  // No past states. Nethermind names the exception in its data.
  [
    'noState',
    words(
      /missing ?trie ?node|trie ?node ?exception|is missing from the DB|historical (state|backend|data)|(world ?)?state .{0,80}(un|not )available|no state (available )?for|pruned|pruning|archiv|data before .{0,60}not available|old data not available|exceeds maximum proof window|history (is )?not available/i,
    ),
  ],
  ['noState', codes(4444)],

  // Too many blocks or events in one request.
  [
    'tooMany',
    words(
      /returned more than|(exceed|limit|too (large|wide|big|high|many)|bigger|more than|max(imum)?|up to).{0,40}(block range|range|blocks|results|logs|events)|(range|results|logs|blocks|getLogs).{0,60}(exceed|limit|too (large|wide|big|high|many)|bigger|larger|more than)|log response size|less number of address|specify an address/i,
    ),
  ],
  ['tooMany', codes(-32614)],

  // More than an answer or a request may hold.
  [
    'tooLarge',
    words(
      /(response|request|payload|content|entity|result)( body| size| length)? (is )?too (large|big|long)|size limit|oversized/i,
    ),
  ],

  // Asked too often, in other words.
  [
    'limited',
    words(
      /requests? (count|limit|rate|per (second|minute|day)).{0,40}(exceed|reach|limited)|(capacity|quota|credits|throughput|allowance|usage|compute units|request limit|plan limit).{0,40}(exceed|reach|limit|used up)|exceed(s|ed)?.{0,40}(capacity|quota|credits|throughput|compute units|rate|requests|RPS)|throttl|server is busy|too much load|reached the free tier|limited to \d+.{0,10}(request|call)/i,
    ),
  ],

  // A key that is wrong, missing, or not enough.
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

  // What is no question of the method, but of the transaction.
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

  // Codes whose words said nothing above.
  ['reverted', codes(-32015)],
  ['limited', codes(-32005, -32007, -32012, -32016, -32029, -32097)],
  ['tooLarge', statuses(413)],
]

/** What an error of a node means. */
export function causeOf(rawError: RawNodeError): NodeFailure {
  const row = TABLE.find(([, matches]) => matches(rawError))
  if (row) return row[0]
  return rawError.text === '' && rawError.code === null ? 'refused' : 'rpc'
}

/** The gateway in front of the node is down, or the address is none of a node's. Of other statuses a batch may be the reason. */
const DOWN = [404, 407, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530]

/** Whether a request of several calls that was answered with this may do better with fewer. */
export function isBatchRefusal(rawError: RawNodeError): boolean {
  const cause = causeOf(rawError)
  if (cause === 'limited' || cause === 'denied') return false
  return rawError.text !== '' || !DOWN.includes(rawError.status)
}
