import { configuredChain } from '../../config/chains'
import { exactAmount, tradeAmount, tradeAmountAtMost } from '../../domain/token/amount'
import { grouped } from '../../domain/page/grouped'
import { NATIVE, sameCurrency } from '../../domain/token/token'
import { happenedText } from '../../domain/trade/failureText'
import { estimatedGas, networkReserve } from '../../domain/trade/networkCost'
import { mostSold, type TradePlan } from '../../domain/trade/plan'
import type { TradePreview } from '../../store/trade/preview/previewTrade'
import type { ReviewPreview, ReviewRow } from '../../views/trade/ReviewDialog'
import type { TradeNotice } from '../../views/trade/TradeNoticeView'
import { callWords, type SymbolOf } from './callWords'

/** The words for what a trade was seen to do when it was tried out. */

/** All of an amount, its whole digits in groups. */
export function groupedAmount(units: bigint, decimals: number): string {
  const [whole = '0', fraction] = exactAmount(units, decimals).split('.')
  return fraction ? `${grouped(whole)}.${fraction}` : grouped(whole)
}

/** What was found when a plan was tried out, in words. */
export function previewOf(
  plan: TradePlan,
  data: TradePreview | undefined,
  /** Why it could not be tried out, as a part of a sentence; null as long as that is awaited. */
  noAnswer: string | null,
  symbolOf: SymbolOf,
): ReviewPreview {
  if (!data) {
    const note = noAnswer === null ? 'Trying it out on the network…' : `Not tried out: ${noAnswer}.`
    return { changes: [], calls: [], note }
  }
  const { simulation, calls } = data
  const words = calls.map((call) => callWords(call, plan, symbolOf))
  if (simulation.state !== 'done') {
    const note =
      simulation.state === 'unsupported'
        ? 'Not tried out: the network provider cannot do that.'
        : 'Tried out on the network at the latest block, it fails.'
    return { changes: [], calls: words, note }
  }
  const changes = simulation.changes.flatMap(({ currency, difference }): ReviewRow[] => {
    const side = [plan.sell, plan.buy].find(({ id }) => sameCurrency(id, currency))
    const token = side ?? (currency === NATIVE ? configuredChain(plan.chainId).nativeCurrency : null)
    if (!token) return []
    const units = BigInt(difference)
    const isGain = units > 0n
    return [
      {
        label: `Your ${token.symbol}`,
        value: `${isGain ? '+' : '−'}${groupedAmount(isGain ? units : -units, token.decimals)}`,
        tone: isGain ? 'up' : 'plain',
      },
    ]
  })
  return {
    changes,
    calls: words,
    note: 'Tried out on the network at the latest block, as your account. The network cost comes on top.',
  }
}

/** What tells that a trade would do something else than was said; null when it would not. */
export function problemOf(
  plan: TradePlan,
  data: TradePreview | undefined,
  maxFeePerGas: bigint | null,
): TradeNotice | null {
  if (!data) return null
  const { simulation } = data
  if (simulation.state !== 'reverted') return costProblem(plan, data, maxFeePerGas)
  return {
    kind: 'down',
    title: 'This would fail now',
    // Whether something was sent is not known here: a node may have mined what it then answered with an error.
    text: happenedText(simulation.reason, plan, false),
  }
}

/** An account whose ether is enough for what is sold, if any, and not for the network cost that wallets ask for. */
function costProblem(plan: TradePlan, { gas, ether }: TradePreview, maxFeePerGas: bigint | null): TradeNotice | null {
  if (gas === null || ether === null || maxFeePerGas === null) return null
  const { symbol, decimals } = configuredChain(plan.chainId).nativeCurrency
  const reserve = networkReserve(estimatedGas(gas, plan), maxFeePerGas)
  const isSold = plan.sell.id === NATIVE
  const needed = reserve + (isSold ? mostSold(plan) : 0n)
  if (BigInt(ether) >= needed) return null
  return {
    kind: 'warn',
    icon: 'gas',
    title: `Not enough ${symbol} for the network cost`,
    text: `Your wallet may ask for up to ${tradeAmountAtMost(reserve, decimals)} ${symbol} for the network${isSold ? `, on top of the ${symbol} that you sell` : ''}. Your account has ${tradeAmount(BigInt(ether), decimals)} ${symbol}.`,
  }
}
