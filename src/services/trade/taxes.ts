import { UINT256_MAX } from '#domain/chain/limits'
import type { Hex } from '#boundary/node'
import { type Deployment, venueDeployment } from '#domain/chain/network'
import { SIMULATOR } from '#contracts/bytecode'
import { type Address, sameAddress } from '#domain/chain/address'
import { divideUp } from '#domain/integers'
import { MILLION } from '#domain/token/millionths'
import { bringsLiquidity } from '#domain/pool/hooks'
import { type TransferTax, v2FeeOf, type V2PoolState, type V4Place } from '#domain/pool/pool'
import type { Route } from '#domain/pool/route'
import { deploymentOf } from '#config/deployments'
import { blockNumberCall } from '../chain/blockCalls'
import {
  type CallResult,
  type ContractCall,
  decodeAggregate3,
  encodeAggregate3,
  groups,
  word,
} from '../chain/multicall'
import type { Node, Override } from '../chain/node'
import { poolDepthIn } from '../pool/poolChoice'
import type { PoolNow } from '../pool/pools'
import { addressWord, callData, uintAt, uintWord } from '../chain/words'
import { quoteCall, readQuote } from './quoter'
import { encodePassOn, encodeRun, ifNegative, randomAddress, readRun } from './simulate'

/*
 * This module measures the transfer taxes of tokens by simulating purchases and sales from an address that nobody knows
 * beforehand.
 *
 * A token can still tell the measurement from a trade: the address has code, gas is free, the block is the latest one,
 * and a pool of V3 or V4 has other code. To measure in a made-up block from an account without code would need two
 * requests in turn, because what is sold back is known only after the purchase, beside this measurement for the nodes
 * that make up no blocks. It would bind no token: whoever controls one can raise its tax, or close its sale, in the block
 * after a purchase. The measurement therefore chooses routes and warns. What an account pays and receives is tried with
 * its own transactions (`simulate.ts`), and the router checks it.
 */

/** The trial amount is the pool's balance divided by this number. */
const POOL_PART = 1_000
/** The amount of native currency to spend, in wei, if the pool does not contain the wrapped native currency. */
const USUAL_STAKE = 10_000_000_000_000_000n

/** swapExactETHForTokensSupportingFeeOnTransferTokens of Router02. */
const SWAP_EXACT_ETHER = '0xb6f9de95'
/**
 * Functions that only rebasing tokens have (tokens that compute balances from shares): scaledTotalSupply() of Aave's
 * tokens and Ampleforth, sharesOf(address) of Lido, totalShares() of ether.fi, and rebasingCreditsPerToken() of Origin.
 */
const SHARES: readonly Hex[] = ['0xb1bf962d', callData('0xf5eb42dc', uintWord(1)), '0x3a98ef39', '0x6691cb3d']

interface Trial {
  token: Address
  calls: ContractCall[]
  /** The pool whose code is overridden. */
  replaced: Address | null
  /** Parses the results; null if the node does not support the trial or the amounts were too small. */
  read(results: readonly (CallResult | undefined)[]): TransferTax | null
}

const passOn = (holder: Address, token: Address, to: Address, divisor: number): ContractCall => ({
  to: holder,
  data: encodePassOn(token, to, divisor),
})

/** The lost part of an amount, in millionths, rounded up. */
function lost(sent: bigint, arrived: bigint): number {
  return arrived >= sent ? 0 : Number(divideUp((sent - arrived) * MILLION, sent))
}

/** The part that was lost in a transfer to the pool, in millionths; null if the transfer reverted or moved nothing. */
function lostBySale({ success, data }: CallResult): number | null {
  return success && uintAt(data, 0) > 0n ? lost(uintAt(data, 0), uintAt(data, 1)) : null
}

const unbuyable = (token: Address): TransferTax => ({ token, buy: Number(MILLION), sell: null })

/**
 * Buys from a V2 pair through the router, and transfers the bought tokens back to the pair. Only the buyer's code is
 * overridden, not the pair's, because many tokens with a tax trade in their own pair during a transfer.
 */
