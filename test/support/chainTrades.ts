import { solidityPacked } from 'ethers'
import type { Hex, Receipt } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NATIVE, type Currency } from '#domain/token/token'
import type { Executor, TradePlan } from '#domain/trade/plan'
import type { Hop, V4Hop, TradeKind } from '#domain/pool/route'
import type { Node } from '#services/chain/node'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { keyOf } from '#services/trade/universalRouter/program'
import { packagedContract, v4Contract } from '../chain/artifacts'
import { hex } from '../chain/hex'
import type { LocalChain } from '../chain/startChain'
import { accountOf, contracts, pairAddress, poolAddress, poolIdOf, tokenOf, type TokenSymbol } from '../chain/world'
import type { QuoteLeg } from '#domain/trade/quote'
import { deploymentOf } from '#config/deployments'
import { planOfQuote, quoteOfLegs } from './planOfQuote'

/** These helpers assemble trades on the local chain step by step. Uniswap's own contracts quote the trades. */

export const CHAIN_ID = 3
export const deployment = deploymentOf(CHAIN_ID)!
export const alice = accountOf('alice').address as Address

const quoter = packagedContract('QuoterV2').abi
const v2Router = packagedContract('UniswapV2Router02').abi
const v4Quoter = v4Contract('V4Quoter').abi

export type CoinName = TokenSymbol | 'ETH'

export const currencyOf = (name: CoinName): Currency => ({
  id: name === 'ETH' ? NATIVE : (tokenOf(name).address as Address),
  symbol: name,
  name,
  decimals: name === 'ETH' ? 18 : tokenOf(name).decimals,
  logoURI: null,
})
export const inPools = (name: CoinName) => tokenOf(name === 'ETH' ? 'WETH' : name).address as Address

/** Matches a V4 pool in a route: "v4:500/10", or "v4n:500/10" for a pool with the native coin. */
const V4_POOL = /^v4(n?):(\d+)\/(\d+)$/

function v4Hop(word: string, tokenIn: Address, tokenOut: Address): V4Hop | null {
  const [, native, fee, spacing] = V4_POOL.exec(word) ?? []
  if (fee === undefined || spacing === undefined) return null
  const weth = inPools('WETH')
  const coin = native ? (tokenIn === weth ? 'in' : 'out') : null
  const hop = {
    protocol: 'v4' as const,
    fee: Number(fee),
    tickSpacing: Number(spacing),
    coin,
    tokenIn,
    tokenOut,
  } as const
  const { currency0, currency1, hooks } = keyOf({ ...hop, pool: '0x' }).poolKey
  return { ...hop, pool: poolIdOf([currency0, currency1, hop.fee, hop.tickSpacing, hooks]) as Hex }
}

/** Parses a route such as "WETH 500 USDC v2 DAI", with pools between tokens: a V3 fee, "v2", or "v4:500/10". */
export function hopsOf(way: string): Hop[] {
  const words = way.split(' ')
  return words.slice(1).flatMap((pool, at): Hop[] => {
    if (at % 2 === 1) return []
    const [tokenIn, tokenOut] = [inPools(words[at] as CoinName), inPools(words[at + 2] as CoinName)]
    if (pool === 'v2') {
      return [{ protocol: 'v2', pool: pairAddress(tokenIn, tokenOut) as Address, fee: 3000, tokenIn, tokenOut }]
    }
    const v4 = v4Hop(pool, tokenIn, tokenOut)
    if (v4) return [v4]
    const fee = Number(pool)
    return [{ protocol: 'v3', pool: poolAddress(tokenIn, tokenOut, fee) as Address, fee, tokenIn, tokenOut }]
  })
}

