import { solidityPacked } from 'ethers'
import { deploymentOf } from '../../src/config/deployments'
import type { Address } from '../../src/domain/chain/address'
import { NATIVE, type Currency } from '../../src/domain/token/token'
import type { Executor, TradePlan } from '../../src/domain/trade/plan'
import type { Quote, QuoteLeg, TradeKind } from '../../src/domain/trade/quote'
import type { Hop } from '../../src/domain/trade/search/route'
import { packagedContract } from '../chain/artifacts'
import type { LocalChain } from '../chain/startChain'
import { accountOf, contracts, pairAddress, poolAddress, tokenOf, type TokenSymbol } from '../chain/world'

/** Trades on the local chain, assembled by hand and quoted by Uniswap's own contracts. */

export const CHAIN_ID = 3
export const deployment = deploymentOf(CHAIN_ID)!
export const alice = accountOf('alice').address as Address

const quoter = packagedContract('QuoterV2').abi
const v2Router = packagedContract('UniswapV2Router02').abi

export type CoinName = TokenSymbol | 'ETH'

export const currencyOf = (name: CoinName): Currency => ({
  id: name === 'ETH' ? NATIVE : (tokenOf(name).address as Address),
  symbol: name,
  name,
  decimals: name === 'ETH' ? 18 : tokenOf(name).decimals,
  logoURI: null,
})
export const inPools = (name: CoinName) => tokenOf(name === 'ETH' ? 'WETH' : name).address as Address

/** A route through pools, such as "WETH 500 USDC v2 DAI": tokens, separated by the pool's V3 fee or "v2". */
export function hopsOf(way: string): Hop[] {
  const words = way.split(' ')
  return words.slice(1).flatMap((pool, at): Hop[] => {
    if (at % 2 === 1) return []
    const [tokenIn, tokenOut] = [inPools(words[at] as CoinName), inPools(words[at + 2] as CoinName)]
    if (pool === 'v2') {
      return [{ protocol: 'v2', pool: pairAddress(tokenIn, tokenOut) as Address, fee: 3000, tokenIn, tokenOut }]
    }
    const fee = Number(pool)
    return [{ protocol: 'v3', pool: poolAddress(tokenIn, tokenOut, fee) as Address, fee, tokenIn, tokenOut }]
  })
}

/** The output or input of one pool, by QuoterV2 or Router02. */
async function callPool(chain: LocalChain, hop: Hop, kind: TradeKind, amount: bigint): Promise<bigint> {
  const call = async (to: string, data: string) => (await chain.rpc('eth_call', [{ to, data }, 'latest'])) as string
  const { tokenIn, tokenOut, fee } = hop
  if (hop.protocol === 'v2') {
    const name = kind === 'exactIn' ? 'getAmountsOut' : 'getAmountsIn'
    const data = await call(contracts.v2Router, v2Router.encodeFunctionData(name, [amount, [tokenIn, tokenOut]]))
    const amounts = [...(v2Router.decodeFunctionResult(name, data)[0] as bigint[])]
    return kind === 'exactIn' ? amounts[1]! : amounts[0]!
  }
  const name = kind === 'exactIn' ? 'quoteExactInput' : 'quoteExactOutput'
  const ends = kind === 'exactIn' ? [tokenIn, fee, tokenOut] : [tokenOut, fee, tokenIn]
  const path = solidityPacked(['address', 'uint24', 'address'], ends)
  const data = await call(contracts.quoter, quoter.encodeFunctionData(name, [path, amount]))
  return quoter.decodeFunctionResult(name, data)[0] as bigint
}

/** The amounts along a route: into each pool, and out at its end. `kept` is the tokens' transfer tax. */
async function quoteAlong(
  chain: LocalChain,
  hops: readonly Hop[],
  kind: TradeKind,
  amount: bigint,
  afterTax: (token: Address, amount: bigint) => bigint,
): Promise<bigint[]> {
  const amounts = [amount]
  if (kind === 'exactOut') {
    for (const hop of [...hops].reverse()) amounts.unshift(await callPool(chain, hop, kind, amounts[0]!))
    return amounts
  }
  for (const hop of hops) {
    const given = amounts.at(-1)!
    amounts.push(await callPool(chain, hop, kind, given - afterTax(hop.tokenIn, given)))
  }
  const out = amounts.pop()!
  return [...amounts, out - afterTax(hops.at(-1)!.tokenOut, out)]
}

/**
 * Mines the next block, seconds after the last: after a revert the node would otherwise continue within the same
 * second.
 */
export async function mineLater(chain: LocalChain) {
  await chain.rpc('evm_increaseTime', [12])
  await chain.rpc('evm_mine')
}

export interface Order {
  kind: TradeKind
  sell: CoinName
  buy: CoinName
  /** Routes with their fixed amounts, in base units. */
  parts: readonly (readonly [way: string, amount: bigint])[]
  executor?: Executor
  guard?: { ticks: number } | null
  slippageBps?: number
  account?: Address
}

/** PAXG takes two hundredths of a percent of each transfer. */
const paxgFee = (token: Address, amount: bigint) => (token === inPools('PAXG') ? (amount * 2n) / 10_000n : 0n)

/** The plan of an order, with the limit at the quote itself unless slippage is given. */
export async function planOf(chain: LocalChain, order: Order): Promise<TradePlan> {
  const { kind, sell, buy, parts, executor = 'swapRouter02', guard = null, slippageBps = 0, account = alice } = order
  const legs: QuoteLeg[] = []
  for (const [way, amount] of parts) {
    const hops = hopsOf(way)
    const amounts = (await quoteAlong(chain, hops, kind, amount, paxgFee)).map(String)
    legs.push({ hops, amountIn: amounts[0]!, amountOut: amounts.at(-1)!, amounts })
  }
  const total = (side: 'amountIn' | 'amountOut') => legs.reduce((sum, leg) => sum + BigInt(leg[side]), 0n)
  const [amountIn, amountOut] = [total('amountIn'), total('amountOut')]
  const quote: Quote = {
    kind,
    legs,
    amountIn: amountIn.toString(),
    amountOut: amountOut.toString(),
    impact: '0',
    tax: '0',
    gasEstimate: '0',
    blockNumber: 0,
    timestamp: 0,
  }
  const bps = BigInt(slippageBps)
  const limit = kind === 'exactIn' ? (amountOut * (10_000n - bps)) / 10_000n : (amountIn * (10_000n + bps)) / 10_000n
  return {
    chainId: CHAIN_ID,
    account,
    sell: currencyOf(sell),
    buy: currencyOf(buy),
    quote,
    wrap: null,
    slippageBps,
    deadlineMinutes: 30,
    limit: limit.toString(),
    approval: 'exact',
    acceptedLoss: null,
    executor,
    guard,
  }
}
