import { INT256_MAX } from '../pools/v3Swap'
import { sameAddress, type Address } from '../../chain/address'
import { HOPS_MAX } from '../limits'
import { bestPath } from './bestPath'
import { LEG_GAS, type RouteGas, TRADE_GAS, WRAP_GAS } from '../gas'
import { coinPrice, createGasWorth } from './gasWorth'
import { MILLION } from '../millionths'
import { comparePaths, type Path, type PathSearch } from './pathSearch'
import { type PoolState, swapFee, type TransferTax } from '../pools/pool'
import { createGraph, edgePrice, hopOf, type Edge } from './poolGraph'
import { afterTax } from '../pools/transferTax'
import type { Quote, TradeKind } from '../quote'
import { createBestRates } from './bestRates'
import type { Hop, Protocol } from './route'
import type { PoolSnapshot } from '../pools/snapshot'
import { minimumGain, splitPaths, amountAlong, type Share } from './splitPaths'

/** The trade to find. The native currency is represented by its wrapped token. */
export interface RouteRequest {
  tokenIn: Address
  tokenOut: Address
  kind: TradeKind
  /** Base units of the fixed side. */
  amount: bigint
  /** Whether ether is wrapped before or unwrapped after the trade, which costs gas. */
  isNative?: boolean
}

export interface RouteOptions extends RouteGas {
  weth: Address
  /** Tokens that a trade may pass through. */
  bases: readonly Address[]
  protocols: readonly Protocol[]
  maxLegs: number
  /** The tokens' transfer taxes. A taxed token is traded in one leg through V2 pairs, by exact input. */
  taxes: readonly TransferTax[]
}

export interface RoutedLeg {
  hops: Hop[]
  /** Base units at every token of the leg, first to last: what is sent, and finally what arrives. */
  amounts: bigint[]
  /** Of its hops. */
  gas: bigint
}

export interface RoutedTrade {
  kind: TradeKind
  /** The largest first. */
  legs: RoutedLeg[]
  amountIn: bigint
  amountOut: bigint
  /** Of the whole transaction. */
  gas: bigint
  /** How much worse than the pools' prices before the trade, without fees and taxes, in millionths. Never negative. */
  impact: bigint
  /** The tokens' transfer taxes, in millionths of the trade. */
  tax: bigint
}

export interface Routing {
  trade: RoutedTrade | null
  /** Whether a path beyond the known ticks might be better than the trade: only the chain can tell. */
  isCut: boolean
}

const NOTHING: Routing = { trade: null, isCut: false }

interface Taxes {
  sell: number
  buy: number
}

/** The taxes on a trade; null when it is not possible at all. */
function taxesOf({ tokenIn, tokenOut, kind }: RouteRequest, taxes: readonly TransferTax[]): Taxes | null {
  const sold = taxes.find(({ token }) => sameAddress(token, tokenIn))
  const bought = taxes.find(({ token }) => sameAddress(token, tokenOut))
  if (sold?.sell === null) return null
  const met = { sell: sold?.sell ?? 0, buy: bought?.buy ?? 0 }
  return kind === 'exactOut' && (met.sell > 0 || met.buy > 0) ? null : met
}

/** 1 − out ÷ (in after pool fees and taxes × product of the pools' prices), over all legs, in millionths. */
function impactOf(
  legs: readonly { edges: readonly Edge[]; amounts: readonly bigint[] }[],
  { sell, buy }: Taxes,
): bigint {
  let ideal = 0n
  let under = 1n
  let out = 0n
  for (const { edges, amounts } of legs) {
    let numerator = (amounts[0] ?? 0n) * (MILLION - BigInt(sell)) * (MILLION - BigInt(buy))
    let denominator = MILLION * MILLION
    for (const edge of edges) {
      const price = edgePrice(edge)
      numerator *= price.numerator * (MILLION - BigInt(swapFee(edge.pool, edge.isDown)))
      denominator *= price.denominator * MILLION
    }
    ideal = ideal * denominator + numerator * under
    under *= denominator
    out += amounts.at(-1) ?? 0n
  }
  const lost = ideal - out * under
  return ideal > 0n && lost > 0n ? (lost * MILLION) / ideal : 0n
}

