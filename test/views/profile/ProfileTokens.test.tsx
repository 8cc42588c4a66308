import { pricesFrom } from '#copy/profile/profile'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { ProfileTokens } from '../../../src/views/profile/ProfileTokens'
import { partsOf } from '../../support/partsOf'

const ROW = {
  id: 'link',
  symbol: 'LINK',
  name: 'ChainLink Token',
  address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
  logoURI: null,
  price: null,
  change: null,
  balance: '310.4',
  exactBalance: '310.4012',
  value: '$5,729.98',
  gain: null,
  tokenHref: '/token?address=0x51',
  tradeHref: '/swap?sell=0x51',
}

function show(changes: Partial<ComponentProps<typeof ProfileTokens>> = {}) {
  const handlers = { onSort: jest.fn(), onRetry: jest.fn() }
  render(
    <ProfileTokens
      status="ready"
      rows={[ROW]}
      count={1}
      small={null}
      unread={0}
      source={pricesFrom(7, 'ETH', true)}
      chainName="Ethereum"
      tradeHref="/swap"
      sort={{ column: 'value', direction: 'descending' }}
      noAnswer="The node did not respond."
      {...handlers}
      {...changes}
    />,
  )
  return handlers
}

test('lists tokens with their links', () => {
  show()
  screen.getByText('1 with a balance')
  expect(screen.getByRole('link', { name: /^LINK/ }).getAttribute('href')).toBe('/token?address=0x51')
  expect(screen.getByRole('link', { name: 'Trade LINK' }).getAttribute('href')).toBe('/swap?sell=0x51')
  screen.getByText(/^not available: No pool or price feed/)
  screen.getByText('310.4012')
  // On narrow screens the exact amount is shown by a press.
  screen.getByRole('button', { name: '310.4', description: 'Exact amount' })
  expect(screen.getByText('1 with a balance').title).toMatch(/at block 7$/)
})

test('small balances are hidden on request, and still counted', async () => {
  const onPress = jest.fn()
  show({ count: 3, small: { label: 'Show balances below $1.00 (2)', onPress } })
  screen.getByText('3 with a balance')
  await userEvent.click(screen.getByRole('button', { name: 'Show balances below $1.00 (2)' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('the chain’s own coin leads to the trade', () => {
  show({ rows: [{ ...ROW, symbol: 'ETH', tokenHref: null, tradeHref: '/swap' }] })
  expect(screen.getByRole('link', { name: /^ETH/ }).getAttribute('href')).toBe('/swap')
})

test('says what is missing, and tries again', async () => {
  const { onRetry } = show({ unread: 2 })
  expect(partsOf(screen.getByRole('status'))).toEqual([
    '2 balances could not be loaded',
    'The total leaves them out. Try again',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('where nothing can be read it says so, and not that the wallet is empty', async () => {
  const { onRetry } = show({ rows: [], status: 'failed' })
  screen.getByText('Balances could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('an empty wallet leads to the trade', () => {
  show({ rows: [] })
  screen.getByText('No tokens in this wallet on Ethereum')
  expect(screen.getByRole('link', { name: 'Go to trade' }).getAttribute('href')).toBe('/swap')
  expect(screen.queryByRole('table')).toBeNull()
})

test('while loading it does not say that the wallet is empty', () => {
  show({ rows: [], status: 'loading' })
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
})
