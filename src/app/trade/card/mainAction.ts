import { type ButtonFacts, buttonLabel, GETTING_PRICE, sellAmount } from '#copy/trade/card'
import type { Assessment } from '#domain/trade/evaluate/assess'
import type { MainAction } from '../../../views/trade/NextStep'

/** What can be done if the balance is too small: sell as much as there is, or another token. */
export interface Remedy {
  /** For example "2.4993 ETH"; null if there is none, so that another token must be chosen. */
  amount: string | null
  onPress: () => void
}

export interface MainPresses {
  onConnect: () => void
  onSwitch: () => void
  onRetry: () => void
  /** Null if there is nothing to review yet. */
  onReview: (() => void) | null
  /** Null if the balance suffices, or if nothing can be done about it. */
  remedy: Remedy | null
}

const nothing = () => undefined

function usualAction(assessment: Assessment, facts: ButtonFacts, presses: MainPresses): MainAction {
  const label = buttonLabel(assessment, facts)
  const waiting: MainAction = { label, disabled: true, onPress: nothing }
  switch (assessment.step) {
    case 'switchNetwork':
      return { label, onPress: presses.onSwitch }
    case 'connect':
      return { label, connects: true, onPress: presses.onConnect }
    case 'notTradable':
      return assessment.why === 'unreadable' ? { label, onPress: presses.onRetry } : waiting
    case 'unchecked':
    case 'readFailed':
      return { label, kind: 'quiet', onPress: presses.onRetry }
    case 'refresh':
      return { label, onPress: presses.onRetry }
    case 'reading':
    case 'quoting':
    case 'checking':
      return { ...waiting, busy: true }
    case 'acceptLoss':
      return { ...waiting, kind: 'risk' }
    case 'ready':
      // Without a plan to review, a click would have no effect, so the button shows that the price is loading.
      if (!presses.onReview) return { ...waiting, label: GETTING_PRICE, busy: true }
      return { label, kind: assessment.risky ? 'risk' : 'filled', onPress: presses.onReview }
    default:
      return waiting
  }
}

const isShort = ({ step }: Assessment) => step === 'notEnough' || step === 'notEnoughForCost'

export function mainAction(assessment: Assessment, facts: ButtonFacts, presses: MainPresses): MainAction {
  if (!isShort(assessment) || !presses.remedy) return usualAction(assessment, facts, presses)
  const { amount, onPress } = presses.remedy
  return {
    label: amount === null ? buttonLabel({ step: 'chooseSell' }, facts) : sellAmount(amount),
    kind: 'tinted',
    onPress,
  }
}
