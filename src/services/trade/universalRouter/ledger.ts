import { type Address, sameAddress } from '#domain/chain/address'
import type { BalanceFloor, IntentHop } from '#domain/trade/decodedCall'
import type { FeeTerms } from '#domain/trade/siteFee'
import { COIN, type RouterCurrency, ROUTER_BALANCE, THIS_ROUTER } from './commands'

/** Thrown for a call that is not a plain trade. */
export class Refusal extends Error {}

/** Throws a Refusal, because a plain trade has no such command in this position. */
export function refuse(): never {
  throw new Refusal()
}

/** A part of a trade between the sold and the bought currency. */
export interface Flow {
  isExactIn: boolean
  hops: IntentHop[]
  from: RouterCurrency
  to: RouterCurrency
  /** The fixed amount of one side (`amount`), and the limit for the amount of the other side (`bound`). */
  amount: bigint
  bound: bigint
  /** Whether the V4 pools have received the flow's input. */
  isPaid: boolean
  /** Where the flow's output is now. */
  at: 'pools' | 'router' | 'paidOut'
}

export interface Payout {
  currency: RouterCurrency
  recipient: Address | 'caller'
  least: bigint
}

/** The effects of the commands that have been recorded so far. */
export interface Ledger {
  weth: Address
  flows: Flow[]
  /** The maximum amounts that the account spends, by currency. */
  spent: Map<RouterCurrency, bigint>
  /** The amounts of sold currencies that the router holds. */
  held: Map<RouterCurrency, bigint>
  /** Currencies of which the router may hold a remainder, because pools may take less than they were offered. */
  rests: Set<RouterCurrency>
  /** The amounts that PoolManager was paid before the swaps that use them. */
  prepaid: Map<RouterCurrency, bigint>
  payouts: Payout[]
  /** The share of the bought currency that goes to a third party as a fee. */
  portion: (FeeTerms & { currency: RouterCurrency }) | null
  /** The recipients of remainders, by currency. */
  refunded: Map<RouterCurrency, Address>
  /** The balance that the last command checks. */
  floor: BalanceFloor | null
}

export const newLedger = (value: bigint, weth: Address): Ledger => ({
  weth,
  flows: [],
  spent: value > 0n ? new Map([[COIN, value]]) : new Map<RouterCurrency, bigint>(),
  held: value > 0n ? new Map([[COIN, value]]) : new Map<RouterCurrency, bigint>(),
  rests: new Set(),
  payouts: [],
  prepaid: new Map(),
  portion: null,
  refunded: new Map(),
  floor: null,
})

export const isRouter = (recipient: Address) => sameAddress(recipient, THIS_ROUTER)

/** Records an amount of a token that the account spends through Permit2. */
export function spend({ spent }: Ledger, token: RouterCurrency, amount: bigint) {
  if (token === COIN) refuse()
  spent.set(token, (spent.get(token) ?? 0n) + amount)
}

export function hold({ held }: Ledger, currency: RouterCurrency, amount: bigint) {
  held.set(currency, (held.get(currency) ?? 0n) + amount)
}

/** Uses a part of what PoolManager was paid before. Returns whether it was paid anything. */
export function spendPrepaid({ prepaid }: Ledger, currency: RouterCurrency, amount: bigint): boolean {
  const paid = prepaid.get(currency)
  if (paid === undefined) return false
  if (amount > paid) refuse()
  if (amount === paid) prepaid.delete(currency)
  else prepaid.set(currency, paid - amount)
  return true
}

export function release({ held }: Ledger, currency: RouterCurrency, amount: bigint) {
  const left = (held.get(currency) ?? 0n) - amount
  if (left < 0n || amount <= 0n) refuse()
  if (left === 0n) held.delete(currency)
  else held.set(currency, left)
}

/** The flows whose output, in the given currency, is in the router. */
export const waiting = ({ flows }: Ledger, currency: RouterCurrency) =>
  flows.filter(({ at, to }) => at === 'router' && to === currency)

/** The flow whose output is the router's whole balance of a currency. Refuses unless there is exactly one such flow. */
export function continued(ledger: Ledger, currency: RouterCurrency): Flow {
  const [flow, ...others] = waiting(ledger, currency)
  if (!flow || others.length > 0 || !flow.isExactIn || ledger.held.has(currency)) {
    return refuse()
  }
  return flow
}

/** Records that swaps paid their output to the recipient of `payout`, which may be the router. */
export function deliver(ledger: Ledger, flows: readonly Flow[], payout: Payout) {
  const { recipient } = payout
  const stays = recipient !== 'caller' && isRouter(recipient)
  // After the fee has been paid, only the remaining balance of the same currency may be paid out.
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

/** SWEEP: pays out the router's whole balance of a currency. */
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

/** PAY_PORTION: pays a share of the router's balance, once, and only if that is the output of all flows. */
export function payPortion(ledger: Ledger, { currency, recipient, bips }: NonNullable<Ledger['portion']>) {
  const isOwn = ledger.held.has(currency) || ledger.rests.has(currency)
  if (ledger.portion || isOwn || waiting(ledger, currency).length < ledger.flows.length) refuse()
  if (BigInt(recipient) <= 2n || bips < 1) refuse()
  ledger.portion = { currency, recipient, bips }
}

/** WRAP_ETH: wraps coins that were sent with the call, are the output of swaps, or are a remainder. */
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

/** UNWRAP_WETH: unwraps the router's whole balance, which is the sold amount, the output of swaps, or a remainder. */
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
