import { act, renderHook, waitFor } from '@testing-library/react'
import { Interface, MaxUint256 } from 'ethers'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { useApprovals } from '../../../src/app/approval/useApprovals'
import { useHoldings } from '../../../src/app/market/useHoldings'
import type { Address } from '#domain/chain/address'
import { createChainReader } from '#services/chainReader'
import { createNode } from '#services/chain/node'
import { callsThroughPermit2, leftInPermit2, PERMIT2, UNIVERSAL_ROUTER } from '../../chain/permit2'
import { withoutAutomine } from '../../chain/sendMined'
import type { LocalChain } from '../../chain/startChain'
import { accountOf, contracts, pairAddress, poolAddress, tokenOf, tokens, type TokenSymbol } from '../../chain/world'
import { appStore } from '../../support/appStore'
import { listsOf } from '../../support/fakeServices'
import { chainAt } from '../../support/chainAt'
import { PATIENCE_MS } from '../../support/until'
import { sharedChain } from '../../support/sharedChain'

/** These tests compare the profile's figures with single contract calls and an independent computation. */

const ABI = new Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address,address) view returns (uint256)',
  'function approve(address,uint256)',
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24, uint16, uint16, uint16, uint8, bool)',
  'function latestRoundData() view returns (uint80, int256 answer, uint256, uint256, uint80)',
])
const alice = accountOf('alice').address as Address
const ONE = 10n ** 18n
const FEES = [100, 500, 3000, 10000]
/** A token that is listed on mainnet, but has no contract on the local chain. */
const ELSEWHERE = '0x111111111117dC0aa78b770fA6A738034120C302'
/** A spender that is not among the known contracts. */
const STRANGER = accountOf('bob').address
/** A listed token whose contract does not respond. */
const BROKEN = '0x00000000000000000000000000000000000bad00'

let chain: LocalChain
beforeAll(async () => {
  chain = await sharedChain()
})
afterAll(() => chain.stop())

async function read(to: string, name: string, args: unknown[] = []): Promise<bigint[] | null> {
  const data = ABI.encodeFunctionData(name, args)
  const answer = await chain.rpc('eth_call', [{ to, data }, 'latest']).catch(() => '0x')
  return answer === '0x' ? null : (ABI.decodeFunctionResult(name, answer as string).toArray() as bigint[])
}

const one = async (to: string, name: string, args: unknown[] = []) => (await read(to, name, args))?.[0] ?? 0n

/** The price of one token in dollars with 18 decimals, from the pool with the most ether or USDC. */
async function priceOf(symbol: TokenSymbol, ether: bigint): Promise<bigint> {
  if (symbol === 'WETH') return ether
  const { address, decimals } = tokenOf(symbol)
  const quotes = [
    { ...tokenOf('WETH'), dollars: ether },
    { ...tokenOf('USDC'), dollars: ONE },
  ]
  let best = { depth: 0n, price: 0n }
  for (const quote of quotes) {
    if (quote.symbol === symbol) continue
    const isFirst = BigInt(address) < BigInt(quote.address)
    const places = [pairAddress(address, quote.address), ...FEES.map((fee) => poolAddress(address, quote.address, fee))]
    for (const [index, place] of places.entries()) {
      const state = await read(place, index === 0 ? 'getReserves' : 'slot0')
      if (!state) continue
      const [first = 0n, second = 0n] = index === 0 ? state : [1n << 192n, (state[0] ?? 0n) ** 2n]
      const [own, other] = isFirst ? [first, second] : [second, first]
      const depth = ((await one(quote.address, 'balanceOf', [place])) * quote.dollars) / 10n ** BigInt(quote.decimals)
      if (own === 0n || depth <= best.depth) continue
      best = { depth, price: (other * 10n ** BigInt(decimals) * quote.dollars) / own / 10n ** BigInt(quote.decimals) }
    }
  }
  return best.price
}

/** Whether two values are equal, apart from a relative rounding difference of at most one trillionth. */
const isSame = (a: bigint, b: bigint) => (a > b ? a - b : b - a) * 10n ** 12n <= (a > b ? a : b)

