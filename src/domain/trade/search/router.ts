import { INT256_MAX } from '../../pool/v3Swap'
import { sameAddress, type Address } from '../../chain/address'
import { HOPS_MAX } from '../../pool/limits'
import { bestPath } from './bestPath'
import { LEG_GAS, type RouteGas, TRADE_GAS, UNWRAP_GAS, WRAP_GAS } from '../gas'
import { coinPrice, createGasWorth } from './gasWorth'
import { MILLION } from '../../token/millionths'
import type { Links } from './links'
import { comparePaths, createBestRates, type Path, type PathSearch } from './pathSearch'
import { type PoolState, type TransferTax, swapFee } from '../../pool/pool'
import { createGraph, hopOf, type Edge, type PoolGraph, edgePrice } from './poolGraph'
import { afterTax } from '../../pool/transferTax'
import type { Hop, Protocol, TradeKind } from '../../pool/route'
import type { PoolSnapshot } from '../../pool/snapshot'
import { amountAlong, type PathAmount, type SplitRequest } from './division'
import { minimumGain, splitPaths, type Share } from './splitPaths'
import type { Quote } from '../quote'

/** The trade to find. `tokenIn` or `tokenOut` is the wrapped coin if the native coin is traded. */
export interface RouteRequest {
  tokenIn: Address
  tokenOut: Address
  kind: TradeKind
  amount: bigint
  /** The end of the trade at which the native coin is traded, if any. */
  coin?: 'in' | 'out' | null
}

export interface RouteOptions extends RouteGas {
  weth: Address
  bases: readonly Address[]
  protocols: readonly Protocol[]
  maxLegs: number
  /** The tokens' transfer taxes. A taxed token is traded only with an exact input, in one leg through V2 pairs. */
  taxes: readonly TransferTax[]
  links?: Links | null
  /** The number of pools that a path may have; HOPS_MAX by default. */
  hopsMax?: number
}

type GasWorth = (gas: number) => bigint

export interface RoutedLeg {
  hops: Hop[]
  /** The amounts of the leg's tokens, first to last, in base units, from the amount sent to the amount received. */
  amounts: bigint[]
  /** The gas of the hops. If V4 is one of the protocols, the gas between the hops and at the ends is included. */
  gas: bigint
}

export interface RoutedTrade {
  kind: TradeKind
  legs: RoutedLeg[]
  amountIn: bigint
  amountOut: bigint
  gas: bigint
  /**
   * The price impact in millionths: the share by which the price is worse than the pools' prices before the trade. Pool
   * fees and transfer taxes are excluded. Never negative.
   */
  impact: bigint
  /** The tokens' transfer taxes, in millionths of the trade. */
  tax: bigint
  /** Converts gas into base units of the side that is not fixed. Used to compare trades. */
  gasWorth: GasWorth
}

export interface Routing {
  trade: RoutedTrade | null
  /** Whether a path beyond the known ticks of a pool might be better, which only a quote by the chain can show. */
  isCut: boolean
}

const NOTHING: Routing = { trade: null, isCut: false }

function taxesOf({ tokenIn, tokenOut, kind }: RouteRequest, taxes: readonly TransferTax[]): TradeTaxes | null {
  const sold = taxes.find(({ token }) => sameAddress(token, tokenIn))
  const bought = taxes.find(({ token }) => sameAddress(token, tokenOut))
  if (sold?.sell === null) return null
  const met = { sell: sold?.sell ?? 0, buy: bought?.buy ?? 0 }
  return kind === 'exactOut' && (met.sell > 0 || met.buy > 0) ? null : met
}

interface PathFinder {
  gasWorth: GasWorth
  /** Finds the best path for a part of the amount. Pools in `without` are not used. */
  find: (part: bigint, gasWorth: GasWorth, without: ReadonlySet<PoolState>) => PathSearch
}

const isTaxed = ({ sell, buy }: TradeTaxes) => sell > 0 || buy > 0

