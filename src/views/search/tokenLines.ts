import type { TokenKey } from '../../domain/search/otherNetworks'
import { HEADING_HEIGHT, type ListRows, OPTION_HEIGHT } from '../ui/combobox/listWindow'

/** Height in px of a row that warns which token its own could be mistaken for. */
const LOOKALIKE_ROW = 78

export interface TokenRowGroup {
  /** An empty name renders no heading. */
  name: string
  ids: readonly TokenKey[]
  /**
   * The group comes after the search results. Enter chooses from it only if the user moved there, or if there are no
   * results.
   */
  isAside?: boolean
}

/** One line of the list; `top` is its distance from the list's upper edge, in px. Headings have no index. */
export type TokenLine = { group: string; top: number } & (
  | { kind: 'heading'; index: null }
  | { kind: 'row'; id: TokenKey; index: number }
)

/** The lines of a list. There may be 100,000, so each line is created only when it is needed. */
export interface TokenLines {
  rows: ListRows
  /** The lines from `first` up to, but not including, `end`. */
  between: (first: number, end: number) => TokenLine[]
  /** The line of a token, by its index among the tokens. */
  lineOf: (index: number) => number
  /** The tokens in the order of their rows. */
  ids: readonly TokenKey[]
  /** Enter can choose only from this many first rows until the user moves the selection. */
  offered: number
}

/** Computes the layout of a list. Callers memoise it while the tokens stay the same. */
export function tokenLines(groups: readonly TokenRowGroup[], lookalikes: ReadonlyMap<TokenKey, string>): TokenLines {
  const filled = groups.filter(({ ids }) => ids.length > 0)
  const ids = filled.length === 1 && filled[0] ? filled[0].ids : filled.flatMap(({ ids: ofGroup }) => ofGroup)
  const count = filled.reduce((sum, { name }) => sum + (name === '' ? 0 : 1), ids.length)
  const offered = filled.reduce((sum, group) => sum + (group.isAside ? 0 : group.ids.length), 0)
  const tops = new Float64Array(count + 1)
  /** The start of each group: its first line, and the index of its first token. */
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
