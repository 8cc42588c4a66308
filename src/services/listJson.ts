import { TOKENS_MAX } from '../domain/limits'
import { createTimeSlices } from '../domain/timeSlices'

/** A longer record is none; a logo as data may have 200,000 characters. */
const RECORD_MAX = 300_000

const SPACES = new Set([' ', '\n', '\r', '\t'])
const [QUOTE, OPENING, CLOSING] = ['"', '[{', ']}']

function afterSpaces(text: string, start: number): number {
  let at = start
  while (SPACES.has(text.charAt(at))) at++
  return at
}

function broken(): Error {
  return new Error('The list is not JSON.')
}

function endOfString(text: string, start: number): number {
  if (text[start] !== QUOTE) throw broken()
  for (let end = text.indexOf(QUOTE, start + 1); end > 0; end = text.indexOf(QUOTE, end + 1)) {
    let before = end - 1
    while (text[before] === '\\') before--
    // A quote after an odd number of backslashes is a part of the string.
    if ((end - before) % 2 === 1) return end + 1
  }
  throw broken()
}

/** Where the value that starts here ends. What is between its brackets is not judged. */
function endOfValue(text: string, start: number): number {
  if (text[start] === QUOTE) return endOfString(text, start)
  let depth = 0
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === QUOTE) at = endOfString(text, at) - 1
    else if (OPENING.includes(sign)) depth++
    else if (CLOSING.includes(sign)) {
      if (depth === 0) return at
      depth--
      if (depth === 0) return at + 1
    } else if (sign === ',' && depth === 0) return at
  }
  throw broken()
}

/**
 * As `JSON.parse` for a list of any size, record by record, so that the page is never held up: a body of a few
 * megabytes can be made to keep `JSON.parse` busy for seconds. Records that are too many or too long become none.
 */
export async function parseListJson(text: string): Promise<unknown> {
  const pause = createTimeSlices()

  async function members(start: number, isOutermost: boolean): Promise<{ value: unknown; end: number }> {
    const isArray = text[start] === '['
    const closing = isArray ? ']' : '}'
    const found: [string, unknown][] = []
    let at = afterSpaces(text, start + 1)
    while (text[at] !== closing) {
      let key = ''
      if (!isArray) {
        const end = endOfString(text, at)
        key = JSON.parse(text.slice(at, end)) as string
        at = afterSpaces(text, end)
        if (text[at] !== ':') throw broken()
        at = afterSpaces(text, at + 1)
      }
      let end: number
      let value: unknown = null
      if (isOutermost && key === 'tokens' && OPENING.includes(text.charAt(at))) {
        ;({ value, end } = await members(at, false))
      } else {
        end = endOfValue(text, at)
        if (found.length < TOKENS_MAX && end - at <= RECORD_MAX) value = JSON.parse(text.slice(at, end))
      }
      // The tokens count, however much stands before them.
      if (found.length < TOKENS_MAX || key === 'tokens') found.push([key, value])
      at = afterSpaces(text, end)
      if (text[at] === ',') {
        at = afterSpaces(text, at + 1)
        if (text[at] === closing) throw broken()
      } else if (text[at] !== closing) throw broken()
      const turn = pause()
      if (turn) await turn
    }
    return { value: isArray ? found.map(([, value]) => value) : Object.fromEntries(found), end: at + 1 }
  }

  const start = afterSpaces(text, 0)
  if (!OPENING.includes(text.charAt(start)) || start === text.length) return JSON.parse(text)
  const { value, end } = await members(start, true)
  if (afterSpaces(text, end) < text.length) throw broken()
  return value
}