const isBetter = (path: Path, best: Path | null) =>
  !best || path.net > best.net || (path.net === best.net && comparePaths(path.edges, best.edges) < 0)

function createPathFinder(
  pools: readonly PoolState[],
  { kind, tokenIn, tokenOut }: RouteRequest,
  { weth, bases: baseTokens, feePerGas, protocols: allowed, links = null, hopsMax = HOPS_MAX }: RouteOptions,
  taxes: TradeTaxes,
): PathFinder {
  const isIn = kind === 'exactIn'
  const [from, to] = (isIn ? [tokenIn, tokenOut] : [tokenOut, tokenIn]).map((token) => token.toLowerCase()) as [
    string,
    string,
  ]
  const bases = baseTokens.map((base) => base.toLowerCase())
  const own = createGraph(pools, ['v2', 'v3'])
  const whole = createGraph(pools, ['v2', 'v3', 'v4'])
  const graph = links ? whole : own
  const protocols = isTaxed(taxes) ? allowed.filter((protocol) => protocol === 'v2') : allowed
  // Only a path for an exact input can mix protocols.
  const runs = (isIn && protocols.length > 1 ? [null] : protocols).map((protocol) => ({
    protocol,
    reach: createBestRates(graph, { kind, to, bases, hopsMax, protocol }),
  }))
  const priceIn = (from: PoolGraph) => coinPrice(from, weth, to, bases)
  const arriving = taxes.buy > 0 ? (worth: bigint) => afterTax(worth, taxes.buy) : (worth: bigint) => worth
  return {
    // Anybody can create a V4 pool with any price and depth, so the prices of V2 and V3 pools are preferred.
    gasWorth: createGasWorth(priceIn(own) ?? priceIn(whole), feePerGas),
    find(part, gasWorth, without) {
      const worth = isIn ? part : -part
      const common = { kind, from, to, bases, worth, hopsMax, gasWorth, arriving, without, links }
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

interface QuotedLeg extends PathAmount {
  edges: readonly Edge[]
}

/** Computes every leg of a split. Null if a leg is impossible. */
function quoteShares(
  shares: readonly Share[],
  { kind, links }: { kind: TradeKind; links: Links | null },
): QuotedLeg[] | null {
  const legs: QuotedLeg[] = []
  for (const { edges, amount } of shares) {
    const quoted = amountAlong(edges, kind, amount, links)
    if (!quoted) return null
    legs.push({ edges, ...quoted })
  }
  return legs
}

type Weights = Pick<SplitRequest, 'gasWorth' | 'legGas' | 'links'>

/** `net` is the amount received minus the cost of gas, or, for an exact output, minus the sum of amount paid and gas. */
interface Outcome {
  legs: readonly QuotedLeg[]
  gas: number
  net: bigint
}

const sumUp = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const sumOf = (legs: readonly QuotedLeg[], side: 'in' | 'out') =>
  legs.reduce((sum, { amounts }) => sum + ((side === 'in' ? amounts[0] : amounts.at(-1)) ?? 0n), 0n)

function outcomeOf(legs: readonly QuotedLeg[], kind: TradeKind, { gasWorth, legGas, links }: Weights): Outcome {
  const paths = legs.map(({ edges }) => edges)
  // The legs share the wrapping or unwrapping at an end, so its gas is counted once.
  const ends = links ? (links.atEnds(paths) ?? 0) - sumUp(paths.map((path) => links.atEnds([path]) ?? 0)) : 0
  const hops = sumUp(legs.map(({ gas }) => gas)) + ends
  const further = legs.length - 1
  const worth = kind === 'exactIn' ? sumOf(legs, 'out') : -sumOf(legs, 'in')
  return { legs, gas: hops + further * LEG_GAS, net: worth - gasWorth(hops + further * legGas) }
}

/** The first amount becomes what is sent before tax, and the last what is received after tax. */
function withTaxes(legs: readonly QuotedLeg[], amount: bigint, { buy }: TradeTaxes): QuotedLeg[] {
  return legs.map((leg) => {
    const amounts = [...leg.amounts]
    amounts[0] = amount
    amounts[amounts.length - 1] = afterTax(amounts.at(-1) ?? 0n, buy)
    return { ...leg, amounts }
  })
}

function tradeOf(
  { kind, amount, coin }: RouteRequest,
  { legs: quoted, gas }: Outcome,
  { taxes, gasWorth, options }: { taxes: TradeTaxes; gasWorth: GasWorth; options: RouteOptions },
): RoutedTrade {
  const legs = isTaxed(taxes) ? withTaxes(quoted, amount, taxes) : quoted
  const conversionGas = coin === 'in' ? WRAP_GAS : UNWRAP_GAS
  const whole = TRADE_GAS + (coin && !options.links ? conversionGas : 0) + gas
  return {
    kind,
    legs: legs.map((leg) => ({ hops: leg.edges.map(hopOf), amounts: leg.amounts, gas: BigInt(leg.gas) })),
    amountIn: sumOf(legs, 'in'),
    amountOut: sumOf(legs, 'out'),
    gas: BigInt(whole),
    impact: impactOf(legs, taxes),
    tax: MILLION - ((MILLION - BigInt(taxes.sell)) * (MILLION - BigInt(taxes.buy))) / MILLION,
    gasWorth,
  }
}

/** The best single path, or the best split if its gain is large enough. `isCut`: see `Routing`. */
function bestOutcome(
  { kind, amount }: Pick<RouteRequest, 'kind' | 'amount'>,
  { gasWorth, find }: PathFinder,
  { maxLegs, legGas = LEG_GAS, links = null }: RouteOptions,
  taxes: TradeTaxes,
): { best: Outcome | null; isCut: boolean } {
  const sent = afterTax(amount, taxes.sell)
  const { best: single, cutNet } = find(sent, gasWorth, new Set())
  const alone = single && quoteShares([{ edges: single.edges, amount: sent }], { kind, links })

  const weights = { gasWorth, legGas, links }
  const pathFor = (...part: Parameters<typeof find>) => find(...part).best
  const shares = isTaxed(taxes) ? null : splitPaths({ kind, amount, legsMax: maxLegs, ...weights, pathFor }, single)
  const parts = shares && quoteShares(shares, { kind, links })
  const one = alone && outcomeOf(alone, kind, weights)
  const many = parts && outcomeOf(parts, kind, weights)
  // If no single path can trade the whole amount, any split is better.
  const best = many && (!one || many.net - one.net > minimumGain(one.net)) ? many : one
  return { best, isCut: cutNet !== null && (!best || cutNet > best.net) }
}

/**
 * The best trade through the given pools: the best path of up to three hops after gas, or a split over several paths if
 * the split gains more than 0.05 %. Makes no network request; the same pools give the same result.
 */
export function findTrade(pools: readonly PoolState[], request: RouteRequest, options: RouteOptions): Routing {
  const { amount } = request
  const taxes = taxesOf(request, options.taxes)
  if (!taxes || amount <= 0n || amount > INT256_MAX || sameAddress(request.tokenIn, request.tokenOut)) return NOTHING
  if (afterTax(amount, taxes.sell) <= 0n) return NOTHING

  const finder = createPathFinder(pools, request, options, taxes)
  const { best, isCut } = bestOutcome(request, finder, options, taxes)
  const { gasWorth } = finder
  return { trade: best && tradeOf(request, best, { taxes, gasWorth, options }), isCut }
}

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

interface TradeTaxes {
  sell: number
  buy: number
}

/** 1 − out ÷ (in after pool fees and taxes × product of the pools' prices), over all legs, in millionths. */
function impactOf(
  legs: readonly { edges: readonly Edge[]; amounts: readonly bigint[] }[],
  { sell, buy }: TradeTaxes,
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
