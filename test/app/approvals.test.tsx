import { act, screen, within } from '@testing-library/react'
import { PERMIT2, PERMIT2_SPENDERS } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { NodeError } from '#domain/chain/nodeError'
import type { ApprovalPlace, FoundApproval } from '#domain/approval/approval'
import type { EventSearch } from '#services/approval/eventSearch'
import { encodeLockdown } from '#services/trade/tradeEncoder'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { headReads } from '#store/chain/headReads'
import { chainReads } from '#store/chainReads'
import { CONTRACTS, ETHER, UNI, USDC } from '../support/fakeServices'
import { ALICE, BOB, deferred, HASH } from '../support/fakeWallet'
import { partsOf } from '../support/partsOf'
import { addressNamed } from '#store/wallet/addressBook'
import { pass, setUpBrowser } from './renderApp'
import { connected, newBlock, type TestApp } from './swapPage'

setUpBrowser()

const ROUTER = PERMIT2_SPENDERS[0]!.address
const ODD: Address = '0x00000000000000000000000000000000000000a1'
const now = () => Math.floor(Date.now() / 1_000)
const region = () => within(screen.getByRole('region', { name: 'Approvals' }))
const rows = () => region().queryAllByRole('row').slice(1)
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => partsOf(cell).join(', '))
const status = () => region().getByRole('status').textContent

/** USDC allowed to Permit2 (`allowed`), and by Permit2 to the router (`amount`). The balance is 1,000 USDC. */
const throughPermit2 =
  (until: number, [allowed, amount] = [400_000_000n, 2n ** 160n - 1n]) =>
  ({ services }: TestApp) => {
    const permit2 = { allowed: allowed.toString(), until }
    const open = [
      { token: USDC, spender: PERMIT2.address, amount: allowed.toString() },
      { token: USDC, spender: ROUTER, amount: amount.toString(), permit2 },
    ]
    services.chain.approvals = async () => ({ open, unread: 0 })
  }

describe('what Permit2 hands on', () => {
  test.each([
    ['what Permit2 may take', [400_000_000n, 2n ** 160n - 1n], '$400.00'],
    ['what it hands on', [2n ** 256n - 1n, 300_000_000n], '$300.00'],
    ['the balance', [2n ** 256n - 1n, 2n ** 160n - 1n], '$1,000.00'],
  ])('could move at most %s', async (_, amounts, most) => {
    await connected('/profile#approvals', throughPermit2(now() + 3_600, amounts as [bigint, bigint]))
    within(rows()[1]!).getByText(/^Uniswap Universal Router, through Permit2, until /)
    within(rows()[1]!).getByRole('cell', { name: most })
  })

  test('is listed as expired once its time is over by the chain’s clock, and not before; it can still be revoked', async () => {
    const until = now() + 600
    const { services, dispatch, user, wallet } = await connected('/profile#approvals', throughPermit2(until))
    const at = async (timestamp: number) => {
      newBlock(services)
      const { node } = services
      const { head } = node
      node.head = async (chainId) => ({ ...(await head(chainId)), timestamp })
      const read = headReads.endpoints.getHead.initiate({ chainId: 3 }, { forceRefetch: true, subscribe: false })
      await act(async () => void dispatch(read))
      await pass()
    }
    await at(until)
    within(rows()[1]!).getByText(/, through Permit2, until /)
    within(rows()[1]!).getByRole('cell', { name: '$400.00' })
    await at(until + 1)
    const [, row, ...others] = rows()
    expect(others).toEqual([])
    within(row!).getByText(/, through Permit2, expired /)
    within(row!).getByRole('cell', { name: '$0.00' })
    await user.click(within(row!).getByRole('button', { name: /^Revoke USDC/ }))
    await pass()
    const { to, data } = encodeLockdown(USDC, ROUTER)
    expect(wallet.requested('eth_sendTransaction')).toMatchObject([{ params: [{ from: ALICE, to, data }] }])
  })

  test('with no expiry says so, and no date is made of it', async () => {
    await connected('/profile#approvals', throughPermit2(2 ** 48 - 1))
    within(rows()[1]!).getByText(/, through Permit2, with no expiry$/)
  })

  test('is revoked by Permit2, while the token’s own approval for Permit2 stays open', async () => {
    const { user, wallet, services } = await connected('/profile#approvals', throughPermit2(now() + 3_600))
    const [, row] = region().getAllByRole('row').slice(1)
    await user.click(within(row!).getByRole('button', { name: /^Revoke USDC/ }))
    await pass()
    const { to, data } = encodeLockdown(USDC, ROUTER)
    expect(wallet.requested('eth_sendTransaction')).toMatchObject([{ params: [{ from: ALICE, to, data }] }])
    within(rows()[0]!).getByText('Revoke')
    within(rows()[1]!).getByText('Revoking')
    services.chain.approvals = async () => ({
      open: [{ token: USDC, spender: PERMIT2.address, amount: '400000000' }],
      unread: 0,
    })
    services.receipts.mine(HASH)
    await pass()
    expect(within(rows()[0]!).queryByText('Revoked')).toBeNull()
    within(rows()[1]!).getByText(/, through Permit2/)
    within(rows()[1]!).getByRole('cell', { name: 'Revoked' })
  })
})

