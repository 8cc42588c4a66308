/** @jest-environment jsdom */
import { getByRole, getByText, queryByRole } from '@testing-library/dom'
import { Interface } from 'ethers'
import { createApprovalWindow } from './approvalWindow'
import type { ApprovalRequest } from './createTestWallet'
import { ACCOUNTS } from './fakeNode'

const [FIRST = '', SECOND = ''] = ACCOUNTS
const TO = '0x5555555555555555555555555555555555555555'
const place = { origin: 'localhost', chain: { id: 3, name: 'Ropsten' } }
const connect: ApprovalRequest = { ...place, kind: 'connect', method: 'eth_requestAccounts', accounts: ACCOUNTS }
const change: ApprovalRequest = {
  ...place,
  kind: 'switch',
  method: 'wallet_switchEthereumChain',
  target: { id: 1, name: 'Ethereum' },
}

// jsdom has no modal dialogs. These methods follow the HTML standard, but without a top layer.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}

/** The contents of the open approval windows, from their shadow roots. */
function windows(): HTMLElement[] {
  return [...document.documentElement.children].flatMap(
    ({ shadowRoot }) => (shadowRoot?.firstElementChild as HTMLElement | null) ?? [],
  )
}

async function shownWindow(): Promise<HTMLElement> {
  await new Promise(process.nextTick)
  const [dialog, ...others] = windows()
  if (!dialog || others.length > 0) throw new Error(`${windows().length} windows are open`)
  return dialog
}

const press = (name: string, dialog: HTMLElement) => getByRole(dialog, 'button', { name }).click()

test('says who asks for what, and gives the chosen account', async () => {
  const answer = createApprovalWindow('Local test wallet')(connect)
  const dialog = await shownWindow()
  const title = getByRole(dialog, 'heading', { name: 'Local test wallet' })
  expect(dialog.getAttribute('aria-labelledby')).toBe(title.id)
  getByText(dialog, 'localhost asks to see one of your accounts.')
  getByText(dialog, 'eth_requestAccounts')
  expect(dialog.querySelectorAll('input')).toHaveLength(ACCOUNTS.length)
  getByRole(dialog, 'radio', { name: SECOND }).click()
  press('Confirm', dialog)
  expect(await answer).toEqual({ account: SECOND })
  expect(windows()).toEqual([])
})

test('calls the accounts by their names, where it knows them', async () => {
  const openWindow = createApprovalWindow('Local test wallet', { [FIRST.toLowerCase()]: 'alice' })
  const connecting = openWindow(connect)
  const choice = await shownWindow()
  getByRole(choice, 'radio', { name: `alice, ${FIRST}` })
  getByRole(choice, 'radio', { name: SECOND })
  press('Reject', choice)
  await connecting

  const sending = openWindow({
    ...place,
    kind: 'send',
    method: 'eth_sendTransaction',
    transaction: { from: FIRST, to: SECOND },
  })
  const request = await shownWindow()
  getByText(request, `alice, ${FIRST}`)
  getByText(request, SECOND)
  press('Reject', request)
  await sending
})

test('the first account is chosen at first', async () => {
  const answer = createApprovalWindow('Local test wallet')(connect)
  press('Confirm', await shownWindow())
  expect(await answer).toEqual({ account: FIRST })
})

test('Reject and Esc both refuse', async () => {
  const openWindow = createApprovalWindow('Local test wallet')
  const first = openWindow(connect)
  press('Reject', await shownWindow())
  expect(await first).toBeNull()

  const second = openWindow(connect)
  const escape = new Event('cancel', { cancelable: true })
  ;(await shownWindow()).dispatchEvent(escape)
  expect(await second).toBeNull()
  expect(escape.defaultPrevented).toBe(true)
  expect(windows()).toEqual([])
})

test('shows one request at a time, in order', async () => {
  const openWindow = createApprovalWindow('Local test wallet')
  const first = openWindow(connect)
  const second = openWindow(change)
  const dialog = await shownWindow()
  expect(getByText(dialog, 'eth_requestAccounts')).toBeTruthy()
  press('Reject', dialog)
  expect(await first).toBeNull()
  const next = await shownWindow()
  getByText(next, 'localhost asks to switch to Ethereum.')
  expect(queryByRole(next, 'radio')).toBeNull()
  press('Confirm', next)
  expect(await second).toEqual({})
})

test('goes back on top when the page opens a dialog over it, and keeps the choice', async () => {
  const answer = createApprovalWindow('Local test wallet')(connect)
  const dialog = (await shownWindow()) as HTMLDialogElement
  getByRole(dialog, 'radio', { name: SECOND }).click()
  const raised = jest.spyOn(dialog, 'showModal')
  const page = document.createElement('dialog')
  document.body.append(page)
  page.showModal()
  await new Promise(process.nextTick)
  expect(raised).toHaveBeenCalledTimes(1)
  expect(windows()).toEqual([dialog])
  press('Confirm', dialog)
  expect(await answer).toEqual({ account: SECOND })
  page.remove()
})

test('clicks in the window do not reach the page', async () => {
  const listener = jest.fn()
  document.addEventListener('click', listener)
  const answer = createApprovalWindow('Local test wallet')(change)
  press('Reject', await shownWindow())
  await answer
  document.removeEventListener('click', listener)
  expect(listener).not.toHaveBeenCalled()
})

