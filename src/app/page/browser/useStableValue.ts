import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { sameData } from '../../../domain/page/sameData'

/** The previous reference for as long as the value is deeply equal: for dependencies of effects and memos. */
export function useStableValue<Value>(value: Value): Value {
  const [held, setHeld] = useState(() => value)
  const stable = held === value || sameData(held, value) ? held : value
  if (stable !== held) setHeld(() => stable)
  return stable
}

/** Rows, each the previous object for as long as it is deeply equal: a table renders only those that have changed. */
export function useStableRows<Row extends { id: string }>(rows: readonly Row[]): readonly Row[] {
  const [held, setHeld] = useState({ rows, stable: rows })
  if (held.rows === rows) return held.stable
  const before = new Map(held.stable.map((row) => [row.id, row]))
  const stable = rows.map((row) => {
    const last = before.get(row.id)
    return last && sameData(last, row) ? last : row
  })
  setHeld({ rows, stable })
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
