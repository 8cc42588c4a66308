import { deploymentOf, isCommonToken } from '#config/deployments'
import type { Transaction } from '#boundary/node'
import { type Address, sameAddress } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import { type ContractPlace, type PoolPlace, type V4Place } from '#domain/pool/pool'
import { DYNAMIC_FEE, type Fraction, type Hop, sortTokens, v2Price, v3Price } from '#domain/pool/route'
import { type CurrencyId, NATIVE, scaleWith } from '#domain/token/token'
import type { IntentHop, TradeIntent } from '#domain/trade/decodedCall'
import { type MovingTrade, tokensMoved } from '#domain/trade/received'
import { TRANSFER } from '#domain/transaction/log'
import { type BalanceReads, readMovedAmounts } from '#domain/trade/movedAmounts'
import { costPaidBy } from '#domain/transaction/fee'
import { partOf, receiptOfPart } from '#domain/transaction/requestPart'
import { marketAmounts, type RecordedSide, type SwapRecord } from '#domain/trade/swapRecord'
import { type EventSearch, searchEvents } from '../approval/eventSearch'
import { boundTo } from '../boundTo'
import { type CallResult, type ContractCall, oneWord } from '../chain/multicall'
import { unlessSilent } from '../chain/fallbacks'
import type { Node } from '../chain/node'
import { addressWord } from '../chain/words'
import { LATEST_ROUND_DATA, readFeed, tradedPrice } from '../market/coinPrice'
import { invert, poolPlaces, type PoolNow } from '../pool/pools'
import { readPlaces } from '../pool/readPlaces'
import { v4PoolId } from '../pool/v4/places'
import { requireDeployment } from '../requireDeployment'
import { balanceOfCall, readTokenFacts } from '../token/erc20'
import { readUiMultipliersAt } from '../token/uiMultiplier'
import type { SettledReceipt } from '../transaction/checked'
import { readBalanceChanges } from './balanceChanges'
import { readCoinChange } from './coinChange'
import { intentOf } from './decode/intent'
import type { EncodedCall } from './tradeAbi'

// This module reads mined swaps from receipts, events and call data. It is loaded together with the decoder.

interface SwapRequest {
  account: Address
  hash: string
  /** The calls of a batch, of which the last one is the swap, if another contract makes them within the transaction. */
  calls?: readonly EncodedCall[] | undefined
  /** The id of the execution that contains the calls, see `Execution`. */
  execution?: string | undefined
}

/** The trade of a mined swap; `intent` is null if the call was not recognised. */
interface Trade extends MovingTrade {
  intent: TradeIntent | null
  /** The contract that the call went to. */
  router: Address
}

const TRADES: readonly string[] = ['exactIn', 'exactOut', 'wrap', 'unwrap']

const isTrade = (intent: ReturnType<typeof intentOf>): intent is TradeIntent =>
  intent !== null && TRADES.includes(intent.kind)

/** The pool of a hop; null if this app does not trade with such pools. */
function placeOf(hop: IntentHop, deployment: Deployment): PoolPlace | null {
  const { tokenIn, tokenOut, fee, protocol } = hop
  if (hop.protocol !== 'v4') {
    const places: readonly ContractPlace[] = poolPlaces(deployment, tokenIn, tokenOut)
    const isOf = (place: ContractPlace) => place.protocol === protocol && place.venue === hop.venue
    return places.find((place) => isOf(place) && place.fee === fee) ?? null
  }
  const { tickSpacing, coin, hooks } = hop
  const pair = coin === null ? sortTokens(tokenIn, tokenOut) : coin === 'in' ? [tokenIn, tokenOut] : [tokenOut, tokenIn]
  const [token0, token1] = pair as [Address, Address]
  const terms = { fee, tickSpacing, isNative: coin !== null, ...(hooks && { hooks }) }
  const place: Omit<V4Place, 'id' | 'protocol'> = { token0, token1, ...terms }
  return { ...place, protocol: 'v4', id: v4PoolId(place) }
}

/** The fees that the calldata has; those that hooks set are in no call. */
const feesOf = (hops: readonly IntentHop[]) => hops.flatMap(({ fee }) => (fee === DYNAMIC_FEE ? [] : [fee]))

function hopOf(hop: IntentHop, deployment: Deployment): Hop[] {
  const place = placeOf(hop, deployment)
  return place ? [{ ...hop, pool: place.id }] : []
}

const priceOf = (pool: PoolNow): Fraction =>
  pool.protocol === 'v2' ? v2Price(pool.reserve0, pool.reserve1) : v3Price(pool.sqrtPriceX96)