function trialByPair(deployment: Deployment, token: Address, pair: V2PoolState, probe: Address): Trial {
  const { venue } = pair
  const own = venueDeployment(deployment, venue) ?? deployment
  const { weth, v2Router } = own
  const quote = sameAddress(pair.token0, token) ? pair.token1 : pair.token0
  const isByEther = sameAddress(quote, weth)
  const path = isByEther ? [weth, token] : [weth, quote, token]
  const held = sameAddress(pair.token0, weth) ? pair.reserve0 : pair.reserve1
  const stake = isByEther ? held / BigInt(POOL_PART) : USUAL_STAKE
  const hops = path.slice(1).map((tokenOut, at) => {
    return { protocol: 'v2' as const, pool: pair.id, fee: v2FeeOf(venue), tokenIn: path[at] ?? weth, tokenOut }
  })
  const route: Route = { protocol: 'v2', hops }
  const words = [uintWord(0), uintWord(128), addressWord(probe), uintWord(UINT256_MAX)]
  const data = callData(SWAP_EXACT_ETHER, ...words, uintWord(path.length), ...path.map(addressWord))
  return {
    token,
    replaced: null,
    calls: [
      quoteCall(own, route, 'exactIn', stake),
      { to: probe, data: encodeRun([{ to: v2Router, value: stake, data }], [token]) },
      passOn(probe, token, pair.id, 1),
    ],
    read([quoted, run, sold]) {
      const paid = readQuote(route, 'exactIn', quoted)
      const report = run?.success ? readRun(run.data) : null
      if (!report || !sold || paid === null) return null
      const [before, after] = [report.before[1] ?? null, report.after[1] ?? null]
      if (report.succeeded === 0 || before === null || after === null) return unbuyable(token)
      return { token, buy: lost(paid, after - before), sell: lostBySale(sold) }
    },
  }
}

/** Has a V3 pool, or V4's PoolManager, transfer a part of its tokens to the probe, and the probe transfer them back. */
function trialByPool(token: Address, pool: Address, probe: Address): Trial {
  return {
    token,
    replaced: pool,
    calls: [passOn(pool, token, probe, POOL_PART), passOn(probe, token, pool, 1)],
    read([bought, sold]) {
      // Without state overrides, the probe has no code, so the call succeeds and returns nothing.
      if (!bought || !sold || (sold.success && sold.data.length !== 130)) return null
      if (!bought.success) return unbuyable(token)
      if (bought.data.length !== 130 || uintAt(bought.data, 0) === 0n) return null
      return { token, buy: lost(uintAt(bought.data, 0), uintAt(bought.data, 1)), sell: lostBySale(sold) }
    },
  }
}

/** PoolManager takes the place of a V4 pool, because it holds the tokens of all V4 pools. */
function trialIn(deployment: Deployment, token: Address, pool: PoolNow, probe: Address): Trial | null {
  if (pool.protocol === 'v2') return trialByPair(deployment, token, pool, probe)
  const holder = pool.protocol === 'v4' ? deployment.v4?.poolManager : pool.id
  return holder ? trialByPool(token, holder, probe) : null
}

/** The pool for a token's trial: a V2 pair, because tokens with a tax usually trade there, or else the deepest pool. */
function poolFor(token: Address, { deployment, pools }: Pick<TaxScope, 'deployment' | 'pools'>): PoolNow | null {
  let best: { pool: PoolNow; depth: bigint } | null = null
  for (const pool of pools) {
    const isFirst = sameAddress(pool.token0, token)
    if (!isFirst && !sameAddress(pool.token1, token)) continue
    const other = isFirst ? pool.token1 : pool.token0
    const isPair = pool.protocol === 'v2'
    if (isPair && !deployment.bases.some((base) => sameAddress(base, other))) continue
    const first = poolDepthIn(pool)
    const second = isPair ? pool.reserve1 : (first * pool.sqrtPriceX96 * pool.sqrtPriceX96) >> 192n
    const depth = isFirst ? first : second
    const isBetter = !best || (isPair === (best.pool.protocol === 'v2') ? depth > best.depth : isPair)
    if (isBetter) best = { pool, depth }
  }
  return best && best.pool
}

/** The trial in a token's pool, or with what its pools with hooks hold. */
function trialOf(token: Address, scope: Omit<TaxScope, 'chainId'>, probe: Address): Trial | null {
  const { deployment, hooked = [] } = scope
  const pool = poolFor(token, scope)
  if (pool) return trialIn(deployment, token, pool, probe)
  const place = hooked.find(({ token0, token1 }) => [token0, token1].some((each) => sameAddress(each, token)))
  // PoolManager holds the tokens of these pools, too, unless the hook brings them.
  const holder = place?.hooks && bringsLiquidity(place.hooks) ? place.hooks : deployment.v4?.poolManager
  return place && holder ? trialByPool(token, holder, probe) : null
}

interface TaxScope {
  chainId: number
  deployment: Deployment
  pools: readonly PoolNow[]
  /** The pools with hooks, which a token may have as its only ones. */
  hooked?: readonly V4Place[]
}

