import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { sameData } from '#domain/browser/sameData'

function keeper<Value>(kept: Value) {
  return {
    read: () => kept,
    write(value: Value) {
      kept = value
    },
  }
}

/**
 * A value that is computed from its own value in the last committed render. Unlike a state update, a new value does not
 * cause another render. `next` returns its argument if nothing has changed.
 */
export function useFromPrevious<Value>(first: Value, next: (previous: Value) => Value): Value {
  const [keep] = useState(() => keeper(first))
  const value = next(keep.read())
  useLayoutEffect(() => {
    keep.write(value)
  })
  return value
}

/** Keeps the reference while the value is deeply equal, so that the value can be a dependency of effects and memos. */
export function useStableValue<Value>(value: Value): Value {
  return useFromPrevious(value, (previous) => (sameData(previous, value) ? previous : value))
}

/**
 * Keeps each row's reference while the row is deeply equal, so that a table renders only changed rows, and the list's
 * reference while no row has changed or moved, so that the table is not rendered at all.
 */
export function useStableRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const { stable } = useFromPrevious({ rows, stable: rows }, (previous) => {
    if (previous.rows === rows) return previous
    const before = new Map(previous.stable.map((row) => [row.id, row]))
    const next = rows.map((row) => {
      const last = before.get(row.id)
      return last && sameData(last, row) ? last : row
    })
    const isSame = next.length === previous.stable.length && next.every((row, at) => row === previous.stable[at])
    return { rows, stable: isSame ? previous.stable : next }
  })
  return stable
}

/** A function of stable identity that calls the newest handler, so that its receivers need not render again. */
export function useHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => {
    newest.current(...args)
  }, [])
}
