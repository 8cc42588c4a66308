import { TOKENS_MAX } from '#domain/token/limits'
import { createTimeSlices } from '#domain/browser/timeSlices'

/** The maximum length of a record. Longer records are dropped. A logo as a data URL may have 200,000 characters. */
const RECORD_MAX = 300_000

/** A text up to this length is parsed by a single `JSON.parse`, which takes only milliseconds for any content. */
const WHOLE_MAX = 250_000

/** The longest text that is parsed at once. To parse each of 100,000 records alone would take twice as long. */
const BATCH_MAX = 50_000

/** Matches the beginning of a record up to its first key. */
const BEGINNING = /^[^"]*"[^"]*"/
const BEGINNING_MAX = 64

const codeOf = (sign: string) => sign.charCodeAt(0)
const [CODE_QUOTE, CODE_COMMA] = [codeOf('"'), codeOf(',')]
const [CODE_ARRAY, CODE_ARRAY_END] = [codeOf('['), codeOf(']')]
const [CODE_OBJECT, CODE_OBJECT_END] = [codeOf('{'), codeOf('}')]
const [QUOTE, OPENING] = ['"', '[{']
const CODES_SPACE: readonly number[] = [' ', '\n', '\r', '\t'].map(codeOf)

const isOpening = (text: string, at: number) => at < text.length && OPENING.includes(text.charAt(at))

function afterSpaces(text: string, start: number): number {
  let at = start
  while (at < text.length && CODES_SPACE.includes(text.charCodeAt(at))) at++
  return Math.min(at, text.length)
}

/** Thrown if the text ends within a value, as in a truncated list. */
class EndOfText extends Error {
  constructor() {
    super('The list is not JSON.')
  }
}

function broken(text: string, at: number): Error {
  return at < text.length ? new Error('The list is not JSON.') : new EndOfText()
}

function endOfString(text: string, start: number): number {
  if (text[start] !== QUOTE) throw broken(text, start)
  for (let end = text.indexOf(QUOTE, start + 1); end > 0; end = text.indexOf(QUOTE, end + 1)) {
    let before = end - 1
    while (text[before] === '\\') before--
    // A quote after an odd number of backslashes is part of the string.
    if ((end - before) % 2 === 1) return end + 1
  }
  throw broken(text, text.length)
}

/**
 * The end of the value at `start`. The text between its brackets is not validated. Compares character codes, because a
 * value may be as long as the whole text, and comparing strings would block the page.
 */
function endOfValue(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === CODE_QUOTE) {
      const end = endOfString(text, at)
      if (depth === 0) return end
      at = end - 1
    } else if (code === CODE_ARRAY || code === CODE_OBJECT) depth++
    else if (code === CODE_ARRAY_END || code === CODE_OBJECT_END) {
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (code === CODE_COMMA && depth === 0) return at
  }
  throw broken(text, text.length)
}

/**
 * Parses many records at once; null if it cannot. Where the last one ends is guessed, because finding the end of each
 * record takes longer than parsing it: most records begin like the first one, so the next batch does, too. After a wrong
 * guess the batch ends within a value, which `JSON.parse` refuses.
 */
function guessedBatch(text: string, start: number): { items: unknown[]; end: number } | null {
  const beginning = BEGINNING.exec(text.slice(start, start + BEGINNING_MAX))?.[0]
  if (beginning === undefined) return null
  const end = text.lastIndexOf(',', text.lastIndexOf(beginning, start + BATCH_MAX))
  if (end <= start) return null
  try {
    return { items: JSON.parse(`[${text.slice(start, end)}]`) as unknown[], end }
  } catch {
    return null
  }
}

/** The key of the member that starts at `start`, and where its value starts. */
function keyAt(text: string, start: number): { key: string; at: number } {
  const end = endOfString(text, start)
  const colon = afterSpaces(text, end)
  if (text[colon] !== ':') throw broken(text, colon)
  return { key: JSON.parse(text.slice(start, end)) as string, at: afterSpaces(text, colon + 1) }
}

function nextMember(text: string, start: number, closing: string): number {
  const at = afterSpaces(text, start)
  if (text[at] === closing) return at
  const next = afterSpaces(text, at + 1)
  if (text[at] !== ',' || text[next] === closing) throw broken(text, at)
  return next
}

/**
 * Like `JSON.parse`, but parses a list record by record, so that the page is not blocked: a text of a few megabytes can
 * be crafted to keep `JSON.parse` busy for seconds. Records that are too long, and those above the maximum number, are
 * dropped.
 * @param isCut - whether the text is only the beginning of a list, of which the complete records are parsed
 */
export async function parseListJson(text: string, isCut = false): Promise<unknown> {
  const pause = createTimeSlices()

  /** Passes the start of each member to `endOf`, which returns its end. Returns the end of the array or object. */
  async function forEachMember(start: number, endOf: (start: number) => number | Promise<number>): Promise<number> {
    const closing = text[start] === '[' ? ']' : '}'
    let at = afterSpaces(text, start + 1)
    try {
      while (text[at] !== closing) {
        const end = endOf(at)
        at = nextMember(text, typeof end === 'number' ? end : await end, closing)
        const turn = pause()
        if (turn) await turn
      }
    } catch (error) {
      if (!(isCut && error instanceof EndOfText)) throw error
      return text.length
    }
    return at + 1
  }

  async function arrayAt(start: number): Promise<{ value: unknown[]; end: number }> {
    const value: unknown[] = []
    /** Where a batch may be guessed again. After a wrong guess, the items are parsed one by one for a while. */
    let guessedFrom = start
    const end = await forEachMember(start, (at) => {
      const isWanted = value.length < TOKENS_MAX
      const batch = isWanted && at >= guessedFrom ? guessedBatch(text, at) : null
      if (batch) {
        for (const item of batch.items) value.push(item)
        return batch.end
      }
      if (at >= guessedFrom) guessedFrom = at + BATCH_MAX
      const endOfItem = endOfValue(text, at)
      if (endOfItem === at) throw broken(text, at)
      if (isWanted) value.push(endOfItem - at > RECORD_MAX ? null : JSON.parse(text.slice(at, endOfItem)))
      return endOfItem
    })
    return { value: value.slice(0, TOKENS_MAX), end }
  }

  async function objectAt(start: number, isOutermost: boolean): Promise<{ value: object; end: number }> {
    /** The parsed values by key. As in `JSON.parse`, the last value of a repeated key is used. */
    const found = new Map<string, unknown>()
    const end = await forEachMember(start, (at) => {
      const member = keyAt(text, at)
      const isTokens = isOutermost && member.key === 'tokens'
      if (isTokens && isOpening(text, member.at)) {
        return valueAt(member.at, false).then((tokens) => {
          found.set(member.key, tokens.value)
          return tokens.end
        })
      }
      const endOfMember = endOfValue(text, member.at)
      const isRead = found.size < TOKENS_MAX && endOfMember - member.at <= RECORD_MAX
      const value: unknown = isRead ? JSON.parse(text.slice(member.at, endOfMember)) : null
      // `tokens` is kept even if too many other members come before it.
      if (found.size < TOKENS_MAX || isTokens) found.set(member.key, value)
      return endOfMember
    })
    return { value: Object.fromEntries(found), end }
  }

  const valueAt = (start: number, isOutermost: boolean) =>
    text[start] === '[' ? arrayAt(start) : objectAt(start, isOutermost)

  const start = afterSpaces(text, 0)
  if (!isOpening(text, start) || (text.length <= WHOLE_MAX && !isCut)) return JSON.parse(text)
  const { value, end } = await valueAt(start, true)
  if (afterSpaces(text, end) < text.length) throw broken(text, end)
  return value
}
