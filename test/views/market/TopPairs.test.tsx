import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TopPairs } from '../../../src/views/market/TopPairs'

test('is headed, refreshed, and leads to token search', async () => {
  const onRefresh = jest.fn()
  const onFindToken = jest.fn()
  render(
    <TopPairs note="Pool prices at block 19,482,113" onRefresh={onRefresh} onFindToken={onFindToken}>
      <p>pairs</p>
    </TopPairs>,
  )
  within(screen.getByRole('region', { name: 'Top pairs' })).getByText('pairs')
  screen.getByText('Pool prices at block 19,482,113')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh prices' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find a token' }))
  expect(onRefresh).toHaveBeenCalledTimes(1)
  expect(onFindToken).toHaveBeenCalledTimes(1)
})
