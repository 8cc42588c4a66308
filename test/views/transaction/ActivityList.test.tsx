import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import { ActivityList, type ActivityRow } from '../../../src/views/transaction/ActivityList'
import { partsOf } from '../../support/partsOf'

const nothing = () => undefined
const row = (mark: ActivityRow['mark'], words: string, href: string | null): ActivityRow => ({
  hash: `0x${mark}`,
  description: 'Swap 1 ETH for USDC',
  icon: 'swap',
  time: 'Today, 14:02',
  mark,
  words,
  href,
  canStop: false,
})

test('links every transaction and says its state', async () => {
  const onClearAll = jest.fn()
  const onExport = jest.fn()
  render(
    <ActivityList
      rows={[row('pending', 'Pending since 14:02', 'https://etherscan.io/tx/1'), row('failed', 'Failed', null)]}
      hidden={0}
      onExport={onExport}
      onStop={nothing}
      onClearAll={onClearAll}
      explorerHref="https://etherscan.io/address/1"
    />,
  )
  expect(screen.getAllByRole('listitem').map(partsOf)).toEqual([
    ['Swap 1 ETH for USDC', 'Today, 14:02', 'Pending since 14:02'],
    ['Swap 1 ETH for USDC', 'Today, 14:02', 'Failed'],
  ])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://etherscan.io/tx/1',
    'https://etherscan.io/address/1',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(onExport).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(onClearAll).toHaveBeenCalledTimes(1)
})

test('a mined trade has what is known about it in place of its request, and its receipt beside it', async () => {
  const onReceipt = jest.fn()
  const trade = {
    ...row('confirmed', 'Confirmed', 'https://etherscan.io/tx/1'),
    line: () => <b>1 ETH → 1,990 USDC</b>,
    onReceipt,
  }
  const unread = { ...trade, hash: '0xother', line: (plain: ReactNode) => plain }
  render(
    <ActivityList
      rows={[trade, unread]}
      hidden={0}
      onExport={nothing}
      onStop={nothing}
      onClearAll={nothing}
      explorerHref={null}
    />,
  )
  expect(screen.getAllByRole('listitem').map(partsOf)).toEqual([
    ['1 ETH → 1,990 USDC', 'Confirmed', 'Receipt'],
    ['Swap 1 ETH for USDC', 'Today, 14:02', 'Confirmed', 'Receipt'],
  ])
  await userEvent.click(screen.getAllByRole('button', { name: 'Receipt: Swap 1 ETH for USDC' })[0]!)
  expect(onReceipt).toHaveBeenCalledTimes(1)
})

test('says where activity is kept when there is none', () => {
  render(
    <ActivityList rows={[]} hidden={0} onExport={nothing} onStop={nothing} onClearAll={nothing} explorerHref={null} />,
  )
  screen.getByText('No activity yet')
  expect(screen.queryByRole('button')).toBeNull()
})

test('one that no node has known for long need not be watched any longer; the focus stays in its row', async () => {
  const onStop = jest.fn()
  const long = { ...row('pending', 'Not seen by the network for over 10 minutes', 'https://a.example/'), canStop: true }
  render(
    <ActivityList
      rows={[long, row('confirmed', 'Confirmed', null)]}
      hidden={0}
      onExport={nothing}
      onStop={onStop}
      onClearAll={nothing}
      explorerHref={null}
    />,
  )
  expect(onStop).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Stop watching Swap 1 ETH for USDC' }))
  expect(onStop.mock.calls).toEqual([['0xpending']])
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Not seen by the network/ }))
})
