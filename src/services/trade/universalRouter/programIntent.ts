import { type Address, sameAddress, ZERO_ADDRESS } from '#domain/chain/address'
import { UINT128_MAX } from '#domain/chain/limits'
import { isKeyFee } from '#domain/pool/hooks'
import { NATIVE } from '#domain/token/token'
import type { IntentHop, TradeIntent } from '#domain/trade/decodedCall'
import { MSG_SENDER } from '../tradeAbi'
import {
  COIN,
  type Command,
  type ContractSwap,
  OPEN_DELTA,
  type PoolKey,
  type Program,
  ROUTER_BALANCE,
  type RouterCurrency,
  swapPath,
  THIS_ROUTER,
  type V4Action,
} from './commands'
import {
  continued,
  deliver,
  type Flow,
  hold,
  isRouter,
  type Ledger,
  newLedger,
  payPortion,
  Refusal,
  refuse,
  release,
  spend,
  sweep,
  unwrap,
  spendPrepaid,
  wrap,
} from './ledger'

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, each) => total + each, 0n)

/** The sum of the inputs, using the fixed amount of an exact input and the maximum of an exact output. */
const mostOf = (flows: readonly Flow[]) => sum(flows.map((flow) => (flow.isExactIn ? flow.amount : flow.bound)))

function v4Hop(ledger: Ledger, { poolKey, zeroForOne, hookData }: Extract<V4Action, { poolKey: PoolKey }>) {
  const { currency0, currency1, fee, tickSpacing, hooks } = poolKey
  const isOrdered = currency0.toLowerCase() < currency1.toLowerCase()
  if (hookData !== '0x' || !isKeyFee(BigInt(fee), BigInt(hooks)) || !isOrdered) refuse()
  const [from, to] = zeroForOne ? [currency0, currency1] : [currency1, currency0]
  const coin = from === COIN ? 'in' : to === COIN ? 'out' : null
  const tokenOf = (currency: RouterCurrency) => (currency === COIN ? ledger.weth : currency)
  const tokens = { tokenIn: tokenOf(from), tokenOut: tokenOf(to) }
  const hook = hooks === ZERO_ADDRESS ? {} : { hooks }
  const hop: IntentHop = { protocol: 'v4', fee, tickSpacing, coin, ...tokens, ...hook }
  return { from, to, hop }
}

const inPools = ({ flows }: Ledger) => flows.filter(({ at }) => at === 'pools')
const unpaid = (ledger: Ledger, currency: RouterCurrency) =>
  inPools(ledger).filter(({ isPaid, from }) => !isPaid && from === currency)

type ActionOf<Name extends V4Action['name']> = Extract<V4Action, { name: Name }>

function swapIn(ledger: Ledger, action: ActionOf<'SWAP_EXACT_IN_SINGLE'>) {
  const { from, to, hop } = v4Hop(ledger, action)
  const { amountIn, amountOutMinimum } = action
  // Only the command that pays out may have a minimum.
  if (amountOutMinimum !== 0n) refuse()
  if (amountIn !== OPEN_DELTA) {
    const flow = { isExactIn: true, from, to, amount: amountIn, bound: 0n } as const
    ledger.flows.push({ ...flow, hops: [hop], isPaid: spendPrepaid(ledger, from, amountIn), at: 'pools' })
    return
  }
  const [flow, ...others] = inPools(ledger).filter((each) => each.isExactIn && each.to === from)
  if (!flow || others.length > 0) return refuse()
  flow.hops.push(hop)
  flow.to = to
}

function swapOut(ledger: Ledger, action: ActionOf<'SWAP_EXACT_OUT_SINGLE'>) {
  const { from, to, hop } = v4Hop(ledger, action)
  const { amountOut, amountInMaximum } = action
  if (amountOut !== OPEN_DELTA) {
    const flow = { isExactIn: false, from, to, amount: amountOut, bound: amountInMaximum } as const
    ledger.flows.push({ ...flow, hops: [hop], isPaid: false, at: 'pools' })
    return
  }
  const [flow, ...others] = unpaid(ledger, to)
  if (!flow || others.length > 0 || flow.isExactIn) return refuse()
  // In an exact output, only the first hop of the route has a maximum.
  if (flow.bound !== UINT128_MAX) refuse()
  Object.assign(flow, { hops: [hop, ...flow.hops], from, bound: amountInMaximum })
}

/** SETTLE_ALL: the account pays, either with the call's value or through Permit2. */
function settleAll(ledger: Ledger, { currency, amountMaximum }: ActionOf<'SETTLE_ALL'>) {
  const flows = unpaid(ledger, currency)
  if (flows.length === 0 || mostOf(flows) !== amountMaximum) refuse()
  for (const flow of flows) flow.isPaid = true
  if (currency !== COIN) {
    spend(ledger, currency, amountMaximum)
    return
  }
  release(ledger, COIN, amountMaximum)
  ledger.rests.add(COIN)
}

