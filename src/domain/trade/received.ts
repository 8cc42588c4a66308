import { type Address, sameAddress, ZERO_ADDRESS } from '../chain/address'
import { size } from '../integers'
import type { Legs, V4Hop } from '../pool/route'
import { type CurrencyId, NATIVE, sameCurrency } from '../token/token'
import { V4_SWAP } from '../pool/v4Key'
import { isTopicOf, type Log, TRANSFER } from '../transaction/log'
import type { TradePlan } from './plan'
import { afterFee, type FeeTerms } from './siteFee'
import { toleratedOf } from '../token/shareRounding'

export interface MovingTrade extends Pick<TradePlan, 'account' | 'wrap'> {
  sell: { id: CurrencyId }
  buy: { id: CurrencyId }
  quote: Legs & { siteFee?: Pick<FeeTerms, 'bips'> | null }
}

/** Topics of WETH's Deposit(address,uint256) and Withdrawal(address,uint256). */
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c'
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65'

function sum(logs: readonly Log[]): bigint | null {
  if (logs.length === 0 || logs.some(({ data }) => data.length < 66)) return null
  return logs.reduce((total, { data }) => total + BigInt(data.slice(0, 66)), 0n)
}

export interface MovedAmount {
  /** The amount in base units, as a decimal string; null if unknown. */
  units: string | null
  /** The amount in the token's event; set only if the account's balance shows that less arrived or more was paid. */
  claimed: string | null
  /** Whether the amount is known only from an event of a token that may be dishonest. */
  isOnlyClaimed: boolean
}

/** An amount of the native currency, or of a token whose events are trusted. */
export function movedAmount(units: bigint | null): MovedAmount {
  return { units: units?.toString() ?? null, claimed: null, isOnlyClaimed: false }
}

/** The smaller of the amount in an untrusted token's event and the increase of the account's balance. */
export function provenReceived(claimed: bigint | null, change: bigint | null, unknownFee = 0n): MovedAmount {
  if (change === null) return { ...movedAmount(claimed), isOnlyClaimed: claimed !== null }
  const arrived = change > 0n ? change : 0n
  if (claimed === null || claimed <= arrived + unknownFee) return movedAmount(claimed ?? arrived)
  return { ...movedAmount(arrived), claimed: claimed.toString() }
}

/**
 * The paid amount of a token that is not trusted: the decrease of the account's balance. Rounding and unknown fees do
 * not contradict an event that claims more.
 */
export function provenSold(claimed: bigint | null, change: bigint | null, unknownFee = 0n): MovedAmount {
  if (change === null) return { ...movedAmount(claimed), isOnlyClaimed: claimed !== null }
  const paid = change < 0n ? -change : 0n
  if (claimed === null || claimed === paid) return movedAmount(paid)
  const isAgreed = claimed > paid ? claimed - paid <= toleratedOf(claimed) : paid - claimed <= unknownFee
  return isAgreed ? movedAmount(claimed) : { ...movedAmount(paid), claimed: claimed.toString() }
}

/** The account's part is computed because a payment of the native coin emits no event. */
const afterSiteFee = ({ quote: { siteFee } }: Pick<MovingTrade, 'quote'>, gross: bigint): bigint =>
  siteFee ? afterFee(gross, siteFee) : gross

/** Null if the amount is unknown, or only claimed by an event of a token that may be dishonest. */
export const certainUnits = ({ units, isOnlyClaimed }: MovedAmount): bigint | null =>
  units === null || isOnlyClaimed ? null : BigInt(units)

/**
 * How much a transaction changed an account's balance, in base units, without the network fee; null if unknown.
 * `unknownFee`: the network may have charged up to this amount more than is known.
 */
export interface ProvenChange {
  change: bigint | null
  unknownFee?: bigint
}

/** The change of an account's balance of a currency whose events may be false or incomplete. */
export interface Proof extends ProvenChange {
  currency: CurrencyId
}

/**
 * The amounts of a trade according to its events. For currencies with a proof, the change of the account's balance is
 * taken into account. The wrapped coin and the routers do not lie, so without a known change their events count.
 */
export function provenAmounts(
  { sell, buy }: Pick<MovingTrade, 'sell' | 'buy'>,
  { sold, received }: Record<'sold' | 'received', bigint | null>,
  proofs: readonly Proof[],
): Record<'sold' | 'received', MovedAmount> {
  const doubtful = (id: CurrencyId) =>
    proofs.find(({ currency, change }) => sameCurrency(currency, id) && (id !== NATIVE || change !== null))
  const [ofSold, ofReceived] = [doubtful(sell.id), doubtful(buy.id)]
  return {
    sold: ofSold ? provenSold(sold, ofSold.change, ofSold.unknownFee) : movedAmount(sold),
    received: ofReceived ? provenReceived(received, ofReceived.change, ofReceived.unknownFee) : movedAmount(received),
  }
}

