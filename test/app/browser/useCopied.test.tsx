import { act, renderHook } from '@testing-library/react'
import { useCopied } from '../../../src/app/browser/useCopied'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function show() {
  let allowed = true
  const { result } = renderHook(() => useCopied(async () => allowed))
  return {
    now: () => ({ copied: result.current.copied, failed: result.current.failed }),
    copy: (isAllowed = true) => {
      allowed = isAllowed
      return act(async () => result.current.copy())
    },
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  }
}

const IDLE = { copied: false, failed: false }
const COPIED = { copied: true, failed: false }
const FAILED = { copied: false, failed: true }

test('copied, for a second and a half', async () => {
  const { now, copy, pass } = show()
  expect(now()).toEqual(IDLE)
  await copy()
  pass(1_499)
  expect(now()).toEqual(COPIED)
  pass(1)
  expect(now()).toEqual(IDLE)
})

test('a second copy restarts the time', async () => {
  const { now, copy, pass } = show()
  await copy()
  pass(1_000)
  await copy()
  pass(1_000)
  expect(now()).toEqual(COPIED)
  pass(500)
  expect(now()).toEqual(IDLE)
})

test('U13: a refusal never counts as copied, and lasts until it works', async () => {
  const { now, copy, pass } = show()
  await copy()
  await copy(false)
  expect(now()).toEqual(FAILED)
  pass(10_000)
  expect(now()).toEqual(FAILED)
  await copy()
  expect(now()).toEqual(COPIED)
})
