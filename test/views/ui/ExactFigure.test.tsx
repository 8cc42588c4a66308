import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ExactFigure } from '../../../src/views/ui/text/ExactFigure'

test('a figure that was cut is one press away from its last digit, and from its short form again', async () => {
  render(<ExactFigure text="9.99k" exact="9,998.912345" />)
  const figure = screen.getByRole('button', { name: '9.99k', description: 'Exact amount', pressed: false })
  await userEvent.click(figure)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('9,998.912345')
  await userEvent.click(figure)
  expect(figure.textContent).toBe('9.99k')
})

test('one that was not cut, or is not known, is no button', () => {
  const { rerender } = render(<ExactFigure text="1.5" exact="1.5" />)
  screen.getByText('1.5')
  rerender(<ExactFigure text={null} exact={null} why="The token did not respond." />)
  screen.getByText('not available: The token did not respond.')
  expect(screen.queryByRole('button')).toBeNull()
})
