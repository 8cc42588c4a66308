import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeScreen } from '../../../src/views/screens/HomeScreen'

test('says what this is, and puts trade and pairs in their places', async () => {
  const onRefresh = jest.fn()
  const onFindToken = jest.fn()
  render(
    <HomeScreen
      figures={<p>figures</p>}
      trade={<p>trade card</p>}
      pairs={<p>pairs</p>}
      pairsNote="Pool prices at block 19,482,113"
      onRefresh={onRefresh}
      onFindToken={onFindToken}
    />,
  )
  screen.getByRole('heading', { level: 1, name: 'Trade tokens straight from your wallet' })
  expect(screen.getByRole('region', { name: 'Top pairs' }).textContent).toContain('pairs')
  for (const text of ['figures', 'trade card', 'Pool prices at block 19,482,113', 'Your keys stay in your wallet'])
    screen.getByText(text)
  await userEvent.click(screen.getByRole('button', { name: 'Read prices again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Find a token' }))
  expect(onRefresh).toHaveBeenCalledTimes(1)
  expect(onFindToken).toHaveBeenCalledTimes(1)
})
