import { render } from '@testing-library/react'
import type { PicturePoint } from '#domain/market/history'
import { PairSparkline } from '../../../src/views/market/PairSparkline'

const evenly = (heights: number[]): PicturePoint[] =>
  heights.map((y, index) => ({ x: index / (heights.length - 1), y }))

test('draws the line, a mark over the high and one under the low, and the last value', () => {
  const { container } = render(<PairSparkline line={evenly([0.5, 0, 1, 0.5])} />)
  const [marks, line] = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  expect(line).toBe('M4 20L45.3 33L86.7 7L128 20')
  expect(marks).toBe('M79.7 2.5h14M38.3 37.5h14')
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('128')
})

test('keeps its marks within the chart', () => {
  const { container } = render(<PairSparkline line={evenly([0, 1])} />)
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M114 2.5h14M4 37.5h14')
})

test('a reading stands at its time', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 0.9, y: 0.5 },
    { x: 1, y: 1 },
  ]
  const { container } = render(<PairSparkline line={line} />)
  expect(container.querySelectorAll('path')[1]?.getAttribute('d')).toBe('M4 33L115.6 20L128 7')
})

test('draws nothing of nothing', () => {
  expect(render(<PairSparkline line={[]} />).container.childElementCount).toBe(0)
})