describe('what a transaction says', () => {
  const router = new Interface([
    'function multicall(uint256 deadline, bytes[] data)',
    'function exactOutput((bytes path, address recipient, uint256 amountOut, uint256 amountInMaximum) params)',
    'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)',
    'function unwrapWETH9(uint256 amountMinimum, address recipient)',
    'function refundETH()',
    'function approve(address spender, uint256 amount)',
  ])

  const rowsOf = (transaction: { to?: string; value?: string; data?: string }) =>
    read({ ...place, kind: 'send', method: 'eth_sendTransaction', transaction: { from: FIRST, ...transaction } })

  async function read(request: ApprovalRequest) {
    const answer = createApprovalWindow('Local test wallet')(request)
    const dialog = await shownWindow()
    const rows = [...dialog.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    )
    const summary = dialog.querySelector('p')?.textContent
    press('Confirm', dialog)
    expect(await answer).toEqual({})
    return { summary, rows: Object.fromEntries(rows) as Record<string, string> }
  }

  test('plain ETH', async () => {
    const { summary, rows } = await rowsOf({ to: TO, value: '0x14d1120d7b160000' })
    expect(summary).toBe('localhost asks to send ETH.')
    expect(rows).toEqual({
      Method: 'eth_sendTransaction',
      From: FIRST,
      To: TO,
      Value: '1.5 ETH',
      Network: 'Ropsten (chain 3)',
    })
  })

  test('an approval', async () => {
    const exact = await rowsOf({ to: TO, data: router.encodeFunctionData('approve', [SECOND, 2_500_000n]) })
    expect(exact.summary).toBe('localhost asks to call “approve” on a contract.')
    expect(exact.rows).toMatchObject({
      Value: '0.0 ETH',
      Call: 'approve',
      'approve.spender': SECOND,
      'approve.amount': '2500000 (smallest units)',
    })
    const unlimited = await rowsOf({ to: TO, data: router.encodeFunctionData('approve', [SECOND, 2n ** 256n - 1n]) })
    expect(unlimited.rows['approve.amount']).toBe('unlimited')
  })

  test('a swap inside a multicall', async () => {
    const data = router.encodeFunctionData('multicall', [
      1_700_000_000n,
      [
        router.encodeFunctionData('exactInputSingle', [[FIRST, SECOND, 3000, TO, 10n, 9n, 0n]]),
        router.encodeFunctionData('unwrapWETH9', [10n ** 18n, FIRST]),
        router.encodeFunctionData('refundETH'),
      ],
    ])
    expect((await rowsOf({ to: TO, data })).rows).toMatchObject({
      Call: 'multicall',
      'multicall.deadline': '2023-11-14T22:13:20.000Z',
      'Call 1': 'exactInputSingle',
      'exactInputSingle.fee': '0.3%',
      'exactInputSingle.recipient': TO,
      'exactInputSingle.amountOutMinimum': '9 (smallest units)',
      'Call 2': 'unwrapWETH9',
      'unwrapWETH9.amountMinimum': '1.0 ETH',
      'Call 3': 'refundETH',
    })
  })

  test('several calls at once, each in words', async () => {
    const { summary, rows } = await read({
      ...place,
      kind: 'batch',
      method: 'wallet_sendCalls',
      from: FIRST,
      calls: [
        { to: TO, value: '0x0', data: router.encodeFunctionData('approve', [SECOND, 7n]) },
        {
          to: SECOND,
          value: '0x0',
          data: router.encodeFunctionData('multicall', [1n, [router.encodeFunctionData('refundETH')]]),
        },
        { to: TO, value: '0xde0b6b3a7640000', data: '0x' },
        { to: TO, value: '0x0', data: '0xdeadbeef' },
      ],
    })
    expect(summary).toBe(
      'localhost asks for 4 calls in one transaction, all or none: “approve”, “multicall”, send ETH, a call this wallet cannot read.',
    )
    expect(rows).toEqual({
      Method: 'wallet_sendCalls',
      From: FIRST,
      Network: 'Ropsten (chain 3)',
      '1. To': TO,
      '1. Value': '0.0 ETH',
      '1. Call': 'approve',
      '1. approve.spender': SECOND,
      '1. approve.amount': '7 (smallest units)',
      '2. To': SECOND,
      '2. Value': '0.0 ETH',
      '2. Call': 'multicall',
      '2. multicall.deadline': '1970-01-01T00:00:01.000Z',
      '2. Call 1': 'refundETH',
      '3. To': TO,
      '3. Value': '1.0 ETH',
      '4. To': TO,
      '4. Value': '0.0 ETH',
      '4. Data': '0xdeadbeef',
    })
  })

  test('a path reads in the direction of the trade', async () => {
    const path = `${SECOND}0001f4${FIRST.slice(2)}`
    const data = router.encodeFunctionData('exactOutput', [[path, TO, 5n, 6n]])
    expect((await rowsOf({ to: TO, data })).rows['exactOutput.path']).toBe(`${FIRST} –0.05%→ ${SECOND}`)
  })

  test('what it cannot read is shown as it is', async () => {
    const { summary, rows } = await rowsOf({ to: TO, data: '0xdeadbeef' })
    expect(summary).toBe('localhost asks to call a contract in a way this wallet cannot read.')
    expect(rows.Data).toBe('0xdeadbeef')
    expect((await rowsOf({ data: '0x6001' })).rows.To).toBe('a new contract')
  })
})
