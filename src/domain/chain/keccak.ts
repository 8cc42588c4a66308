type Ten = [number, number, number, number, number, number, number, number, number, number]

/** The state of Keccak-f[1600]: 25 lanes of 64 bits, each as two words, the low one first. */
export type KeccakState = Int32Array & [...Ten, ...Ten, ...Ten, ...Ten, ...Ten]

const WORDS = 50

export const createKeccakState = () => new Int32Array(WORDS) as KeccakState

/** The round constants of step iota: the low and the high word of each of the 24 rounds. */
const IOTA = new Int32Array([
  0x1, 0x0, 0x8082, 0x0, 0x808a, 0x80000000, 0x80008000, 0x80000000, 0x808b, 0x0, 0x80000001, 0x0, 0x80008081,
  0x80000000, 0x8009, 0x80000000, 0x8a, 0x0, 0x88, 0x0, 0x80008009, 0x0, 0x8000000a, 0x0, 0x8000808b, 0x0, 0x8b,
  0x80000000, 0x8089, 0x80000000, 0x8003, 0x80000000, 0x8002, 0x80000000, 0x80, 0x80000000, 0x800a, 0x0, 0x8000000a,
  0x80000000, 0x80008081, 0x80000000, 0x8080, 0x80000000, 0x80000001, 0x0, 0x80008008, 0x80000000,
])

/** A word of a lane that is rotated to the left by less than 32 bits. `next` is the lane's other word. */
const rotated = (word: number, next: number, bits: number) => (word << bits) | (next >>> (32 - bits))

/** The state in the middle of a round. */
const half = createKeccakState()

/**
 * The permutation Keccak-f[1600] (FIPS 202), in place. It takes less than half the time of the one in `@noble/hashes`,
 * which matters because a long token list has 100,000 addresses with checksums. Steps theta, rho and pi are written out,
 * because loops over tables take three times as long. The function is whole, because the minifier would move its parts
 * into the loop and so create them anew in each round.
 */
