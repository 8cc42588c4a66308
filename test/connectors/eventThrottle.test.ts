import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createEventThrottle } from '#connectors/eventThrottle'
import { WALLET_EVENT_THROTTLE_MS } from '#domain/wallet/limits'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/**
 * Reports many account events at once for a wallet that shares only account A. Returns the events that the throttle
 * passes on.
 */
function passedOn(...reports: string[]): string[] {
  const passed: string[] = []
  const same = { isSame: (a: string, b: string) => a === b, isBack: (a: string, b: string) => a[0] === b[0] }
  const topic = createEventThrottle().topic<string>('A', same, (value) => passed.push(value))
  for (const value of reports) topic.note(value)
  jest.advanceTimersByTime(10 * WALLET_EVENT_THROTTLE_MS)
  return passed
}

test.each([
  ['a second account comes', ['AB'], ['AB']],
  ['it comes and goes', ['AB', 'A'], ['AB', 'A']],
  ['it comes and goes and comes', ['AB', 'A', 'AB'], ['AB']],
  ['another stands first, and the first is back', ['B', 'A'], ['B', 'A']],
  ['the same, after a second one has come', ['AB', 'B', 'A'], ['AB', 'B', 'A']],
  ['the same, and the second one is there, too', ['AB', 'B', 'AB'], ['AB', 'B', 'AB']],
  ['the same, and then another one comes', ['AB', 'B', 'AB', 'ABC'], ['AB', 'B', 'ABC']],
])('no change of the first account is lost when %s', (_, reports, passed) =>
  expect(passedOn(...reports)).toEqual(passed),
)
