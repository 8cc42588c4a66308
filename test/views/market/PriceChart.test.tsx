import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { PriceChart } from '../../../src/views/market/PriceChart'
import { partsOf } from '../../support/partsOf'

const nothing = () => undefined
const LINE = {
  readings: [
    { x: 0, y: 0, value: '3,352.64', time: '16:00' },
    { x: 0.5, y: 1, value: '3,438.20', time: '04:00', change: { direction: 'up' as const, text: '2.55%' } },
    { x: 1, y: 0.7, value: '3,411.77', time: '16:00 today' },
  ],
  trades: [],
  high: '3,438.20',
  low: '3,352.64',
  now: '3,411.77',
  axis: [
    { y: 0.3, value: '3,380' },
    { y: 0.85, value: '3,420' },
  ],
  since: null,
  times: [
    { x: 0, text: '16:00' },
    { x: 0.5, text: '04:00' },
  ],
}

function show(changes: Partial<ComponentProps<typeof PriceChart>> = {}) {
  return render(chart(changes))
}

function chart(changes: Partial<ComponentProps<typeof PriceChart>> = {}) {
  return (
    <PriceChart
      title="ETH/USDC"
      price={{ value: '3,411.77', unit: 'USDC', change: { direction: 'up', text: '1.24%' } }}
      ranges={{
        label: '24 h',
        selected: '24h',
        options: [
          { value: '24h', label: '24 h' },
          { value: '7d', label: '7 d' },
        ],
        onSelect: nothing,
      }}
      line={LINE}
      source="WETH/USDC pool 0.05%, 49 readings"
      block="Block 19,482,113, 8 s ago"
      {...changes}
    />
  )
}

const price = () => partsOf(screen.getAllByRole('paragraph')[0]!)

test('says the range, the high, the low and the present in a sentence, and lists the readings', () => {
  show()
  screen.getByRole('img', { name: 'Price over the last 24 h. High 3,438.20, low 3,352.64, now 3,411.77.' })
  // The first row is the header.
  expect(within(screen.getByRole('table', { name: 'Readings' })).getAllByRole('row')).toHaveLength(4)
  screen.getByText('WETH/USDC pool 0.05%, 49 readings')
  screen.getByText('Block 19,482,113, 8 s ago')
})

test('a line that does not cover the range says since when it is known, wherever its high and low are reported', () => {
  show({ line: { ...LINE, since: 'since 14:02' } })
  screen.getByRole('img', { name: 'Price since 14:02. High 3,438.20, low 3,352.64, now 3,411.77.' })
  screen.getByText('High since 14:02')
  screen.getByText('Low since 14:02')
})

test('a price that never moved is told once, without marks', () => {
  show({ line: { ...LINE, high: '3,411.77', low: '3,411.77', axis: [] } })
  screen.getByRole('img', { name: 'Price over the last 24 h. High 3,411.77, low 3,411.77, now 3,411.77.' })
  expect(screen.queryByText('High')).toBeNull()
  expect(screen.queryByText('Low')).toBeNull()
})

test('reads one point after another', () => {
  show()
  const reader = screen.getByRole('slider', { name: 'Read the chart' })
  expect(reader.getAttribute('aria-valuetext')).toBe('3,411.77, 16:00 today')
  fireEvent.change(reader, { target: { value: '1' } })
  expect(reader.getAttribute('aria-valuetext')).toBe('3,438.20, 04:00, up 2.55%')
  expect(price()).toEqual(['3,438.20 USDC', '04:00', 'up 2.55% since the start'])
  fireEvent.blur(reader)
  expect(price()).toEqual(['3,411.77 USDC', 'up 1.24% 24 h'])
})

test('what is read stays in its place when more readings come in', () => {
  const { rerender } = show()
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } })
  const [first, ...others] = LINE.readings
  const between = { x: 0.2, y: 0.5, value: '3,400.00', time: '20:48' }
  rerender(chart({ line: { ...LINE, readings: [first!, between, ...others] } }))
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('3,438.20, 04:00, up 2.55%')
  expect(price()).toEqual(['3,438.20 USDC', '04:00', 'up 2.55% since the start'])
})

test('a pointer reads the point below it', () => {
  show()
  const area = screen.getByRole('slider').parentElement!
  area.getBoundingClientRect = () => new DOMRect(100, 0, 400, 284)
  // A mouse event is used here, because jsdom's pointer events have no coordinates.
  fireEvent(area, new MouseEvent('pointermove', { bubbles: true, clientX: 320 }))
  expect(price()).toEqual(['3,438.20 USDC', '04:00', 'up 2.55% since the start'])
  fireEvent.pointerLeave(area)
  expect(price()).toEqual(['3,411.77 USDC', 'up 1.24% 24 h'])
})

