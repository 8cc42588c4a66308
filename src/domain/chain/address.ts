/** An address of an account or contract: "0x" and 40 hexadecimal digits (20 bytes), with the EIP-55 checksum. */
export type Address = `0x${string}`

export const ZERO_ADDRESS: Address = '0x0000000000000000000000000000000000000000'

export function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The first 4 and last 4 characters, for places in which the full address does not fit. */
export function shortAddress(address: string): string {
  return address.length < 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}

/** Whether a name such as `0xf39fd6.eth` begins like an address, so that it could be mistaken for an address. */
export const looksLikeAddress = (name: string) => /^0x[0-9a-f]/i.test(name)

/** The ENS name, or the short address if there is none. Names of more than 24 characters are cut at the end. */
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
 * Whether a text has the form of an address. Its checksum is not verified, because the code that verifies checksums is
 * loaded later. Until then the text may be displayed, but nothing may be read or sent with it.
 */
export const isAddressShaped = (text: string): text is Address => /^0x[0-9a-fA-F]{40}$/.test(text)
