import type { TokenKey } from '#domain/search/otherNetworks'
import { HEADING_HEIGHT, type ListRows, OPTION_HEIGHT } from '../ui/combobox/listWindow'

/** The height, in px, of a row with a warning that its token could be mistaken for another token. */
const LOOKALIKE_ROW = 78

export interface TokenRowGroup {
  /** If it is empty, the group has no heading. */
  name: string
  ids: readonly TokenKey[]
  /** Whether the group comes after the results, so that Enter chooses from it only after a move, or without results. */
  isAside?: boolean
}

/** One line of the list; `top` is its distance from the list's upper edge, in px. Headings have no index. */
export type TokenLine = { group: string; top: number } & (
  | { kind: 'heading'; index: null }
  | { kind: 'row'; id: TokenKey; index: number }
)

/** The lines of a list. A list may have 100,000 lines, so each line is created only when it is needed. */
export interface TokenLines {
  rows: ListRows
  /** Returns the lines from `first` up to, but not including, `end`. */
  between: (first: number, end: number) => TokenLine[]
  lineOf: (index: number) => number
  /** The tokens in the order of their rows. */
  ids: readonly TokenKey[]
  /** The number of tokens, from the first row on, that Enter can choose before the visitor has moved the selection. */
  offered: number
}

/** Computes the layout of a list. Callers should memoise the result. */
export function tokenLines(groups: readonly TokenRowGroup[], lookalikes: ReadonlyMap<TokenKey, string>): TokenLines {
  const filled = groups.filter(({ ids }) => ids.length > 0)
  const ids = filled.length === 1 && filled[0] ? filled[0].ids : filled.flatMap(({ ids: ofGroup }) => ofGroup)
  const count = filled.reduce((sum, { name }) => sum + (name === '' ? 0 : 1), ids.length)
  const offered = filled.reduce((sum, group) => sum + (group.isAside ? 0 : group.ids.length), 0)
  const tops = new Float64Array(count + 1)
  /** The first line of each group, and the index of the group's first token. */
  const starts: { name: string; line: number; index: number }[] = []
  let line = 0
  let index = 0
  let top = 0
  const add = (height: number) => {
    top += height
    line += 1
    tops[line] = top
  }
  for (const { name, ids: ofGroup } of filled) {
    starts.push({ name, line, index })
    if (name !== '') add(HEADING_HEIGHT)
    for (const id of ofGroup) add(lookalikes.size > 0 && lookalikes.has(id) ? LOOKALIKE_ROW : OPTION_HEIGHT)
    index += ofGroup.length
  }

  const topOf = (at: number) => tops[at] ?? top
  const lineAt = (at: number): TokenLine[] => {
    const start = starts.findLast((each) => each.line <= at)
    if (!start) return []
    const { name: group } = start
    const row = at - start.line - (group === '' ? 0 : 1)
    if (row < 0) return [{ kind: 'heading', group, top: topOf(at), index: null }]
    const id = ids[start.index + row]
    return id === undefined ? [] : [{ kind: 'row', group, id, top: topOf(at), index: start.index + row }]
  }
  return {
    rows: { count, topOf },
    between: (first, end) => Array.from({ length: end - first }, (_, offset) => lineAt(first + offset)).flat(),
    lineOf(token) {
      const start = starts.findLast((each) => each.index <= token)
      return start ? start.line + (start.name === '' ? 0 : 1) + token - start.index : 0
    },
    ids,
    offered: offered > 0 ? offered : ids.length,
  }
}
