/** How often a read in a row may fail that travels with the blocks, before it is asked less often than they come. */
const TRIES_WITH_BLOCKS = 5
const WAIT_MS = 60_000
const WAIT_MAX_MS = 300_000

/**
 * How long after its last try a read that failed is due again, in milliseconds: with the next block, and while it goes
 * on failing after a minute, then after two, and at last every five.
 * @param failures - how many times in a row it has failed, at least once
 * @param isWithBlocks - whether its calls travel in the request of a block, so that a try with each costs no request
 */
export function waitAfterFailures(failures: number, isWithBlocks: boolean): number {
  const late = failures - (isWithBlocks ? TRIES_WITH_BLOCKS : 1)
  return late <= 0 ? 0 : Math.min(WAIT_MAX_MS, WAIT_MS * 2 ** (late - 1))
}