/** The net change of each token in an account's transfers, in base units. */
export function netTransfers(logs: readonly Log[], account: Address): [token: Address, change: bigint][] {
  const net = new Map<Address, bigint>()
  for (const { address, topics, data } of logs) {
    const [event, from, to] = topics
    // Transfers of NFTs are skipped. They contain the NFT's id as a fourth topic, and no data.
    if (event !== TRANSFER || topics.length !== 3 || data.length !== 66) continue
    const amount = BigInt(data)
    const change = (isTopicOf(to, account) ? amount : 0n) - (isTopicOf(from, account) ? amount : 0n)
    net.set(address, (net.get(address) ?? 0n) + change)
  }
  return [...net].filter(([, change]) => change !== 0n)
}

/** Topics of ERC-1155's TransferSingle and TransferBatch. Their words begin with the operator, the sender and the recipient. */
const TRANSFERS_WITH_ID = [
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
]

/** The units that an event says have left an account; one for a token with an id (ERC-721, ERC-1155). */
function unitsTaken({ topics: [event, ...indexed], data }: Log, account: Address): bigint {
  // The oldest tokens do not index the parties, so that these are in the data.
  const words = [...indexed, ...(data.slice(2).match(/.{64}/g) ?? []).map((word) => `0x${word}`)]
  if (event !== TRANSFER) {
    const hasId = TRANSFERS_WITH_ID.some((topic) => topic === event)
    return hasId && isTopicOf(words[1], account) && !isTopicOf(words[2], account) ? 1n : 0n
  }
  const [from, to, value = '0x0'] = words
  if (!isTopicOf(from, account) || isTopicOf(to, account)) return 0n
  if (indexed.length === 3) return 1n
  return isTopicOf(to, ZERO_ADDRESS) ? 0n : BigInt(value)
}

/**
 * The tokens that left an account according to events, with their base units. A contract can only lie about itself, and
 * an honest one emits an event for each transfer, so nothing needs to be known of the account's approvals. What comes
 * back is not deducted. Burnt units do not count: no router burns, but tokens that pay dividends keep a second token of
 * each holder's share, and burn of it when their own is sold.
 */
export function tokensTaken(logs: readonly Log[], account: Address): [token: Address, units: bigint][] {
  const taken = new Map<Address, bigint>()
  for (const log of logs) taken.set(log.address, (taken.get(log.address) ?? 0n) + unitsTaken(log, account))
  return [...taken].filter(([, units]) => units > 0n)
}

/** The two sides of a trade; null unless the account paid one token and received another. */
export function tokensMoved(
  logs: readonly Log[],
  account: Address,
): { sell: Address; buy: Address; sold: bigint; received: bigint } | null {
  const moved = netTransfers(logs, account)
  const given = moved.find(([, change]) => change < 0n)
  const got = moved.find(([, change]) => change > 0n)
  if (moved.length !== 2 || !given || !got) return null
  return { sell: given[0], buy: got[0], sold: -given[1], received: got[1] }
}

export function transfersOf(logs: readonly Log[], token: Address, account: Address): Log[] {
  return logs.filter(
    ({ address, topics: [event, from, to] }) =>
      sameAddress(address, token) && event === TRANSFER && (isTopicOf(from, account) || isTopicOf(to, account)),
  )
}

interface PartyEvent {
  contract: Address
  event: string
  place: 1 | 2
  party: Address
}

function eventsOf(logs: readonly Log[], { contract, event, place, party }: PartyEvent): Log[] {
  return logs.filter(
    ({ address, topics }) => sameAddress(address, contract) && topics[0] === event && isTopicOf(topics[place], party),
  )
}

/**
 * The events of a party's wraps: WETH's Deposit events. WETH contracts without that event, like Arbitrum's aeWETH, emit
 * a Transfer from the zero address.
 */
function wrapsOf(logs: readonly Log[], weth: Address, party: Address): Log[] {
  const deposits = eventsOf(logs, { contract: weth, event: DEPOSIT, place: 1, party })
  if (deposits.length > 0) return deposits
  return transfersOf(logs, weth, party).filter(({ topics }) => isTopicOf(topics[1], ZERO_ADDRESS))
}

function unwrapsOf(logs: readonly Log[], weth: Address, party: Address): Log[] {
  const withdrawals = eventsOf(logs, { contract: weth, event: WITHDRAWAL, place: 1, party })
  if (withdrawals.length > 0) return withdrawals
  return transfersOf(logs, weth, party).filter(({ topics }) => isTopicOf(topics[2], ZERO_ADDRESS))
}

/** The sum of a trade's own events; null if there are more or fewer, because a token may use the router as well. */
const sumOfOwn = (events: readonly Log[], count: number) => (events.length === count ? sum(events) : null)

/** The amount of a token that the account paid or received, less what went the other way; null without events. */
function tokenMoved(token: Address, account: Address, direction: 'from' | 'to', logs: readonly Log[]): bigint | null {
  const event = { contract: token, event: TRANSFER, party: account }
  const away = eventsOf(logs, { ...event, place: 1 })
  const back = eventsOf(logs, { ...event, place: 2 })
  const [own, other] = direction === 'from' ? [away, back] : [back, away]
  const [total, less] = [sum(own), other.length === 0 ? 0n : sum(other)]
  // An untrue event of the token can make the difference negative.
  return total === null || less === null || total < less ? null : total - less
}

