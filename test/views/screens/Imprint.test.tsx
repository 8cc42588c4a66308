import { render, screen } from '@testing-library/react'
import { Imprint, IMPRINT_PLACEHOLDERS } from '../../../src/views/screens/Imprint'

test('what the imprint still lacks is marked', () => {
  render(<Imprint rows={[...IMPRINT_PLACEHOLDERS, { label: 'Tax number', value: '1', isPlaceholder: false }]} />)
  expect(screen.getAllByText('Placeholder')).toHaveLength(IMPRINT_PLACEHOLDERS.length)
})
