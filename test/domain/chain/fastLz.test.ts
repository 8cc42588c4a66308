import { expect, test } from '@jest/globals'
import { fastLzLength } from '#domain/chain/fastLz'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
/** Transaction 0x8eb9dd4eb6d33f4dc25fb015919e4b1e9f7542f9b0322bf6622e268cd116b594 of OP Mainnet. */
const CALL = [
  '02f901550a758302df1483be21b88304743f94f80e51afb613d764fa61751affd3313c190a86bb870151bd62fd12adb8e41ef24f3f',
  '6e'.padStart(64, '0'),
  'af88d065e77c8cc2239327c5edb3a432268e5831'.padStart(64, '0'),
  '03c1e5'.padStart(64, '0'),
  ''.padStart(64, '0'),
  'a0'.padStart(64, '0'),
  '14'.padStart(64, '0'),
  '8c89ed219d02f1a5be012c689b4f5b731827bebe'.padEnd(64, '0'),
  'c001a033fd89cb37c31b2cba46b6466e040c61fc9b2a3675a7f5f493ebd5ad77c497f8a07cdf65680e238392693019b4092f610222e71b7c',
  'ec06449cb922b93b6a12744e',
].join('')

// The expected lengths are those in op-geth's own test.
test.each<[string, string, number]>([
  ['nothing', '', 0],
  ['a thousand equal bytes', '01'.repeat(1_000), 21],
  ['a thousand zeros', '00'.repeat(1_000), 21],
  ['an empty transaction', 'dd80808094095e7baea6a6c7c4c2dfeb977efac326af552d878080808080', 31],
  ['a call of a contract', CALL, 202],
])('%s compresses to as many bytes as the networks reckon', (_, hex, length) =>
  expect(fastLzLength(bytes(hex))).toBe(length),
)
