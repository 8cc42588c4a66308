/** Up to this many rows are all in the document. Of longer lists only those near the visible part are. */
export const WHOLE_LIST_MAX = 100

/** Drawn beyond the visible part in both directions, in px, so that scrolling shows no gaps. */
const BEYOND = 560
/** No list is higher than this, in px. */
const VIEW = 680
/** What the lists leave free above their first and below their last row, in px. */
const PADDING = 6

export interface ListWindow {
  /** The first row drawn, and the first one after those drawn. */
  first: number
  end: number
  /** Height of the rows left out before and after, in px. */
  before: number
  after: number
}

/** Which rows to draw at a scroll position. Heights are in px. */
export function listWindow(heights: readonly number[], scrollTop: number): ListWindow {
  const total = heights.reduce((sum, height) => sum + height, 0)
  if (heights.length <= WHOLE_LIST_MAX) return { first: 0, end: heights.length, before: 0, after: 0 }
  let first = 0
  let before = 0
  for (; before + (heights[first] ?? Infinity) < scrollTop - BEYOND; first++) before += heights[first] ?? 0
  let end = first
  let reached = before
  for (; end < heights.length && reached < scrollTop + VIEW + BEYOND; end++) reached += heights[end] ?? 0
  return { first, end, before, after: total - reached }
}

/** The scroll position that shows a row whole, moving as little as possible. */
export function scrollTopShowing(
  index: number,
  heights: readonly number[],
  scrollTop: number,
  viewHeight: number,
): number {
  const top = heights.slice(0, index).reduce((sum, height) => sum + height, 0)
  const bottom = top + (heights[index] ?? 0) + 2 * PADDING
  if (top < scrollTop) return top
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop
}