type GasWorth = (gas: number) => bigint

interface PathFinder {
  gasWorth: GasWorth
  /** The best path for a part of the fixed side that uses none of these pools. */
  find: (part: bigint, gasWorth: GasWorth, without: ReadonlySet<PoolState>) => PathSearch
}

const isTaxed = ({ sell, buy }: Taxes) => sell > 0 || buy > 0

const isBetter = (path: Path, best: Path | null) =>
  !best || path.net > best.net || (path.net === best.net && comparePaths(path.edges, best.edges) < 0)

function createPathFinder(
  pools: readonly PoolState[],
  { kind, tokenIn, tokenOut }: RouteRequest,
  { weth, bases: baseTokens, feePerGas, protocols: allowed }: RouteOptions,
  taxes: Taxes,
): PathFinder {
  const isIn = kind === 'exactIn'
  const [from, to] = (isIn ? [tokenIn, tokenOut] : [tokenOut, tokenIn]).map((token) => token.toLowerCase()) as [
    string,
    string,
  ]
  const bases = baseTokens.map((base) => base.toLowerCase())
  const graph = createGraph(pools, ['v2', 'v3'])
  const protocols = isTaxed(taxes) ? allowed.filter((protocol) => protocol === 'v2') : allowed
  // Mixed hops can only be one call for an exact input.
  const runs = (isIn && protocols.length > 1 ? [null] : protocols).map((protocol) => ({
    protocol,
    reach: createBestRates(graph, { kind, to, bases, hopsMax: HOPS_MAX, protocol }),
  }))
  const arriving = taxes.buy > 0 ? (worth: bigint) => afterTax(worth, taxes.buy) : (worth: bigint) => worth
  return {
    gasWorth: createGasWorth(coinPrice(graph, weth.toLowerCase(), to, bases), feePerGas),
    find(part, gasWorth, without) {
      const worth = isIn ? part : -part
      const common = { kind, from, to, bases, worth, hopsMax: HOPS_MAX, gasWorth, arriving, without }
      let best: Path | null = null
      let cutNet: bigint | null = null
      for (const run of runs) {
        const found = bestPath(graph, { ...common, ...run })
        if (found.cutNet !== null && (cutNet === null || found.cutNet > cutNet)) cutNet = found.cutNet
        if (found.best && isBetter(found.best, best)) best = found.best
      }
      return { best, cutNet }
    },
  }
}

interface QuotedLeg {
  edges: readonly Edge[]
  amounts: bigint[]
  gas: number
}

/** Computes every share; the remainder from rounding goes to the largest. Null when one of them is not possible. */
function quoteShares(shares: readonly Share[], kind: TradeKind, amount: bigint): QuotedLeg[] | null {
  const parts = shares.map(({ thousandths }) => (amount * BigInt(thousandths)) / 1_000n)
  const rest = amount - parts.reduce((sum, part) => sum + part, 0n)
  const legs: QuotedLeg[] = []
  for (const [at, { edges }] of shares.entries()) {
    const quoted = amountAlong(edges, kind, (parts[at] ?? 0n) + (at === 0 ? rest : 0n))
    if (!quoted) return null
    legs.push({ edges, ...quoted })
  }
  return legs
}

/** Legs with their result: the amount that arrives, or minus the amount paid, less the gas of hops and legs. */
interface Outcome {
  legs: readonly QuotedLeg[]
  gas: number
  net: bigint
}

const sumOf = (legs: readonly QuotedLeg[], side: 'in' | 'out') =>
  legs.reduce((sum, { amounts }) => sum + ((side === 'in' ? amounts[0] : amounts.at(-1)) ?? 0n), 0n)

