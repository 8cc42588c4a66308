import { deploymentOf, type Deployment } from '../../config/deployments'
import { type Address, sameAddress } from '../../domain/chain/address'
import { NodeError } from '../../domain/chain/nodeError'
import { MILLION } from '../../domain/trade/impact'
import type { TransferTax } from '../../domain/trade/pools/pool'
import { type Quote, type QuoteLeg, routeTokens, type TradeKind } from '../../domain/trade/quote'
import type { Hop, Route } from '../../domain/trade/search/route'
import type { CallResult, ContractCall } from '../rpc/multicall'
import type { Node } from '../rpc/node'
import { quoteCall, readQuote } from './quoter'

/** What the chain's own quoters say to a quote. Base units. */
export interface Verified {
  blockNumber: number
  amountIn: bigint
  amountOut: bigint
}

export interface Verification {
  /**
   * Asks QuoterV2 and Router02 for every part of a quote, at the quote's block; null when the chain cannot do it.
   * `taxes` are taken off where a taxed token goes in or comes out. Legs must not share a pool. Throws a NodeError,
   * of failure 'rpc' where the node does not know the block.
   */
  verify(chainId: number, quote: Quote, taxes?: readonly TransferTax[]): Promise<Verified | null>
  /** The calls of a pair's last verified quote, which the next block's read may carry. */
  callsToRepeat(chainId: number, a: Address, b: Address): readonly ContractCall[]
  /** Keeps what such calls gave after a block, so that an unchanged quote needs no request of its own. */
  keep(chainId: number, blockNumber: number, calls: readonly ContractCall[], results: readonly CallResult[]): void
}

const isBetween = (hops: readonly Hop[], a: Address, b: Address) => {
  const tokens = routeTokens(hops)
  const [first, last] = [tokens[0] ?? '', tokens.at(-1) ?? '']
  return (sameAddress(first, a) && sameAddress(last, b)) || (sameAddress(first, b) && sameAddress(last, a))
}

/** A leg's hops in parts of one protocol each, with what is thought to go in and to come out. */
interface Segment extends Route {
  amountIn: bigint
  amountOut: bigint
}

/** What is left of an amount after a tax, and what has to be sent so that an amount is left. */
const taxed = (amount: bigint, tax: number) => amount - (amount * BigInt(tax) + MILLION - 1n) / MILLION
const untaxed = (amount: bigint, tax: number) =>
  tax === 0 ? amount : (amount * MILLION + MILLION - BigInt(tax) - 1n) / (MILLION - BigInt(tax))

function segmentsOf({ hops, amounts }: QuoteLeg): Segment[] {
  const segments: { protocol: Route['protocol']; hops: Hop[]; amountIn: bigint; amountOut: bigint }[] = []
  hops.forEach((hop, at) => {
    const amountOut = BigInt(amounts[at + 1] ?? 0)
    const last = segments.at(-1)
    if (last?.protocol === hop.protocol) {
      last.hops.push(hop)
      last.amountOut = amountOut
    } else segments.push({ protocol: hop.protocol, hops: [hop], amountIn: BigInt(amounts[at] ?? 0), amountOut })
  })
  return segments
}

const keyOf = ({ to, data }: ContractCall) => `${to},${data}`.toLowerCase()

