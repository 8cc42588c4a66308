import { logoFile } from './paths'

/** The file names by list chain id and lower-case address, because a list is shown before its checksums are known. */
const LOGOS = Object.fromEntries(
  Object.entries(__TOKEN_LOGOS__).map(([chainId, files]) => [
    chainId,
    new Map(Object.entries(files).map(([address, file]) => [address.toLowerCase(), file])),
  ]),
)

/**
 * The URL of a token's logo that ships with the build; null if there is none. Sources and licences:
 * public/icons/LICENCES.txt.
 * @param chainId - the token's chain id in the token list
 */
export function shippedLogo(chainId: number, address: string): string | null {
  const file = LOGOS[chainId]?.get(address.toLowerCase())
  return file === undefined ? null : logoFile(file)
}