/** SETTLE before a swap: the account or the router pays for swaps that follow. */
function prepay(ledger: Ledger, { currency, amount, payerIsUser }: Omit<ActionOf<'SETTLE'>, 'name'>) {
  if (ledger.prepaid.has(currency)) refuse()
  ledger.prepaid.set(currency, amount)
  if (payerIsUser && currency !== COIN) spend(ledger, currency, amount)
  else release(ledger, currency, amount)
  if (currency === COIN && payerIsUser) ledger.rests.add(COIN)
}

/** SETTLE: the router pays, either with the sold currency that it received or with the output of the previous hops. */
function settle(ledger: Ledger, { currency, amount, payerIsUser }: ActionOf<'SETTLE'>) {
  const flows = unpaid(ledger, currency)
  if (amount === ROUTER_BALANCE) {
    if (payerIsUser) refuse()
    continued(ledger, currency).at = 'pools'
    return
  }
  if (flows.length === 0 && amount !== OPEN_DELTA) {
    prepay(ledger, { currency, amount, payerIsUser })
    return
  }
  if (payerIsUser) refuse()
  const isDebt = amount === OPEN_DELTA
  if (flows.length === 0 || flows.some(({ isExactIn }) => isExactIn === isDebt)) refuse()
  if (!isDebt && mostOf(flows) !== amount) refuse()
  release(ledger, currency, mostOf(flows))
  if (isDebt) ledger.rests.add(currency)
  for (const flow of flows) flow.isPaid = true
}

function takeAction(ledger: Ledger, action: ActionOf<'TAKE' | 'TAKE_ALL'>) {
  const { currency } = action
  const flows = inPools(ledger).filter(({ to }) => to === currency)
  if (flows.length === 0) refuse()
  if (action.name === 'TAKE_ALL') {
    deliver(ledger, flows, { currency, recipient: 'caller', least: action.amountMinimum })
    return
  }
  const { recipient, amount } = action
  // TAKE has no minimum, so it may only pay the router.
  if (!isRouter(recipient) || amount !== OPEN_DELTA) refuse()
  deliver(ledger, flows, { currency, recipient, least: 0n })
}

function runAction(ledger: Ledger, action: V4Action) {
  switch (action.name) {
    case 'SWAP_EXACT_IN_SINGLE':
      swapIn(ledger, action)
      return
    case 'SWAP_EXACT_OUT_SINGLE':
      swapOut(ledger, action)
      return
    case 'SETTLE':
      settle(ledger, action)
      return
    case 'SETTLE_ALL':
      settleAll(ledger, action)
      return
    default:
      takeAction(ledger, action)
  }
}

function swapHops(command: ContractSwap): [IntentHop, ...IntentHop[]] {
  const protocol = typeof command.path === 'string' ? 'v3' : 'v2'
  const { tokens, fees } = swapPath(command)
  const [first, ...others] = fees.flatMap((fee, at): IntentHop[] => {
    const [tokenIn, tokenOut] = [tokens[at], tokens[at + 1]]
    return tokenIn && tokenOut ? [{ protocol, fee, tokenIn, tokenOut }] : []
  })
  return first ? [first, ...others] : refuse()
}

/** Refuses a minimum for output that stays in the router: only the command that pays it out may have one. */
function onlyLast(recipient: Address, least: bigint) {
  if (isRouter(recipient) && least !== 0n) refuse()
}

function noteRests({ rests }: Ledger, hops: readonly IntentHop[]) {
  for (const { protocol, tokenIn } of hops) if (protocol === 'v3') rests.add(tokenIn)
}

function contractSwap(ledger: Ledger, command: ContractSwap) {
  const { recipient, payerIsUser } = command
  const hops = swapHops(command)
  const from = hops[0].tokenIn
  const to = hops.at(-1)?.tokenOut ?? from
  const isExactIn = 'amountIn' in command
  if (isExactIn && command.amountIn === ROUTER_BALANCE) {
    if (payerIsUser) refuse()
    const flow = continued(ledger, from)
    onlyLast(recipient, command.amountOutMinimum)
    flow.hops.push(...hops)
    flow.to = to
    noteRests(ledger, hops)
    deliver(ledger, [flow], { currency: to, recipient, least: command.amountOutMinimum })
    return
  }
  const [amount, bound] = isExactIn
    ? [command.amountIn, command.amountOutMinimum]
    : [command.amountOut, command.amountInMaximum]
  const flow: Flow = { isExactIn, hops, from, to, amount, bound, isPaid: true, at: 'router' }
  // Zero is refused because V2 interprets it as the amount that was already paid to the pair.
  if (amount <= 0n || amount > UINT128_MAX) refuse()
  if (isExactIn) {
    onlyLast(recipient, bound)
    noteRests(ledger, hops.slice(1))
  }
  if (payerIsUser) spend(ledger, from, mostOf([flow]))
  else {
    release(ledger, from, mostOf([flow]))
    if (!isExactIn || hops[0].protocol === 'v3') ledger.rests.add(from)
  }
  ledger.flows.push(flow)
  deliver(ledger, [flow], { currency: to, recipient, least: isExactIn ? bound : amount })
}