test('an approval that is still open after a confirmed revocation is listed once, as open', async () => {
  const { user, services } = await connected('/profile#approvals', throughPermit2(now() + 3_600))
  const [, row] = region().getAllByRole('row').slice(1)
  await user.click(within(row!).getByRole('button', { name: /^Revoke USDC/ }))
  await pass()
  services.receipts.mine(HASH)
  await pass()
  expect(rows()).toHaveLength(2)
  expect(within(rows()[1]!).queryByText('Revoked')).toBeNull()
})

test('a spender that the visitor has named is called by this name, but never one that the site knows', async () => {
  await connected('/profile#approvals', ({ services, dispatch }) => {
    dispatch(addressNamed({ address: BOB, name: 'Bob from work' }))
    dispatch(addressNamed({ address: CONTRACTS.swapRouter, name: 'Another name' }))
    const open = [BOB, CONTRACTS.swapRouter].map((spender) => ({
      token: UNI,
      spender: spender as Address,
      amount: '1',
    }))
    services.chain.approvals = async () => ({ open, unread: 0 })
  })
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Uniswap SwapRouter02'),
    expect.stringContaining('Bob from work'),
  ])
})

test('quadrillions are an amount; “unlimited” is what nobody can have', async () => {
  const amounts = [2n ** 110n, 2n ** 96n - 1n, 2n ** 255n]
  await connected('/profile#approvals', ({ services }) => {
    const spenders: readonly Address[] = [BOB, ROUTER, CONTRACTS.swapRouter]
    const open = amounts.map((amount, at) => ({ token: UNI, spender: spenders[at]!, amount: amount.toString() }))
    services.chain.approvals = async () => ({ open, unread: 0 })
  })
  expect(region().getAllByRole('cell', { name: 'Unlimited' })).toHaveLength(2)
  expect(region().getAllByText(/^1,298,074,214,633,706\.907132624082305024 UNI$/).length).toBeGreaterThan(0)
})

test('X44: amounts are those that people see, and what could move is worth the same', async () => {
  const { user, services, wallet } = await connected('/profile#approvals', (app) => {
    app.services.holdings[UNI] = 10n * ETHER
    app.services.approvals[UNI] = 25n * (ETHER / 10n)
    app.services.multipliers[UNI] = (4n * ETHER).toString()
  })
  expect(cellsOf(rows()[0]!)).toEqual(expect.arrayContaining([expect.stringContaining('10 UNI'), '$2.50']))
  services.multipliers[UNI] = (2n * ETHER).toString()
  newBlock(services)
  await pass(HEAD_POLL_MS)
  await pass()
  expect(cellsOf(rows()[0]!)).toEqual(expect.arrayContaining([expect.stringContaining('5 UNI'), '$2.50']))
  // While the multiplier is unknown, so is the amount that is allowed, which can be revoked all the same.
  services.chain.uiMultipliers = async () => ({})
  newBlock(services, 102)
  await pass(HEAD_POLL_MS)
  await pass()
  expect(cellsOf(rows()[0]!).join()).not.toMatch(/\d UNI/)
  await user.click(within(rows()[0]!).getByRole('button', { name: /^Revoke UNI/ }))
  await pass()
  expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
})

test('what could not be reloaded after a revocation is not shown as if it were open', async () => {
  const { services, dispatch } = await connected('/profile#approvals', throughPermit2(now() + 3_600))
  const { approvals } = services.chain
  services.chain.approvals = async () => Promise.reject(new NodeError('timedOut', 'Slow.'))
  act(() => void dispatch(chainReads.util.invalidateTags(['Own'])))
  await pass()
  expect(rows()).toEqual([])
  expect(region().getByText('Approvals could not be loaded')).toBeTruthy()
  services.chain.approvals = approvals
  act(() => region().getByRole('button', { name: 'Try again' }).click())
  await pass()
  expect(rows()).toHaveLength(2)
})

