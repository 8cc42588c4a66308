/*
 * The length of data after FastLZ compression (level 1), which OP-stack networks compute for their data fee. This
 * module is loaded only on such networks.
 * https://specs.optimism.io/protocol/fjord/exec-engine.html#fastlz-implementation
 */

const TABLE_BITS = 13
/** A match refers back no further than this many bytes. */
const DISTANCE_MAX = 0x1fff
/** The search for matches stops TAIL bytes before the end, and a match ends at least MATCH_TAIL bytes before it. */
const [TAIL, MATCH_TAIL] = [13, 4]
const [RUN_MAX, MATCH_MAX, LONG_MATCH] = [32, 262, 6]

/** The encoded length of literal bytes: each chunk of up to 32 is preceded by one byte with its length. */
const literals = (bytes: number) => bytes + Math.ceil(bytes / RUN_MAX)

/** The encoded length of a match: two bytes, or three if it is long. A match that is too long is split into several. */
function match(bytes: number): number {
  const further = bytes - 1
  return 3 * Math.floor(further / MATCH_MAX) + (further % MATCH_MAX >= LONG_MATCH ? 3 : 2)
}

export function fastLzLength(bytes: Uint8Array): number {
  const end = Math.max(0, bytes.length - TAIL)
  const seen = new Uint32Array(1 << TABLE_BITS)
  const three = (at: number) => (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)
  /** Stores the position of three bytes under their hash. Returns the position stored there before. */
  const note = (at: number) => {
    const hash = Math.imul(2_654_435_769, three(at)) >>> (32 - TABLE_BITS)
    const last = seen[hash] ?? 0
    seen[hash] = at
    return last
  }
  /** The number of equal bytes at two positions, plus one, as in the reference implementation. */
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
