import { render, screen } from '@testing-library/react'
import { MarketFigures } from '../../../src/views/market/MarketFigures'

test('market figures carry their change or their note', () => {
  render(
    <MarketFigures
      figures={[
        { label: 'Ether', value: '$3,411.43', change: { direction: 'down', text: '1.24%' } },
        { label: 'Network fee', value: '14 gwei', note: '$1.84 a swap' },
        { label: 'Latest block', value: null, note: '8 s ago' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$3,411.43down 1.24%',
    '14 gwei$1.84 a swap',
    '–not available',
  ])
})
