import { render, screen } from '@testing-library/react'
import { SafetyFacts } from '../../../src/views/market/SafetyFacts'

test('safety facts carry their source and give no verdict', () => {
  render(
    <SafetyFacts
      facts={[{ kind: 'good', statement: 'On the public token list', source: 'Symbol and name match the contract' }]}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('On the public token listSymbol and name match the contract')
  screen.getByText('Read from the chain. This is not advice.')
})
