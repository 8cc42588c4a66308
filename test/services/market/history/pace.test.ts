import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { AT_ONCE, createTurns } from '#services/market/history/pace'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function watch() {
  const start = performance.now()
  const requested: number[] = []
  const question = (answer: number) => async () => {
    requested.push(Math.round((performance.now() - start) / 1000))
    return answer
  }
  const questions = (count: number) => Array.from({ length: count }, (_, at) => question(at))
  return { requested, questions }
}
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000)
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const times = (count: number, second: number) => Array<number>(count).fill(second)

test('what somebody waits for is asked at once', async () => {
  const { requested, questions } = watch()
  expect(await AT_ONCE.all(questions(50))).toEqual(upTo(50))
  expect(requested).toEqual(times(50, 0))
})

test('what can wait is asked as many questions a minute as one request takes, and answered in its order', async () => {
  const { requested, questions } = watch()
  const answers = createTurns(() => 20).all(questions(45))
  await minutes(4)
  expect(await answers).toEqual(upTo(45))
  expect(requested).toEqual([...times(20, 0), ...times(20, 62), ...times(5, 124)])
})

test('those who ask in the same tick share a turn, also one that is waited for; nothing takes none', async () => {
  const { requested, questions } = watch()
  const turns = createTurns(() => 20)
  expect(await turns.all([])).toEqual([])
  void turns.all(questions(9))
  void turns.all(questions(8))
  await minutes(0.5)
  void turns.all(questions(1))
  await minutes(0.25)
  void turns.all(questions(2))
  await minutes(2)
  expect(requested).toEqual([...times(17, 0), ...times(3, 62)])
  void turns.all(questions(1))
  await minutes(0)
  expect(requested.at(-1)).toBe(165)
})
