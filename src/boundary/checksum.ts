import type { Address } from '../domain/address'

/**
 * The EIP-55 checksum of many addresses. A list of 100,000 tokens needs as many Keccak hashes: ethers takes two seconds
 * for them, this half a second, because the message is always the same 40 bytes and fits in one block.
 */

/** Keccak's tables (FIPS 202, 3.2): how far a lane is turned and where it goes, and what a round adds, in halves. */
const TURN = new Int32Array(24)
const PLACE = new Int32Array(24)
const ROUND_LOW = new Int32Array(24)
const ROUND_HIGH = new Int32Array(24)
/** The state: 25 lanes of 64 bits, in halves. */
const low = new Int32Array(25)
const high = new Int32Array(25)

const at = (half: Int32Array, index: number) => half[index] ?? 0

for (let step = 0, x = 1, y = 0, bits = 1; step < 24; step++) {
  ;[x, y] = [y, (2 * x + 3 * y) % 5]
  PLACE[step] = x + 5 * y
  TURN[step] = (((step + 1) * (step + 2)) / 2) % 64
  for (let power = 0; power < 7; power++) {
    const bit = 2 ** power - 1
    const half = bit < 32 ? ROUND_LOW : ROUND_HIGH
    if (bits & 1) half[step] = at(half, step) ^ (1 << (bit % 32))
    bits = (bits << 1) ^ ((bits >> 7) * 0x171)
  }
}

const column = (half: Int32Array, x: number) =>
  at(half, x) ^ at(half, x + 5) ^ at(half, x + 10) ^ at(half, x + 15) ^ at(half, x + 20)

function add(half: Int32Array, x: number, parity: number) {
  for (let lane = x; lane < 25; lane += 5) half[lane] = at(half, lane) ^ parity
}

/** Theta: each column takes the parity of its neighbours. */
function mixColumns() {
  const [a, b, c, d, e] = [column(low, 0), column(low, 1), column(low, 2), column(low, 3), column(low, 4)]
  const [f, g, h, i, j] = [column(high, 0), column(high, 1), column(high, 2), column(high, 3), column(high, 4)]
  add(low, 0, e ^ ((b << 1) | (g >>> 31)))
  add(high, 0, j ^ ((g << 1) | (b >>> 31)))
  add(low, 1, a ^ ((c << 1) | (h >>> 31)))
  add(high, 1, f ^ ((h << 1) | (c >>> 31)))
  add(low, 2, b ^ ((d << 1) | (i >>> 31)))
  add(high, 2, g ^ ((i << 1) | (d >>> 31)))
  add(low, 3, c ^ ((e << 1) | (j >>> 31)))
  add(high, 3, h ^ ((j << 1) | (e >>> 31)))
  add(low, 4, d ^ ((a << 1) | (f >>> 31)))
  add(high, 4, i ^ ((f << 1) | (a >>> 31)))
}

/** Rho and pi: each lane is turned and takes the next one's place. */
function moveLanes() {
  let [near, far] = [at(low, 1), at(high, 1)]
  for (let step = 0; step < 24; step++) {
    const place = at(PLACE, step)
    const turn = at(TURN, step)
    const nextNear = at(low, place)
    const nextFar = at(high, place)
    // No lane is turned by 0 or 32.
    if (turn < 32) {
      low[place] = (near << turn) | (far >>> (32 - turn))
      high[place] = (far << turn) | (near >>> (32 - turn))
    } else {
      low[place] = (far << (turn - 32)) | (near >>> (64 - turn))
      high[place] = (near << (turn - 32)) | (far >>> (64 - turn))
    }
    near = nextNear
    far = nextFar
  }
}

/** Chi: within a row each lane takes what the next two make of it. */
function mixRows(half: Int32Array) {
  for (let y = 0; y < 25; y += 5) {
    const a = at(half, y)
    const b = at(half, y + 1)
    const c = at(half, y + 2)
    const d = at(half, y + 3)
    const e = at(half, y + 4)
    half[y] = a ^ (~b & c)
    half[y + 1] = b ^ (~c & d)
    half[y + 2] = c ^ (~d & e)
    half[y + 3] = d ^ (~e & a)
    half[y + 4] = e ^ (~a & b)
  }
}

/** Leaves the Keccak-256 hash of the 40 hex digits, as text, in the first lanes. */
function hashDigits(digits: string) {
  low.fill(0)
  high.fill(0)
  for (let word = 0; word < 10; word++) {
    let bytes = 0
    for (let byte = 0; byte < 4; byte++) bytes |= digits.charCodeAt(4 * word + byte) << (8 * byte)
    const half = word % 2 === 0 ? low : high
    half[word >> 1] = bytes
  }
  // The padding's first bit follows the message, its last one ends the block of 136 bytes.
  low[5] = 1
  high[16] = 1 << 31
  for (let round = 0; round < 24; round++) {
    mixColumns()
    moveLanes()
    mixRows(low)
    mixRows(high)
    low[0] = at(low, 0) ^ at(ROUND_LOW, round)
    high[0] = at(high, 0) ^ at(ROUND_HIGH, round)
  }
}

/** An address of 0x and 40 hex digits in any casing, with the right one (EIP-55). */
export function checksummed(address: string): Address {
  const digits = address.slice(2).toLowerCase()
  hashDigits(digits)
  let right = ''
  for (let index = 0; index < 40; index++) {
    const half = (index >> 3) % 2 === 0 ? low : high
    const shift = 8 * ((index >> 1) % 4) + (index % 2 === 0 ? 7 : 3)
    const digit = digits.charAt(index)
    right += (at(half, index >> 4) >>> shift) & 1 ? digit.toUpperCase() : digit
  }
  return `0x${right}`
}
