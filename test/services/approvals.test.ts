import { expect, test } from '@jest/globals'
import type { Hex } from '../../src/boundary/node'
import type { Address } from '../../src/domain/address'
import { readApprovals } from '../../src/services/approvals'
import { addressWord, uintWord } from '../../src/services/words'
import { fakeMulticall } from '../support/fakeMulticall'
import { UNI, USDC, WETH } from '../support/fakeServices'
import { ALICE, BOB } from '../support/fakeWallet'

const CAROL: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const word = (value: bigint): Hex => `0x${uintWord(value)}`
const ask = (spender: Address) => `0xdd62ed3e${addressWord(ALICE)}${addressWord(spender)}`

test('only what is open comes back, and what could not be read is counted', async () => {
  const { node, batches } = fakeMulticall({
    [USDC]: (data) => (data === ask(BOB) ? word(500n) : word(0n)),
    [UNI]: (data) => (data === ask(CAROL) ? word(2n ** 256n - 1n) : undefined),
  })
  expect(await readApprovals(node, 3, ALICE, [BOB, CAROL], [USDC, WETH, UNI])).toEqual({
    open: [
      { token: USDC, spender: BOB, amount: '500' },
      { token: UNI, spender: CAROL, amount: (2n ** 256n - 1n).toString() },
    ],
    // The token that is not on this chain is no gap.
    unread: 1,
  })
  expect(batches).toHaveLength(1)
})

test('many are asked for in one tick, in parts that a node carries out', async () => {
  const tokens = Array.from({ length: 400 }, (_, index): Address => `0x${(index + 1).toString(16).padStart(40, '0')}`)
  const { node, batches } = fakeMulticall(Object.fromEntries(tokens.map((token) => [token, () => word(1n)])))
  const read = readApprovals(node, 3, ALICE, [BOB, CAROL, ALICE], tokens)
  expect(batches.length).toBeGreaterThan(1)
  expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(600)
  const { open, unread } = await read
  expect([open.length, unread]).toEqual([1_200, 0])
  expect(open[1_199]).toEqual({ token: tokens[399], spender: ALICE, amount: '1' })
})
