import { type Deployment, venueDeployment } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { MILLION } from '#domain/token/millionths'
import type { TransferTax } from '#domain/pool/pool'
import { afterTax, beforeTax } from '#domain/pool/transferTax'
import type { Hop, Route, V4Hop, TradeKind } from '#domain/pool/route'
import { requireDeployment } from '../requireDeployment'
import { type CallResult, type ContractCall, groups } from '../chain/multicall'
import { callAlone } from '../chain/callAlone'
import type { Node } from '../chain/node'
import { readV4Quote, v4PathCall, v4QuoteCall } from '../pool/v4/quoter'
import { quoteByHook } from './hookQuote'
import { quoteCall, readQuote } from './quoter'
import { type Quote, type QuoteLeg, routeTokens } from '#domain/trade/quote'
import { revertReason } from '#domain/trade/revertReason'
import type { HookedAnswer, HookedQuestion } from '#domain/trade/search/hookedTrade'
import { divideUp } from '#domain/integers'
import { uintAt } from '../chain/words'

/** A quote from the on-chain quoters, in base units. */
export interface Verified {
  blockNumber: number
  amountIn: bigint
  amountOut: bigint
}

export interface Verification {
  /**
   * Calls QuoterV2, Router02 and V4Quoter for every leg of a quote at the quote's block. Null if the chain cannot
   * execute the quote. Deducts the `taxes` of the sold and the bought token, but not the site's fee. Legs must not
   * share a pool. Throws a NodeError, with the failure 'rpc' if the node does not have the block.
   */
  verify(chainId: number, quote: Quote, taxes?: readonly TransferTax[]): Promise<Verified | null>
  /**
   * Asks V4Quoter, at a block, what swaps through pools with hooks give: for their amounts, and for a thousandth of each,
   * which shows the price impact. Throws a NodeError, as `verify` does.
   */
  askHooks(chainId: number, blockNumber: number, questions: readonly HookedQuestion[]): Promise<HookedAnswer[]>
  /** The calls of a pair's last verified quote, which are repeated together with the reads of the next block. */
  callsToRepeat(chainId: number, a: Address, b: Address): readonly ContractCall[]
  /** Stores the results of repeated calls at a block, so that verifying an unchanged quote needs no request. */
  remember(chainId: number, blockNumber: number, calls: readonly ContractCall[], results: readonly CallResult[]): void
}

const isBetween = (hops: readonly Hop[], a: Address, b: Address) => {
  const tokens = routeTokens(hops)
  const [first, last] = [tokens[0] ?? '', tokens.at(-1) ?? '']
  return (sameAddress(first, a) && sameAddress(last, b)) || (sameAddress(first, b) && sameAddress(last, a))
}

/**
 * A part of a leg that one call quotes, with the expected amounts: consecutive hops of V2 or of V3, one V4 hop, or a V4 hop
 * through a hook with the V4 hops that follow in the same call of PoolManager, because a hook may trade in their pools.
 */
type Segment = (Route | { protocol: 'v4'; hops: readonly [V4Hop, ...V4Hop[]] }) & {
  amountIn: bigint
  amountOut: bigint
}

const paysWith = (hop: V4Hop | undefined, next: V4Hop) => (hop?.coin === 'out') === (next.coin === 'in')

/** Whether a V4 hop must be quoted together with the hop before it, which is executed before it. */
const isAfterHook = (segment: Segment | undefined, hop: V4Hop): boolean =>
  segment?.protocol === 'v4' && segment.hops.some(({ hooks }) => hooks) && paysWith(segment.hops.at(-1), hop)

