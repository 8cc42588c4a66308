import { TOKENS_MAX } from '../../domain/token/limits'
import { createTimeSlices } from '../../domain/browser/timeSlices'

/** The maximum length of a record. Longer records are dropped. A logo as a data URL may have 200,000 characters. */
const RECORD_MAX = 300_000

/**
 * A text of at most this length is parsed with a single `JSON.parse`, which takes only milliseconds for any content.
 */
const WHOLE_MAX = 250_000

const [QUOTE, OPENING] = ['"', '[{']
const SPACES = /[ \n\r\t]*/y

const isOpening = (text: string, at: number) => at < text.length && OPENING.includes(text.charAt(at))

function afterSpaces(text: string, start: number): number {
  if (start >= text.length) return text.length
  SPACES.lastIndex = start
  SPACES.test(text)
  return SPACES.lastIndex
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

const codeOf = (sign: string) => sign.charCodeAt(0)
const [CODE_QUOTE, CODE_COMMA] = [codeOf('"'), codeOf(',')]
const [CODE_ARRAY, CODE_ARRAY_END] = [codeOf('['), codeOf(']')]
const [CODE_OBJECT, CODE_OBJECT_END] = [codeOf('{'), codeOf('}')]

/**
 * The end of the value that starts at `start`. The text between the value's brackets is not validated. Compares
 * character codes, because a value may be as long as the whole text, and comparing strings would block the page for too
 * long.
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

  async function membersAt(start: number, isOutermost: boolean): Promise<{ value: unknown; end: number }> {
    const isArray = text[start] === '['
    const closing = isArray ? ']' : '}'
    /** The parsed values by key or index. As in `JSON.parse`, the last value of a repeated key is used. */
    const found = new Map<string | number, unknown>()
    const valueAt = (at: number): { value: unknown; end: number } => {
      const end = endOfValue(text, at)
      const isRead = found.size < TOKENS_MAX && end - at <= RECORD_MAX
      return { value: isRead ? JSON.parse(text.slice(at, end)) : null, end }
    }
    let at = afterSpaces(text, start + 1)
    try {
      while (text[at] !== closing) {
        const member = isArray ? { key: found.size, at } : keyAt(text, at)
        const isList = isOutermost && member.key === 'tokens' && isOpening(text, member.at)
        const { value, end } = isList ? await membersAt(member.at, false) : valueAt(member.at)
        // `tokens` is kept even if too many other members come before it.
        if (found.size < TOKENS_MAX || member.key === 'tokens') found.set(member.key, value)
        at = nextMember(text, end, closing)
        const turn = pause()
        if (turn) await turn
      }
    } catch (error) {
      if (!(isCut && error instanceof EndOfText)) throw error
      at = text.length
    }
    return { value: isArray ? [...found.values()] : Object.fromEntries(found), end: Math.min(at + 1, text.length) }
  }

  const start = afterSpaces(text, 0)
  if (!isOpening(text, start) || (text.length <= WHOLE_MAX && !isCut)) return JSON.parse(text)
  const { value, end } = await membersAt(start, true)
  if (afterSpaces(text, end) < text.length) throw broken(text, end)
  return value
}
