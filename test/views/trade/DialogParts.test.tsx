import { fireEvent, render, screen, within } from '@testing-library/react'
import { ScrollArea, SwapSteps } from '../../../src/views/trade/DialogParts'

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
