import { exactAmount, tradeAmount } from '../../domain/token/amount'
import type { Currency } from '../../domain/token/token'
import type { Assessment, ToldToAll } from '../../domain/trade/assess'
import type { MainAction } from '../../views/trade/MainButton'
import type { TradeNotice } from '../../views/trade/TradeNoticeView'
import type { LossConsent } from './useLossAcceptance'
import { blockedLabel, lossNotice } from './lossCopy'

/** The words of the trade card for each thing that may stand in the way. */

export interface CopyFacts {
  chainName: string
  /** Why what is not read is not, as a sentence. */
  noAnswer: string
  nativeSymbol: string
  nativeDecimals: number
  /** What the quote loses, as "$20,362.00" or "2 MKR"; empty without a quote. */
  lost: string
  consent: LossConsent
  readyLabel: string
  /** What must stay for the network cost, as "0.0031 ETH". */
  reserve: string
  /** What an amount that can be read in two ways may mean, as "1.234 or 1234". */
  readings: string
}

export interface CopyActions {
  onConnect: () => void
  onSwitch: () => void
  onChooseSell: () => void
  onChooseBuy: () => void
  onRetry: () => void
  onUse: (amount: string) => void
  onAccept: (currency: Currency) => void
  /** Null while there is nothing to review yet. */
  onReview: (() => void) | null
}

const nothing = () => undefined
const waiting = (label: string): MainAction => ({ label, disabled: true, onPress: nothing })

/** What is said of a token after its symbol, and what was found. */
const TRAPS = {
  unbuyable: ['cannot be bought', 'nothing of what was bought arrived'],
  unsellable: ['cannot be sold', 'the token could be bought but not sold again'],
  tax: ['keeps what you send', 'the token kept most of what was transferred'],
} as const

const NOT_TRADABLE = {
  noCode: 'has no contract on this network, so it cannot be traded here.',
  notAToken: 'does not answer like a token on this network, so it cannot be traded here.',
  unreadable: 'cannot be read right now.',
}

const NO_TAXES: TradeNotice = {
  kind: 'neutral',
  title: 'Token fees could not be measured',
  text: 'Some tokens keep a part of every transfer. If one of these does, less arrives than is shown, or the swap fails.',
}

const CHECKING = { contracts: 'Checking the swap contract', tokenList: 'Reading the token list' }

/** The main button for an assessment. */
export function mainAction(assessment: Assessment, facts: CopyFacts, actions: CopyActions): MainAction {
  switch (assessment.step) {
    case 'chooseSell':
      return { ...waiting('Select a token to sell') }
    case 'chooseBuy':
      return { ...waiting('Select a token to receive') }
    case 'switchNetwork':
      return { label: `Switch to ${facts.chainName}`, onPress: actions.onSwitch }
    case 'connect':
      return { label: 'Connect a wallet to swap', onPress: actions.onConnect }
    case 'notTradable':
      return assessment.why === 'unreadable'
        ? { label: 'Try again', onPress: actions.onRetry }
        : waiting(`${assessment.symbol} is not on ${facts.chainName}`)
    case 'noContracts':
      return waiting('Trading is off on this network')
    case 'enterAmount':
      return waiting('Enter an amount')
    case 'badAmount':
      return waiting(
        {
          malformed: 'Enter a number',
          ambiguous: `Write ${facts.readings}`,
          tooManyDecimals: 'Too many decimals',
          tooLarge: 'Amount too large',
        }[assessment.error],
      )
    case 'reading':
      return { ...waiting(`Reading ${assessment.symbol}`), busy: true }
    case 'quoting':
      return { ...waiting('Getting the best price'), busy: true }
    case 'checking':
      return { ...waiting(CHECKING[assessment.what]), busy: true }
    case 'noRoute':
      return waiting('No route found')
    case 'unchecked':
    case 'readFailed':
      return { label: 'Try again', kind: 'quiet', onPress: actions.onRetry }
    case 'refresh':
      return { label: 'Refresh the price', onPress: actions.onRetry }
    case 'unlisted':
      return waiting(`Check ${assessment.currency.symbol} first`)
    case 'trap':
      return waiting(`${assessment.symbol} is not traded here`)
    case 'stale':
      return waiting('Waiting for a new block')
    case 'notEnough':
      return waiting(`Not enough ${assessment.symbol}`)
    case 'notEnoughForCost':
      return waiting(`Not enough ${facts.nativeSymbol} for network cost`)
    case 'lossBlocked':
      return waiting(blockedLabel(assessment.loss))
    case 'acceptLoss':
      return { ...waiting('Review swap anyway'), kind: 'risk' }
    case 'ready':
      // A button that does nothing is never offered.
      if (!actions.onReview) return { ...waiting('Getting the best price'), busy: true }
      return {
        label: assessment.risky ? 'Review swap anyway' : facts.readyLabel,
        kind: assessment.risky ? 'risk' : 'filled',
        onPress: actions.onReview,
      }
  }
}

