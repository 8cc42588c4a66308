/** How a block is named in a call; the latest one by default. */
export function blockTag(blockNumber?: number): string {
  return blockNumber === undefined ? 'latest' : `0x${blockNumber.toString(16)}`
}
