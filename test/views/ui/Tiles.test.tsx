import { render, screen } from '@testing-library/react'
import { Tiles } from '../../../src/views/ui/Tiles'
import { partsOf } from '../../support/partsOf'

test('tiles say what they could not read', () => {
  render(
    <Tiles
      tiles={[
        { label: 'Total supply', value: '1b', unit: 'LINK' },
        { label: '24 h low', value: null, unit: 'LINK' },
        { label: '24 h high', value: null, why: 'No price history' },
      ]}
    />,
  )
  expect(screen.getAllByRole('definition').map(partsOf)).toEqual([
    ['1b LINK'],
    ['not available'],
    ['not available: No price history'],
  ])
})