/** The notice above the main button; null when there is nothing to say. */
export function tradeNotice(assessment: Assessment, facts: CopyFacts, actions: CopyActions): TradeNotice | null {
  switch (assessment.step) {
    case 'connect':
      return assessment.told && toldNotice(assessment.told, facts, actions)
    case 'switchNetwork':
      return {
        kind: 'warn',
        title: 'Your wallet is on another network',
        text: `Switch to ${facts.chainName} to trade. Your tokens stay where they are.`,
      }
    case 'notTradable':
      return {
        kind: assessment.why === 'unreadable' ? 'down' : 'warn',
        title: `${assessment.symbol} cannot be ${assessment.why === 'unreadable' ? 'read right now' : 'traded'}`,
        text: `${assessment.symbol} ${NOT_TRADABLE[assessment.why]}${assessment.why === 'unreadable' ? ` ${facts.noAnswer}` : ''}`,
      }
    case 'noContracts':
      return { kind: 'down', title: 'Trading is off', text: assessment.reason }
    case 'noRoute':
      return {
        kind: 'neutral',
        title: 'No pool for this pair',
        text: 'No pool holds enough of both tokens for this amount. Try a smaller amount or another token.',
      }
    case 'readFailed':
      return {
        kind: 'down',
        icon: 'offline',
        title: 'Prices cannot be read right now',
        text: `${facts.noAnswer} Nothing was sent.`,
      }
    case 'unchecked':
      return {
        kind: 'down',
        icon: 'offline',
        title: 'The swap contract could not be checked',
        text: `${facts.noAnswer} It is asked again with the next block. Nothing was sent.`,
      }
    case 'unlisted': {
      const { currency, isListRead } = assessment
      return {
        kind: 'warn',
        title: isListRead
          ? `${currency.symbol} is not on the token list`
          : `The token list could not be read, which may have ${currency.symbol}`,
        text: `Anybody can make a token of any name. Compare its address, ${currency.id}, with a source you trust.`,
        action: {
          label: 'Use this token',
          onPress: () => {
            actions.onAccept(currency)
          },
        },
      }
    }
    case 'trap': {
      const [title, finding] = TRAPS[assessment.why]
      return {
        kind: 'down',
        title: `${assessment.symbol} ${title}`,
        text: `Trying it out on the network, ${finding}. It is not traded here.`,
      }
    }
    case 'refresh':
      return {
        kind: 'warn',
        title: 'This price is old',
        text: 'It was read more than 15 seconds ago. Read it again before you go on.',
      }
    case 'stale':
      return {
        kind: 'warn',
        title: 'Prices are old',
        text: 'The latest block that could be read is more than three minutes old. Nothing is signed on old prices.',
      }
    case 'notEnoughForCost': {
      const { usable } = assessment
      const amount = usable === null ? null : exactAmount(usable, facts.nativeDecimals)
      return {
        kind: 'warn',
        icon: 'gas',
        title: `Keep some ${facts.nativeSymbol} for the network cost`,
        text: `This swap needs about ${facts.reserve} on top.`,
        ...(usable !== null &&
          amount && {
            action: {
              label: `Use ${tradeAmount(usable, facts.nativeDecimals)} ${facts.nativeSymbol}`,
              onPress: () => {
                actions.onUse(amount)
              },
            },
          }),
      }
    }
    case 'lossBlocked':
    case 'acceptLoss':
      return lossNotice(assessment.loss, facts.lost, facts.consent)
    case 'ready':
      return lossNotice(assessment.loss, facts.lost, facts.consent) ?? (assessment.areTaxesUnknown ? NO_TAXES : null)
    default:
      return null
  }
}

/** What a person says of a request whose answer was lost, for which no wallet asks any more. */
const GONE = 'It is no longer there'

/** A request whose trade has left the screen, as long as the wallet has not answered it. */
export function waitingNotice(text: string, onDismiss: () => void): TradeNotice {
  return {
    kind: 'warn',
    title: 'A request still waits in your wallet',
    text: `“${text}” can still be approved there. Reject it if you do not want it any more.`,
    action: { label: GONE, onPress: onDismiss },
  }
}

/** The same in a review of the same trade, where nothing is sent but by asking again. */
export const ASK_AGAIN = {
  label: 'Ask again anyway',
  notice(text: string, onDismiss: () => void): TradeNotice {
    return {
      kind: 'warn',
      title: 'A request for this still waits in your wallet',
      text: `“${text}” has not been answered. If you ask again, both could be approved, and both would be carried out.`,
      action: { label: GONE, onPress: onDismiss },
    }
  },
}

/** What a visitor is told who is asked to connect; what the main button would do otherwise stands beside it. */
function toldNotice(told: ToldToAll, facts: CopyFacts, actions: CopyActions): TradeNotice | null {
  const notice = tradeNotice({ step: told }, facts, actions)
  const { label, disabled, onPress } = mainAction({ step: told }, facts, actions)
  return notice && (disabled ? notice : { ...notice, action: { label, onPress } })
}

/** What there is to say of a trade that ended before all of it was sent. */
export function endedNotice(message: string): TradeNotice {
  const [title = '', ...rest] = message.split(/(?<=\.) /)
  return { kind: 'neutral', title: title.replace(/\.$/, ''), text: rest.join(' ') }
}