function run(ledger: Ledger, command: Command) {
  // Nothing may happen after the check of the balance, because a later command could undo what was checked.
  if (ledger.floor) refuse()
  switch (command.name) {
    case 'BALANCE_CHECK_ERC20':
      ledger.floor = { owner: command.owner, token: command.token, least: command.minBalance.toString() }
      return
    case 'V4_SWAP':
      for (const action of command.actions) runAction(ledger, action)
      if (inPools(ledger).length > 0 || ledger.prepaid.size > 0 || ledger.flows.some(({ isPaid }) => !isPaid)) refuse()
      return
    case 'PERMIT2_TRANSFER_FROM':
      if (!sameAddress(command.recipient, THIS_ROUTER)) refuse()
      spend(ledger, command.token, command.amount)
      hold(ledger, command.token, command.amount)
      return
    case 'WRAP_ETH':
      wrap(ledger, command.recipient, command.amount)
      return
    case 'UNWRAP_WETH':
      unwrap(ledger, command.recipient, command.amountMinimum)
      return
    case 'PAY_PORTION':
      payPortion(ledger, { currency: command.token, recipient: command.recipient, bips: Number(command.bips) })
      return
    case 'SWEEP':
      sweep(ledger, command.token, command.recipient, command.amountMinimum)
      return
    default:
      contractSwap(ledger, command)
  }
}

/** The sold and the bought currency of the whole program. Refuses a ledger with a remaining balance. */
function endsOf(ledger: Ledger): { sold: RouterCurrency; bought: RouterCurrency; isExactIn: boolean } {
  const { flows, spent, held, rests, payouts, weth } = ledger
  const [sold, ...others] = [...spent.keys()]
  const [payout, ...more] = payouts
  const [first] = flows
  if (!sold || others.length > 0 || !payout || more.length > 0 || !first) return refuse()
  const isGivenBack = sold !== COIN || ledger.refunded.has(COIN)
  if (held.size > 0 || rests.size > 0 || !isGivenBack) return refuse()
  const bought = payout.currency
  const { isExactIn } = first
  const isSame = (a: RouterCurrency, b: RouterCurrency) => sameAddress(a === COIN ? weth : a, b === COIN ? weth : b)
  const isOne = (flow: Flow) =>
    flow.at === 'paidOut' && flow.isExactIn === isExactIn && isSame(flow.from, sold) && isSame(flow.to, bought)
  if (!flows.every(isOne) || isSame(sold, bought)) return refuse()
  if (mostOf(flows) !== spent.get(sold)) return refuse()
  if (ledger.floor && !sameAddress(ledger.floor.token, bought)) return refuse()
  return { sold, bought, isExactIn }
}

function recipientsOf({ payouts, refunded }: Ledger): Address[] {
  const payee = payouts[0]?.recipient ?? 'caller'
  const others = [...refunded.values()]
  const all = [payee === 'caller' ? MSG_SENDER : payee, ...others]
  // Explicit recipients must not be the router's placeholder addresses.
  if ([...others, payee].some((each) => each !== 'caller' && BigInt(each) <= 2n)) refuse()
  return [...new Set(all)]
}

function intentIn({ commands, deadline }: Program, value: bigint, weth: Address): TradeIntent {
  const ledger = newLedger(value, weth)
  for (const command of commands) run(ledger, command)
  const { sold, bought, isExactIn } = endsOf(ledger)
  return {
    kind: isExactIn ? 'exactIn' : 'exactOut',
    sell: sold === COIN ? NATIVE : sold,
    buy: bought === COIN ? NATIVE : bought,
    mostSold: mostOf(ledger.flows).toString(),
    leastReceived: (ledger.payouts[0]?.least ?? 0n).toString(),
    recipients: recipientsOf(ledger),
    deadline: deadline.toString(),
    guard: null,
    ...(ledger.floor && { floor: ledger.floor }),
    fee: ledger.portion && { bips: ledger.portion.bips, recipient: ledger.portion.recipient },
    legs: ledger.flows.map(({ hops, amount, bound }) => ({
      hops,
      amount: amount.toString(),
      limit: bound.toString(),
    })),
  }
}

/**
 * The intent of a program, found by recording its commands in a ledger, independently of the encoder. Null if the
 * program is not a plain trade of one currency for another, if anything could stay in the router, or if more than one
 * command has a minimum. The recipient MSG_SENDER means the sender of the transaction.
 */
export function programIntent(program: Program, value: bigint, weth: Address): TradeIntent | null {
  try {
    return intentIn(program, value, weth)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
