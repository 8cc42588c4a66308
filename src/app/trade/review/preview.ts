import { AMOUNTS, CALL, callMeaning, NAMES } from '#copy/trade/calls'
import { PRICE_OLD, rereadingPrice } from '#copy/trade/review'
import {
  BALANCE_UNREAD,
  balanceChangeText,
  balanceLabel,
  beyondTermsWords,
  CANNOT_SIMULATE,
  costShortfall,
  FAILS,
  NOT_SIMULATED,
  notEnoughForCost,
  notSimulated,
  returnWords,
  revertText,
  SIMULATED,
  SIMULATED_AS_QUOTED,
  simulatedAgo,
  SIMULATING,
  UNTRIED,
  WOULD_FAIL,
} from '#copy/trade/stop'
import { writtenDate } from '#domain/browser/time'
import { type Address, sameAddress } from '#domain/chain/address'
import { coinWord, wrappedSymbol } from '#domain/chain/chain'
import { countedText, exactText, tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { type CurrencyId, NATIVE, sameCurrency } from '#domain/token/token'
import { feeLabel } from '#domain/pool/route'
import type { CallWords, DecodedAddress, DecodedArgument, DecodedCall } from '#domain/trade/decodedCall'
import { movesAsQuoted, showsBothSides, type TradePlan } from '#domain/trade/plan'
import { configuredChain } from '#config/chains'
import { spenderName } from '#config/spenders'
import { excessFacts, returnFacts, revertFacts } from '#domain/trade/confirm/stopFacts'
import { REVIEWED_PRICE_MAX_S } from '#domain/trade/limits'
import { isThroughHook } from '#domain/trade/hookedTrial'
import type { ReviewProblem, Trial } from '#domain/trade/evaluate/review'
import type { TradePreview } from '#store/trade/tradeSteps'
import type { ReviewPreview } from '../../../views/trade/ReviewDialog'
import type { ReviewRow } from '../../../views/trade/DialogParts'
import type { TradeNotice } from '../../../views/trade/NextStep'
import { deploymentOf } from '#config/deployments'

// These functions describe a decoded transaction as text. Every address is shown in full, with its name if it has one.

export interface CallContext {
  plan: TradePlan
  symbolOf: (token: Address) => string | null
  /** The name of a known spender contract; null for any other contract. */
  contractName: (address: Address) => string | null
  nativeCurrency: { symbol: string; decimals: number }
  weth: Address | null
}

function nameOf({ address, known }: DecodedAddress, context: CallContext): string | null {
  const { plan, symbolOf, contractName, nativeCurrency } = context
  // The dollar token has another symbol on some networks, so its symbol is looked up.
  if (known === 'coin') return nativeCurrency.symbol
  if (known === 'usdc') return symbolOf(address) ?? 'USDC'
  if (known === 'weth') return wrappedSymbol(nativeCurrency.symbol)
  if (known !== null) return NAMES[known] ?? contractName(address)
  if (sameAddress(address, plan.account)) return CALL.ownAddress
  const own = [plan.sell, plan.buy].find(({ id }) => id !== NATIVE && sameAddress(id, address))
  return own?.symbol ?? symbolOf(address)
}

function unitOf(token: CurrencyId | null, { plan, nativeCurrency, weth }: CallContext) {
  if (token === null) return null
  const side = [plan.sell, plan.buy].find(({ id }) => sameAddress(id, token))
  if (side) return side
  return weth !== null && sameAddress(token, weth)
    ? { ...nativeCurrency, symbol: wrappedSymbol(nativeCurrency.symbol) }
    : null
}

function pathText({ value, fees }: DecodedArgument & { kind: 'path' }, context: CallContext): string {
  return value
    .map((stop, index) => {
      const name = nameOf(stop, context)
      const token = name === null ? stop.address : `${name} ${stop.address}`
      const fee = fees[index - 1]
      return index === 0 ? token : `→ ${fee === undefined ? '' : `${feeLabel(fee)} → `}${token}`
    })
    .join(' ')
}

/** The latest time that a `Date` can represent, in milliseconds. */
const TIME_MAX = 8.64e15

function argumentText(argument: DecodedArgument, context: CallContext): string {
  switch (argument.kind) {
    case 'address':
      return `${argument.value.address} (${nameOf(argument.value, context) ?? CALL.unknownName})`
    case 'amount': {
      if (argument.meaning !== null) return AMOUNTS[argument.meaning]
      const unit = unitOf(argument.token, context)
      return unit ? countedText(BigInt(argument.value), unit, unit.symbol) : argument.value
    }
    case 'path':
      return pathText(argument, context)
    case 'time': {
      const at = Number(argument.value) * 1_000
      return at > 0 && at < TIME_MAX
        ? writtenDate(at, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
        : argument.value
    }
    default:
      return argument.value
  }
}

export function callWords(call: DecodedCall, context: CallContext): CallWords {
  const { to, value, name, args, calls, data } = call
  const { nativeCurrency } = context
  const sent = BigInt(value)
  const coin =
    sent === 0n
      ? []
      : [{ name: CALL.sentAlong, text: withSymbol(exactText(sent, nativeCurrency), nativeCurrency.symbol) }]
  const words = args.map((argument) => ({ name: argument.name, text: argumentText(argument, context) }))
  return {
    name: name ?? CALL.unknown,
    contract: nameOf(to, context) ?? CALL.unknownContract,
    address: to.address,
    meaning: name === null ? null : callMeaning(name, coinWord(nativeCurrency.symbol)),
    args: [...coin, ...words, ...(name === null ? [{ name: CALL.data, text: data }] : [])],
    calls: calls.map((inner) => callWords(inner, context)),
  }
}

// The rest of this module formats the simulated effects of a trade as text for the review.

type Change = Extract<TradePreview['simulation'], { state: 'done' }>['changes'][number]

/** The row for a balance's change; empty for a token that is not part of the trade. */
function changeRow(plan: TradePlan, { currency, difference }: Change): ReviewRow[] {
  const side = [plan.sell, plan.buy].find(({ id }) => sameCurrency(id, currency))
  const token = side ?? (currency === NATIVE ? configuredChain(plan.chainId).nativeCurrency : null)
  if (!token) return []
  const units = BigInt(difference)
  const isGain = units > 0n
  return [
    {
      label: balanceLabel(token.symbol),
      value: units === 0n ? '0' : balanceChangeText(exactText(isGain ? units : -units, token), isGain),
      tone: isGain ? 'up' : 'plain',
    },
  ]
}

/**
 * The result of simulating a plan.
 * @param unread - why there is no result for the newest blocks; null if there is one
 * @param age - the age of the result, such as "35 s ago"; null if it is new
 */
export function previewOf(
  plan: TradePlan,
  data: TradePreview | undefined,
  { unread, age }: { unread: string | null; age: string | null },
  symbolOf: CallContext['symbolOf'],
): ReviewPreview {
  if (!data) return { changes: [], calls: [], note: unread ?? SIMULATING }
  const { simulation } = data
  const { nativeCurrency } = configuredChain(plan.chainId)
  const weth = deploymentOf(plan.chainId)?.weth ?? null
  const contractName = (address: Address) => spenderName(plan.chainId, address)
  const context = { plan, symbolOf, contractName, nativeCurrency, weth }
  const calls = data.calls.map((call) => callWords(call, context))
  if (unread !== null) return { changes: [], calls, note: unread }
  const aged = age === null ? null : simulatedAgo(age)
  if (simulation.state !== 'done') {
    return { changes: [], calls, note: simulation.state === 'unsupported' ? CANNOT_SIMULATE : (aged ?? FAILS) }
  }
  // The amounts at the top of the review are the same, so the changes are not repeated here.
  if (movesAsQuoted(plan, simulation.changes)) return { changes: [], calls, note: aged ?? SIMULATED_AS_QUOTED }
  const note = aged ?? (showsBothSides(plan, simulation.changes) ? SIMULATED : BALANCE_UNREAD)
  return { changes: simulation.changes.flatMap((change) => changeRow(plan, change)), calls, note }
}

/** The reason why a simulation has no result for the newest blocks; null if it has one. */
export function unreadNote(trial: Trial, noAnswer: string): string | null {
  if (trial === 'pending') return SIMULATING
  return trial === 'failed' ? notSimulated(noAnswer) : null
}

/** A trade that was not simulated cannot be confirmed. `noAnswer` says why the node did not respond. */
export function trialNotice(
  {
    trial,
    plan,
    preview,
    isUntriedAccepted,
  }: { trial: Trial; plan: TradePlan; preview: TradePreview | undefined; isUntriedAccepted: boolean },
  noAnswer: string,
): TradeNotice | null {
  if (trial === 'failed') return { kind: 'warn', title: NOT_SIMULATED, text: noAnswer }
  if (trial !== 'impossible' || isUntriedAccepted) return null
  const state = preview?.simulation.state === 'unsupported' ? 'unsupported' : 'unread'
  const why = isThroughHook(plan.quote) ? 'hook' : state
  return { kind: 'warn', title: NOT_SIMULATED, text: UNTRIED[why] }
}

/** The notice that says why a plan cannot be confirmed as it is. */
export function problemNotice(problem: ReviewProblem, plan: TradePlan): TradeNotice {
  const coin = configuredChain(plan.chainId).nativeCurrency
  const { symbol } = coin
  // `isSent` is false, because the text must not claim that nothing was sent: a node may report an error for a
  // transaction that is mined nevertheless.
  if (problem.cause === 'reverts') {
    return { kind: 'down', title: WOULD_FAIL, text: revertText(revertFacts(problem.reason, plan, false, symbol)) }
  }
  if (problem.cause === 'noReturn') return { kind: 'down', ...returnWords(returnFacts(problem, plan, symbol)) }
  if (problem.cause === 'oldPrice')
    return { kind: 'warn', title: PRICE_OLD, text: rereadingPrice(REVIEWED_PRICE_MAX_S / 60) }
  if (problem.cause === 'beyondTerms') return { kind: 'down', ...beyondTermsWords(excessFacts(problem, plan)) }
  return {
    kind: 'warn',
    icon: 'gas',
    title: notEnoughForCost(symbol),
    text: costShortfall({
      symbol,
      reserve: tradeAmountAtMost(problem.reserve, coin),
      balance: tradeAmount(problem.ether, coin),
      isSold: problem.isEtherSold,
    }),
  }
}
