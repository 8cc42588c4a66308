import { renderHook } from '@testing-library/react'
import { useStableValue } from '../../../src/app/browser/useStableValue'

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
