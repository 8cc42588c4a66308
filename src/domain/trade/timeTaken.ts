interface Sent {
  /** When the request went to the wallet, in milliseconds since 1970. */
  addedAt: number
  /** When the page saw the transaction in a block, in milliseconds since 1970. */
  seenAt: number
}

/**
 * The seconds between the request to the wallet and the swap's block. Null if the block's time is not between the two
 * times of this device, because its clock and the chain's then disagree.
 * @param timestamp - the time of the block, in Unix seconds
 */
export function timeTaken(timestamp: number, { addedAt, seenAt }: Sent): number | null {
  const mined = timestamp * 1_000
  return mined < addedAt || mined > seenAt ? null : Math.round((mined - addedAt) / 1_000)
}
