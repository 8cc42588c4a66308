import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { installDialogElement } from '../views/dialogElement'
import { STORIES } from './stories'

beforeAll(installDialogElement)

const states = Object.entries(STORIES).flatMap(([name, all]) => all.map((State, index) => ({ name, index, State })))

test.each(states)('$name $index is drawn alone, without a store', async ({ State }) => {
  const { container } = render(<State />, { wrapper: MemoryRouter })
  expect(container.childElementCount).toBe(1)
  const opener = screen.queryByRole('button', { name: 'Open' })
  if (!opener) return
  await userEvent.click(opener)
  expect(container.childElementCount + document.querySelectorAll('dialog').length).toBeGreaterThan(1)
})
