import { coinWord } from '../chain/chain'
import { exactText, tradeAmount, withSymbol } from '../token/amount'
import { NATIVE } from '../token/token'
import type { ExcessFacts, RevertFacts, StopFacts } from '../trade/confirm/stopFacts'
import type { RevertReason } from '../trade/revertReason'
import type { RecipientCaution } from './recipient'
import type { TransferPlan, TransferStop } from './transfer'

export type CautionFacts =
  | { kind: 'alike'; known: string }
  | { kind: 'first' | 'contract' | 'unread' }
  | { kind: 'elsewhere'; networks: readonly string[]; network: string }

/** @param network - the name of the network on which is sent */
export function cautionFacts(caution: RecipientCaution, network: string): CautionFacts {
  switch (caution.kind) {
    case 'alike':
      return { kind: 'alike', known: caution.anchor.name ?? caution.anchor.address }
    case 'elsewhere':
      return { ...caution, network }
    default:
      return caution
  }
}

export type StoppedFacts =
  | { kind: 'shared'; stop: StopFacts }
  | { kind: 'reverts'; revert: RevertFacts }
  | { kind: 'coinRefused' | 'unexpected' }
  | { kind: 'refused' | 'nothingArrives'; symbol: string }
  | { kind: 'lessArrives'; received: string; reviewed: string }
  | { kind: 'moreLeaves'; excess: ExcessFacts }
  | { kind: 'alsoLeaves'; token: string }

/** Why a transfer reverts; null if its contract says nothing about it. */
function revertFactsOf({ cause, text }: RevertReason, coin: string): RevertFacts | null {
  if (cause === 'noEther') return { kind: 'noCoin', coin: coinWord(coin) }
  if (cause === 'coded') return { kind: 'coded', code: text ?? '' }
  return text !== null && text !== '' ? { kind: 'returned', text } : null
}

function revertedFacts({ currency }: TransferPlan, reason: RevertReason, coin: string): StoppedFacts {
  const revert = revertFactsOf(reason, coin)
  if (revert) return { kind: 'reverts', revert }
  if (currency.id === NATIVE) return { kind: 'coinRefused' }
  return { kind: 'reverts', revert: { kind: 'transferRefused', symbol: currency.symbol } }
}

/** @param coin - the symbol of the network's own coin */
export function stoppedFacts(plan: TransferPlan, stop: TransferStop, coin: string): StoppedFacts {
  const { currency, units } = plan
  const { symbol } = currency
  const unsent = 'nothing' as const
  switch (stop.cause) {
    case 'wouldFail':
      return revertedFacts(plan, stop.reason, coin)
    case 'noFunds':
      return { kind: 'reverts', revert: { kind: 'noCoin', coin: coinWord(coin) } }
    case 'refused':
    case 'nothingArrives':
      return { kind: stop.cause, symbol }
    case 'lessArrives': {
      const text = (amount: bigint) => withSymbol(tradeAmount(amount, currency), symbol)
      return { kind: 'lessArrives', received: text(stop.received), reviewed: text(stop.reviewed) }
    }
    case 'moreLeaves': {
      const text = (amount: bigint) => withSymbol(exactText(amount, currency), symbol)
      return {
        kind: 'moreLeaves',
        excess: { kind: 'moreLeaves', moved: text(stop.left), allowed: text(BigInt(units)) },
      }
    }
    case 'alsoLeaves':
      return { kind: 'alsoLeaves', token: stop.token }
    case 'unexpected':
      return { kind: 'unexpected' }
    case 'wallet':
    case 'mayBeSent':
      return { kind: 'shared', stop: { kind: stop.cause, problem: stop.problem } }
    case 'node':
      return { kind: 'shared', stop: { kind: 'node', failure: stop.failure, unsent } }
    default:
      return { kind: 'shared', stop: { kind: stop.cause, unsent } }
  }
}
