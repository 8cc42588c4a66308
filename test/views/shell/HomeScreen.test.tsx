import { render, screen } from '@testing-library/react'
import { HomeScreen } from '../../../src/views/shell/HomeScreen'

test('says what this is, and puts figures, trade and pairs in their places', () => {
  render(<HomeScreen figures={<p>figures</p>} own={<p>own total</p>} trade={<p>trade card</p>} pairs={<p>pairs</p>} />)
  screen.getByRole('heading', { level: 1, name: 'Trade tokens straight from your wallet' })
  for (const text of ['figures', 'own total', 'trade card', 'pairs', 'Your keys stay in your wallet'])
    screen.getByText(text)
})
