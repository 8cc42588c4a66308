import { type Address, isAddressShaped } from '../../../domain/chain/address'

/** The address in the link to a token's page, whose checksum is not verified yet; null where there is none. */
export function namedAddress(search: string): Address | null {
  const text = new URLSearchParams(search).get('address')?.trim() ?? ''
  return isAddressShaped(text) ? text : null
}
