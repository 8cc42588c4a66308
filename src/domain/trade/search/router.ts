import { sameAddress, type Address } from '../../chain/address'
import { HOPS_MAX } from '../../limits'
import { bestPath, comparePaths, type Path } from './bestPath'
import { MILLION } from '../impact'
import { LEG_GAS, TRADE_GAS, WRAP_GAS } from '../gas'
import { coinPrice, createGasWorth } from './gasWorth'
import type { PoolState, TransferTax } from '../pools/pool'
import { createGraph, edgePrice, hopOf, type Edge } from './poolGraph'
import type { Quote, TradeKind } from '../quote'
import { createReach } from './reach'
import type { Hop, Protocol } from './route'
import type { PoolSnapshot } from '../pools/snapshot'
import { gainWanted, splitPaths, walk, type Share } from './splitPaths'

/** What is looked for. The native coin stands as its wrapped token. */
export interface RouteRequest {
  tokenIn: Address
  tokenOut: Address
  kind: TradeKind
  /** Base units of the fixed side. */
  amount: bigint
  /** Whether the coin is wrapped before or unwrapped after the trade, which costs gas. */
  isNative?: boolean
}

export interface RouteOptions {
  weth: Address
  /** Tokens that a trade may go through. */
  bases: readonly Address[]
  /** Wei; 0 when it is not known, and gas counts for nothing. */
  feePerGas: bigint
  protocols: readonly Protocol[]
  maxLegs: number
  /** What the tokens keep of each transfer. A taxed token is traded in one leg through V2 pairs, by exact input. */
  taxes: readonly TransferTax[]
}

export interface RoutedLeg {
  hops: Hop[]
  /** Base units at every token of the leg, first to last: what is sent, and what arrives in the end. */
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
  /** How much worse than the pools' prices before the trade, fees and taxes left out, in millionths. Never negative. */
  impact: bigint
  /** What the tokens themselves keep of the transfers, in millionths of the trade. */
  tax: bigint
}

export interface Routing {
  trade: RoutedTrade | null
  /** Whether a path that leads beyond the known ticks might be better than the trade: only the chain can tell. */
  isCut: boolean
}

const NOTHING: Routing = { trade: null, isCut: false }
const AMOUNT_MAX = (1n << 255n) - 1n

/** What a token keeps of an amount, rounded against the trader. */
function taxOn(amount: bigint, millionths: number): bigint {
  return (amount * BigInt(millionths) + MILLION - 1n) / MILLION
}

interface Taxes {
  sell: number
  buy: number
}

/** The taxes that a trade meets; null when it cannot be made at all. */
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
      numerator *= price.numerator * (MILLION - BigInt(edge.pool.fee))
      denominator *= price.denominator * MILLION
    }
    ideal = ideal * denominator + numerator * under
    under *= denominator
    out += amounts.at(-1) ?? 0n
  }
  const lost = ideal - out * under
  return ideal > 0n && lost > 0n ? (lost * MILLION) / ideal : 0n
}

/**
 * The best trade through the given pools: the best of all paths of up to three hops net of gas, or several of them at once
 * where that gains more than 0.05 %. It asks nobody; the same pools give the same answer.
 */
