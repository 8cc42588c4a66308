/**
 * A failed read that shares its request with the other reads of a block is retried at every block. After this many
 * failures in a row it is retried less often.
 */
const TRIES_WITH_BLOCKS = 5
const WAIT_MS = 60_000
const WAIT_MAX_MS = 300_000

/**
 * The time in milliseconds to wait after a failed attempt before a read is repeated. At first, the read is repeated at
 * the next block (0). If it keeps failing, the wait is one minute, then two, then four, and finally five.
 * @param failures - the number of failures in a row, at least one
 * @param isWithBlocks - whether the read shares the block's request, so that a retry costs no extra request
 */
export function waitAfterFailures(failures: number, isWithBlocks: boolean): number {
  const late = failures - (isWithBlocks ? TRIES_WITH_BLOCKS : 1)
  return late <= 0 ? 0 : Math.min(WAIT_MAX_MS, WAIT_MS * 2 ** (late - 1))
}
