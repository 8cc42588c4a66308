import { useState } from 'react'
import { sameData } from '../../../domain/page/sameData'

/** The previous reference for as long as the value is deeply equal: for dependencies of effects and memos. */
export function useStableValue<Value>(value: Value): Value {
  const [held, setHeld] = useState(() => value)
  const stable = held === value || sameData(held, value) ? held : value
  if (stable !== held) setHeld(() => stable)
  return stable
}