/** The calls that read what the native coin costs, and a function that finds the price in their results. */
interface CoinPrice {
  places: readonly ContractPlace[]
  calls: readonly ContractCall[]
  read: (pools: readonly PoolNow[], results: readonly CallResult[], now: number) => bigint | null
}

/** On a network without a price feed, the price is that of the deepest V2 or V3 pool with dollars, if it is deep enough. */
function coinPrice(deployment: Deployment): CoinPrice {
  const { ethUsdFeed, ethUsdHeartbeat, weth, usdc } = deployment
  if (ethUsdFeed) {
    return {
      places: [],
      calls: [{ to: ethUsdFeed, data: LATEST_ROUND_DATA }],
      read(_pools, [result], now) {
        const fed = readFeed(result, BigInt(now), ethUsdHeartbeat)
        return fed && !fed.isLate ? fed.usd : null
      },
    }
  }
  const places = poolPlaces(deployment, weth, usdc)
  return {
    places,
    calls: places.map(({ id }) => balanceOfCall(usdc, id)),
    read(pools, results) {
      const markets = places.flatMap(({ id, token0 }, at) => {
        const pool = pools.find((each) => each.id === id)
        return pool ? [{ pool: { token0, price: priceOf(pool) }, held: oneWord(results[at]) ?? 0n }] : []
      })
      return tradedPrice(markets, deployment)
    },
  }
}

interface PricesBefore {
  /** For each leg, the prices of the pools in the order of the hops; empty if unknown. */
  ofPools: (Fraction | null)[][]
  /** The price of one native coin in dollars; null if unknown. */
  etherUsd: bigint | null
}

const NO_PRICES: PricesBefore = { ofPools: [], etherUsd: null }

async function pricesAt(
  node: Node,
  chainId: number,
  { legs }: TradeIntent,
  blockNumber: number,
): Promise<PricesBefore> {
  const deployment = requireDeployment(chainId)
  const places = legs.map(({ hops }) => hops.map((hop) => placeOf(hop, deployment)))
  const wanted = places.flat().filter((place) => place !== null)
  const coin = coinPrice(deployment)
  const all = [...new Map([...wanted, ...coin.places].map((place) => [place.id, place])).values()]
  const reading = await readPlaces({ node, chainId, deployment }, { places: all, others: [coin.calls], blockNumber })
  const { pools, timestamp, rest } = reading
  const prices = new Map(pools.map((pool) => [pool.id, priceOf(pool)]))
  const ofPools = places.map((leg) =>
    leg.map((place) => {
      const price = place && prices.get(place.id)
      if (!price) return null
      // `priceOf` expects token0 to be the lower address, which it may not be in a pool with the native coin.
      const isSorted = sortTokens(place.token0, place.token1)[0] === place.token0
      return isSorted ? price : invert(price)
    }),
  )
  return { ofPools, etherUsd: coin.read(pools, rest, timestamp) }
}

/** The trade in a recognised call, or else in the transfers of the account's tokens; null if there is none. */
function tradeOf(
  { account, calls }: SwapRequest,
  { from, to, value, input }: Transaction,
  receipt: SettledReceipt,
  deployment: Deployment,
): Trade | null {
  const call = calls?.at(-1) ?? (to !== null && sameAddress(from, account) ? { to, value, data: input } : null)
  const intent = call && intentOf(call, deployment)
  if (call && intent && isTrade(intent)) {
    const legs = intent.legs.map(({ hops }) => ({ hops: hops.flatMap((hop) => hopOf(hop, deployment)) }))
    const wrap = intent.kind === 'wrap' || intent.kind === 'unwrap' ? intent.kind : null
    return {
      account,
      wrap,
      sell: { id: intent.sell },
      buy: { id: intent.buy },
      quote: { legs, siteFee: intent.fee },
      intent,
      router: call.to,
    }
  }
  const moved = tokensMoved(receipt.logs, account)
  if (!moved) return null
  return {
    account,
    wrap: null,
    sell: { id: moved.sell },
    buy: { id: moved.buy },
    quote: { legs: [] },
    intent: null,
    router: deployment.swapRouter,
  }
}

function movedIn(node: Node, chainId: number, trade: Trade, receipt: SettledReceipt) {
  const deployment = requireDeployment(chainId)
  const reads: BalanceReads<SettledReceipt> = {
    balanceChanges: (account, tokens, of) => readBalanceChanges(node, chainId, { account, tokens }, of),
    coinChange: (account, expected, of) => readCoinChange(node, chainId, { account, expected }, of),
  }
  const isCommon = (token: Address) => isCommonToken(deployment, token)
  return readMovedAmounts({ deployment, isCommon, reads }, trade, receipt)
}

