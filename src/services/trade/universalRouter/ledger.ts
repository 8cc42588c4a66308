import { type Address, sameAddress } from '../../../domain/chain/address'
import type { IntentHop } from '../../../domain/trade/decodedCall'
import type { FeeTerms } from '../../../domain/trade/siteFee'
import { COIN, type RouterCurrency, ROUTER_BALANCE, THIS_ROUTER } from './commands'

/** Thrown where a call is not a plain trade. */
export class Refusal extends Error {}

/** Ends the reading of a call: a plain trade has no such command in this place. */
export function refuse(): never {
  throw new Refusal()
}

/** A part of a trade on its way from what is sold to what is bought. */
export interface Flow {
  isExactIn: boolean
  hops: IntentHop[]
  from: RouterCurrency
  to: RouterCurrency
  /** The fixed side, and its own bound for the other one. */
  amount: bigint
  bound: bigint
  /** Whether what V4's pools are owed for it was paid. */
  isPaid: boolean
  /** Where the flow's output is now. */
  at: 'pools' | 'router' | 'paidOut'
}

export interface Payout {
  currency: RouterCurrency
  recipient: Address | 'caller'
  least: bigint
}

/** What the commands of a program add up to, one after the other. */
export interface Ledger {
  weth: Address
  flows: Flow[]
  /** What leaves the account, at most, by currency. */
  spent: Map<RouterCurrency, bigint>
  /** The amounts of sold currencies that the router holds. */
  held: Map<RouterCurrency, bigint>
  /** What the router may also hold, because pools may have taken less. */
  rests: Set<RouterCurrency>
  payouts: Payout[]
  /** The share of the bought currency that is paid to a third party as a fee. */
  portion: (FeeTerms & { currency: RouterCurrency }) | null
  /** The recipients of what is left over. */
  refunded: Map<RouterCurrency, Address>
}

export const newLedger = (value: bigint, weth: Address): Ledger => ({
  weth,
  flows: [],
  spent: value > 0n ? new Map([[COIN, value]]) : new Map<RouterCurrency, bigint>(),
  held: value > 0n ? new Map([[COIN, value]]) : new Map<RouterCurrency, bigint>(),
  rests: new Set(),
  payouts: [],
  portion: null,
  refunded: new Map(),
})

export const isRouter = (recipient: Address) => sameAddress(recipient, THIS_ROUTER)

/** Counts an amount of a token that leaves the account through Permit2. */
export function spend({ spent }: Ledger, token: RouterCurrency, amount: bigint) {
  if (token === COIN) refuse()
  spent.set(token, (spent.get(token) ?? 0n) + amount)
}

export function hold({ held }: Ledger, currency: RouterCurrency, amount: bigint) {
  held.set(currency, (held.get(currency) ?? 0n) + amount)
}

/** Takes an amount from what the router holds of a sold currency. */
export function release({ held }: Ledger, currency: RouterCurrency, amount: bigint) {
  const left = (held.get(currency) ?? 0n) - amount
  if (left < 0n || amount <= 0n) refuse()
  if (left === 0n) held.delete(currency)
  else held.set(currency, left)
}

/** The flows whose end lies in the router in a currency. */
export const waiting = ({ flows }: Ledger, currency: RouterCurrency) =>
  flows.filter(({ at, to }) => at === 'router' && to === currency)

/** The only flow that can continue with all that the router holds of a currency. */
export function continued(ledger: Ledger, currency: RouterCurrency): Flow {
  const [flow, ...others] = waiting(ledger, currency)
  if (!flow || others.length > 0 || !flow.isExactIn || ledger.held.has(currency)) {
    return refuse()
  }
  return flow
}

/** Where a swap's output goes: to the router, or out with this minimum. */
export function deliver(ledger: Ledger, flows: readonly Flow[], payout: Payout) {
  const { recipient } = payout
  const stays = recipient !== 'caller' && isRouter(recipient)
  // After a part was paid, the rest is paid out, and nothing is added of which none was.
  if (ledger.portion && (stays || payout.currency !== ledger.portion.currency)) refuse()
  for (const flow of flows) flow.at = stays ? 'router' : 'paidOut'
  if (!stays) ledger.payouts.push(payout)
}

function giveBack({ held, rests, refunded }: Ledger, currency: RouterCurrency, recipient: Address) {
  if (isRouter(recipient)) refuse()
  held.delete(currency)
  rests.delete(currency)
  if (refunded.has(currency)) refuse()
  refunded.set(currency, recipient)
}

/** Pays out all that the router holds of a currency. */
export function sweep(ledger: Ledger, currency: RouterCurrency, recipient: Address, least: bigint) {
  const flows = waiting(ledger, currency)
  if (flows.length === 0) {
    if (least !== 0n) refuse()
    giveBack(ledger, currency, recipient)
    return
  }
  if (isRouter(recipient)) refuse()
  deliver(ledger, flows, { currency, recipient, least })
}

/** Pays a part of all that the router holds of a currency, once, where that is what flows have left there. */
export function payPortion(ledger: Ledger, { currency, recipient, bips }: NonNullable<Ledger['portion']>) {
  const isOwn = ledger.held.has(currency) || ledger.rests.has(currency)
  if (ledger.portion || isOwn || waiting(ledger, currency).length < ledger.flows.length) refuse()
  if (BigInt(recipient) <= 2n || bips < 1) refuse()
  ledger.portion = { currency, recipient, bips }
}

/** Wraps an amount of the coin that was sent along, what swaps gave, or what is left. */
export function wrap(ledger: Ledger, recipient: Address, amount: bigint) {
  const { weth } = ledger
  if (amount !== ROUTER_BALANCE) {
    if (!isRouter(recipient)) refuse()
    release(ledger, COIN, amount)
    hold(ledger, weth, amount)
    return
  }
  const flows = waiting(ledger, COIN)
  if (flows.length === 0) {
    giveBack(ledger, COIN, recipient)
    return
  }
  if (!isRouter(recipient) || ledger.held.has(COIN) || ledger.portion) refuse()
  for (const flow of flows) flow.to = weth
}

/** Unwraps all that the router holds: what it was given to sell, what swaps gave, or what is left. */
export function unwrap(ledger: Ledger, recipient: Address, least: bigint) {
  const { weth, held, rests } = ledger
  const flows = waiting(ledger, weth)
  const given = held.get(weth)
  if (flows.length > 0) {
    if (given !== undefined || ledger.portion) refuse()
    for (const flow of flows) flow.to = COIN
    if (!isRouter(recipient)) deliver(ledger, flows, { currency: COIN, recipient, least })
    else if (least !== 0n) refuse()
    return
  }
  if (!isRouter(recipient)) refuse()
  if (given !== undefined && given === least) {
    held.delete(weth)
    hold(ledger, COIN, given)
  } else if (given === undefined && least === 0n && rests.delete(weth)) rests.add(COIN)
  else refuse()
}
