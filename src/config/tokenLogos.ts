import { logoFile } from './paths'

/**
 * The logo that ships with the build, by the chain and the checksummed address that the list gives the token; null
 * where there is none. Sources and licences: public/icons/LICENCES.txt.
 */
export function shippedLogo(chainId: number, address: string): string | null {
  const file = __TOKEN_LOGOS__[chainId]?.[address]
  return file === undefined ? null : logoFile(file)
}