/** A side of a swap, with the multiplier of its token at the swap's block. */
async function sideOf(
  node: Node,
  chainId: number,
  id: CurrencyId,
  blockNumber: number,
): Promise<Omit<RecordedSide, 'moved'>> {
  if (id === NATIVE) return { id, symbol: null, decimals: 18 }
  const [facts, { [id]: multiplier }] = await Promise.all([
    readTokenFacts(node, chainId, id),
    readUiMultipliersAt(node, chainId, [id], blockNumber),
  ])
  if (typeof facts === 'string') return { id, symbol: null, decimals: null }
  const scale = multiplier === undefined ? { decimals: null } : scaleWith(facts.decimals, multiplier)
  return { id, symbol: facts.symbol, ...scale }
}

function termsOf(intent: TradeIntent | null): SwapRecord['terms'] {
  if (intent?.kind === 'exactIn') return { kind: 'exactIn', limit: intent.leastReceived }
  return intent?.kind === 'exactOut' ? { kind: 'exactOut', limit: intent.mostSold } : null
}

async function recordOf(node: Node, chainId: number, trade: Trade, receipt: SettledReceipt): Promise<SwapRecord> {
  const { intent, account, sell, buy, wrap } = trade
  const { blockNumber } = receipt
  const [block, moved, prices, sold, bought] = await Promise.all([
    node.block(chainId, blockNumber),
    movedIn(node, chainId, trade, receipt),
    intent && !wrap ? pricesAt(node, chainId, intent, blockNumber - 1).catch(unlessSilent(NO_PRICES)) : NO_PRICES,
    sideOf(node, chainId, sell.id, blockNumber),
    sideOf(node, chainId, buy.id, blockNumber),
  ])
  return {
    hash: receipt.transactionHash,
    execution: receipt.execution ?? null,
    blockNumber,
    timestamp: block.timestamp,
    sell: { ...sold, moved: moved.sold },
    buy: { ...bought, moved: moved.received },
    isWrap: wrap !== null,
    terms: termsOf(intent),
    fees: (intent?.legs ?? []).map(({ hops }) => feesOf(hops)).filter((fees) => fees.length > 0),
    siteFee: intent?.fee?.bips ?? null,
    ...costPaidBy(receipt, account),
    market: intent && marketAmounts(intent, prices.ofPools),
    etherUsd: prices.etherUsd?.toString() ?? null,
  }
}

/** Reads a mined swap of an account; null if the transaction failed, is unknown, or is not a swap of this account. */
export async function readSwap(node: Node, chainId: number, request: SwapRequest): Promise<SwapRecord | null> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return null
  const [transaction, receipt] = await Promise.all([
    node.transaction(chainId, request.hash),
    node.receipt(chainId, request.hash),
  ])
  if (!transaction || !receipt) return null
  const { account, calls = [], execution = null } = request
  const part = partOf({ account, calls, execution }, receipt, transaction)
  const own = part && receiptOfPart(receipt, part)
  const trade = own?.status ? tradeOf(request, transaction, own, deployment) : null
  return own && trade && recordOf(node, chainId, trade, own)
}

/** The most transactions that a search finds, and swaps that are read, each time it is started or continued. */
const CANDIDATES_MAX = 200
const SWAPS_MAX = 50

/**
 * Reads the swaps among transactions that the account itself has sent, newest first. `isCut` means that there are more
 * transactions.
 * @param parts - how many times the search was started or continued
 */
export async function readSwaps(
  node: Node,
  chainId: number,
  account: Address,
  { hashes, parts }: { hashes: readonly string[]; parts: number },
): Promise<{ swaps: SwapRecord[]; isCut: boolean }> {
  const transactions = await Promise.all(hashes.map((hash) => node.transaction(chainId, hash)))
  const own = transactions.filter((each) => each !== null).filter(({ from }) => sameAddress(from, account))
  const most = parts * SWAPS_MAX
  const read = await Promise.all(own.slice(0, most).map(({ hash }) => readSwap(node, chainId, { account, hash })))
  return { swaps: read.filter((each) => each !== null), isCut: own.length > most }
}

/** Searches the chain for transactions that moved an account's tokens, see `searchEvents`. */
export function searchSwaps(
  node: Node,
  chainId: number,
  account: Address,
  parts: number,
): AsyncGenerator<EventSearch<string>> {
  const topics = [TRANSFER] as const
  const owner = `0x${addressWord(account)}` as const
  return searchEvents(node, chainId, {
    filters: [
      { topics, indexed: owner },
      { topics, alsoIndexed: owner },
    ],
    read: ({ transactionHash }) => (transactionHash ? [transactionHash, transactionHash] : null),
    most: parts * CANDIDATES_MAX,
  })
}

export const createSwapReader = (node: Node) => boundTo(node, { readSwap, readSwaps, searchSwaps })

export type SwapReader = ReturnType<typeof createSwapReader>
