import { getAddress } from 'ethers'
import type { Address } from '../domain/address'

/** An address of 0x and 40 hex digits in any casing, with the right one (EIP-55). */
export const checksummed = (text: string) => getAddress(text.toLowerCase()) as Address
