import { type Address, sameAddress } from '../../chain/address'
import { NATIVE } from '../../token/token'
import { afterSiteFee, eventsOf, type Log, type MovingTrade, sum, TRANSFER, unwrappedBy, wrappedBy } from '../received'
import { V4_SWAP } from '../../pool/v4Key'
import type { V4Hop } from '../../pool/route'

const signed = (word: string) => BigInt.asIntN(128, BigInt(`0x${word}`))

interface Contracts {
  weth: Address
  poolManager: Address
  router: Address
}

/**
 * The amount of the native coin that V4 pools moved, from their Swap events; null if an event cannot be read. The
 * native coin is always the first currency of a pool.
 */
function coinMoved(hops: readonly V4Hop[], logs: readonly Log[], { poolManager }: Contracts): bigint | null {
  let total = 0n
  for (const { pool } of hops) {
    const swaps = logs.filter(
      ({ address, topics: [event, id] }) =>
        sameAddress(address, poolManager) && event === V4_SWAP && id !== undefined && sameAddress(id, pool),
    )
    const [swap, ...others] = swaps
    if (!swap || others.length > 0 || swap.data.length < 2 + 2 * 64) return null
    const amount = signed(swap.data.slice(2, 66))
    total += amount < 0n ? -amount : amount
  }
  return total
}

function hopsAt({ quote }: MovingTrade, side: 'in' | 'out'): V4Hop[] {
  return quote.legs.flatMap(({ hops }) => {
    const hop = side === 'in' ? hops[0] : hops.at(-1)
    return hop?.protocol === 'v4' && hop.coin === side ? [hop] : []
  })
}

/**
 * The amount of the native coin at one end of the trade. It consists of the amount in the events of V4 pools and the
 * amount that the router wrapped or unwrapped.
 */
function coinAt(plan: MovingTrade, side: 'in' | 'out', logs: readonly Log[], contracts: Contracts): bigint | null {
  const { weth, router } = contracts
  const byPools = coinMoved(hopsAt(plan, side), logs, contracts)
  const wrapped = wrappedBy(logs, weth, router) ?? 0n
  const unwrapped = unwrappedBy(logs, weth, router) ?? 0n
  // When the coin is sold, the router wraps it and unwraps the remainder. When the coin is bought, the router only
  // unwraps.
  const changed = side === 'in' ? wrapped - unwrapped : unwrapped - wrapped
  const total = byPools === null ? 0n : byPools + changed
  return total > 0n ? total : null
}

/**
 * The amount of a token that the account paid (less refunds) or received, from Transfer events; null if there are none.
 */
function tokenMoved(token: Address, account: Address, direction: 'from' | 'to', logs: readonly Log[]): bigint | null {
  const event = { contract: token, event: TRANSFER, party: account }
  const away = sum(eventsOf(logs, { ...event, place: 1 }))
  const back = sum(eventsOf(logs, { ...event, place: 2 }))
  if (direction === 'from') return away === null ? null : away - (back ?? 0n)
  return back
}

/**
 * The amounts that a trade through the Universal Router sold and received, in base units, according to the events in
 * the receipt; null if the events do not show an amount. The native coin emits no Transfer events, so its amount is
 * read from PoolManager's Swap events.
 */
export function amountsThroughV4(
  plan: MovingTrade,
  logs: readonly Log[],
  contracts: Contracts,
): Record<'sold' | 'received', bigint | null> {
  const { sell, buy, account } = plan
  const coin = buy.id === NATIVE ? coinAt(plan, 'out', logs, contracts) : null
  return {
    sold: sell.id === NATIVE ? coinAt(plan, 'in', logs, contracts) : tokenMoved(sell.id, account, 'from', logs),
    received: buy.id === NATIVE ? coin && afterSiteFee(plan, coin) : tokenMoved(buy.id, account, 'to', logs),
  }
}
