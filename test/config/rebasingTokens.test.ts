import { expect, test } from '@jest/globals'
import { getAddress } from 'ethers'
import { rebasingOn } from '../../src/config/rebasingTokens'

test('tokens whose balances change by themselves are known on mainnet, and where a local chain stands in for it', () => {
  const onMainnet = rebasingOn(1)
  expect(onMainnet).toContain('0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84')
  for (const id of [3, 4, 31337]) expect(rebasingOn(id)).toBe(onMainnet)
})

test('each is written with its checksum, and once', () => {
  const tokens = rebasingOn(1)
  for (const token of tokens) expect(getAddress(token)).toBe(token)
  expect(new Set(tokens).size).toBe(tokens.length)
})
