import { V2_FEE } from '../../../domain/pool/route'
import { type DecodedPath, unpackPath } from '../decode/parseCall'
import type { Command } from './commands'

/** A swap through contracts of its pools' own, V2's or V3's. */
export type ContractSwap = Extract<Command, { path: unknown }>

/** Its path in the direction of the trade; empty where it is malformed. */
export function swapPath({ name, path }: ContractSwap): DecodedPath {
  const unpacked =
    typeof path === 'string' ? unpackPath(path) : { tokens: [...path], fees: path.slice(1).map(() => V2_FEE) }
  const { tokens, fees } = unpacked ?? { tokens: [], fees: [] }
  return name === 'V3_SWAP_EXACT_OUT' ? { tokens: tokens.reverse(), fees: fees.reverse() } : { tokens, fees }
}
