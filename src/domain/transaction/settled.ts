import { isAwaited, type StoredTransaction } from './transaction'

/** The newest transaction that was awaited before and has come to an end since; undefined when there is none. */
export function newlySettled(
  before: readonly StoredTransaction[],
  now: readonly StoredTransaction[],
): StoredTransaction | undefined {
  const awaited = new Set(before.filter(isAwaited).map(({ hash }) => hash))
  return now.find((each) => awaited.has(each.hash) && !isAwaited(each))
}
