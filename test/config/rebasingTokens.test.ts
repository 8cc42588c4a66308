import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { getAddress } from 'ethers'
import type { Address } from '#domain/chain/address'
import { REBASING_DIGITS, REBASING_TOKENS } from '#config/networks/rebasingTokens'
import { isRebasing } from '#config/deployments'

const STETH: Address = '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84'
const DAI: Address = '0x6B175474E89094C44Da98b954EedeAC495271d0F'

test('tokens whose balances change by themselves are known on mainnet, and where a local chain stands in for it', () => {
  for (const id of [1, 3, 4, 31337]) {
    for (const written of [STETH, STETH.toLowerCase() as Address]) expect(isRebasing(id, written)).toBe(true)
    expect(isRebasing(id, DAI)).toBe(false)
    for (const token of REBASING_TOKENS[1] ?? []) expect(isRebasing(id, token)).toBe(true)
  }
})

test('each is written with its checksum, and once', () => {
  for (const tokens of Object.values(REBASING_TOKENS)) {
    for (const token of tokens) expect(getAddress(token)).toBe(token)
    expect(new Set(tokens).size).toBe(tokens.length)
  }
})

test('no two of a network share their first digits, nor does a token of the list', () => {
  const list = 'node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'
  const { tokens } = JSON.parse(readFileSync(list, 'utf8')) as { tokens: { chainId: number; address: Address }[] }
  expect(tokens.length).toBeGreaterThan(100)
  for (const [id, digits] of Object.entries(REBASING_DIGITS)) {
    const known = new Set(REBASING_TOKENS[Number(id)]?.map((token) => token.toLowerCase()))
    expect(new Set(digits).size).toBe(digits.length)
    for (const { chainId, address } of tokens) {
      if (chainId !== Number(id) || known.has(address.toLowerCase())) continue
      expect([address, digits.includes(address.slice(2, 10).toLowerCase())]).toEqual([address, false])
    }
  }
})
