import { wrappedSymbol } from '../../chain/chain'
import { HEAD_STALE_S } from '../../chain/limits'
import type { NotTraded } from '../../token/token'
import { QUOTE_STALE_MS } from '../limits'
import type { ContractsFault } from '../plan'
import type { Wrap } from '../quote'
import type { Assessment, Ready, Trap } from './assess'
import type { HookRefusal } from './liveQuote'

export interface NoticeContext {
  chainName: string
  walletNetwork: string
  /** A sentence that explains why data could not be read. */
  noAnswer: string
  isUnreached: boolean
  /** Whether a wallet is connected. Without one, nothing could have been sent. */
  hasWallet: boolean
  nativeSymbol: string
  /** The amount that must be left for the network cost, for example "0.0031 ETH". */
  reserve: string
}

/** The facts for the notice above the main button. */
export type NoticeFacts =
  | { kind: 'switchNetwork'; chainName: string; walletNetwork: string }
  | { kind: 'unreadable'; symbol: string; noAnswer: string; hasWallet: boolean }
  | { kind: NotTraded | 'unbuyable' | 'unsellable' | 'keepsAll'; symbol: string }
  | { kind: 'noContracts'; reason: ContractsFault }
  | { kind: 'noRoute' | 'noExactBuy' | 'refusedExactOut' | 'noExactBuyByHook' }
  | { kind: 'hookRefused'; text: string | null }
  | { kind: 'refusedToken'; symbol: string }
  | { kind: 'refusedCoin'; coin: string; wrapped: string }
  | { kind: 'readFailed' | 'unchecked'; noAnswer: string; hasWallet: boolean }
  | { kind: 'unlisted' | 'listUnread'; symbol: string; address: string }
  | { kind: 'refresh'; seconds: number }
  | { kind: 'stale'; minutes: number }
  | { kind: 'notEnoughForCost'; coin: string; reserve: string }

const TRAPS = { unbuyable: 'unbuyable', unsellable: 'unsellable', tax: 'keepsAll' } as const

export const trapNotice = (why: Trap, symbol: string): NoticeFacts => ({ kind: TRAPS[why], symbol })

function tokenNotice(
  { why, symbol }: Extract<Assessment, { step: 'notTradable' }>,
  { isUnreached, noAnswer, hasWallet }: NoticeContext,
): NoticeFacts {
  if (why !== 'unreadable') return { kind: why, symbol }
  return isUnreached ? { kind: 'readFailed', noAnswer, hasWallet } : { kind: 'unreadable', symbol, noAnswer, hasWallet }
}

function hookNotice(refusal: HookRefusal | undefined): NoticeFacts {
  if (refusal?.why === 'exactOut') return { kind: 'noExactBuyByHook' }
  return refusal?.reason.cause === 'hookRefused'
    ? { kind: 'hookRefused', text: refusal.reason.text }
    : { kind: 'noRoute' }
}

function routeNotice(
  { isTaxed, refused, byHook }: Extract<Assessment, { step: 'noRoute' }>,
  { nativeSymbol: coin }: NoticeContext,
): NoticeFacts {
  if (isTaxed) return { kind: 'noExactBuy' }
  switch (refused?.remedy) {
    case 'exactIn':
      return { kind: 'refusedExactOut' }
    case 'wrappedCoin':
      return { kind: 'refusedCoin', coin, wrapped: wrappedSymbol(coin) }
    case 'none':
      return { kind: 'refusedToken', symbol: refused.symbol }
    case undefined:
      return hookNotice(byHook)
  }
}

/** Null if no notice is needed, or if another text, such as the one about a loss, already covers the problem. */
export function noticeFacts(assessment: Assessment, context: NoticeContext): NoticeFacts | null {
  const { chainName, walletNetwork, noAnswer, hasWallet } = context
  switch (assessment.step) {
    case 'switchNetwork':
      return { kind: 'switchNetwork', chainName, walletNetwork }
    case 'notTradable':
      return tokenNotice(assessment, context)
    case 'noContracts':
      return { kind: 'noContracts', reason: assessment.reason }
    case 'noRoute':
      return routeNotice(assessment, context)
    case 'readFailed':
    case 'unchecked':
      return { kind: assessment.step, noAnswer, hasWallet }
    case 'unlisted': {
      const { symbol, id: address } = assessment.currency
      return { kind: assessment.isListRead ? 'unlisted' : 'listUnread', symbol, address }
    }
    case 'trap':
      return trapNotice(assessment.why, assessment.symbol)
    case 'refresh':
      return { kind: 'refresh', seconds: QUOTE_STALE_MS / 1_000 }
    case 'stale':
      return { kind: 'stale', minutes: HEAD_STALE_S / 60 }
    case 'notEnoughForCost':
      return { kind: 'notEnoughForCost', coin: context.nativeSymbol, reserve: context.reserve }
    default:
      return null
  }
}

export interface ReadyContext {
  chainName: string
  isSwitching: boolean
  /** The amount to wrap or unwrap, for example "1 ETH"; null if the trade is a swap or the amount is unknown. */
  wrapped: { kind: Wrap; amount: string } | null
}

/** The facts for the main button when nothing prevents the trade. */
export type ReadyFacts =
  | { kind: 'swap' | 'anyway' | 'switching' }
  | { kind: 'elsewhere'; chainName: string }
  | { kind: Wrap; amount: string }

export function readyFacts(
  { risky, isElsewhere }: Pick<Ready, 'risky' | 'isElsewhere'>,
  { chainName, isSwitching, wrapped }: ReadyContext,
): ReadyFacts {
  if (isElsewhere) return isSwitching ? { kind: 'switching' } : { kind: 'elsewhere', chainName }
  if (risky) return { kind: 'anyway' }
  return wrapped ?? { kind: 'swap' }
}
