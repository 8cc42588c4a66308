import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NetworkDialog, type NetworkRow } from '../../../src/views/chain/NetworkDialog'
import { partsOf } from '../../support/partsOf'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

const row = (id: number, name: string, state: NetworkRow['state']): NetworkRow => ({
  chain: { id, name, iconUrl: null, iconBackground: '#484c50' },
  state,
  isTraded: name === 'Ropsten',
})

function show(props: Partial<Parameters<typeof NetworkDialog>[0]> = {}) {
  const on = { onSwitch: jest.fn(), onClose: jest.fn() }
  const { unmount } = render(
    <NetworkDialog
      rows={[row(3, 'Ropsten', 'connected'), row(1, 'Ethereum', 'idle')]}
      canSwitch
      appName="Tidemark"
      wrongNetwork={null}
      error={null}
      foot={null}
      {...on}
      {...props}
    />,
  )
  return { ...on, unmount }
}

test('marks the current network, whose row is disabled, and switches to another', async () => {
  const { onSwitch } = show()
  expect(screen.getByRole('dialog', { name: 'Switch Networks' })).toBeTruthy()
  const current = screen.getByRole<HTMLButtonElement>('button', { name: /Ropsten\s*Connected/ })
  expect(current.disabled).toBe(true)
  expect(current.getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: /Ethereum/ }))
  expect(onSwitch).toHaveBeenCalledWith(1)
})

test('while the wallet is asked, all rows are locked', async () => {
  const { onSwitch } = show({
    rows: [row(3, 'Ropsten', 'connected'), row(1, 'Ethereum', 'switching'), row(4, 'Rinkeby', 'idle')],
  })
  const switching = screen.getByRole('button', { name: /Ethereum\s*Confirm in Wallet/ })
  const other = screen.getByRole('button', { name: /Rinkeby/ })
  expect([switching, other].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  await userEvent.click(switching)
  await userEvent.click(other)
  expect(onSwitch).not.toHaveBeenCalled()
})

test.each([
  ['Tidemark', 'Tidemark'],
  [null, 'this app'],
])('says that the wallet cannot switch from %s', (appName, named) => {
  show({ canSwitch: false, appName })
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(
    `Your wallet does not support switching networks from ${named}. ` +
      'Try switching networks from within your wallet instead.',
  )
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('names the network of the wallet and the one to trade on', () => {
  const polygon = { name: 'Polygon', iconUrl: '/icons/chains/137.svg', iconBackground: '#484c50', traded: 'Ropsten' }
  show({
    rows: [row(4, 'Rinkeby', 'idle'), row(3, 'Ropsten', 'idle')],
    wrongNetwork: polygon,
  })
  const [notice] = screen.getAllByRole('status')
  within(notice!).getByText('Wrong network')
  within(notice!).getByText(/^Your wallet is on\b.*\. Tokens are traded on Ropsten\.$/)
  within(notice!).getByText('Polygon')
  expect(notice?.querySelector('img')?.getAttribute('src')).toBe('/icons/chains/137.svg')
  expect(screen.getAllByRole('listitem').map(partsOf)).toEqual([
    ['Rinkeby', 'Not for trading'],
    ['Ropsten', 'For trading'],
  ])
})

test('why a switch did not happen takes the place of what was said there before', () => {
  const polygon = { name: 'Polygon', iconUrl: null, iconBackground: '', traded: 'Ropsten' }
  const { unmount } = show({ wrongNetwork: polygon, error: 'Your wallet did not switch.' })
  within(screen.getByRole('alert')).getByText('Wrong network')
  within(screen.getByRole('alert')).getByText('Your wallet did not switch.')
  expect(screen.queryByText(/Your wallet is on/)).toBeNull()
  unmount()
  const right = show()
  screen.getByText(/^Your wallet asks you to confirm a switch/)
  right.unmount()
  show({ error: 'Your wallet did not switch.' })
  expect(screen.getByRole('alert').textContent).toBe('Your wallet did not switch.')
  expect(screen.queryByText(/^Your wallet asks/)).toBeNull()
})

test('a network without an icon here is named without one, also where the wallet cannot switch', () => {
  show({
    canSwitch: false,
    wrongNetwork: { name: 'network 56', iconUrl: null, iconBackground: '', traded: 'Ropsten' },
  })
  const notice = screen.getByText('Wrong network').parentElement
  expect(partsOf(notice!)).toContain('Your wallet is on network 56. Tokens are traded on Ropsten.')
  expect(notice?.querySelector('[aria-hidden]')).toBeNull()
})
