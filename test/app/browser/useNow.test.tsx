import { act, renderHook } from '@testing-library/react'
import { useNow, usePassed } from '../../../src/app/browser/useNow'

const START = 1_700_000_000_000

beforeEach(() => void jest.useFakeTimers({ now: START }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function setHidden(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function show() {
  let renders = 0
  const { result, unmount } = renderHook(() => {
    renders += 1
    return useNow(1_000)
  })
  return { seconds: () => (result.current - START) / 1_000, renders: () => renders, unmount }
}

test('a clock ticks while the page is visible', () => {
  const { seconds } = show()
  expect(seconds()).toBe(0)
  pass(3_500)
  expect(seconds()).toBe(3)
})

test('in a hidden page it has no timer, and it catches up at once when the page is shown', () => {
  const { seconds, renders } = show()
  pass(2_000)
  setHidden(true)
  const before = renders()
  expect(jest.getTimerCount()).toBe(0)
  pass(60_000)
  expect(renders()).toBe(before)
  setHidden(false)
  expect(seconds()).toBe(62)
  pass(1_000)
  expect(seconds()).toBe(63)
  expect(jest.getTimerCount()).toBe(1)
})

test('one that begins in a hidden page waits until it is shown', () => {
  setHidden(true)
  const { seconds, unmount } = show()
  expect(jest.getTimerCount()).toBe(0)
  pass(5_000)
  setHidden(false)
  expect(seconds()).toBe(5)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('a moment passes with one render, in a hidden page too', () => {
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return usePassed(START + 60_000)
  })
  setHidden(true)
  pass(59_999)
  expect([result.current, renders]).toEqual([false, 1])
  pass(1)
  expect([result.current, renders]).toEqual([true, 2])
})
