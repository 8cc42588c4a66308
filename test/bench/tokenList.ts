import type { Address } from '#domain/chain/address'
import type { Token } from '#domain/token/token'

/** Maps each number to a different address. The order of the addresses is unrelated to that of the numbers. */
export const addressOf = (n: number): Address =>
  `0x${(BigInt(n + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0').slice(-40)}`

/** Makes tokens with symbols of three to six letters. Calls with the same count give the same tokens. */
export function tokenList(count: number): Token[] {
  let seed = 1
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const symbol = () => Array.from({ length: 3 + next(4) }, () => String.fromCharCode(65 + next(26))).join('')
  return Array.from({ length: count }, (_, n) => {
    const name = symbol()
    return { chainId: 1, address: addressOf(n), symbol: name, name, logoURI: null, decimals: 18 }
  })
}
