import { exactAmount, tradeAmount } from '../../domain/amount'
import { usdText } from '../../domain/money'
import type { Assessment } from '../../domain/trade/assess'
import { percentFromMillionths } from '../../domain/trade/impact'
import type { TradeNotice } from '../../views/trade/TradeForm'
import type { MainAction } from '../../views/trade/MainButton'

/** The words of the trade card for each thing that may stand in the way. */

export interface CopyFacts {
  chainName: string
  nativeSymbol: string
  nativeDecimals: number
  /** In millionths. */
  impact: bigint | null
  /** What the impact costs, in dollars with 18 decimals; null when there is no price. */
  lossUsd: bigint | null
  accepted: boolean
  readyLabel: string
}

export interface CopyActions {
  onConnect: () => void
  onSwitch: () => void
  onChooseSell: () => void
  onChooseBuy: () => void
  onRetry: () => void
  onUse: (amount: string) => void
  onAccept: (accepted: boolean) => void
  onReview: () => void
}

const nothing = () => undefined
const waiting = (label: string): MainAction => ({ label, disabled: true, onPress: nothing })

const NOT_TRADABLE = {
  noCode: 'has no contract on this network, so it cannot be traded here.',
  notAToken: 'does not answer like a token on this network, so it cannot be traded here.',
  unreadable: 'cannot be read right now. The network provider did not answer.',
}

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
        { malformed: 'Enter a number', tooManyDecimals: 'Too many decimals', tooLarge: 'Amount too large' }[
          assessment.error
        ],
      )
    case 'reading':
      return { ...waiting(`Reading ${assessment.symbol}`), busy: true }
    case 'quoting':
      return { ...waiting('Getting the best price'), busy: true }
    case 'noRoute':
      return waiting('No route found')
    case 'readFailed':
      return { label: 'Try again', onPress: actions.onRetry }
    case 'stale':
      return waiting('Waiting for a new block')
    case 'notEnough':
      return waiting(`Not enough ${assessment.symbol}`)
    case 'notEnoughForCost':
      return waiting(`Not enough ${facts.nativeSymbol} for network cost`)
    case 'impactBlocked':
      return waiting('Price impact too high')
    case 'acceptLoss':
      return { ...waiting('Review swap anyway'), kind: 'risk' }
    case 'ready':
      return {
        label: assessment.risky ? 'Review swap anyway' : facts.readyLabel,
        kind: assessment.risky ? 'risk' : 'filled',
        onPress: actions.onReview,
      }
  }
}

function lossWords({ impact, lossUsd }: CopyFacts): string {
  if (impact === null) return 'How far this trade moves the price cannot be told.'
  return lossUsd === null
    ? `This trade moves the price by ${percentFromMillionths(impact)}.`
    : `You would lose about ${usdText(lossUsd)} against the market price.`
}

function impactNotice(needsYes: boolean, facts: CopyFacts, { onAccept }: CopyActions): TradeNotice {
  const share = facts.impact === null ? 'part' : percentFromMillionths(facts.impact)
  const about = facts.lossUsd === null ? `${share} of the value` : usdText(facts.lossUsd)
  return {
    kind: needsYes ? 'down' : 'warn',
    title: facts.impact === null ? 'Price impact not known' : `${share} price impact`,
    text: `${lossWords(facts)} Smaller swaps lose less.`,
    ...(needsYes && {
      accept: { label: `I accept losing about ${about}`, checked: facts.accepted, onChange: onAccept },
    }),
  }
}

/** The notice above the main button; null when there is nothing to say. */
export function tradeNotice(assessment: Assessment, facts: CopyFacts, actions: CopyActions): TradeNotice | null {
  switch (assessment.step) {
    case 'switchNetwork':
      return {
        kind: 'warn',
        title: 'Your wallet is on another network',
        text: `Switch to ${facts.chainName} to trade. Your tokens stay where they are.`,
      }
    case 'notTradable':
      return {
        kind: assessment.why === 'unreadable' ? 'down' : 'warn',
        title: `${assessment.symbol} cannot be traded`,
        text: `${assessment.symbol} ${NOT_TRADABLE[assessment.why]}`,
      }
    case 'noContracts':
      return { kind: 'down', title: 'Trading is off', text: assessment.reason }
    case 'noRoute':
      return {
        kind: 'warn',
        title: 'No route found',
        text: 'No pool connects these tokens for this amount. Try a smaller amount or another token.',
      }
    case 'readFailed':
      return {
        kind: 'down',
        title: 'Prices cannot be read right now',
        text: 'The network provider did not answer. Nothing was sent.',
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
        title: `Keep some ${facts.nativeSymbol} for the network cost`,
        text: `The account must hold a little more ${facts.nativeSymbol} than is sold.`,
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
    case 'impactBlocked':
      return { kind: 'down', title: 'Price impact too high', text: `${lossWords(facts)} Enter a smaller amount.` }
    case 'acceptLoss':
      return impactNotice(true, facts, actions)
    case 'ready':
      return assessment.note ? impactNotice(assessment.risky, facts, actions) : null
    default:
      return null
  }
}
