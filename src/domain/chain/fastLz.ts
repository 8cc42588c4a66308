/*
 * The length of data after compression by FastLZ, level 1, as OP-stack networks compute it for their data fee. Loaded
 * on those alone. https://specs.optimism.io/protocol/fjord/exec-engine.html#fastlz-implementation
 */

const TABLE_BITS = 13
/** A match refers back no further than this many bytes. */
const DISTANCE_MAX = 0x1fff
/** The last bytes are never part of a search, and the last few never of a match. */
const [TAIL, MATCH_TAIL] = [13, 4]
const [RUN_MAX, MATCH_MAX, LONG_MATCH] = [32, 262, 6]

/** Literal bytes follow a byte that counts up to 32 of them. */
const literals = (bytes: number) => bytes + Math.ceil(bytes / RUN_MAX)

/** A match takes two bytes, a longer one three, and the longest ones are cut into pieces of three. */
function match(bytes: number): number {
  const further = bytes - 1
  return 3 * Math.floor(further / MATCH_MAX) + (further % MATCH_MAX >= LONG_MATCH ? 3 : 2)
}

/** The number of bytes that these compress to. */
export function fastLzLength(bytes: Uint8Array): number {
  const end = Math.max(0, bytes.length - TAIL)
  const seen = new Uint32Array(1 << TABLE_BITS)
  const three = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
  /** Notes where three bytes stand. Returns where the last ones of the same hash did. */
  const note = (at: number) => {
    const hash = Math.imul(2_654_435_769, three(at)) >>> (32 - TABLE_BITS)
    const last = seen[hash] ?? 0
    seen[hash] = at
    return last
  }
  /** How many bytes after the first three are equal, and one more, which is how a match's length is counted. */
  const further = (from: number, at: number) => {
    const most = end + TAIL - MATCH_TAIL - at
    for (let length = 0; length < most; length++) if (bytes[from + length] !== bytes[at + length]) return length + 1
    return Math.max(0, most)
  }

  let [length, anchor, at] = [0, 0, 2]
  while (at < end) {
    const from = note(at)
    if (at - from > DISTANCE_MAX || three(from) !== three(at)) {
      at += 1
      continue
    }
    length += literals(at - anchor)
    const matched = further(from + 3, at + 3)
    length += match(matched)
    at += matched
    note(at)
    note(at + 1)
    at += 2
    anchor = at
  }
  return length + literals(bytes.length - anchor)
}
