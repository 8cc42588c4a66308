export function blockTag(blockNumber?: number): string {
  return blockNumber === undefined ? 'latest' : `0x${blockNumber.toString(16)}`
}
