import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NetworkDialog, type NetworkRow } from '../../../src/views/chain/NetworkDialog'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

const row = (id: number, name: string, state: NetworkRow['state']): NetworkRow => ({
  chain: { id, name, iconUrl: null, iconBackground: '#484c50' },
  state,
})

function show(props: Partial<Parameters<typeof NetworkDialog>[0]> = {}) {
  const on = { onSwitch: jest.fn(), onClose: jest.fn() }
  render(
    <NetworkDialog
      rows={[row(3, 'Ropsten', 'connected'), row(1, 'Ethereum', 'idle')]}
      canSwitch
      appName="Tidemark"
      wrongNetwork={false}
      error={null}
      foot={null}
      {...on}
      {...props}
    />,
  )
  return on
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

test('says why it is open, and why the last switch did not happen', () => {
  show({ wrongNetwork: true, error: 'Your wallet did not add the network.' })
  expect(screen.getByText('Wrong network')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Your wallet did not add the network.')
})

test('says once, and at once, that the wallet turned out not to switch', () => {
  show({ canSwitch: false, error: 'Your wallet does not support this request.' })
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your wallet does not support switching networks from Tidemark\./),
  ])
})
