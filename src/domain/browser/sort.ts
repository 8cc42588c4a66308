export interface Sort<Column extends string> {
  column: Column
  direction: 'ascending' | 'descending'
}

/** By that column, largest first. A second press on the same column reverses the order. */
export function nextSort<Column extends string>(sort: Sort<Column>, column: Column): Sort<Column> {
  const turns = sort.column === column && sort.direction === 'descending'
  return { column, direction: turns ? 'ascending' : 'descending' }
}

export function byLargest(a: bigint, b: bigint): number {
  return a === b ? 0 : a > b ? -1 : 1
}

/** Compares two figures of a sorted table. Unknown figures (null) always come last. */
export function bySort(a: bigint | null, b: bigint | null, direction: Sort<string>['direction']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return direction === 'descending' ? byLargest(a, b) : byLargest(b, a)
}
