import { render, screen, within } from '@testing-library/react'
import { MarketFigures } from '../../../src/views/market/MarketFigures'
import { OwnFigure, type OwnTotal } from '../../../src/views/market/OwnFigure'
import { partsOf } from '../../support/partsOf'

const showOwn = (own: OwnTotal) => render(<OwnFigure {...own} />)

test('market figures carry their change or their note, and where they come from', () => {
  const change = { direction: 'down', text: '1.24%', title: 'Since block 7' } as const
  render(
    <MarketFigures
      figures={[
        { label: 'Ether', value: '$3,411.43', change, source: 'A feed' },
        { label: 'Network cost', value: '14 gwei', note: '$1.84 a swap', source: 'A block' },
        { label: 'Latest block', value: null, note: '8 s ago', source: 'Not read yet' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(partsOf)).toEqual([
    ['$3,411.43 down 1.24%'],
    ['14 gwei $1.84 a swap'],
    ['not available: Not read yet'],
  ])
  within(screen.getByTitle('A feed')).getByText('Ether')
  expect(partsOf(screen.getByTitle('Since block 7'))).toEqual(['down 1.24%'])
})

test('what a visitor owns leads to the profile', () => {
  showOwn({ href: '/profile', value: '$12.00', note: '1 transaction pending', source: 'By their pools' })
  expect(screen.getByRole('link', { name: 'Your tokens' }).getAttribute('href')).toBe('/profile')
  expect(partsOf(screen.getByTitle('By their pools'))).toEqual(['Your tokens $12.00 1 transaction pending'])
})

test('a total that is not known says why', () => {
  showOwn({ href: '/profile', value: null, source: 'Could not be read' })
  screen.getByText('not available: Could not be read')
})
