import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { amountFieldId } from '../../../src/views/ui/amountFieldId'
import { ActionBar } from '../../../src/views/tokenPage/ActionBar'
import { TokenScreen, type TokenScreenProps } from '../../../src/views/tokenPage/TokenScreen'

const nothing = () => undefined
const SLOTS = {
  head: <p>head</p>,
  chart: <p>chart</p>,
  figures: <p>figures</p>,
  pools: <p>pools</p>,
  trade: <p>trade</p>,
  balance: <p>balance</p>,
  safety: <p>safety</p>,
}

const show = (props: TokenScreenProps) => render(<TokenScreen {...props} />)

test('gives each part its place', () => {
  show({ state: 'token', bar: null, slots: SLOTS })
  for (const text of Object.keys(SLOTS)) screen.getByText(text)
  screen.getByRole('region', { name: 'Safety facts' })
  screen.getByRole('region', { name: 'Pools' })
})

test('a bar that is shown on phones leads to the trade card', async () => {
  const trade = (
    <label>
      You sell <input id={amountFieldId('sell')} />
    </label>
  )
  show({ state: 'token', bar: <ActionBar symbol="UNI" />, slots: { ...SLOTS, trade } })
  await userEvent.click(screen.getByRole('button', { name: 'Swap UNI' }))
  expect(document.activeElement).toBe(screen.getByLabelText('You sell'))
})

test('without a pool there is no price to show', () => {
  show({ state: 'token', bar: null, slots: { ...SLOTS, chart: null, pools: null } })
  screen.getByText('No pool holds this token')
  screen.getByText('There is no on-chain price to show, and it cannot be traded here.')
})

test.each<[TokenScreenProps, string]>([
  [{ state: 'missing', homeHref: '/' }, 'Which token?'],
  [{ state: 'malformed', homeHref: '/' }, 'This is not a token address'],
  [{ state: 'checksum', homeHref: '/' }, 'This address has a mistake in it'],
  [
    { state: 'noContract', chainName: 'Ethereum', explorerHref: null, profileHref: null },
    'No token at this address on Ethereum',
  ],
  [
    { state: 'notToken', chainName: 'Ethereum', explorerHref: null, profileHref: null },
    'This is not a token on Ethereum',
  ],
  [{ state: 'unreadable', noAnswer: 'The node did not respond.', onRetry: nothing }, 'This token could not be loaded'],
])('says why there is no token: %j', (props, title) => {
  show(props)
  screen.getByText(title)
  screen.getByRole('heading', { level: 1 })
})

test('while loading it holds the place', () => {
  const { container } = show({ state: 'loading', trade: <p>Trade card</p>, balance: null, canAdd: false })
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  screen.getByRole('heading', { level: 1, name: 'Loading the token' })
})
