/** The height of an option in px. */
export const OPTION_HEIGHT = 56

/** Height of a heading between options in px. */
export const HEADING_HEIGHT = 34

/** Lists up to this many rows are rendered whole: lists to browse, and the results of typed text. */
const WHOLE_LIST_MAX = { browsed: 40, typed: 13 } as const

/**
 * How far beyond the visible part rows are rendered in both directions, in px, so that scrolling shows no gaps. Search
 * results that were not scrolled yet have no such rows, so that each key press renders only what is visible.
 */
const BEYOND = 336
/** The padding of the lists above their first and below their last row, in px. */
const PADDING = 6

/** The rows of a list from top to bottom. */
export interface ListRows {
  count: number
  /** The distance of a row from the top of the first row, in px. `topOf(count)` is the end of the last row. */
  topOf: (index: number) => number
}

export interface ListWindow {
  /** The first rendered row, and the first row after the rendered rows. */
  first: number
  end: number
  /** Height of the rows left out before and after, in px. */
  before: number
  after: number
}

/** The last row that starts at or above an offset, by binary search, because there may be 100,000 rows. */
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

/** Which rows to render at a scroll position in a view of a given height, in px. */
export function listWindow(rows: ListRows, scrollTop: number, viewHeight: number, isTyped = false): ListWindow {
  const { count, topOf } = rows
  if (count <= WHOLE_LIST_MAX[isTyped ? 'typed' : 'browsed']) return { first: 0, end: count, before: 0, after: 0 }
  const beyond = isTyped && scrollTop === 0 ? 0 : BEYOND
  const first = rowAt(rows, scrollTop - beyond)
  const end = rowAt(rows, scrollTop + viewHeight + beyond) + 1
  return { first, end, before: topOf(first), after: topOf(count) - topOf(end) }
}

/** The scroll position that shows a row fully, moving as little as possible. */
export function scrollTopShowing(index: number, { topOf }: ListRows, scrollTop: number, viewHeight: number): number {
  const top = topOf(index)
  const bottom = topOf(index + 1) + 2 * PADDING
  if (top < scrollTop) return top
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop
}