export function createVerification(node: Node): Verification {
  /** Answers of one block, by call. */
  const kept = new Map<number, { blockNumber: number; answers: Map<string, CallResult> }>()
  const last = new Map<number, { hops: readonly Hop[]; calls: readonly ContractCall[] }>()

  function keep(chainId: number, blockNumber: number, calls: readonly ContractCall[], results: readonly CallResult[]) {
    const known = kept.get(chainId)
    if (known && known.blockNumber > blockNumber) return
    const answers = known?.blockNumber === blockNumber ? known.answers : new Map<string, CallResult>()
    calls.forEach((call, index) => {
      const result = results[index]
      if (result) answers.set(keyOf(call), result)
    })
    kept.set(chainId, { blockNumber, answers })
  }

  /** Answers at a block, of which only those that are not there yet are asked for. */
  async function ask(chainId: number, blockNumber: number, calls: readonly ContractCall[]): Promise<CallResult[]> {
    const known = kept.get(chainId)
    const answers = known?.blockNumber === blockNumber ? known.answers : undefined
    const missing = calls.filter((call) => !answers?.has(keyOf(call)))
    const results = await node.multicall(chainId).calls(missing, blockNumber)
    keep(chainId, blockNumber, missing, results)
    let at = 0
    return calls.map((call) => {
      const result = answers?.get(keyOf(call)) ?? results[at++]
      if (!result) throw new NodeError('malformed', 'A quote was not answered.')
      return result
    })
  }

  /** The amount at the far end of a segment, by the chain; null when it cannot be done. */
  async function quoteAll(chainId: number, deployment: Deployment, quote: Quote, starts: readonly Segment[][]) {
    const { kind, blockNumber } = quote
    const isExactIn = kind === 'exactIn'
    const asked: ContractCall[] = []
    /** What went in, or came out, of each leg's next segment, and how many of them are done. */
    let legs = starts.map((segments) => ({
      segments: isExactIn ? segments : [...segments].reverse(),
      done: 0,
      far: 0n,
    }))
    for (let round = 0; legs.some(({ segments, done }) => done < segments.length); round++) {
      const waiting = legs.flatMap((leg) => {
        const rest = leg.segments.slice(leg.done)
        // What is asked rests on what the segment before really gave; at first, on what it is thought to give.
        return rest.map((segment, index) => {
          const thought = isExactIn ? segment.amountIn : segment.amountOut
          const near = index === 0 && leg.done > 0 ? leg.far : thought
          return { leg, segment, near, call: quoteCall(deployment, segment, kind, near) }
        })
      })
      const calls = waiting.map(({ call }) => call)
      if (round === 0) asked.push(...calls)
      const results = await ask(chainId, blockNumber, calls)
      const answered = waiting.map((each, index) => ({
        ...each,
        far: farEnd(readQuote(each.segment, kind, each.near, results[index]), kind),
      }))
      const next: typeof legs = []
      for (const leg of legs) {
        const own = answered.filter((each) => each.leg === leg)
        let { done, far } = leg
        for (const { near, far: got } of own) {
          if (done > 0 && near !== far) break
          if (got === null) return null
          far = got
          done++
        }
        next.push({ segments: leg.segments, done, far })
      }
      legs = next
    }
    last.set(chainId, { hops: quote.legs[0]?.hops ?? [], calls: asked })
    return legs.map(({ far }) => far)
  }

  return {
    async verify(chainId, quote, taxes = []) {
      const { blockNumber, kind, legs } = quote
      const deployment = deploymentOf(chainId)
      if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
      const isExactIn = kind === 'exactIn'
      const given = { blockNumber, amountIn: BigInt(quote.amountIn), amountOut: BigInt(quote.amountOut) }
      if (legs.length === 0) return given

      const taxOf = (token: Address | undefined) => taxes.find((tax) => token && sameAddress(tax.token, token))
      const tokens = routeTokens(legs[0]?.hops ?? [])
      const sale = taxOf(tokens[0])
      const sellTax = sale ? sale.sell : 0
      const buyTax = taxOf(tokens.at(-1))?.buy ?? 0
      if (sellTax === null || sellTax >= MILLION || buyTax >= MILLION) return null

      const starts = legs.map((leg) => {
        const segments = segmentsOf(leg)
        const [first, end] = [segments[0], segments.at(-1)]
        if (first) first.amountIn = taxed(BigInt(leg.amountIn), sellTax)
        if (end) end.amountOut = untaxed(BigInt(leg.amountOut), buyTax)
        return segments
      })
      const fars = await quoteAll(chainId, deployment, quote, starts)
      if (!fars) return null
      const total = fars.reduce((sum, far) => sum + (isExactIn ? taxed(far, buyTax) : untaxed(far, sellTax)), 0n)
      return isExactIn ? { ...given, amountOut: total } : { ...given, amountIn: total }
    },

    callsToRepeat(chainId, a, b) {
      const quote = last.get(chainId)
      return quote && isBetween(quote.hops, a, b) ? quote.calls : []
    },
    keep,
  }
}

function farEnd(quoted: { amountIn: bigint; amountOut: bigint } | null, kind: TradeKind): bigint | null {
  if (!quoted) return null
  return kind === 'exactIn' ? quoted.amountOut : quoted.amountIn
}
