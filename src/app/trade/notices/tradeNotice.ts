import {
  acceptLabel,
  acceptNetworkLabel,
  lossText,
  lossTitle,
  networkShareText,
  networkShareTitle,
  typedLabel,
  typeError,
  typeLabel,
} from '#copy/trade/loss'
import {
  LAST_SWAP,
  LINK_OF_OTHER_NETWORK,
  type LinkPart,
  linkUnread,
  NOT_SWITCHED,
  noticeWords,
  TAXES_UNKNOWN,
} from '#copy/trade/notices'
import type { ButtonFacts } from '#copy/trade/card'
import {
  lossCauseFacts,
  lossFacts,
  lossTitleFacts,
  lossWord,
  needsAcceptance,
  type TradeLoss,
  typedLossFacts,
} from '#domain/trade/loss'
import type { TradeNotice } from '../../../views/trade/NextStep'
import { linkedChain, parseTradeLink } from '#boundary/tradeLink'
import { readAddress } from '#boundary/url'
import { isSupported } from '#config/chains'
import type { Assessment, PriceProblem } from '#domain/trade/evaluate/assess'
import type { Currency } from '#domain/token/token'
import { type NoticeContext, noticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { NetworkShare } from '#domain/trade/evaluate/networkShare'
import type { Spoken } from '../../useSpoken'
import { mainAction, type MainPresses } from '../card/mainAction'
import type { LossConsent } from '../useLossAcceptance'
import { LOSS_TONES } from '../figures'

const KINDS = { plain: 'neutral', warn: 'warn', down: 'down' } as const

/**
 * The notice about a loss, with the consent that it requires; null for a loss that needs no notice.
 * @param lost - the loss as text, see `lostText`
 */
export function lossNotice(loss: TradeLoss, lost: string, consent: LossConsent): TradeNotice | null {
  const { tier } = loss
  if (tier === 'none') return null
  const notice = {
    kind: KINDS[LOSS_TONES[tier]],
    about: tier,
    title: lossTitle(lossTitleFacts(loss)),
    text: lossText(lossFacts(loss, lost), lossCauseFacts(loss)),
  }
  if (!needsAcceptance(loss) || consent.isGivenBefore) return notice
  if (tier === 'type') {
    const { word, text, type } = consent
    // The word that the visitor accepted is kept, even if the loss is now smaller and would require another word.
    const label = word === lossWord(loss.share) ? typeLabel(typedLossFacts(word, loss.share)) : typedLabel(word)
    return { ...notice, confirm: { label, error: typeError(word), word, text, onText: type } }
  }
  return { ...notice, accept: { label: acceptLabel(lost), checked: consent.isAccepted, onChange: consent.tick } }
}

const NETWORK_KINDS = { note: 'neutral', warning: 'warn', accept: 'down' } as const

/**
 * The notice about a network cost that is high for the trade; null if there is none.
 * @param consent - the box that the visitor must tick, if the cost requires it; null where the box is not shown
 */
export function networkNotice(
  network: NetworkShare | null,
  consent: { isAccepted: boolean; tick: (isTicked: boolean) => void } | null = null,
): TradeNotice | null {
  if (!network) return null
  const { tier, percent, cost, value } = network
  const notice: TradeNotice = {
    kind: NETWORK_KINDS[tier],
    icon: 'gas',
    about: `network-${tier}`,
    title: networkShareTitle(percent),
    text: networkShareText(cost, value),
  }
  if (tier !== 'accept' || !consent) return notice
  return {
    ...notice,
    accept: { label: acceptNetworkLabel(cost, value), checked: consent.isAccepted, onChange: consent.tick },
  }
}

/** The parts of a trade link that could not be used; `network` if its network is not supported, so that none can. */
export function unreadOf(search: string): 'network' | readonly LinkPart[] {
  const params = new URLSearchParams(search)
  const link = parseTradeLink(search, readAddress)
  const parts: readonly (readonly [LinkPart, name: string, isRead: boolean])[] = [
    ['sell', 'inputCurrency', link.input !== null],
    ['buy', 'outputCurrency', link.output !== null],
    ['amount', 'value', link.value !== ''],
  ]
  const named = parts.filter(([, name]) => Boolean(params.get(name)))
  const chainId = linkedChain(search)
  if (named.length > 0 && chainId !== null && !isSupported(chainId)) return 'network'
  return named.flatMap(([part, , isRead]) => (isRead ? [] : part))
}

export function linkNotice(search: string): TradeNotice | null {
  const unread = unreadOf(search)
  if (unread.length === 0) return null
  return { kind: 'neutral', ...(unread === 'network' ? LINK_OF_OTHER_NETWORK : linkUnread(unread)) }
}

export const spokenNotices = (notices: readonly (TradeNotice | null)[]): Spoken[] =>
  notices.flatMap((notice) =>
    notice ? [{ key: notice.about ?? notice.title, text: `${notice.title}. ${notice.text}` }] : [],
  )

export interface NextStepFacts extends NoticeContext, ButtonFacts {
  /** The loss of the quoted trade, for example "$20,362.00" or "2 MKR"; empty if there is no quote. */
  lost: string
  consent: LossConsent
}

export interface NextStepActions extends MainPresses {
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
  if (assessment.step !== 'unlisted' || !label) return { ...appearanceOf(assessment), title, text }
  const onPress = () => {
    actions.onAccept(assessment.currency)
  }
  return { ...appearanceOf(assessment), title, text, action: { label, onPress } }
}

const unreached = ({ isUnreached }: NextStepFacts): PriceProblem | null => (isUnreached ? 'readFailed' : null)

/**
 * The notice of a problem that is shown together with the notice of another next step. Its button has the label and the
 * action that the main button would have if the problem were the next step.
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
