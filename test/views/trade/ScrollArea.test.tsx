import { fireEvent, render, screen } from '@testing-library/react'
import { ScrollArea } from '../../../src/views/trade/ScrollArea'

const sized = (area: HTMLElement, scrollHeight: number, clientHeight: number) =>
  Object.defineProperties(area, { scrollHeight: { value: scrollHeight }, clientHeight: { value: clientHeight } })

test('what lies below the edge is announced until it is in view', () => {
  render(<ScrollArea>rows</ScrollArea>)
  const area = screen.getByText('rows').parentElement!
  expect(area.hasAttribute('data-more')).toBe(false)
  sized(area, 500, 300)
  fireEvent.scroll(area)
  expect(area.hasAttribute('data-more')).toBe(true)
  area.scrollTop = 200
  fireEvent.scroll(area)
  expect(area.hasAttribute('data-more')).toBe(false)
})

test('one press leads further down', () => {
  render(<ScrollArea>rows</ScrollArea>)
  const area = screen.getByText('rows').parentElement!
  sized(area, 500, 300)
  const scrollBy = jest.fn()
  area.scrollBy = scrollBy
  fireEvent.click(screen.getByText('More below'))
  expect(scrollBy).toHaveBeenCalledWith({ top: 150 })
})
