import { deploymentOf, isCommonToken } from '../../config/deployments'
import type { Receipt, Transaction } from '../../boundary/node'
import { type Address, sameAddress } from '../../domain/chain/address'
import type { Deployment } from '../../domain/chain/network'
import { isSilence, NodeError } from '../../domain/chain/nodeError'
import { type ContractPlace, type PoolPlace, type V4Place } from '../../domain/pool/pool'
import { type Fraction, type Hop, sortTokens, v2Price, v3Price } from '../../domain/pool/route'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import type { IntentHop, TradeIntent } from '../../domain/trade/decodedCall'
import {
  amountReceived,
  amountSold,
  amountsThroughV4,
  type MovingTrade,
  provenAmounts,
  tokensMoved,
  TRANSFER,
} from '../../domain/trade/received'
import { marketAmounts, type RecordedSide, type SwapRecord } from '../../domain/trade/swapRecord'
import { type EventSearch, searchEvents } from '../approval/eventSearch'
import type { Node } from '../chain/node'
import { addressWord } from '../chain/words'
import { LATEST_ROUND_DATA, readFeed } from '../market/prices'
import { poolPlaces, type PoolNow } from '../pool/pools'
import { readPlaces } from '../pool/readPlaces'
import { v4PoolId } from '../pool/v4/places'
import { requireDeployment } from '../requireDeployment'
import { readTokenFacts } from '../token/erc20'
import { readBalanceChanges } from './balanceChanges'
import { intentOf } from './decode/intent'
import type { EncodedCall } from './tradeAbi'

// This module reads mined swaps from receipts, events and call data. It is loaded together with the decoder.

export interface SwapRequest {
  account: Address
  hash: string
  /** The call to the router, if another contract makes this call within the transaction. */
  call?: EncodedCall | undefined
}

/** The trade of a mined swap; `intent` is null if the call was not recognised. */
interface Trade extends MovingTrade {
  intent: TradeIntent | null
}

const TRADES: readonly string[] = ['exactIn', 'exactOut', 'wrap', 'unwrap']

const isTrade = (intent: ReturnType<typeof intentOf>): intent is TradeIntent =>
  intent !== null && TRADES.includes(intent.kind)

/** The pool of a hop; null if this app does not trade with such pools. */
function placeOf(hop: IntentHop, deployment: Deployment): PoolPlace | null {
  const { tokenIn, tokenOut, fee, protocol } = hop
  if (hop.protocol !== 'v4') {
    const places: readonly ContractPlace[] = poolPlaces(deployment, tokenIn, tokenOut)
    return places.find((place) => place.protocol === protocol && (protocol === 'v2' || place.fee === fee)) ?? null
  }
  const { tickSpacing, coin } = hop
  const pair = coin === null ? sortTokens(tokenIn, tokenOut) : coin === 'in' ? [tokenIn, tokenOut] : [tokenOut, tokenIn]
  const [token0, token1] = pair as [Address, Address]
  const place: Omit<V4Place, 'id' | 'protocol'> = { token0, token1, fee, tickSpacing, isNative: coin !== null }
  return { ...place, protocol: 'v4', id: v4PoolId(place) }
}

function hopOf(hop: IntentHop, deployment: Deployment): Hop[] {
  const place = placeOf(hop, deployment)
  return place ? [{ ...hop, pool: place.id }] : []
}

const priceOf = (pool: PoolNow): Fraction =>
  pool.protocol === 'v2' ? v2Price(pool.reserve0, pool.reserve1) : v3Price(pool.sqrtPriceX96)

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
  try {
    const { ethUsdFeed, ethUsdHeartbeat } = deployment
    const others = ethUsdFeed ? [[{ to: ethUsdFeed, data: LATEST_ROUND_DATA }]] : []
    const reading = await readPlaces({ node, chainId, deployment }, { places: wanted, others, blockNumber })
    const { pools, timestamp, rest } = reading
    const fed = readFeed(rest[0], BigInt(timestamp), ethUsdHeartbeat)
    const prices = new Map(pools.map((pool) => [pool.id, priceOf(pool)]))
    const ofPools = places.map((leg) =>
      leg.map((place) => {
        const price = place && prices.get(place.id)
        if (!price) return null
        // `priceOf` expects token0 to be the lower address. In a pool with the native coin, token0 may be the higher
        // address.
        const isSorted = sortTokens(place.token0, place.token1)[0] === place.token0
        return isSorted ? price : { numerator: price.denominator, denominator: price.numerator }
      }),
    )
    return { ofPools, etherUsd: fed && !fed.isLate ? fed.usd : null }
  } catch (error) {
    if (!(error instanceof NodeError) || isSilence(error)) throw error
    return NO_PRICES
  }
}

/**
 * The trade in a recognised call or, if the call is not recognised, in the transfers of the account's tokens; null if
 * there is none.
 */