function outcomeOf(legs: readonly QuotedLeg[], kind: TradeKind, gasWorth: GasWorth, legGas: number): Outcome {
  const hops = legs.reduce((sum, leg) => sum + leg.gas, 0)
  const further = legs.length - 1
  const worth = kind === 'exactIn' ? sumOf(legs, 'out') : -sumOf(legs, 'in')
  return { legs, gas: hops + further * LEG_GAS, net: worth - gasWorth(hops + further * legGas) }
}

/** The legs as the account sees them: what it sends, before the first tax, and what arrives after the last. */
function withTaxes(legs: readonly QuotedLeg[], amount: bigint, { buy }: Taxes): QuotedLeg[] {
  return legs.map((leg) => {
    const amounts = [...leg.amounts]
    amounts[0] = amount
    amounts[amounts.length - 1] = afterTax(amounts.at(-1) ?? 0n, buy)
    return { ...leg, amounts }
  })
}

function tradeOf({ kind, amount, isNative }: RouteRequest, { legs: quoted, gas }: Outcome, taxes: Taxes): RoutedTrade {
  const legs = isTaxed(taxes) ? withTaxes(quoted, amount, taxes) : quoted
  return {
    kind,
    legs: legs.map((leg) => ({ hops: leg.edges.map(hopOf), amounts: leg.amounts, gas: BigInt(leg.gas) })),
    amountIn: sumOf(legs, 'in'),
    amountOut: sumOf(legs, 'out'),
    gas: BigInt(TRADE_GAS + (isNative ? WRAP_GAS : 0) + gas),
    impact: impactOf(legs, taxes),
    tax: MILLION - ((MILLION - BigInt(taxes.sell)) * (MILLION - BigInt(taxes.buy))) / MILLION,
  }
}

/**
 * The best trade through the given pools: the best of all paths of up to three hops net of gas, or several of them at
 * once where that gains more than 0.05 %. Makes no request; the same pools give the same result.
 */
export function findTrade(pools: readonly PoolState[], request: RouteRequest, options: RouteOptions): Routing {
  const { kind, amount } = request
  const { legGas = LEG_GAS } = options
  const taxes = taxesOf(request, options.taxes)
  if (!taxes || amount <= 0n || amount > INT256_MAX || sameAddress(request.tokenIn, request.tokenOut)) return NOTHING
  const sent = afterTax(amount, taxes.sell)
  if (sent <= 0n) return NOTHING

  const { gasWorth, find } = createPathFinder(pools, request, options, taxes)
  const { best: single, cutNet } = find(sent, gasWorth, new Set())
  const alone = single && quoteShares([{ edges: single.edges, thousandths: 1_000 }], kind, sent)
  if (!alone) return { trade: null, isCut: cutNet !== null }

  const split = {
    kind,
    amount,
    legsMax: options.maxLegs,
    gasWorth,
    legGas,
    pathFor: (...part: Parameters<typeof find>) => find(...part).best,
  }
  const shares = isTaxed(taxes) ? null : splitPaths(split, single)
  const parts = shares && quoteShares(shares, kind, amount)
  const one = outcomeOf(alone, kind, gasWorth, legGas)
  const many = parts && outcomeOf(parts, kind, gasWorth, legGas)
  const best = many && many.net - one.net > minimumGain(one.net) ? many : one
  return { trade: tradeOf(request, best, taxes), isCut: cutNet !== null && cutNet > best.net }
}

/** A trade as plain data, as of the block its pools were read at. */
export function toQuote(
  { kind, legs, amountIn, amountOut, impact, tax, gas }: RoutedTrade,
  { blockNumber, timestamp }: Pick<PoolSnapshot, 'blockNumber' | 'timestamp'>,
): Quote {
  return {
    kind,
    legs: legs.map(({ hops, amounts }) => ({
      hops,
      amountIn: String(amounts[0] ?? 0n),
      amountOut: String(amounts.at(-1) ?? 0n),
      amounts: amounts.map(String),
    })),
    amountIn: amountIn.toString(),
    amountOut: amountOut.toString(),
    impact: impact.toString(),
    tax: tax.toString(),
    gasEstimate: gas.toString(),
    blockNumber,
    timestamp,
  }
}
