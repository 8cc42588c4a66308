import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { sameData } from '../../domain/browser/sameData'

function keeper<Value>(kept: Value) {
  return {
    read: () => kept,
    write(value: Value) {
      kept = value
    },
  }
}

/**
 * What each render makes of what the last drawn one held. Unlike state, to hold something else renders nothing again, so
 * `next` has to return what it was given where nothing changes.
 */
export function useFromPrevious<Value>(first: Value, next: (held: Value) => Value): Value {
  const [keep] = useState(() => keeper(first))
  const value = next(keep.read())
  useLayoutEffect(() => {
    keep.write(value)
  })
  return value
}

/** The previous reference for as long as the value is deeply equal: for dependencies of effects and memos. */
export function useStableValue<Value>(value: Value): Value {
  return useFromPrevious(value, (held) => (sameData(held, value) ? held : value))
}

/** Rows, each the previous object for as long as it is deeply equal: a table renders only those that have changed. */
export function useStableRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const { stable } = useFromPrevious({ rows, stable: rows }, (held) => {
    if (held.rows === rows) return held
    const before = new Map(held.stable.map((row) => [row.id, row]))
    return {
      rows,
      stable: rows.map((row) => {
        const last = before.get(row.id)
        return last && sameData(last, row) ? last : row
      }),
    }
  })
  return stable
}

/** A function that stays the same and calls the newest handler, so that what is handed it need not be rendered again. */
export function useHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...args: Args) => {
    newest.current(...args)
  }, [])
}