function segmentsOf({ hops, amounts }: QuoteLeg, kind: TradeKind): Segment[] {
  const segments: Segment[] = []
  for (const [at, hop] of hops.entries()) {
    const [amountIn, amountOut] = [BigInt(amounts[at] ?? 0), BigInt(amounts[at + 1] ?? 0)]
    const last = segments.at(-1)
    if (hop.protocol === 'v4') {
      const joined = kind === 'exactIn' && last?.protocol === 'v4' && isAfterHook(last, hop) ? last : null
      if (joined) segments[segments.length - 1] = { ...joined, hops: [...joined.hops, hop], amountOut }
      else segments.push({ protocol: 'v4', hops: [hop], amountIn, amountOut })
    } else if (last && last.protocol !== 'v4' && last.protocol === hop.protocol)
      segments[segments.length - 1] = { ...last, hops: [...last.hops, hop], amountOut }
    else
      segments.push({
        ...(hop.venue && { venue: hop.venue }),
        protocol: hop.protocol,
        hops: [hop],
        amountIn,
        amountOut,
      })
  }
  return segments
}

/** A call of a quoter. `hooked`: it runs a hook, so it must not share a request's gas with other calls. */
interface QuoterCall extends ContractCall {
  hooked?: { hops: readonly V4Hop[]; kind: TradeKind; amount: bigint }
}

const keyOf = ({ to, data }: ContractCall) => `${to},${data}`.toLowerCase()

function createAnswers(node: Node) {
  const cache = new Map<number, { blockNumber: number; answers: Map<string, CallResult> }>()

  function remember(
    chainId: number,
    blockNumber: number,
    calls: readonly ContractCall[],
    results: readonly CallResult[],
  ) {
    const known = cache.get(chainId)
    if (known && known.blockNumber > blockNumber) return
    const answers = known?.blockNumber === blockNumber ? known.answers : new Map<string, CallResult>()
    calls.forEach((call, index) => {
      const result = results[index]
      if (result) answers.set(keyOf(call), result)
    })
    cache.set(chainId, { blockNumber, answers })
  }

  /** Asks V4Quoter, and the hook itself where V4Quoter fails because PoolManager holds too little. */
  async function readHooked(chainId: number, blockNumber: number, call: QuoterCall): Promise<CallResult> {
    const result = await callAlone(node, chainId, call, blockNumber)
    const { v4 } = requireDeployment(chainId)
    const { hooked } = call
    if (!v4 || !hooked || hooked.kind === 'exactOut' || readV4Quote(result) !== null) return result
    return (await quoteByHook({ node, chainId, v4, blockNumber }, hooked.hops, hooked.amount)) ?? result
  }

  async function read(chainId: number, blockNumber: number, calls: readonly QuoterCall[]): Promise<CallResult[]> {
    const known = cache.get(chainId)
    const answers = known?.blockNumber === blockNumber ? known.answers : undefined
    const missing = calls.filter((call) => !answers?.has(keyOf(call)))
    const [together, alone] = [missing.filter(({ hooked }) => !hooked), missing.filter(({ hooked }) => hooked)]
    const [shared, ...single] = await Promise.all([
      node.multicall(chainId).calls(together, blockNumber),
      ...alone.map((call) => readHooked(chainId, blockNumber, call)),
    ])
    remember(chainId, blockNumber, [...together, ...alone], [...shared, ...single])
    const own = new Map([...together, ...alone].map((call, at) => [call, [...shared, ...single][at]]))
    return calls.map((call) => {
      const result = answers?.get(keyOf(call)) ?? own.get(call)
      if (!result) throw new NodeError('malformed', 'A quote was not answered.')
      return result
    })
  }
  return { remember, read }
}

/** `done` is the number of quoted segments, and `far` is the actual amount after these segments. */
interface PendingLeg {
  segments: readonly Segment[]
  done: number
  far: bigint
}

interface QuotedSegment {
  leg: PendingLeg
  segment: Segment
  near: bigint
}

/** The open segments, each with the result of the previous one or, if that is unknown, the expected amount. */
function openSegments(legs: readonly PendingLeg[], kind: TradeKind): QuotedSegment[] {
  return legs.flatMap((leg) =>
    leg.segments.slice(leg.done).map((segment, index) => {
      const expected = kind === 'exactIn' ? segment.amountIn : segment.amountOut
      return { leg, segment, near: index === 0 && leg.done > 0 ? leg.far : expected }
    }),
  )
}

