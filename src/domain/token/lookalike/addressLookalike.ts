import { sameAddress, shortAddress } from '../../chain/address'

/** The other token whose address looks the same when shortened; null if there is none. */
export function addressLookalike<T extends { address: string }>(tokens: readonly T[], address: string): T | null {
  const ends = shortAddress(address).toLowerCase()
  return (
    tokens.find(
      (token) => shortAddress(token.address).toLowerCase() === ends && !sameAddress(token.address, address),
    ) ?? null
  )
}
