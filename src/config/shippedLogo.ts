import { logoFile } from './paths'

// The build replaces the name with the table, which would otherwise be created anew for each of a list's tokens.
const LOGOS = __TOKEN_LOGOS__

/**
 * The URL of a token's logo that ships with the build; null if there is none. Sources and licences:
 * public/icons/LICENCES.txt.
 * @param chainId - the token's chain id in the token list
 * @param address - with checksum
 */
export function shippedLogo(chainId: number, address: string): string | null {
  const file = LOGOS[chainId]?.[address]
  return file === undefined ? null : logoFile(file)
}
