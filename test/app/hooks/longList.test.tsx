import { act, configure, renderHook, waitFor } from '@testing-library/react'
import { getAddress } from 'ethers'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { useApprovals } from '../../../src/app/approval/useApprovals'
import { useHoldings } from '../../../src/app/market/useHoldings'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { chainReads } from '#store/chainReads'
import { appStore } from '../../support/appStore'
import { listsOf } from '../../support/fakeServices'
import { ALICE } from '../../support/fakeWallet'
import { PATIENCE_MS } from '../../support/until'

/** These tests count the requests for a list that is too long to be read from a node at every block. */

// On a busy machine, reading so many tokens may take longer than a second.
configure({ asyncUtilTimeout: PATIENCE_MS })
const COUNT = 3_000
const OFTEN = 1_000
const listed = Array.from({ length: COUNT }, (_, at) => ({
  chainId: 1,
  symbol: `T${at}`,
  name: `Token ${at}`,
  decimals: 18,
  address: getAddress(`0x${(at + 1).toString(16).padStart(40, '0')}`) as Address,
}))
const [NEAR, FAR, FARTHER] = [10, 1_500, 2_999].map((at) => listed[at]!.address) as [Address, Address, Address]

function longList(faulty: { near?: true; far?: true; ether?: true } = {}) {
  const { services, store } = appStore()
  const units = new Map<Address, bigint>([
    [NEAR, 1n],
    [FAR, 2n],
  ])
  const requested: number[] = []
  const faults = { far: false, near: false, ether: false, ...faulty }
  services.node.balance = async () => {
    if (faults.ether) throw new NodeError('timedOut', 'Slow.')
    return 10n ** 18n
  }
  const approvalsRequested: Address[][] = []
  services.chain.approvals = async (_chainId, _owner, { tokens }) => {
    approvalsRequested.push([...tokens])
    return { open: [], unread: 0 }
  }
  services.chain.balances = async (_chainId, _owner, tokens) => {
    requested.push(tokens.length)
    if (faults.near && tokens.includes(NEAR)) throw new NodeError('timedOut', 'Slow.')
    if (faults.far && tokens.includes(FAR)) throw new NodeError('timedOut', 'Slow.')
    return tokens.map((token) => units.get(token) ?? 0n)
  }
  services.readList = listsOf({ tokens: listed })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const statuses: string[] = []
  const { result } = renderHook(
    () => {
      const holdings = useHoldings(ALICE)
      statuses.push(holdings.isError ? 'failed' : holdings.isRead ? 'ready' : 'loading')
      return { ...holdings, approvals: useApprovals(ALICE, holdings) }
    },
    { wrapper },
  )
  const total = () => requested.reduce((sum, count) => sum + count, 0)
  const forget = () => void (requested.length = 0)
  const held = () => result.current.holdings.map(({ token, units: each }) => [token.address, each])
  const refresh = (...tags: ('Block' | 'Own')[]) =>
    act(async () => void store.dispatch(chainReads.util.invalidateTags(tags)))
  return { units, faults, result, total, forget, held, refresh, approvalsRequested, statuses }
}

test('all is read once, then at every block the first thousand and what is held of the others', async () => {
  const { units, total, forget, held, refresh, result } = longList()
  await waitFor(() => expect(result.current.isRead).toBe(true))
  await waitFor(() =>
    expect(held()).toEqual([
      [NEAR, 1n],
      [FAR, 2n],
    ]),
  )
  expect(total()).toBe(COUNT + 1)

  forget()
  units.set(NEAR, 5n).set(FAR, 6n).set(FARTHER, 7n)
  await refresh('Block')
  await waitFor(() =>
    expect(held()).toEqual([
      [NEAR, 5n],
      [FAR, 6n],
    ]),
  )
  expect(total()).toBe(OFTEN + 1)

  forget()
  // After a transaction of the account, all balances are read again, because any of them may have changed.
  await refresh('Block', 'Own')
  await waitFor(() =>
    expect(held()).toEqual([
      [NEAR, 5n],
      [FAR, 6n],
      [FARTHER, 7n],
    ]),
  )
  // The balance of the new token is read together with the nonzero balances.
  await waitFor(() => expect(total()).toBe(COUNT + 1 + 2))
  forget()
  await refresh('Block')
  await waitFor(() => expect(total()).toBe(OFTEN + 2))
})

test('the others cannot be read: the first ones are shown, the rest is counted, and can be read again', async () => {
  const { faults, total, forget, held, result } = longList()
  faults.far = true
  await waitFor(() => expect(result.current.isRead).toBe(true))
  expect(held()).toEqual([[NEAR, 1n]])
  expect(result.current).toMatchObject({ unread: COUNT - OFTEN, isError: false })
  forget()
  faults.far = false
  act(() => {
    result.current.refetch()
  })
  await waitFor(() =>
    expect(held()).toEqual([
      [NEAR, 1n],
      [FAR, 2n],
    ]),
  )
  expect(result.current.unread).toBe(0)
  expect(total()).toBe(COUNT + 1)
})

test('approvals are requested of the first ones and of those that are held', async () => {
  const { result, approvalsRequested } = longList()
  await waitFor(() => expect(approvalsRequested.at(-1)).toHaveLength(OFTEN + 1))
  expect(approvalsRequested.at(-1)).toEqual([...listed.slice(0, OFTEN).map(({ address }) => address), FAR])
  expect(result.current.approvals.isLong).toBe(true)
  expect(Math.max(...approvalsRequested.map(({ length }) => length))).toBe(OFTEN + 1)
})

test('the balances of tokens cannot be read, that of ether can: it is said how many are missing', async () => {
  const { result } = longList({ near: true })
  await waitFor(() => expect(result.current.unread).toBe(COUNT))
  await waitFor(() => expect(result.current.isRead).toBe(true))
  expect(result.current).toMatchObject({ isError: false, count: 1 })
})

test('where nothing can be read it says so until something can, also while it tries again with each block', async () => {
  const { faults, result, refresh, statuses } = longList({ near: true, far: true, ether: true })
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect([...new Set(statuses)]).toEqual(['loading', 'failed'])
  expect(statuses.indexOf('failed')).toBeGreaterThan(statuses.lastIndexOf('loading'))
  statuses.length = 0
  await refresh('Block')
  await refresh('Block')
  expect([...new Set(statuses)]).toEqual(['failed'])
  Object.assign(faults, { near: false, far: false, ether: false })
  await refresh('Block', 'Own')
  await waitFor(() => expect(statuses.at(-1)).toBe('ready'))
})
