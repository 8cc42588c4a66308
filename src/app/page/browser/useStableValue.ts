import { useState } from 'react'
import { sameData } from '../../../domain/page/sameData'

/** The value with its earlier identity, for as long as it holds the same: for what effects and memos depend on. */
export function useStableValue<Value>(value: Value): Value {
  const [held, setHeld] = useState(() => value)
  const stable = held === value || sameData(held, value) ? held : value
  if (stable !== held) setHeld(() => stable)
  return stable
}