export function keccakF(s: KeccakState) {
  for (let round = 0; round < IOTA.length; round += 2) {
    const c0 = s[0] ^ s[10] ^ s[20] ^ s[30] ^ s[40]
    const c1 = s[1] ^ s[11] ^ s[21] ^ s[31] ^ s[41]
    const c2 = s[2] ^ s[12] ^ s[22] ^ s[32] ^ s[42]
    const c3 = s[3] ^ s[13] ^ s[23] ^ s[33] ^ s[43]
    const c4 = s[4] ^ s[14] ^ s[24] ^ s[34] ^ s[44]
    const c5 = s[5] ^ s[15] ^ s[25] ^ s[35] ^ s[45]
    const c6 = s[6] ^ s[16] ^ s[26] ^ s[36] ^ s[46]
    const c7 = s[7] ^ s[17] ^ s[27] ^ s[37] ^ s[47]
    const c8 = s[8] ^ s[18] ^ s[28] ^ s[38] ^ s[48]
    const c9 = s[9] ^ s[19] ^ s[29] ^ s[39] ^ s[49]
    const d0 = c8 ^ rotated(c2, c3, 1)
    const d1 = c9 ^ rotated(c3, c2, 1)
    const d2 = c0 ^ rotated(c4, c5, 1)
    const d3 = c1 ^ rotated(c5, c4, 1)
    const d4 = c2 ^ rotated(c6, c7, 1)
    const d5 = c3 ^ rotated(c7, c6, 1)
    const d6 = c4 ^ rotated(c8, c9, 1)
    const d7 = c5 ^ rotated(c9, c8, 1)
    const d8 = c6 ^ rotated(c0, c1, 1)
    const d9 = c7 ^ rotated(c1, c0, 1)
    half[0] = s[0] ^ d0
    half[1] = s[1] ^ d1
    half[2] = rotated(s[13] ^ d3, s[12] ^ d2, 12)
    half[3] = rotated(s[12] ^ d2, s[13] ^ d3, 12)
    half[4] = rotated(s[25] ^ d5, s[24] ^ d4, 11)
    half[5] = rotated(s[24] ^ d4, s[25] ^ d5, 11)
    half[6] = rotated(s[36] ^ d6, s[37] ^ d7, 21)
    half[7] = rotated(s[37] ^ d7, s[36] ^ d6, 21)
    half[8] = rotated(s[48] ^ d8, s[49] ^ d9, 14)
    half[9] = rotated(s[49] ^ d9, s[48] ^ d8, 14)
    half[10] = rotated(s[6] ^ d6, s[7] ^ d7, 28)
    half[11] = rotated(s[7] ^ d7, s[6] ^ d6, 28)
    half[12] = rotated(s[18] ^ d8, s[19] ^ d9, 20)
    half[13] = rotated(s[19] ^ d9, s[18] ^ d8, 20)
    half[14] = rotated(s[20] ^ d0, s[21] ^ d1, 3)
    half[15] = rotated(s[21] ^ d1, s[20] ^ d0, 3)
    half[16] = rotated(s[33] ^ d3, s[32] ^ d2, 13)
    half[17] = rotated(s[32] ^ d2, s[33] ^ d3, 13)
    half[18] = rotated(s[45] ^ d5, s[44] ^ d4, 29)
    half[19] = rotated(s[44] ^ d4, s[45] ^ d5, 29)
    half[20] = rotated(s[2] ^ d2, s[3] ^ d3, 1)
    half[21] = rotated(s[3] ^ d3, s[2] ^ d2, 1)
    half[22] = rotated(s[14] ^ d4, s[15] ^ d5, 6)
    half[23] = rotated(s[15] ^ d5, s[14] ^ d4, 6)
    half[24] = rotated(s[26] ^ d6, s[27] ^ d7, 25)
    half[25] = rotated(s[27] ^ d7, s[26] ^ d6, 25)
    half[26] = rotated(s[38] ^ d8, s[39] ^ d9, 8)
    half[27] = rotated(s[39] ^ d9, s[38] ^ d8, 8)
    half[28] = rotated(s[40] ^ d0, s[41] ^ d1, 18)
    half[29] = rotated(s[41] ^ d1, s[40] ^ d0, 18)
    half[30] = rotated(s[8] ^ d8, s[9] ^ d9, 27)
    half[31] = rotated(s[9] ^ d9, s[8] ^ d8, 27)
    half[32] = rotated(s[11] ^ d1, s[10] ^ d0, 4)
    half[33] = rotated(s[10] ^ d0, s[11] ^ d1, 4)
    half[34] = rotated(s[22] ^ d2, s[23] ^ d3, 10)
    half[35] = rotated(s[23] ^ d3, s[22] ^ d2, 10)
    half[36] = rotated(s[34] ^ d4, s[35] ^ d5, 15)
    half[37] = rotated(s[35] ^ d5, s[34] ^ d4, 15)
    half[38] = rotated(s[47] ^ d7, s[46] ^ d6, 24)
    half[39] = rotated(s[46] ^ d6, s[47] ^ d7, 24)
    half[40] = rotated(s[5] ^ d5, s[4] ^ d4, 30)
    half[41] = rotated(s[4] ^ d4, s[5] ^ d5, 30)
    half[42] = rotated(s[17] ^ d7, s[16] ^ d6, 23)
    half[43] = rotated(s[16] ^ d6, s[17] ^ d7, 23)
    half[44] = rotated(s[29] ^ d9, s[28] ^ d8, 7)
    half[45] = rotated(s[28] ^ d8, s[29] ^ d9, 7)
    half[46] = rotated(s[31] ^ d1, s[30] ^ d0, 9)
    half[47] = rotated(s[30] ^ d0, s[31] ^ d1, 9)
    half[48] = rotated(s[42] ^ d2, s[43] ^ d3, 2)
    half[49] = rotated(s[43] ^ d3, s[42] ^ d2, 2)
    for (let y = 0; y < WORDS; y += 10) {
      const b0 = half[y] ?? 0
      const b1 = half[y + 1] ?? 0
      const b2 = half[y + 2] ?? 0
      const b3 = half[y + 3] ?? 0
      const b4 = half[y + 4] ?? 0
      const b5 = half[y + 5] ?? 0
      const b6 = half[y + 6] ?? 0
      const b7 = half[y + 7] ?? 0
      const b8 = half[y + 8] ?? 0
      const b9 = half[y + 9] ?? 0
      s[y] = b0 ^ (~b2 & b4)
      s[y + 1] = b1 ^ (~b3 & b5)
      s[y + 2] = b2 ^ (~b4 & b6)
      s[y + 3] = b3 ^ (~b5 & b7)
      s[y + 4] = b4 ^ (~b6 & b8)
      s[y + 5] = b5 ^ (~b7 & b9)
      s[y + 6] = b6 ^ (~b8 & b0)
      s[y + 7] = b7 ^ (~b9 & b1)
      s[y + 8] = b8 ^ (~b0 & b2)
      s[y + 9] = b9 ^ (~b1 & b3)
    }
    s[0] ^= IOTA[round] ?? 0
    s[1] ^= IOTA[round + 1] ?? 0
  }
}
