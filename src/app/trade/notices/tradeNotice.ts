import { LAST_SWAP, NOT_SWITCHED, noticeWords, TAXES_UNKNOWN } from '#copy/trade/notices'
import type { ButtonFacts } from '#copy/trade/card'
import { fieldAmount } from '../../../domain/token/amount'
import type { Currency } from '../../../domain/token/token'
import type { Assessment, PriceProblem } from '../../../domain/trade/evaluate/assess'
import { type NoticeContext, noticeFacts } from '../../../domain/trade/evaluate/noticeFacts'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'
import type { LossConsent } from '../useLossAcceptance'
import { lossNotice } from './lossNotice'
import { mainAction, type MainPresses } from './mainAction'

export interface NextStepFacts extends NoticeContext, ButtonFacts {
  /** The loss of the quoted trade, for example "$20,362.00" or "2 MKR"; empty if there is no quote. */
  lost: string
  consent: LossConsent
}

export interface NextStepActions extends MainPresses {
  onUse: (amount: string) => void
  onAccept: (currency: Currency) => void
}

type Appearance = Pick<TradeNotice, 'kind' | 'icon' | 'isBrief'>

/** The appearance of the notice for each step. Notices of other steps are amber. */
const APPEARANCES: Partial<Record<Assessment['step'], Appearance>> = {
  noContracts: { kind: 'down' },
  noRoute: { kind: 'neutral' },
  readFailed: { kind: 'down', icon: 'offline' },
  unchecked: { kind: 'down', icon: 'offline' },
  refresh: { kind: 'warn', isBrief: true },
  stale: { kind: 'warn', isBrief: true },
  trap: { kind: 'down' },
  notEnoughForCost: { kind: 'warn', icon: 'gas' },
}

function appearanceOf(assessment: Assessment): Appearance {
  if (assessment.step === 'notTradable' && assessment.why === 'unreadable') return { kind: 'down' }
  return APPEARANCES[assessment.step] ?? { kind: 'warn' }
}

/** The click handler of a notice's button; null if the notice has no button. */
function handlerFor(assessment: Assessment, facts: NoticeContext, actions: NextStepActions): (() => void) | null {
  if (assessment.step === 'unlisted') {
    return () => {
      actions.onAccept(assessment.currency)
    }
  }
  if (assessment.step !== 'notEnoughForCost' || assessment.usable === null) return null
  const amount = fieldAmount(assessment.usable, facts.nativeDecimals)
  return () => {
    actions.onUse(amount)
  }
}

/** The notice above the main button; null if there is none. */
export function tradeNotice(
  assessment: Assessment,
  facts: NextStepFacts,
  actions: NextStepActions,
): TradeNotice | null {
  switch (assessment.step) {
    case 'connect':
      return unansweredNotice(assessment.problem ?? unreached(facts), facts, actions)
    case 'lossBlocked':
    case 'acceptLoss':
      return lossNotice(assessment.loss, facts.lost, facts.consent)
    case 'ready': {
      const notice = lossNotice(assessment.loss, facts.lost, facts.consent)
      return notice ?? (assessment.areTaxesUnknown ? { kind: 'neutral', ...TAXES_UNKNOWN } : null)
    }
  }
  const said = noticeFacts(assessment, facts)
  if (!said) return unansweredNotice(unreached(facts), facts, actions)
  const { title, text, action: label } = noticeWords(said)
  const onPress = handlerFor(assessment, facts, actions)
  return { ...appearanceOf(assessment), title, text, ...(label && onPress && { action: { label, onPress } }) }
}

const unreached = ({ isUnreached }: NextStepFacts): PriceProblem | null => (isUnreached ? 'readFailed' : null)

/**
 * The notice of a problem that is shown together with the notice of another next step. Its button is the one that the
 * main button would be if the problem were the next step.
 */
function unansweredNotice(
  problem: PriceProblem | null,
  facts: NextStepFacts,
  actions: NextStepActions,
): TradeNotice | null {
  if (problem === null) return null
  const notice = tradeNotice({ step: problem }, facts, actions)
  const { label, disabled, onPress } = mainAction({ step: problem }, facts, actions)
  return notice && (disabled ? notice : { ...notice, action: { label, onPress } })
}

export const notSwitchedNotice = (text: string): TradeNotice => ({ kind: 'warn', title: NOT_SWITCHED, text })

/** The message about a trade that ended before everything was sent. */
export const endedNotice = (message: string): TradeNotice => ({ kind: 'neutral', title: LAST_SWAP, text: message })
