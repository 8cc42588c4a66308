import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { withTimeout } from '#domain/browser/withTimeout'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const late = () => new Error('late')

test('what settles in time is passed on, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve(7), 100, late)).resolves.toBe(7)
  await expect(withTimeout(Promise.reject(new Error('no')), 100, late)).rejects.toThrow('no')
  expect(jest.getTimerCount()).toBe(0)
})

test('what does not is an error at that time, whatever comes later', async () => {
  const made = jest.fn(late)
  let resolve: (value: number) => void = () => undefined
  const slow = new Promise<number>((done) => (resolve = done))
  const end = expect(withTimeout(slow, 100, made)).rejects.toThrow('late')
  await jest.advanceTimersByTimeAsync(99)
  expect(made).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  resolve(7)
  await end
  expect(made).toHaveBeenCalledTimes(1)
})
