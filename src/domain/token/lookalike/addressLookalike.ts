import { sameAddress, shortAddress } from '../../chain/address'

/** Another token whose shortened address is the same; null when there is none. */
export function addressLookalike<T extends { address: string }>(tokens: readonly T[], address: string): T | null {
  const ends = shortAddress(address).toLowerCase()
  return (
    tokens.find(
      (token) => shortAddress(token.address).toLowerCase() === ends && !sameAddress(token.address, address),
    ) ?? null
  )
}
