import type { CurrencyId } from '../../domain/token'

/** Heights in px. */
const ROW = 56
const WARNED_ROW = 78
const HEADING = 34

export interface TokenRowGroup {
  /** An empty name draws no heading. */
  name: string
  ids: readonly CurrencyId[]
}

/** One line of the list; `top` is its place from the list's upper edge, in px. Headings have no index. */
export type TokenLine = { group: string; top: number } & (
  { kind: 'heading'; index: null } | { kind: 'row'; id: CurrencyId; index: number }
)

/** The lines of a list with their heights, and the tokens in the order of their rows. */
export interface TokenLines {
  lines: readonly TokenLine[]
  heights: readonly number[]
  ids: readonly CurrencyId[]
  indexOf: ReadonlyMap<CurrencyId, number>
}

/** Lays out a list; to be kept for as long as its tokens are the same, because they may be ten thousand. */
export function tokenLines(groups: readonly TokenRowGroup[], warnings: ReadonlyMap<CurrencyId, string>): TokenLines {
  const lines: TokenLine[] = []
  const heights: number[] = []
  const ids: CurrencyId[] = []
  const indexOf = new Map<CurrencyId, number>()
  let top = 0
  const add = (line: TokenLine, height: number) => {
    lines.push(line)
    heights.push(height)
    top += height
  }
  for (const { name, ids: ofGroup } of groups) {
    if (name !== '' && ofGroup.length > 0) add({ kind: 'heading', group: name, top, index: null }, HEADING)
    for (const id of ofGroup) {
      indexOf.set(id, ids.length)
      add({ kind: 'row', group: name, id, top, index: ids.length }, warnings.has(id) ? WARNED_ROW : ROW)
      ids.push(id)
    }
  }
  return { lines, heights, ids, indexOf }
}
