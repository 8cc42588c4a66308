import { V2_FEE } from '../../../domain/pool/route'
import { type DecodedPath, unpackPath } from '../decode/parseCall'
import type { Command } from './commands'

export type ContractSwap = Extract<Command, { path: unknown }>

/** The path of a swap in the direction of the trade; empty if it is malformed. */
export function swapPath({ name, path }: ContractSwap): DecodedPath {
  const unpacked =
    typeof path === 'string' ? unpackPath(path) : { tokens: [...path], fees: path.slice(1).map(() => V2_FEE) }
  const { tokens, fees } = unpacked ?? { tokens: [], fees: [] }
  return name === 'V3_SWAP_EXACT_OUT' ? { tokens: tokens.reverse(), fees: fees.reverse() } : { tokens, fees }
}
