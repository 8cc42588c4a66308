import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { parsePairList, parseTokenList } from '#boundary/lists'
import { createTimeSlices } from '#domain/browser/timeSlices'
import { createTokenSearch } from '#domain/search/tokenSearch'
import { parseListJson } from '#services/token/listJson'
import { replaceMethod } from '../../support/replaceMethod'
import { addressAt, tokenAt } from '../token/sampleToken'

/**
 * The time of a fake clock in milliseconds. Each read advances the clock by one, and long work reads the clock once per
 * step.
 */
let now = 0
let taskStartedAt = 0
let longest = 0

let restore: (() => void)[] = []

// These fakes are plain functions. A Jest mock would take many seconds to record a hundred thousand calls.
beforeEach(() => {
  now = taskStartedAt = longest = 0
  restore = [
    replaceMethod(performance, 'now', () => {
      now += 1
      longest = Math.max(longest, now - taskStartedAt)
      return now
    }),
    replaceMethod(globalThis as { setTimeout: (run: () => void) => unknown }, 'setTimeout', (run) =>
      setImmediate(() => {
        taskStartedAt = now
        run()
      }),
    ),
  ]
})
afterEach(() => {
  for (const each of restore) each()
})

test('nothing is waited for until a slice is used up', async () => {
  const pause = createTimeSlices()
  for (let step = 0; step < 7; step++) expect(pause()).toBeNull()
  const turn = pause()
  expect(turn).not.toBeNull()
  await turn
  expect(pause()).toBeNull()
})

test('where the browser has a better way to wait, that is used', async () => {
  const next = jest.fn(async () => undefined)
  Object.assign(globalThis, { scheduler: { postTask: next } })
  const pause = createTimeSlices()
  for (let step = 0; step < 12; step++) await pause()
  expect(next).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(globalThis, 'scheduler')
})

describe('L04, L10: a long list is gone through in slices of a few milliseconds', () => {
  const tokens = Array.from({ length: 5_000 }, (_, at) => tokenAt(at % 2 === 0 ? `Т${at}` : `T${at}`, at + 1, 'x'))

  /** The least number of times that the clock is read. Records that are parsed together need one reading. */
  test.each<[string, number, () => Promise<unknown>]>([
    ['its text', 10, () => parseListJson(JSON.stringify({ tokens }))],
    ['an array of arrays', 4_000, () => parseListJson(`[${'[],          '.repeat(25_000)}[]]`)],
    ['its tokens', 4_000, () => parseTokenList({ tokens })],
    ['pairs', 4_000, () => parsePairList(tokens.map(() => ({ name: 'A/B' })))],
  ])('%s', async (_, least, work) => {
    await work()
    expect(now).toBeGreaterThan(least)
    expect(longest).toBeLessThanOrEqual(16)
  })

  test('its search', async () => {
    const many = Array.from({ length: 60_000 }, (_, at) => ({ ...tokens[0]!, address: addressAt(at + 1) }))
    await createTokenSearch(many).prepare()
    expect(now).toBeGreaterThan(20)
    expect(longest).toBeLessThanOrEqual(16)
  })
})
