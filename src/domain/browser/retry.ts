/**
 * How many times in a row a read that shares the block's request may fail before it is retried less often than at every
 * block.
 */
const TRIES_WITH_BLOCKS = 5
const WAIT_MS = 60_000
const WAIT_MAX_MS = 300_000

/**
 * How long after its last attempt a failed read is due again, in milliseconds: with the next block, and while it keeps
 * failing after one minute, then two, and finally every five.
 * @param failures - how many times in a row it has failed, at least once
 * @param isWithBlocks - whether its calls share the block's request, so that a retry costs no extra request
 */
export function waitAfterFailures(failures: number, isWithBlocks: boolean): number {
  const late = failures - (isWithBlocks ? TRIES_WITH_BLOCKS : 1)
  return late <= 0 ? 0 : Math.min(WAIT_MAX_MS, WAIT_MS * 2 ** (late - 1))
}
