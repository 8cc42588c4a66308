import { logoFile } from './paths'

/**
 * The URL of a token's logo that ships with the build; null if there is none. Sources and licences:
 * public/icons/LICENCES.txt.
 * @param chainId - the token's chain id in the token list
 * @param address - with checksum
 */
export function shippedLogo(chainId: number, address: string): string | null {
  const file = __TOKEN_LOGOS__[chainId]?.[address]
  return file === undefined ? null : logoFile(file)
}
