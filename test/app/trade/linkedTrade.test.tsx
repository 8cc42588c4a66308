import { screen, within } from '@testing-library/react'
import { USDC } from '../../support/fakeServices'
import { pass, setUpBrowser } from '../renderApp'
import { connected, sold } from '../swapPage'

setUpBrowser()

const noticed = (title: string) => screen.getByText(title).closest<HTMLElement>('[role="note"]')!

test('a link of which a part cannot be used says which, until the draft is changed', async () => {
  const { user } = await connected(`/swap?inputCurrency=ETH&outputCurrency=${USDC.slice(0, -1)}&value=1`)
  await pass(300)
  within(noticed('Part of the link was not used')).getByText(/Left out: the token to receive\./)
  await user.type(screen.getByLabelText('You sell'), '2')
  await pass(300)
  expect(screen.queryByText('Part of the link was not used')).toBeNull()
})

test('a link to a network that is not traded on is said not to have been used', async () => {
  await connected(`/swap?inputCurrency=ETH&outputCurrency=${USDC}&value=1&chain=7654321`)
  await pass(300)
  within(noticed('The link was not used')).getByText(/a network that this site does not trade on/)
})

test('a link that is understood says nothing', async () => {
  await connected(`/swap?inputCurrency=ETH&outputCurrency=${USDC}&value=1`)
  await pass(300)
  expect(screen.queryByText(/the link was not used/i)).toBeNull()
})

test('a link that is followed on the page is what the card shows, whatever was typed before', async () => {
  const { user } = await connected(`/swap?inputCurrency=ETH&outputCurrency=${USDC}&value=1`)
  await user.type(screen.getByLabelText('You sell'), '2')
  await pass(300)
  expect(sold()).toBe('12')
  await user.click(screen.getByRole('link', { name: 'trade' }))
  await pass(300)
  expect(sold()).toBe('1')
})
