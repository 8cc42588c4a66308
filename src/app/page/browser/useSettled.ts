import { useEffect, useState } from 'react'

/** A value that follows another once it has stood still for so long. */
export function useSettled<T>(value: T, stillMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value)
    }, stillMs)
    return () => {
      clearTimeout(timer)
    }
  }, [value, stillMs])
  return settled
}
