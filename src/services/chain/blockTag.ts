/** The block parameter of a call; the latest block by default. */
export function blockTag(blockNumber?: number): string {
  return blockNumber === undefined ? 'latest' : `0x${blockNumber.toString(16)}`
}