/** Adds to a leg the segments that were quoted for their actual amounts; null if one of their quotes failed. */
function advanced(leg: PendingLeg, quoted: readonly (QuotedSegment & { end: bigint | null })[]): PendingLeg | null {
  let { done, far } = leg
  for (const each of quoted) {
    if (each.leg !== leg) continue
    if (done > 0 && each.near !== far) break
    if (each.end === null) return null
    far = each.end
    done++
  }
  return { segments: leg.segments, done, far }
}

interface Quoting {
  kind: TradeKind
  deployment: Deployment
}

/** The call that quotes a segment; null for a segment of a venue, or of V4, that the network does not have. */
function segmentCall({ kind, deployment }: Quoting, { segment, near }: QuotedSegment): QuoterCall | null {
  if (segment.protocol !== 'v4') {
    const venue = venueDeployment(deployment, segment.venue)
    return venue && quoteCall(venue, segment, kind, near)
  }
  if (!deployment.v4) return null
  const [hop, ...others] = segment.hops
  const call =
    others.length > 0 ? v4PathCall(deployment.v4, segment.hops, near) : v4QuoteCall(deployment.v4, hop, kind, near)
  return hop.hooks ? { ...call, hooked: { hops: segment.hops, kind, amount: near } } : call
}

/** A segment's output, or its input for an exact output; null if it cannot execute the amount. */
function farEnd({ kind }: Quoting, { segment }: QuotedSegment, result: CallResult | undefined): bigint | null {
  if (segment.protocol === 'v4') return readV4Quote(result)
  return readQuote(segment, kind, result)
}

/**
 * Quotes all legs. Returns their amounts, and the calls of the first round, which quoted all segments. Null if a
 * segment fails.
 * @param read - makes calls at the quote's block
 */
async function quoteAll(
  quoting: Quoting,
  starts: readonly (readonly Segment[])[],
  read: (calls: readonly QuoterCall[]) => Promise<CallResult[]>,
): Promise<{ fars: bigint[]; calls: readonly QuoterCall[] } | null> {
  const { kind } = quoting
  let legs: PendingLeg[] = starts.map((segments) => ({
    segments: kind === 'exactIn' ? segments : [...segments].reverse(),
    done: 0,
    far: 0n,
  }))
  let first: readonly QuoterCall[] | null = null
  while (legs.some(({ segments, done }) => done < segments.length)) {
    const open = openSegments(legs, kind)
    const calls = open.flatMap((each) => segmentCall(quoting, each) ?? [])
    if (calls.length < open.length) return null
    first ??= calls
    const results = await read(calls)
    const quoted = open.map((each, index) => ({ ...each, end: farEnd(quoting, each, results[index]) }))
    const next = legs.map((leg) => advanced(leg, quoted)).filter((leg) => leg !== null)
    if (next.length < legs.length) return null
    legs = next
  }
  return { fars: legs.map(({ far }) => far), calls: first ?? [] }
}

/** The transfer taxes of the sold and the bought token, in millionths; null if nothing would be left after a tax. */
function taxesOf(leg: QuoteLeg | undefined, taxes: readonly TransferTax[]): { sellTax: number; buyTax: number } | null {
  const taxOf = (token: Address | undefined) => taxes.find((tax) => token && sameAddress(tax.token, token))
  const tokens = routeTokens(leg?.hops ?? [])
  const sale = taxOf(tokens[0])
  const sellTax = sale ? sale.sell : 0
  const buyTax = taxOf(tokens.at(-1))?.buy ?? 0
  return sellTax === null || sellTax >= MILLION || buyTax >= MILLION ? null : { sellTax, buyTax }
}

/** The part of an amount whose price is taken for the price before the trade. */
const SMALL_DIVISOR = 1_000n
const smallPart = (amount: bigint) => amount / SMALL_DIVISOR || 1n

