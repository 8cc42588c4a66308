import { render, screen } from '@testing-library/react'
import { SwapScreen } from '../../../src/views/trade/SwapScreen'

test('has one heading of level 1 and the market beside the trade card', () => {
  render(<SwapScreen chart={<p>chart</p>} figures={<p>figures</p>} trade={<p>trade</p>} />)
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Trade'])
  for (const text of ['chart', 'figures', 'trade']) screen.getByText(text)
})

test('without a market there is the trade card alone', () => {
  render(<SwapScreen chart={null} figures={null} trade={<p>trade</p>} />)
  expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual(['trade'])
})
