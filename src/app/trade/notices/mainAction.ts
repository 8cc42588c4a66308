import { buttonLabel, type ButtonFacts, GETTING_PRICE } from '#copy/trade/card'
import type { Assessment } from '../../../domain/trade/evaluate/assess'
import type { MainAction } from '../../../views/trade/MainButton'

export interface MainPresses {
  onConnect: () => void
  onSwitch: () => void
  onRetry: () => void
  /** Null if there is nothing to review yet. */
  onReview: (() => void) | null
}

const nothing = () => undefined

export function mainAction(assessment: Assessment, facts: ButtonFacts, presses: MainPresses): MainAction {
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