function tradeOf(
  { account, call }: SwapRequest,
  transaction: Pick<Transaction, 'to' | 'value' | 'input'>,
  receipt: Receipt,
  deployment: Deployment,
): Trade | null {
  const { to, value, input } = transaction
  const intent = call ? intentOf(call, deployment) : to && intentOf({ to, value, data: input }, deployment)
  if (intent && isTrade(intent)) {
    const legs = intent.legs.map(({ hops }) => ({ hops: hops.flatMap((hop) => hopOf(hop, deployment)) }))
    const wrap = intent.kind === 'wrap' || intent.kind === 'unwrap' ? intent.kind : null
    return {
      account,
      wrap,
      sell: { id: intent.sell },
      buy: { id: intent.buy },
      quote: { legs, siteFee: intent.fee },
      intent,
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
  }
}

function amountsOf(trade: Trade, to: Address | null, { logs }: Receipt, { weth, v4, swapRouter }: Deployment) {
  const moved = trade.intent === null ? tokensMoved(logs, trade.account) : null
  if (moved) return { sold: moved.sold, received: moved.received }
  const router = to ?? swapRouter
  if (v4 && sameAddress(router, v4.universalRouter)) {
    return amountsThroughV4(trade, logs, { weth, router, poolManager: v4.poolManager })
  }
  return { sold: amountSold(trade, logs, weth, router), received: amountReceived(trade, logs, weth, router) }
}

/**
 * The balance changes of the traded tokens whose events may be false; null if the node no longer has the states of the
 * blocks.
 */
async function changesOf(node: Node, chainId: number, { account, sell, buy }: Trade, receipt: Receipt) {
  const deployment = requireDeployment(chainId)
  const unproven = [sell.id, buy.id].flatMap((id) => (id === NATIVE || isCommonToken(deployment, id) ? [] : [id]))
  const changes = await readBalanceChanges(node, chainId, { account, tokens: unproven }, receipt).catch(
    (error: unknown) => {
      if (error instanceof NodeError) return []
      throw error
    },
  )
  return unproven.map((token, at) => ({ token, change: changes[at] ?? null }))
}

async function sideOf(node: Node, chainId: number, id: CurrencyId): Promise<Omit<RecordedSide, 'moved'>> {
  if (id === NATIVE) return { id, symbol: null, decimals: 18 }
  const facts = await readTokenFacts(node, chainId, id)
  return typeof facts === 'string'
    ? { id, symbol: null, decimals: null }
    : { id, symbol: facts.symbol, decimals: facts.decimals }
}

function termsOf(intent: TradeIntent | null): SwapRecord['terms'] {
  if (intent?.kind === 'exactIn') return { kind: 'exactIn', limit: intent.leastReceived }
  return intent?.kind === 'exactOut' ? { kind: 'exactOut', limit: intent.mostSold } : null
}

/** The fee that the account paid to the network, in wei; null if another account paid it. */
function costOf({ from, gasUsed, effectiveGasPrice, l1Fee }: Receipt, account: Address): string | null {
  return sameAddress(from, account) ? (gasUsed * effectiveGasPrice + (l1Fee ?? 0n)).toString() : null
}

async function recordOf(
  node: Node,
  chainId: number,
  request: SwapRequest,
  { transaction, receipt }: { transaction: Transaction; receipt: Receipt },
): Promise<SwapRecord | null> {
  const deployment = requireDeployment(chainId)
  const trade = receipt.status ? tradeOf(request, transaction, receipt, deployment) : null
  if (!trade) return null
  const { intent, sell, buy, wrap } = trade
  const { blockNumber } = receipt
  const [block, changes, prices, sold, bought] = await Promise.all([
    node.block(chainId, blockNumber),
    changesOf(node, chainId, trade, receipt),
    intent && !wrap ? pricesAt(node, chainId, intent, blockNumber - 1) : NO_PRICES,
    sideOf(node, chainId, sell.id),
    sideOf(node, chainId, buy.id),
  ])
  const moved = provenAmounts(trade, amountsOf(trade, request.call?.to ?? transaction.to, receipt, deployment), changes)
  return {
    hash: receipt.transactionHash,
    blockNumber,
    timestamp: block.timestamp,
    sell: { ...sold, moved: moved.sold },
    buy: { ...bought, moved: moved.received },
    isWrap: wrap !== null,
    terms: termsOf(intent),
    fees: intent ? intent.legs.map(({ hops }) => hops.map(({ fee }) => fee)) : [],
    siteFee: intent?.fee?.bips ?? null,
    cost: costOf(receipt, request.account),
    market: intent && marketAmounts(intent, prices.ofPools),
    etherUsd: prices.etherUsd?.toString() ?? null,
  }
}

/** Reads a mined swap of an account; null if the transaction failed, is unknown, or is not a swap of this account. */
export async function readSwap(node: Node, chainId: number, request: SwapRequest): Promise<SwapRecord | null> {
  if (!deploymentOf(chainId)) return null
  const [transaction, receipt] = await Promise.all([
    node.transaction(chainId, request.hash),
    node.receipt(chainId, request.hash),
  ])
  return transaction && receipt ? recordOf(node, chainId, request, { transaction, receipt }) : null
}

/**
 * The maximum numbers of transactions that a search finds, and of swaps that are read, each time the search is started
 * or continued.
 */
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

export interface SwapReader {
  readSwap: typeof readSwap
  readSwaps: typeof readSwaps
  searchSwaps: typeof searchSwaps
}