/** The output of a trade in one pool, or its input for an exact output, quoted by QuoterV2 or Router02. */
async function callPool(chain: LocalChain, hop: Hop, kind: TradeKind, amount: bigint): Promise<bigint> {
  const call = async (to: string, data: string) => (await chain.rpc('eth_call', [{ to, data }, 'latest'])) as string
  const { tokenIn, tokenOut, fee } = hop
  if (hop.protocol === 'v2') {
    const name = kind === 'exactIn' ? 'getAmountsOut' : 'getAmountsIn'
    const data = await call(contracts.v2Router, v2Router.encodeFunctionData(name, [amount, [tokenIn, tokenOut]]))
    const amounts = [...(v2Router.decodeFunctionResult(name, data)[0] as bigint[])]
    return kind === 'exactIn' ? amounts[1]! : amounts[0]!
  }
  if (hop.protocol === 'v4') {
    const name = kind === 'exactIn' ? 'quoteExactInputSingle' : 'quoteExactOutputSingle'
    const data = v4Quoter.encodeFunctionData(name, [{ ...keyOf(hop), exactAmount: amount, hookData: '0x' }])
    return v4Quoter.decodeFunctionResult(name, await call(contracts.v4Quoter, data))[0] as bigint
  }
  const name = kind === 'exactIn' ? 'quoteExactInput' : 'quoteExactOutput'
  const ends = kind === 'exactIn' ? [tokenIn, fee, tokenOut] : [tokenOut, fee, tokenIn]
  const path = solidityPacked(['address', 'uint24', 'address'], ends)
  const data = await call(contracts.quoter, quoter.encodeFunctionData(name, [path, amount]))
  return quoter.decodeFunctionResult(name, data)[0] as bigint
}

/** The input of each pool, and the output of the last one. `afterTax`: what a token keeps as its transfer tax. */
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

/** The block is at least 12 seconds later. After a revert, both would otherwise be mined within the same second. */
export async function mineLater(chain: LocalChain) {
  await chain.rpc('evm_increaseTime', [12])
  await chain.rpc('evm_mine')
}

/** Sends a call and mines it, see `mineLater`. */
export async function sendLater(
  chain: LocalChain,
  node: Node,
  { to, value, data }: EncodedCall,
  from = alice,
): Promise<Receipt> {
  const sent = { from, to, value: hex(value), data, gas: hex(8_000_000) }
  const hash = (await chain.rpc('eth_sendTransaction', [sent])) as string
  await mineLater(chain)
  return (await node.receipt(CHAIN_ID, hash))!
}

export interface Order {
  kind: TradeKind
  sell: CoinName
  buy: CoinName
  /** The routes, each with its fixed amount in base units. */
  parts: readonly (readonly [way: string, amount: bigint])[]
  executor?: Executor
  guard?: { ticks: number } | null
  slippageBps?: number
  account?: Address
}

/** PAXG keeps two hundredths of a percent of each transfer. */
const paxgFee = (token: Address, amount: bigint) => (token === inPools('PAXG') ? (amount * 2n) / 10_000n : 0n)

/** The plan of an order. Without slippage, the plan's limit equals the quote. */
export async function planOf(chain: LocalChain, order: Order): Promise<TradePlan> {
  const { kind, sell, buy, parts, executor = 'swapRouter02', guard = null, slippageBps = 0, account = alice } = order
  const legs: QuoteLeg[] = []
  for (const [way, amount] of parts) {
    const hops = hopsOf(way)
    const amounts = (await quoteAlong(chain, hops, kind, amount, paxgFee)).map(String)
    legs.push({ hops, amountIn: amounts[0]!, amountOut: amounts.at(-1)!, amounts })
  }
  const quote = quoteOfLegs(kind, legs)
  const [amountIn, amountOut] = [BigInt(quote.amountIn), BigInt(quote.amountOut)]
  const bps = BigInt(slippageBps)
  const limit = kind === 'exactIn' ? (amountOut * (10_000n - bps)) / 10_000n : (amountIn * (10_000n + bps)) / 10_000n
  const sides = { sell: currencyOf(sell), buy: currencyOf(buy) }
  return planOfQuote(quote, { account, ...sides, slippageBps, limit: limit.toString(), executor, guard })
}
