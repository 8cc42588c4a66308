import { useMemo } from 'react'

/**
 * The value with its earlier identity, for as long as its JSON text stays the same: for what is computed anew with each
 * block and seldom changes.
 */
export function useStableValue<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as Value, [text])
}