describe('a search of all blocks', () => {
  const found = (token: Address, changes: Partial<FoundApproval> = {}): FoundApproval => {
    return { token, spender: BOB, amount: '5', symbol: 'ODD', decimals: 0, balance: '3', ...changes }
  }
  const place: ApprovalPlace = { token: ODD, spender: BOB, isThroughPermit2: false }

  function slowSearch(open: FoundApproval[]) {
    const steps: ReturnType<typeof deferred<EventSearch<ApprovalPlace>>>[] = [deferred()]
    const seen = { requested: [] as unknown[], isEnded: false }
    const prepare = ({ services }: TestApp) => {
      services.chain.foundApprovals = async (_chainId, account, places) => {
        seen.requested.push([account, places])
        return { open, unread: 0 }
      }
      services.chain.approvalSearch = async function* () {
        try {
          for (let at = 0; ; at++) yield await steps[at]!.promise
        } finally {
          seen.isEnded = true
        }
      }
    }
    const report = async (step: EventSearch<ApprovalPlace>) => {
      const last = steps.at(-1)!
      steps.push(deferred())
      last.resolve(step)
      await pass()
    }
    return { prepare, tell: report, seen }
  }

  test('shows its progress and adds approvals: unknown tokens by address, and none of tokens not held', async () => {
    const spam: Address = '0x00000000000000000000000000000000000000b2'
    const {
      prepare,
      tell: report,
      seen,
    } = slowSearch([
      found(ODD),
      found(spam, { balance: '0' }),
      found(USDC, { amount: '7000000', symbol: 'FAKE', decimals: 6, balance: '1000000000' }),
    ])
    const { user } = await connected('/profile#approvals', prepare)
    expect(region().getByText('No open approvals')).toBeTruthy()
    await user.click(region().getByRole('button', { name: 'Search all blocks' }))
    await pass()
    expect(status()).toBe('Searching the chain for other approvals: 0% of all blocks.')
    await report({ searched: { from: 75, to: 99 }, found: [place], end: null })
    expect(status()).toBe('Searching the chain for other approvals: 25% of all blocks.')
    expect(seen.requested).toEqual([])
    await report({ searched: { from: 0, to: 99 }, found: [place], end: 'whole' })
    expect(seen.requested).toEqual([[ALICE, [place]]])
    expect(status()).toBe(
      'All blocks were searched. Not shown: 1 approval of a token that is neither listed nor held here. Every other open approval is listed.',
    )
    const [usdc, odd, ...others] = rows()
    expect(others).toEqual([])
    expect(partsOf(within(usdc!).getByRole('rowheader')).slice(0, 2)).toEqual(['USDC', `Unknown contract ${BOB}`])
    expect(cellsOf(usdc!)).toEqual([BOB, '7 USDC', '$7.00', 'Revoke'])
    expect(partsOf(within(odd!).getByRole('rowheader'))).toEqual(
      expect.arrayContaining(['ODD', `Not on the token list: ${ODD}`]),
    )
    expect(cellsOf(odd!)[2]).toBe('3 ODD')
    expect(region().getAllByTitle(BOB).length).toBeGreaterThan(0)
  })

  test('that ends early says where, and why', async () => {
    const { prepare, tell: report } = slowSearch([])
    const { user } = await connected('/profile#approvals', prepare)
    await user.click(region().getByRole('button', { name: 'Search all blocks' }))
    await report({ searched: { from: 19_000_000, to: 20_000_000 }, found: [], end: 'limit' })
    expect(status()).toBe(
      'Searched back to block 19,000,000; there may be older approvals. Searching further back would take too many requests.',
    )
  })

  test('that the node refuses is reported, and started over', async () => {
    const { user, services } = await connected('/profile#approvals', ({ services: { chain } }) => {
      chain.approvalSearch = async function* () {
        yield await Promise.reject<EventSearch<ApprovalPlace>>(new NodeError('rpc', 'No.'))
      }
    })
    await user.click(region().getByRole('button', { name: 'Search all blocks' }))
    await pass()
    expect(status()).toMatch(/^The search for other approvals failed/)
    services.chain.approvalSearch = async function* () {
      yield { searched: { from: 0, to: 9 }, found: [], end: 'whole' }
    }
    await user.click(region().getByRole('button', { name: 'Try again' }))
    await pass()
    expect(status()).toBe('All blocks were searched, and every open approval is listed.')
  })

  test('ends when the account is left', async () => {
    const { prepare, tell: report, seen } = slowSearch([])
    const { user, dispatch } = await connected('/profile#approvals', prepare)
    await user.click(region().getByRole('button', { name: 'Search all blocks' }))
    await report({ searched: { from: 90, to: 99 }, found: [], end: null })
    await act(async () => dispatch(disconnectWallet()))
    await pass(1_000)
    expect(seen.isEnded).toBe(false)
    await report({ searched: { from: 80, to: 99 }, found: [], end: null })
    expect(seen.isEnded).toBe(true)
  })
})