test('balances, values, total and approvals equal those of the contracts', async () => {
  await chain.rpc('anvil_setCode', [BROKEN, '0x60006000fd'])
  // One allowance expires tomorrow, and one expired long ago.
  const tomorrow = Math.floor(Date.now() / 1_000) + 86_400
  const dai = tokenOf('DAI').address
  const spenders = { LINK: contracts.v2Router, USDC: contracts.swapRouter, AAVE: STRANGER } as const
  const allowances = Object.entries(spenders).map(([symbol, spender]) => {
    const amount = symbol === 'LINK' ? MaxUint256 : 500_000_000n
    return { to: tokenOf(symbol as TokenSymbol).address, data: ABI.encodeFunctionData('approve', [spender, amount]) }
  })
  await withoutAutomine(chain.rpc, async () => {
    for (const call of [
      ...callsThroughPermit2(dai, [ONE * 90n, ONE * 40n], tomorrow),
      ...callsThroughPermit2(tokenOf('UNI').address, [ONE, ONE], 1_000_000_000),
      ...allowances,
    ])
      await chain.rpc('eth_sendTransaction', [{ from: alice, ...call }])
    await chain.rpc('evm_mine')
  })

  const { services, store } = appStore()
  const node = createNode([chainAt([chain.url])], 1)
  services.node = node
  services.chain = createChainReader(node)
  const listed = [...tokens, { symbol: '1INCH', address: ELSEWHERE }, { symbol: 'BAD', address: BROKEN }]
  // The list contains no decimals, because the app reads them from the token's contract.
  services.readList = listsOf({ tokens: listed.map(({ symbol, address }) => ({ chainId: 1, symbol, address })) })
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(
    () => {
      const holdings = useHoldings(alice)
      return { ...holdings, open: useApprovals(alice, holdings) }
    },
    { wrapper },
  )
  await waitFor(() => expect([result.current.isRead, result.current.open.status]).toEqual([true, 'ready']), {
    timeout: PATIENCE_MS,
  })
  const { holdings, native, totalUsd, unread, unpriced, count, open } = result.current

  const ether = (((await read(contracts.ethUsdFeed, 'latestRoundData'))?.[1] ?? 0n) * ONE) / 10n ** 8n
  const coin = BigInt((await chain.rpc('eth_getBalance', [alice, 'latest'])) as string)
  expect(native).toEqual({ units: coin, usd: ether, value: (coin * ether) / ONE })
  let total = (coin * ether) / ONE
  expect(holdings.map(({ token }) => token.symbol)).toEqual(tokens.map(({ symbol }) => symbol))
  for (const { token, units, decimals, usd, value } of holdings) {
    const { decimals: own } = tokenOf(token.symbol as TokenSymbol)
    expect([token.symbol, units, decimals]).toEqual([token.symbol, await one(token.address, 'balanceOf', [alice]), own])
    const price = await priceOf(token.symbol as TokenSymbol, ether)
    const worth = (units * price) / 10n ** BigInt(own)
    expect([token.symbol, isSame(usd ?? 0n, price), isSame(value ?? 0n, worth)]).toEqual([token.symbol, true, true])
    total += worth
  }
  expect(isSame(totalUsd ?? 0n, total)).toBe(true)
  // A token whose contract does not respond counts as unread. A token without a contract on this chain does not.
  expect({ unread, unpriced, count }).toEqual({ unread: 1, unpriced: 0, count: tokens.length + 1 })

  const allowanceOf = (symbol: TokenSymbol, spender: string) =>
    one(tokenOf(symbol).address, 'allowance', [alice, spender])
  const named = (approvals: typeof open.approvals) =>
    approvals.map(({ token, spender, amount, decimals }) => [token.symbol, spender, amount, decimals])
  const passedOn = (symbol: TokenSymbol) => leftInPermit2(chain.rpc, tokenOf(symbol).address)
  const known = [
    ['USDC', contracts.swapRouter, await allowanceOf('USDC', contracts.swapRouter), 6],
    ['DAI', PERMIT2, await allowanceOf('DAI', PERMIT2), 18],
    ['DAI', UNIVERSAL_ROUTER, await passedOn('DAI'), 18],
    ['UNI', PERMIT2, await allowanceOf('UNI', PERMIT2), 18],
    ['UNI', UNIVERSAL_ROUTER, await passedOn('UNI'), 18],
    ['LINK', contracts.v2Router, await allowanceOf('LINK', contracts.v2Router), 18],
  ]
  expect(named(open.approvals)).toEqual(known)
  expect(known.map(([, , amount]) => amount)).toEqual([500_000_000n, ONE * 90n, ONE * 40n, ONE, ONE, MaxUint256])
  expect(open.approvals[2]?.permit2).toEqual({ allowed: ONE * 90n, until: tomorrow })
  expect(open.approvals[4]?.permit2).toEqual({ allowed: ONE, until: 1_000_000_000 })
  expect(open.unread).toBe(1)

  // Approvals for unknown contracts are found only by a search through the events of all blocks.
  act(() => {
    open.search.begin()
  })
  await waitFor(() => expect(result.current.open.search.state).toBe('over'), { timeout: PATIENCE_MS })
  const found = result.current.open
  expect(found.search).toMatchObject({ end: 'whole', searched: { from: 0 } })
  expect(named(found.approvals)).toEqual([...known, ['AAVE', STRANGER, await allowanceOf('AAVE', STRANGER), 18]])
})
