import { screen, waitFor, within } from '@testing-library/react'
import { ETHER, UNI, USDC } from '../support/fakeServices'
import { pass, renderApp, setUpBrowser } from './renderApp'
import { connected, type TestApp } from './swapPage'

setUpBrowser()
afterEach(() => void jest.restoreAllMocks())

function watched() {
  const read: string[] = []
  const prepare = ({ services: { chain } }: TestApp) => {
    const { approvals, histories } = chain
    chain.approvals = (...asked) => {
      read.push('approvals')
      return approvals(...asked)
    }
    chain.histories = (...asked) => {
      read.push('changes of a day')
      return histories(...asked)
    }
  }
  return { read, prepare }
}

const tab = (name: RegExp | string) => screen.getByRole('tab', { name })
const region = (name: string) => screen.queryByRole('region', { name })

test('what a tab shows is not read before it is, and kept afterwards', async () => {
  const { read, prepare } = watched()
  const { user } = await connected('/profile', prepare)
  expect(region('Tokens')).not.toBeNull()
  expect(region('Activity')).toBeNull()
  expect(read).not.toContain('approvals')

  await user.click(tab('Approvals'))
  await pass()
  expect(read).toContain('approvals')
  expect(within(region('Approvals')!).getByText('No open approvals')).toBeTruthy()
  expect(region('Tokens')).toBeNull()

  await user.click(tab('Settings'))
  await pass()
  await user.type(screen.getByRole('textbox', { name: 'A node of your own' }), 'https://mine')
  await user.click(tab('Tokens'))
  await pass()
  expect(region('Tokens')).not.toBeNull()
  await user.click(tab('Settings'))
  await pass()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'A node of your own' }).value).toBe('https://mine')
})

test('the changes of a day are not read for a tab that does not show them', async () => {
  const { read, prepare } = watched()
  await connected('/profile#activity', prepare)
  expect(region('Activity')).not.toBeNull()
  within(screen.getByRole('main')).getByText('$21,000.00')
  expect(read).toEqual([])
})

test('arrow keys move from tab to tab', async () => {
  const { user } = await connected('/profile')
  tab('Tokens').focus()
  await user.keyboard('{ArrowLeft}')
  await pass()
  expect(document.activeElement).toBe(tab('Settings'))
  expect(region('Node')).not.toBeNull()
  await user.keyboard('{ArrowLeft}')
  await pass()
  expect(tab(/^Approvals/).getAttribute('aria-selected')).toBe('true')
  expect(region('Approvals')).not.toBeNull()
})

test('balances below a dollar are hidden on request, counted all the same, and shown again', async () => {
  const { user } = await connected('/profile', ({ services }) => {
    services.holdings[UNI] = ETHER / 10n
  })
  const tokens = () => within(region('Tokens')!)
  const counted = tokens().getByText(/with a balance$/).textContent
  expect(tokens().queryByRole('link', { name: /^UNI/ })).not.toBeNull()
  await user.click(tokens().getByRole('button', { name: 'Hide balances below $1.00' }))
  expect(tokens().queryByRole('link', { name: /^UNI/ })).toBeNull()
  tokens().getByText(counted)
  await user.click(tokens().getByRole('button', { name: 'Show balances below $1.00 (1)' }))
  expect(tokens().queryByRole('link', { name: /^UNI/ })).not.toBeNull()
})

test('the account’s dialog leads to its tabs', async () => {
  const { user } = await connected('/swap')
  await user.click(screen.getByRole('button', { name: /^Account/ }))
  await pass()
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Approvals' }))
  await pass()
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => {
    expect(document.activeElement).toBe(tab(/^Approvals/))
  })
  expect(region('Approvals')).not.toBeNull()
})

test('the questions and the imprint have places of their own, and Back leads to the same tab', async () => {
  const { user } = await connected('/profile#settings')
  for (const [name, link] of [
    ['FAQ', 'faq'],
    ['Imprint', 'imprint'],
  ] as const) {
    expect(region(name)).toBeNull()
    await user.click(screen.getByRole('link', { name: link }))
    await pass()
    expect(region(name)).not.toBeNull()
    expect(screen.queryByRole('tablist')).toBeNull()
  }
  await user.click(screen.getByRole('link', { name: 'profile' }))
  await pass()
  expect(tab('Tokens').getAttribute('aria-selected')).toBe('true')
  expect(region('Imprint')).toBeNull()
})

test('without a wallet, each tab says that there is none, and the settings are there', async () => {
  const { user } = await renderApp('/profile')
  for (const name of ['Tokens', 'Activity', 'Approvals']) {
    await user.click(tab(name))
    await pass()
    expect(screen.getAllByText('Connect a wallet to see your tokens')).toHaveLength(1)
  }
  await user.click(tab('Settings'))
  await pass()
  expect(screen.queryByText('Connect a wallet to see your tokens')).toBeNull()
  expect(region('Local data')).not.toBeNull()
})

describe('what the tokens were worth a day ago', () => {
  const withPast =
    (asked: unknown[], blockNumber: number | null) =>
    ({ services: { chain, holdings } }: TestApp) => {
      holdings[USDC] = 0n
      const timestamp = Math.floor(Date.now() / 1_000) - 86_400
      const readings = [{ blockNumber, timestamp, price: (1_500n * 10n ** 18n).toString() }]
      chain.histories = async (_chainId, requests) =>
        requests.map(() => ({ readings, source: 'archive', reason: null }))
      chain.pastBalances = async (...of) => {
        asked.push(of)
        return { coin: (4n * 10n ** 18n).toString(), tokens: [] }
      }
    }

  test('it is said with the balances and the prices of one block', async () => {
    const asked: unknown[] = []
    await connected('/profile', withPast(asked, 50))
    screen.getByText(
      'A day ago, these tokens were worth $6,000.00, with the balances and prices of block 50. Tokens that are no longer held are not included.',
    )
    expect(asked).toEqual([[3, expect.stringMatching(/^0x/), { tokens: [], blockNumber: 50 }]])
  })

  test('it is not said if the prices name no block, as those of a feed', async () => {
    const asked: unknown[] = []
    await connected('/profile', withPast(asked, null))
    screen.getAllByText('$20,000.00')
    expect(screen.queryByText(/A day ago/)).toBeNull()
    expect(asked).toEqual([])
  })
})
