import { act, renderHook, waitFor } from '@testing-library/react'
import { getAddress } from 'ethers'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { useHoldings } from '../../../src/app/hooks/useHoldings'
import type { Address } from '../../../src/domain/address'
import { NodeError } from '../../../src/domain/nodeError'
import { chainReads } from '../../../src/store/queries/chainReads'
import { appStore } from '../../support/appStore'
import { ALICE } from '../../support/fakeWallet'

/** What a list far longer than a node can be asked for at every block costs. */

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

function longList() {
  const { services, store } = appStore()
  const units = new Map<Address, bigint>([
    [NEAR, 1n],
    [FAR, 2n],
  ])
  /** How many balances each refresh asked for. */
  const asked: number[] = []
  const faults = { far: false }
  services.chain.balances = async (_chainId, _owner, tokens) => {
    asked.push(tokens.length)
    if (faults.far && tokens.includes(FAR)) throw new NodeError('timedOut', 'Slow.')
    return tokens.map((token) => units.get(token) ?? 0n)
  }
  services.readList = async (urls, parse) => ({
    value: await parse({ tokens: listed }),
    failures: [],
    url: urls[0] ?? '',
  })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useHoldings(ALICE), { wrapper })
  const total = () => asked.splice(0).reduce((sum, count) => sum + count, 0)
  const held = () => result.current.holdings.map(({ token, units: each }) => [token.address, each])
  const refresh = (...tags: ('Block' | 'Own')[]) =>
    act(async () => void store.dispatch(chainReads.util.invalidateTags(tags)))
  return { units, faults, result, total, held, refresh }
}

test('all is read once, then at every block the first thousand and what is held of the others', async () => {
  const { units, total, held, refresh, result } = longList()
  await waitFor(() => expect(result.current.isRead).toBe(true))
  await waitFor(() =>
    expect(held()).toEqual([
      [NEAR, 1n],
      [FAR, 2n],
    ]),
  )
  expect(total()).toBe(COUNT + 1)

  units.set(NEAR, 5n).set(FAR, 6n).set(FARTHER, 7n)
  await refresh('Block')
  await waitFor(() =>
    expect(held()).toEqual([
      [NEAR, 5n],
      [FAR, 6n],
    ]),
  )
  expect(total()).toBe(OFTEN + 1)

  // One's own transaction may have brought any of them.
  await refresh('Block', 'Own')
  await waitFor(() =>
    expect(held()).toEqual([
      [NEAR, 5n],
      [FAR, 6n],
      [FARTHER, 7n],
    ]),
  )
  // The new one is read with the held ones.
  await waitFor(() => expect(total()).toBeGreaterThanOrEqual(2))
  await refresh('Block')
  await waitFor(() => expect(total()).toBe(OFTEN + 2))
})

test('the others cannot be read: the first ones are shown, the rest is counted, and can be read again', async () => {
  const { faults, total, held, result } = longList()
  faults.far = true
  await waitFor(() => expect(result.current.isRead).toBe(true))
  expect(held()).toEqual([[NEAR, 1n]])
  expect(result.current).toMatchObject({ unread: COUNT - OFTEN, isError: false })
  total()
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
