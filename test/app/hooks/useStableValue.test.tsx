import { renderHook } from '@testing-library/react'
import { useStableRows, useStableValue } from '../../../src/app/browser/useStableValue'

test('an equal value keeps its identity', () => {
  const { result, rerender } = renderHook(({ value }: { value: unknown }) => useStableValue(value), {
    initialProps: { value: [{ a: 1n }] as unknown },
  })
  const first = result.current
  rerender({ value: [{ a: 1n }] })
  expect(result.current).toBe(first)
  const next = [{ a: 2n }]
  rerender({ value: next })
  expect(result.current).toBe(next)
  rerender({ value: null })
  expect(result.current).toBeNull()
})

test('equal rows keep their identity, and the list its own while none has changed, moved, come or gone', () => {
  const [one, two] = [
    { id: '1', price: 1n },
    { id: '2', price: 2n },
  ]
  const { result, rerender } = renderHook(({ rows }) => useStableRows(rows), { initialProps: { rows: [one, two] } })
  const first = result.current
  rerender({ rows: [{ ...one }, { ...two }] })
  expect(result.current).toBe(first)
  rerender({ rows: [two, one] })
  expect(result.current).toEqual([two, one])
  rerender({ rows: [{ ...two, price: 3n }, { ...one }] })
  expect(result.current).toEqual([{ id: '2', price: 3n }, one])
  expect(result.current[1]).toBe(one)
  rerender({ rows: [one] })
  expect(result.current).toEqual([one])
  rerender({ rows: [] })
  expect(result.current).toEqual([])
})