/** The price impact in millionths, rounded up, by the price that a small part of the amount has. */
function impactBy({ kind, amount }: HookedQuestion, far: bigint, ofSmall: bigint): bigint {
  const [near, small] = [BigInt(amount), smallPart(BigInt(amount))]
  // What a small part brings is rounded down, and what it costs is rounded up, by up to one unit.
  const [worth, ideal] =
    kind === 'exactIn' ? [far * small, near * (ofSmall + 1n)] : [near * (ofSmall - 1n), small * far]
  return ideal > worth && ideal > 0n ? divideUp((ideal - worth) * MILLION, ideal) : 0n
}

function answerOf(
  question: HookedQuestion,
  result: CallResult | undefined,
  ofSmall: CallResult | undefined,
): HookedAnswer {
  const [far, small] = [readV4Quote(result), readV4Quote(ofSmall)]
  const gas = far === null ? null : uintAt(result?.data ?? '0x', 1)
  if (far !== null && small !== null && gas !== null && gas <= BigInt(Number.MAX_SAFE_INTEGER)) {
    const impact = impactBy(question, far, small)
    return { state: 'quoted', amount: far.toString(), gas: gas.toString(), impact: impact.toString() }
  }
  const refusal = far === null ? result : ofSmall
  return { state: 'refused', reason: revertReason(refusal?.success ? null : (refusal?.data ?? null), '') }
}

export function createVerification(node: Node): Verification {
  const { remember, read } = createAnswers(node)
  const last = new Map<number, { hops: readonly Hop[]; calls: readonly ContractCall[] }>()

  return {
    async verify(chainId, quote, taxes = []) {
      const { blockNumber, kind, legs } = quote
      const deployment = requireDeployment(chainId)
      const isExactIn = kind === 'exactIn'
      const given = { blockNumber, amountIn: BigInt(quote.amountIn), amountOut: BigInt(quote.amountOut) }
      if (legs.length === 0) return given

      const met = taxesOf(legs[0], taxes)
      if (!met) return null
      const { sellTax, buyTax } = met

      const starts = legs.map((leg) => {
        const segments = segmentsOf(leg, kind)
        const [first, end] = [segments[0], segments.at(-1)]
        if (first) first.amountIn = afterTax(BigInt(leg.amountIn), sellTax)
        if (end) end.amountOut = beforeTax(BigInt(leg.amountOut), buyTax)
        return segments
      })
      const quoted = await quoteAll({ kind, deployment }, starts, (calls) => read(chainId, blockNumber, calls))
      if (!quoted) return null
      const { fars, calls } = quoted
      // Hooks are never called together with the reads of a block.
      last.set(chainId, { hops: legs[0]?.hops ?? [], calls: calls.filter(({ hooked }) => !hooked) })
      const total = fars.reduce((sum, far) => sum + (isExactIn ? afterTax(far, buyTax) : beforeTax(far, sellTax)), 0n)
      return isExactIn ? { ...given, amountOut: total } : { ...given, amountIn: total }
    },

    async askHooks(chainId, blockNumber, questions) {
      const { v4 } = requireDeployment(chainId)
      if (!v4) throw new RangeError('The network has no pools with hooks.')
      const call = ({ hop, kind }: HookedQuestion, units: bigint): QuoterCall => ({
        ...v4QuoteCall(v4, hop, kind, units),
        hooked: { hops: [hop], kind, amount: units },
      })
      const asked = groups(
        questions.map((question) => {
          const amount = BigInt(question.amount)
          const calls = [call(question, amount), call(question, smallPart(amount))]
          return { calls, read: ([far, ofSmall]) => answerOf(question, far, ofSmall) }
        }),
      )
      return asked.read(await read(chainId, blockNumber, asked.calls))
    },

    callsToRepeat(chainId, a, b) {
      const quote = last.get(chainId)
      return quote && isBetween(quote.hops, a, b) ? quote.calls : []
    },
    remember,
  }
}
