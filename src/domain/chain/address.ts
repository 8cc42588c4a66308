/** A 20-byte account or contract address, 0x and 40 hex digits, with the EIP-55 checksum. */
export type Address = `0x${string}`

export const ZERO_ADDRESS: Address = '0x0000000000000000000000000000000000000000'

/** Whether two addresses name the same account, whatever their casing. */
export function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** First 4 and last 4 characters, as shown wherever the full address would not fit. */
export function shortAddress(address: string): string {
  return address.length < 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}

/** Whether a name begins as addresses do, as `0xf39fd6.eth`: it could be taken for one. */
export const looksLikeAddress = (name: string) => /^0x[0-9a-f]/i.test(name)

/** An ENS name where there is one, else the short address. Names over 24 characters lose their end. */
export function displayName(address: string, ensName: string | null): string {
  if (!ensName) return shortAddress(address)
  const characters = Array.from(ensName)
  return characters.length > 24 ? `${characters.slice(0, 24).join('')}…` : ensName
}

/** A hue from 0 to 359 derived from the address. */
export function addressHue(address: string): number {
  let hash = 0
  for (const character of address.toLowerCase()) hash = (hash * 31 + character.charCodeAt(0)) | 0
  return Math.abs(hash % 360)
}

/**
 * Whether a text is written as an address is. Its checksum is not verified, which needs code that comes later: what it
 * names may be shown until then, and nothing may be read or sent with it.
 */
export const isAddressShaped = (text: string): text is Address => /^0x[0-9a-fA-F]{40}$/.test(text)
