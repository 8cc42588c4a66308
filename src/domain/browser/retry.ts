/**
 * A read that shares a request with the block's other reads is retried at every block until it has failed this many
 * times in a row; then it is retried less often.
 */
const TRIES_WITH_BLOCKS = 5
const WAIT_MS = 60_000
const WAIT_MAX_MS = 300_000

/**
 * The wait before a failed read is repeated, in milliseconds since its last attempt: first until the next block (0),
 * and while it keeps failing, one minute, then two, and finally five.
 * @param failures - how many times in a row it has failed, at least once
 * @param isWithBlocks - whether its calls share the block's request, so that a retry costs no extra request
 */
export function waitAfterFailures(failures: number, isWithBlocks: boolean): number {
  const late = failures - (isWithBlocks ? TRIES_WITH_BLOCKS : 1)
  return late <= 0 ? 0 : Math.min(WAIT_MAX_MS, WAIT_MS * 2 ** (late - 1))
}
