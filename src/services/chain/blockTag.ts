import { hex } from '#domain/chain/hex'

export function blockTag(blockNumber?: number): string {
  return blockNumber === undefined ? 'latest' : hex(blockNumber)
}