test('the range can be changed', async () => {
  const onSelect = jest.fn()
  show({
    ranges: {
      label: '24 h',
      selected: '24h',
      options: [
        { value: '24h', label: '24 h' },
        { value: '7d', label: '7 d' },
      ],
      onSelect,
    },
  })
  await userEvent.click(screen.getByRole('radio', { name: '7 d' }))
  expect(onSelect).toHaveBeenCalledWith('7d')
})

test('without history it keeps the price and says why', () => {
  show({ line: { reason: 'The node does not keep past blocks. The current price is live.' } })
  screen.getByText('No price history')
  screen.getByText('The node does not keep past blocks. The current price is live.')
  expect(price()).toEqual(['3,411.77 USDC', 'up 1.24% 24 h'])
  expect(screen.queryByRole('img')).toBeNull()
})

test('an unknown price is not a zero', () => {
  show({ price: { value: null, change: null }, line: { reason: 'None.' } })
  expect(price()).toEqual(['not available'])
})

test('values stand beside the line, and the longest one decides how much room they have', () => {
  show({ line: { ...LINE, now: '0.000000123456789' } })
  expect([...document.querySelectorAll('.axis > span')].map((label) => label.textContent)).toEqual(['3,380', '3,420'])
  const room = document.querySelector<HTMLElement>('.plot')!.style.getPropertyValue('--label')
  // The chart replaces a run of zeros with the number of zeros.
  expect(room).toBe('13ch')
})

test('when no new block comes, the present is grey', () => {
  const { rerender } = show()
  expect(document.querySelectorAll('.still')).toHaveLength(0)
  rerender(chart({ isLive: false }))
  expect(document.querySelectorAll('.still')).toHaveLength(2)
  screen.getByText('WETH/USDC pool 0.05%, 49 readings', { selector: '.old' })
})

test('while the price itself is read, its place is held and not marked as unknown', () => {
  show({ line: 'loading', price: { value: null, change: null } })
  expect(screen.queryByText('not available')).toBeNull()
  screen.getByText('Loading the price history')
})

const texts = (close: string) => ({ open: '3,352.64', high: '3,438.20', low: '3,352.64', close, volume: '$1,200.00' })
const CANDLES = {
  ...LINE,
  candles: [
    {
      from: 0,
      to: 0.5,
      open: 0,
      high: 1,
      low: 0,
      close: 0.9,
      volume: 1,
      direction: 'up' as const,
      texts: texts('3,430'),
    },
    {
      from: 0.5,
      to: 0.9,
      open: 0.9,
      high: 1,
      low: 0,
      close: 0.2,
      volume: 0.5,
      direction: 'down' as const,
      texts: texts('3,370'),
    },
  ],
}

test('candles are read one after another, with their figures, and are rows of a table', () => {
  show({ line: CANDLES })
  screen.getByRole('img', { name: 'Price over the last 24 h. High 3,438.20, low 3,352.64, now 3,411.77.' })
  const table = within(screen.getByRole('table', { name: 'Readings' }))
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Time',
    'Open',
    'High',
    'Low',
    'Close',
    'Volume',
  ])
  expect(table.getAllByRole('row').map(partsOf).at(-1)).toEqual([
    '04:00',
    '3,352.64',
    '3,438.20',
    '3,352.64',
    '3,370',
    '$1,200.00',
  ])
  const reader = screen.getByRole('slider', { name: 'Read the chart' })
  fireEvent.change(reader, { target: { value: '1' } })
  const figures = 'Open 3,352.64, high 3,438.20, low 3,352.64, close 3,370, volume $1,200.00'
  expect(reader.getAttribute('aria-valuetext')).toBe(`3,438.20, 04:00, up 2.55%, ${figures}`)
  screen.getByText(figures)
  // The current price is not part of a candle.
  fireEvent.change(reader, { target: { value: '2' } })
  expect(reader.getAttribute('aria-valuetext')).toBe('3,411.77, 16:00 today')
  expect(screen.queryByText(figures)).toBeNull()
})

test('candles can be chosen, unless there is a reason against it', async () => {
  const onSelect = jest.fn()
  const { rerender } = show({ kinds: { selected: 'line', noCandles: undefined, onSelect } })
  await userEvent.click(screen.getByRole('radio', { name: 'Candles' }))
  expect(onSelect.mock.calls).toEqual([['candles']])
  rerender(chart({ kinds: { selected: 'line', noCandles: 'No trades.', onSelect } }))
  await userEvent.click(screen.getByRole('radio', { name: 'Candles' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  screen.getByText('No trades.')
})
