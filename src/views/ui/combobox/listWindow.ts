/** The height of an option, in px. */
export const OPTION_HEIGHT = 56

/** The height of a heading, in px. */
export const HEADING_HEIGHT = 34

/** The maximum number of rows of a list that is rendered as a whole. `browsed` applies while nothing is typed. */
const WHOLE_LIST_MAX = { browsed: 40, typed: 13 } as const

/**
 * Rows are rendered up to this distance in px above and below the visible part, so that scrolling shows no gaps. For
 * search results that have not been scrolled, only the visible rows are rendered, to keep typing fast.
 */
const BEYOND = 336
/** The padding of a list above its first and below its last row, in px. */
const PADDING = 6

export interface ListRows {
  count: number
  /** The distance of a row from the top of the first row, in px. `topOf(count)` is the end of the last row. */
  topOf: (index: number) => number
}

interface ListWindow {
  /** The index of the first rendered row, and the index of the first row after the rendered rows. */
  first: number
  end: number
  /** The total heights, in px, of the rows before and after the rendered rows. */
  before: number
  after: number
}

/** The last row that starts at or above an offset in px. The search is binary, because there may be 100,000 rows. */
function rowAt({ count, topOf }: ListRows, place: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (topOf(middle) <= place) low = middle
    else high = middle - 1
  }
  return low
}

/** Determines which rows to render at a scroll position in a view of a given height, both in px. */
export function listWindow(rows: ListRows, scrollTop: number, viewHeight: number, isTyped = false): ListWindow {
  const { count, topOf } = rows
  if (count <= WHOLE_LIST_MAX[isTyped ? 'typed' : 'browsed']) return { first: 0, end: count, before: 0, after: 0 }
  const beyond = isTyped && scrollTop === 0 ? 0 : BEYOND
  const first = rowAt(rows, scrollTop - beyond)
  const end = rowAt(rows, scrollTop + viewHeight + beyond) + 1
  return { first, end, before: topOf(first), after: topOf(count) - topOf(end) }
}

/** The scroll position that is nearest to the current one and at which a row is fully visible. */
export function scrollTopShowing(index: number, { topOf }: ListRows, scrollTop: number, viewHeight: number): number {
  const top = topOf(index)
  const bottom = topOf(index + 1) + 2 * PADDING
  if (top < scrollTop) return top
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop
}
