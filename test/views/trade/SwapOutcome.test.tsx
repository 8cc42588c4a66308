import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SwapOutcome } from '../../../src/views/trade/SwapOutcome'
import { valueOf } from '../../support/valueOf'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

const nothing = () => undefined
const TRANSACTION = { short: '0x8f…41d7', href: 'https://etherscan.io/tx/0x8f' }

test('a pending swap can be left alone', async () => {
  const onPress = jest.fn()
  render(
    <SwapOutcome
      kind="pending"
      title="Swap sent"
      text="1 ETH for about 3,411.77 USDC. You can close this window; the swap continues."
      steps={[{ id: 'wait', title: 'Waiting for the network', state: 'busy' }]}
      transaction={null}
      actions={[
        { label: 'View on Explorer', href: TRANSACTION.href },
        { label: 'Done', onPress },
      ]}
      onClose={nothing}
    />,
  )
  expect(screen.getByRole('link', { name: 'View on Explorer' }).getAttribute('href')).toBe(TRANSACTION.href)
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('the dialog is named by what happened, and the focus is there', () => {
  const shared = { text: '', transaction: null, actions: [], onClose: nothing }
  const { rerender } = render(<SwapOutcome key="pending" kind="pending" title="Swap sent" {...shared} />)
  screen.getByRole('dialog', { name: 'Swap sent' })
  const token = { symbol: 'USDC', address: '0xa0', logoURI: null }
  const income = { token, fiat: '$3,412.02' }
  rerender(<SwapOutcome key="done" kind="confirmed" title="You received 3,412.02 USDC" {...shared} income={income} />)
  const dialog = within(screen.getByRole('dialog', { name: 'You received 3,412.02 USDC' }))
  expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 3 }))
  dialog.getByText('$3,412.02')
})

test('a confirmed swap says what was really received', () => {
  render(
    <SwapOutcome
      kind="confirmed"
      title="You received 3,412.02 USDC"
      text="For 1 ETH, at 3,412.02 USDC each."
      rows={[
        { label: 'Compared with the quote', value: '+0.25 USDC', tone: 'up' },
        { label: 'Network cost paid', value: '$1.79' },
      ]}
      transaction={TRANSACTION}
      actions={[{ label: 'New swap', kind: 'filled', onPress: nothing }]}
      onClose={nothing}
    />,
  )
  screen.getByRole('heading', { name: 'You received 3,412.02 USDC' })
  const compared = screen.getByText('Compared with the quote').parentElement!
  within(compared).getByText('+0.25 USDC')
  const link = screen.getByRole('link', { name: '0x8f…41d7' })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('each state has a mark of its own', () => {
  const marks = (['pending', 'waiting', 'confirmed', 'failed', 'ended'] as const).map((kind) => {
    const { unmount } = render(
      <SwapOutcome kind={kind} title="" text="" transaction={null} actions={[]} onClose={nothing} />,
    )
    const mark = screen.getByRole('heading', { level: 3 }).previousElementSibling!
    const drawn = [...mark.querySelectorAll('svg *')].map((part) => part.getAttribute('d') ?? part.tagName).join()
    unmount()
    return drawn
  })
  expect(new Set(marks).size).toBe(marks.length)
})

test('a failed swap says why, and what became of the tokens', () => {
  render(
    <SwapOutcome
      kind="failed"
      title="The swap failed"
      text="The price moved past your 0.5% slippage limit before the network confirmed it."
      rows={[{ label: 'Your 1 ETH', value: 'Not sold, still in your wallet' }]}
      transaction={{ short: '0x8f…41d7', href: null }}
      actions={[
        { label: 'Change slippage', onPress: nothing },
        { label: 'Try again', kind: 'filled', onPress: nothing },
      ]}
      onClose={nothing}
    />,
  )
  screen.getByText('The price moved past your 0.5% slippage limit before the network confirmed it.')
  expect(valueOf(document.body, 'Your 1 ETH')).toBe('Not sold, still in your wallet')
  expect(screen.queryByRole('link')).toBeNull()
})