/**
 * The amount received, in base units, according to the events in the receipt: transfers of the bought token to the
 * account, or the ether that the WETH contract paid out. Null if the logs do not show it. A trade unwraps once, at its
 * end.
 * @param router - the contract that executed the plan
 */
export function amountReceived(plan: MovingTrade, logs: readonly Log[], weth: Address, router: Address): bigint | null {
  const { buy, wrap, account } = plan
  if (buy.id === NATIVE) {
    const unwrapped = sumOfOwn(unwrapsOf(logs, weth, wrap ? account : router), 1)
    return unwrapped === null ? null : afterSiteFee(plan, unwrapped)
  }
  return wrap ? sumOfOwn(wrapsOf(logs, weth, account), 1) : tokenMoved(buy.id, account, 'to', logs)
}

/**
 * The amount sold, in base units, according to the events in the receipt: transfers of the sold token from the account,
 * including its transfer tax, or the ether that the router wrapped, which is the transaction's value minus the refund.
 * Null if the logs do not show it. Each leg of a trade wraps once; a router that wraps first unwraps what pools left over.
 */
export function amountSold(plan: MovingTrade, logs: readonly Log[], weth: Address, router: Address): bigint | null {
  const { sell, wrap, account, quote } = plan
  if (sell.id !== NATIVE) {
    return wrap ? sumOfOwn(unwrapsOf(logs, weth, account), 1) : tokenMoved(sell.id, account, 'from', logs)
  }
  if (wrap) return sumOfOwn(wrapsOf(logs, weth, account), 1)
  const wrapped = sumOfOwn(wrapsOf(logs, weth, router), quote.legs.length)
  const left = unwrapsOf(logs, weth, router)
  const unwrapped = left.length === 0 ? 0n : sumOfOwn(left, 1)
  return wrapped === null || unwrapped === null ? null : wrapped - unwrapped
}

const signed = (word: string) => BigInt.asIntN(128, BigInt(`0x${word}`))

interface V4Contracts {
  weth: Address
  poolManager: Address
  router: Address
}

/**
 * The amount of the native coin that V4 pools moved, according to their Swap events; null if these do not show it.
 * The native coin is always the first currency of a pool.
 */
function coinMoved(hops: readonly V4Hop[], logs: readonly Log[], { poolManager }: V4Contracts): bigint | null {
  let total = 0n
  for (const { pool, hooks } of hops) {
    // A hook may take or give a part, which no Swap event contains.
    if (hooks) return null
    const swaps = logs.filter(
      ({ address, topics: [event, id] }) =>
        sameAddress(address, poolManager) && event === V4_SWAP && id !== undefined && sameAddress(id, pool),
    )
    const [swap, ...others] = swaps
    if (!swap || others.length > 0 || swap.data.length < 2 + 2 * 64) return null
    total += size(signed(swap.data.slice(2, 66)))
  }
  return total
}

function hopsAt({ quote }: MovingTrade, side: 'in' | 'out'): V4Hop[] {
  return quote.legs.flatMap(({ hops }) => {
    const hop = side === 'in' ? hops[0] : hops.at(-1)
    return hop?.protocol === 'v4' && hop.coin === side ? [hop] : []
  })
}

/** The native coin sold or bought (`side`): in events of V4 pools, and wrapped or unwrapped by the router. */
function coinAt(plan: MovingTrade, side: 'in' | 'out', logs: readonly Log[], contracts: V4Contracts): bigint | null {
  const { weth, router } = contracts
  const byPools = coinMoved(hopsAt(plan, side), logs, contracts)
  // The Universal Router is locked while it executes, so no token can make it wrap or unwrap.
  const wrapped = sum(wrapsOf(logs, weth, router)) ?? 0n
  const unwrapped = sum(unwrapsOf(logs, weth, router)) ?? 0n
  // If the coin is sold, the router wraps it and unwraps the remainder. If the coin is bought, the router only unwraps.
  const changed = side === 'in' ? wrapped - unwrapped : unwrapped - wrapped
  const total = byPools === null ? 0n : byPools + changed
  return total > 0n ? total : null
}

/**
 * The amounts that a trade through the Universal Router sold and received, in base units, according to the events in
 * the receipt; null if the events do not show an amount. The native coin emits no Transfer events, so its amount is
 * taken from PoolManager's Swap events.
 */
export function amountsThroughV4(
  plan: MovingTrade,
  logs: readonly Log[],
  contracts: V4Contracts,
): Record<'sold' | 'received', bigint | null> {
  const { sell, buy, account } = plan
  const coin = buy.id === NATIVE ? coinAt(plan, 'out', logs, contracts) : null
  return {
    sold: sell.id === NATIVE ? coinAt(plan, 'in', logs, contracts) : tokenMoved(sell.id, account, 'from', logs),
    received: buy.id === NATIVE ? coin && afterSiteFee(plan, coin) : tokenMoved(buy.id, account, 'to', logs),
  }
}
