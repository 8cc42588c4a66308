import { heightOnLine, stackShifts } from '#domain/market/tradeMarks'

test('a mark is on the straight line between two readings, and nowhere before the first', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0.5, y: 1 },
    { x: 1, y: 0.5 },
  ]
  const heights = [-0.1, 0, 0.25, 0.5, 0.75, 1, 1.5].map((x) => heightOnLine(points, x))
  expect(heights).toEqual([null, 0, 0.5, 1, 0.75, 0.5, 0.5])
  expect(heightOnLine([], 0.5)).toBeNull()
})

test('marks of one side that are close are moved apart, and each side has its own stack', () => {
  const mark = (x: number, side: 'bought' | 'sold' = 'bought') => ({ x, side })
  expect(stackShifts([mark(0.1), mark(0.12), mark(0.12, 'sold'), mark(0.13), mark(0.5)])).toEqual([0, 7, 0, 14, 0])
  expect(stackShifts([mark(0), mark(0.05)])).toEqual([0, 0])
  expect(stackShifts([])).toEqual([])
})

test('fifty trades at one time have fifty places in a stack of limited height', () => {
  const shifts = stackShifts(Array.from({ length: 50 }, () => ({ x: 0.4, side: 'sold' as const })))
  expect(new Set(shifts).size).toBe(50)
  expect(Math.max(...shifts)).toBeLessThanOrEqual(28)
})