export function findTrade(pools: readonly PoolState[], request: RouteRequest, options: RouteOptions): Routing {
  const { kind, amount } = request
  const taxes = taxesOf(request, options.taxes)
  if (!taxes || amount <= 0n || amount > AMOUNT_MAX || sameAddress(request.tokenIn, request.tokenOut)) return NOTHING
  const isIn = kind === 'exactIn'
  const isTaxed = taxes.sell > 0 || taxes.buy > 0
  const protocols = isTaxed ? options.protocols.filter((protocol) => protocol === 'v2') : options.protocols

  const [tokenIn, tokenOut, weth] = [request.tokenIn, request.tokenOut, options.weth].map((token) =>
    token.toLowerCase(),
  )
  if (tokenIn === undefined || tokenOut === undefined || weth === undefined) return NOTHING
  const bases = options.bases.map((base) => base.toLowerCase())
  const graph = createGraph(pools, ['v2', 'v3'])
  const gasWorth = createGasWorth(coinPrice(graph, weth, isIn ? tokenOut : tokenIn, bases), options.feePerGas)
  // Mixed hops are one call for an exact input only.
  const runs = (isIn && protocols.length > 1 ? [null] : protocols).map((protocol) => ({
    protocol,
    reach: createReach(graph, { kind, to: isIn ? tokenOut : tokenIn, bases, hopsMax: HOPS_MAX, protocol }),
  }))

  let cutNet: bigint | null = null
  const sent = amount - taxOn(amount, taxes.sell)
  if (sent <= 0n) return NOTHING
  const pathFor = (
    part: bigint,
    partGasWorth: (gas: number) => bigint,
    without: ReadonlySet<PoolState>,
    onCut?: (net: bigint) => void,
  ): Path | null => {
    let best: Path | null = null
    for (const { protocol, reach } of runs) {
      const found = bestPath(graph, {
        kind,
        from: isIn ? tokenIn : tokenOut,
        to: isIn ? tokenOut : tokenIn,
        bases,
        worth: isIn ? part : -part,
        hopsMax: HOPS_MAX,
        gasWorth: partGasWorth,
        arriving: taxes.buy > 0 ? (worth) => worth - taxOn(worth, taxes.buy) : (worth) => worth,
        protocol,
        reach,
        without,
      })
      if (found.cutNet !== null) onCut?.(found.cutNet)
      const path = found.best
      const isBetter =
        !best || (path && (path.net > best.net || (path.net === best.net && comparePaths(path.edges, best.edges) < 0)))
      if (path && isBetter) best = path
    }
    return best
  }
  const single = pathFor(sent, gasWorth, new Set(), (net) => {
    if (cutNet === null || net > cutNet) cutNet = net
  })
  const cut = cutNet as bigint | null
  if (!single) return { trade: null, isCut: cut !== null }

  const shares = isTaxed ? null : splitPaths({ kind, amount, legsMax: options.maxLegs, gasWorth, pathFor }, single)
  const netOf = (legs: readonly WalkedLeg[]) => {
    const gas = legs.reduce((sum, leg) => sum + leg.gas, 0) + (legs.length - 1) * LEG_GAS
    const worth = legs.reduce((sum, { amounts }) => sum + (isIn ? (amounts.at(-1) ?? 0n) : -(amounts[0] ?? 0n)), 0n)
    return { gas, net: worth - gasWorth(gas) }
  }
  const alone = walkShares([{ edges: single.edges, thousandths: 1_000 }], kind, sent)
  const split = shares && walkShares(shares, kind, amount)
  if (!alone) return { trade: null, isCut: cut !== null }
  const [one, many] = [netOf(alone), split && netOf(split)]
  const isSplit = split !== null && many !== null && many.net - one.net > gainWanted(one.net)
  const [legs, { gas, net }] = isSplit ? [split, many] : [alone, one]

  if (isTaxed) {
    for (const { amounts } of legs) {
      const last = amounts.length - 1
      amounts[0] = amount
      amounts[last] = (amounts[last] ?? 0n) - taxOn(amounts[last] ?? 0n, taxes.buy)
    }
  }
  const trade: RoutedTrade = {
    kind,
    legs: legs.map((leg) => ({ hops: leg.edges.map(hopOf), amounts: leg.amounts, gas: BigInt(leg.gas) })),
    amountIn: legs.reduce((sum, { amounts }) => sum + (amounts[0] ?? 0n), 0n),
    amountOut: legs.reduce((sum, { amounts }) => sum + (amounts.at(-1) ?? 0n), 0n),
    gas: BigInt(TRADE_GAS + (request.isNative ? WRAP_GAS : 0) + gas),
    impact: impactOf(legs, taxes),
    tax: MILLION - ((MILLION - BigInt(taxes.sell)) * (MILLION - BigInt(taxes.buy))) / MILLION,
  }
  return { trade, isCut: cut !== null && cut > net }
}

interface WalkedLeg {
  edges: readonly Edge[]
  amounts: bigint[]
  gas: number
}

/** Walks every share; what rounding leaves over goes with the largest. Null when one of them cannot be walked. */
function walkShares(shares: readonly Share[], kind: TradeKind, amount: bigint): WalkedLeg[] | null {
  const parts = shares.map(({ thousandths }) => (amount * BigInt(thousandths)) / 1_000n)
  const rest = amount - parts.reduce((sum, part) => sum + part, 0n)
  const legs: WalkedLeg[] = []
  for (const [at, { edges }] of shares.entries()) {
    const walked = walk(edges, kind, (parts[at] ?? 0n) + (at === 0 ? rest : 0n))
    if (!walked) return null
    legs.push({ edges, ...walked })
  }
  return legs
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