interface MeasuredTax {
  token: Address
  /** Null if the node does not support the trial or the amounts were too small. */
  tax: TransferTax | null
  /** Whether the token computes balances from shares, so that balances may change without transfers. */
  isRebasing: boolean
  /** Null if the node does not support the trial. */
  blockNumber: number | null
}

/** Measures tokens in one request, each with one of the given pools. Throws a NodeError. */
export async function measureTaxes(node: Node, tokens: readonly Address[], scope: TaxScope): Promise<MeasuredTax[]> {
  const { chainId, deployment } = scope
  const probe = randomAddress()
  const trials = tokens.flatMap((token) => trialOf(token, scope, probe) ?? [])
  if (trials.length === 0) return []
  const overrides: Record<Address, Override> = { [probe]: { code: SIMULATOR, balance: 2n ** 96n } }
  for (const { replaced } of trials) if (replaced) overrides[replaced] = { code: SIMULATOR }
  const measured = trials.map((trial) => {
    const { token } = trial
    const { calls, read } = groups([trial, groups(SHARES.map((data) => word({ to: token, data })))])
    return {
      calls,
      read(results: readonly CallResult[]) {
        const [tax, shares] = read(results)
        return { token, tax, isRebasing: shares.some((each) => each !== null) }
      },
    }
  })
  const { calls, read } = groups([word(blockNumberCall(deployment)), groups(measured)])
  const call = { from: probe, to: deployment.multicall, value: 0n, data: encodeAggregate3(calls) }
  // Some nodes refuse state overrides.
  const answer = await node.simulateWith(chainId, call, overrides).catch(ifNegative(null))
  if (answer === null) return trials.map(({ token }) => ({ token, tax: null, isRebasing: false, blockNumber: null }))
  const [number, results] = read(decodeAggregate3(answer, calls.length))
  return results.map((each) => ({ ...each, blockNumber: number === null ? null : Number(number) }))
}

/** How long a measured tax is used. A token's owner may change the tax at any time. */
const TAXES_TTL_MS = 600_000

export interface Measured {
  /** The taxes of the traded tokens that have a tax or cannot be sold; null if they could not be measured. */
  taxes: TransferTax[] | null
  /** The oldest block of the measurements; null if nothing was measured. */
  blockNumber: number | null
  /** The intermediate tokens that were measured and have no tax. */
  plain: Address[]
  /** The traded and intermediate tokens that seem to be rebasing. */
  rebasing: Address[]
}

interface WantedTaxes extends Pick<TaxScope, 'pools' | 'hooked'> {
  ends: readonly Address[]
  between: readonly Address[]
}

export interface Taxes {
  /**
   * Measures the two traded tokens (`ends`) and the possible intermediate tokens (`between`). Makes at most one
   * request, and none for recently measured tokens.
   */
  measure(chainId: number, wanted: WantedTaxes): Promise<Measured>
}

export function createTaxes(node: Node): Taxes {
  const cache = new Map<
    string,
    { tax: TransferTax | null; isRebasing: boolean; blockNumber: number | null; readAt: number }
  >()

  return {
    async measure(chainId, { ends, between, ...pools }) {
      const deployment = deploymentOf(chainId)
      if (!deployment) return { taxes: null, blockNumber: null, plain: [], rebasing: [] }
      const unproven = ends.filter((token) => !deployment.bases.some((base) => sameAddress(base, token)))
      const keyOf = (token: Address) => `${chainId},${token.toLowerCase()}`
      const due = [...unproven, ...between].filter((token) => {
        const known = cache.get(keyOf(token))
        return !known || Date.now() - known.readAt >= TAXES_TTL_MS
      })
      if (due.length > 0) {
        for (const { token, ...measured } of await measureTaxes(node, due, { chainId, deployment, ...pools }))
          cache.set(keyOf(token), { ...measured, readAt: Date.now() })
      }
      const known = unproven.map((token) => cache.get(keyOf(token)))
      const measured = known.map((each) => each?.tax ?? null)
      const blocks = known.flatMap((each) => each?.blockNumber ?? [])
      return {
        taxes: measured.every((tax) => tax !== null) ? measured.filter(({ buy, sell }) => buy > 0 || sell !== 0) : null,
        blockNumber: blocks.length === 0 ? null : Math.min(...blocks),
        plain: between.filter((token) => {
          const tax = cache.get(keyOf(token))?.tax
          return tax?.buy === 0 && tax.sell === 0
        }),
        rebasing: [...unproven, ...between].filter((token) => cache.get(keyOf(token))?.isRebasing),
      }
    },
  }
}
