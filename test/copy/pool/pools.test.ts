import { expect, test } from '@jest/globals'
import { pairPoolLabel, poolLabel } from '#copy/pool/pools'

test.each([
  ['v3', 'Pool 0.05%', 'ETH/USDC pool 0.05%'],
  ['v2', 'V2 pool 0.05%', 'ETH/USDC V2 pool 0.05%'],
  ['v4', 'V4 0.05%', 'ETH/USDC V4 0.05%'],
] as const)('a pool of %s, alone and after its pair', (protocol, alone, inPair) => {
  expect(poolLabel({ protocol, fee: 500 })).toBe(alone)
  expect(pairPoolLabel('ETH/USDC', { protocol, fee: 500 })).toBe(inPair)
})

test('a pool of another venue than Uniswap is called by its venue', () => {
  const pool = { protocol: 'v3', venue: 'pancake', fee: 2500 } as const
  expect(poolLabel(pool)).toBe('PancakeSwap Pool 0.25%')
  expect(pairPoolLabel('CAKE/WBNB', pool)).toBe('CAKE/WBNB PancakeSwap pool 0.25%')
})
