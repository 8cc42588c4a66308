import { sameAddress, shortAddress } from '../../chain/address'

/** Another token with the same shortened address; null if there is none. */
export function addressLookalike<T extends { address: string }>(tokens: readonly T[], address: string): T | null {
  const ends = shortAddress(address).toLowerCase()
  return (
    tokens.find(
      (token) => shortAddress(token.address).toLowerCase() === ends && !sameAddress(token.address, address),
    ) ?? null
  )
}
