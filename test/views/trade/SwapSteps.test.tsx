import { render, screen, within } from '@testing-library/react'
import { SwapSteps } from '../../../src/views/trade/SwapSteps'

test('marks the current step and says what is over', () => {
  render(
    <SwapSteps
      steps={[
        { id: 'permit', title: 'USDC permission signed', text: 'No network cost', state: 'done' },
        { id: 'swap', title: 'Confirm the swap', text: 'Opens your wallet', state: 'busy' },
        { id: 'wait', title: 'Wait for the network', state: 'todo' },
      ]}
    />,
  )
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  for (const text of [/^done/, 'USDC permission signed', 'No network cost']) within(steps[0]!).getByText(text)
  for (const text of ['3', 'Wait for the network']) within(steps[2]!).getByText(text)
})

test('a step that went wrong says so', () => {
  render(<SwapSteps steps={[{ id: 'swap', title: 'Confirm the swap', state: 'failed' }]} />)
  expect(screen.getByRole('listitem').textContent).toBe('failed: Confirm the swap')
})
