import { expect, test } from '@jest/globals'
import { draftOn } from '../../../../src/domain/trade/evaluate/otherNetwork'

const here = {
  weth: '0x00000000000000000000000000000000000000A1',
  usdc: '0x00000000000000000000000000000000000000A2',
} as const
const there = {
  weth: '0x00000000000000000000000000000000000000b1',
  usdc: '0x00000000000000000000000000000000000000b2',
} as const
const UNI = '0x00000000000000000000000000000000000000c1'

test.each([
  ['native', here.usdc, 'native', there.usdc],
  [here.weth, 'native', there.weth, 'native'],
  [here.usdc.toLowerCase() as typeof here.usdc, UNI, there.usdc, null],
  [null, here.weth, null, there.weth],
] as const)('%s for %s', (sell, buy, sold, bought) => {
  expect(draftOn({ sell, buy, typed: '1.5', kind: 'exactOut', chainId: 1 }, here, there, 8453)).toEqual({
    sell: sold,
    buy: bought,
    typed: '1.5',
    kind: 'exactOut',
    chainId: 8453,
  })
})
