import { all } from '../browser/grammar'
import { HEAD_STALE_S } from '../../../domain/chain/limits'
import { QUOTE_STALE_MS } from '../../../domain/trade/limits'
import { SENT_SEARCH_MS } from '../../../domain/transaction/limits'
import { tradeAmount } from '../../../domain/token/amount'
import type { Assessment } from '../../../domain/trade/evaluate/assess'
import { signersOf } from '../../../domain/wallet/signers'
import { sinceText } from '../browser/time'
import { pendingText, signersText } from '../wallet/notifications'
import type { ContractsFault } from '../../../domain/trade/plan'
import { NO_CONTRACTS } from '../transaction/node'

/** Words of the notices above the main button. */

export interface NoticeFacts {
  chainName: string
  /** The name of the network that the wallet is on. */
  walletNetwork: string
  /** Why what could not be read was not, as a sentence. */
  noAnswer: string
  /** Nothing at all was read of the network. */
  isUnreached: boolean
  nativeSymbol: string
  nativeDecimals: number
  /** What must stay for the network cost, for example "0.0031 ETH". */
  reserve: string
}

export interface NoticeWords {
  title: string
  text: string
  /** Label of the button below. */
  action?: string
}

/** Steps without an entry in `NOTICES`: `tradeNotice` builds their notices from other texts, such as those in `loss`. */
type Unworded = 'connect' | 'lossBlocked' | 'acceptLoss' | 'ready'

type Notices = {
  [Step in Exclude<Assessment['step'], Unworded>]?: (
    assessment: Assessment & { step: Step },
    facts: NoticeFacts,
  ) => NoticeWords
}

/** Why nothing can be traded on a network. */
export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'The swap contract on this network is not the expected one.',
}

/** What a token cannot do, after its symbol, and what the trial found. */
const TRAPS = {
  unbuyable: ['cannot be bought', 'none of the bought tokens arrived'],
  unsellable: ['cannot be sold', 'the token could be bought but not sold again'],
  tax: ['keeps what you send', 'the token kept most of what was transferred'],
} as const

const NOT_TRADABLE = {
  noCode: 'has no contract on this network, so it cannot be traded here.',
  notAToken: 'does not respond like a token on this network, so it cannot be traded here.',
  notOffered: 'is not offered on this site: its operator has left it out.',
  pairNotOffered: 'is not offered for the other token: the operator of this site has left the pair out.',
  notListed: 'was not found on the token list, and the operator of this site allows no other tokens.',
}

const NOTICES: Notices = {
  switchNetwork: (_, { chainName, walletNetwork }) => ({
    title: `Your wallet is on ${walletNetwork}`,
    text: `Switch to ${chainName} to trade. Your tokens stay where they are.`,
  }),
  notTradable: ({ why, symbol }, { noAnswer, isUnreached }) =>
    why === 'unreadable'
      ? { title: `${isUnreached ? 'Prices' : symbol} could not be loaded`, text: `${noAnswer} Nothing was sent.` }
      : { title: `${symbol} cannot be traded`, text: `${symbol} ${NOT_TRADABLE[why]}` },
  noContracts: ({ reason }) => ({ title: 'Trading is off', text: CONTRACTS[reason] }),
  noRoute: ({ isTaxed }) =>
    isTaxed
      ? {
          title: 'Enter the amount to sell',
          text: 'One of these tokens keeps a share of every transfer, so no exact amount can be bought.',
        }
      : {
          title: 'No pool for this pair',
          text: 'No pool can trade this amount. Try another amount or another token.',
        },
  readFailed: (_, { noAnswer }) => ({
    title: 'Prices could not be loaded',
    text: `${noAnswer} Nothing was sent.`,
  }),
  unchecked: (_, { noAnswer }) => ({
    title: 'The swap contract could not be checked',
    text: `${noAnswer} Checking again with the next block. Nothing was sent.`,
  }),
  unlisted: ({ currency: { symbol, id }, isListRead }) => ({
    title: isListRead
      ? `${symbol} is not on the token list`
      : `The token list, which may include ${symbol}, could not be loaded`,
    text: `Anyone can create a token with any name. Compare its address, ${id}, with a source you trust.`,
    action: 'Use this token',
  }),
  trap: ({ why, symbol }) => ({
    title: `${symbol} ${TRAPS[why][0]}`,
    text: `In a test run on the network,  ${TRAPS[why][1]}. It cannot be traded here.`,
  }),
  refresh: () => ({
    title: 'This price is old',
    // On the narrowest screens it has room for one short line.
    text: `Read over ${QUOTE_STALE_MS / 1_000} seconds ago.`,
  }),
  stale: () => ({
    title: 'Prices are old',
    text: `No block for ${HEAD_STALE_S / 60} minutes.`,
  }),
  notEnoughForCost: ({ usable }, { nativeSymbol, nativeDecimals, reserve }) => ({
    title: `Keep some ${nativeSymbol} for the network cost`,
    text: `This swap needs about ${reserve} on top.`,
    ...(usable !== null && { action: `Use ${tradeAmount(usable, nativeDecimals)} ${nativeSymbol}` }),
  }),
}

/** The words of the notice for an assessment; null when there is nothing to say. */
export function noticeWords(assessment: Assessment, facts: NoticeFacts): NoticeWords | null {
  const words = (NOTICES as Partial<Record<string, (assessment: Assessment, facts: NoticeFacts) => NoticeWords>>)[
    assessment.step
  ]
  return words?.(assessment, facts) ?? null
}

export const TAXES_UNKNOWN = {
  title: 'Token fees could not be measured',
  text: 'Some tokens keep a share of every transfer. If one of these does, you receive less than shown, or the swap fails.',
}

/** The visitor’s answer about a request whose response was lost and that no wallet shows any more. */
export const GONE = 'It’s gone from my wallet'

/**
 * A request whose trade has left the screen, as long as the wallet has not answered it.
 * @param request - as "Swap 1 ETH for UNI"
 */
export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'A request is still waiting in your wallet',
  text: `“${request}” can still be approved there. Reject it if you no longer want it.`,
  action: GONE,
})

/**
 * Trades that wait for the owners of a Safe, as long as they do.
 * @param newest - the newest of them
 */
export const waitingAtSafe = (
  count: number,
  {
    description,
    threshold,
    signed,
    addedAt,
  }: Record<'threshold' | 'addedAt', number> & { description: string; signed: number | undefined },
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: `${count === 1 ? '' : 'The newest: '}“${description}”. ${signersText(signersOf(threshold, signed))}, since ${sinceText(addedAt)}. You can close this page, or trade meanwhile: what is open then goes on.`,
})

/** The visitor’s answer about a request that the wallet failed with. */
export const NOT_SENT = 'It was not sent'
export const MAY_BE_SENT = 'Your wallet may have sent this'

/**
 * A request that failed in the wallet but may have been sent.
 * @param request - as "Swap 1 ETH for UNI"
 * @param problem - what the wallet did, as a sentence, and where to look
 */
export const failedRequest = (request: string, problem: string, isWatched: boolean): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: `“${request}”: ${problem}${isWatched ? ` If it is mined within ${SENT_SEARCH_MS / 60_000} minutes, it will appear here.` : ''}`,
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'the token to sell',
  buy: 'the token to receive',
  amount: 'the amount',
}

/** @param unread - what of the link to this page could not be used: with its network all of it */
export const linkUnread = (unread: 'network' | readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> =>
  unread === 'network'
    ? {
        title: 'The link was not used',
        text: 'It is for a network that this site does not trade on. On this one, its addresses may belong to other tokens.',
      }
    : {
        title: 'Part of the link was not used',
        text: `Left out: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
      }

/** Above what became of a trade that ended before all of it was sent. */
export const LAST_SWAP = 'Your last swap'
export const NOT_SWITCHED = 'Your wallet is on another network'

/** Why a trade was closed before anything was sent. */

export const DISCONNECTED = {
  person: 'You disconnected your wallet.',
  otherTab: 'You disconnected your wallet in another tab.',
  wallet: 'Your wallet disconnected.',
  crash: 'Your wallet stopped working.',
} as const
export const NETWORK_CHANGED = 'The network in your wallet changed.'
export const ACCOUNT_CHANGED = 'The account in your wallet changed.'
export const WALLET_CHANGED = 'The connected wallet changed.'
export const PART_FAILED = 'A part of this page failed.'
/** After the trade was sent. */
export const PART_FAILED_LATE = `${PART_FAILED} Check your recent transactions to see what happened to the swap.`

const CLOSED = 'The review was closed.'

/** Under review; `message` is what the review reported of the last attempt. */
export const closedInReview = (cause: string, message: string | null) =>
  `${cause} ${CLOSED} ${message ?? 'Nothing was sent.'}`
/** While a request is open in the wallet. */
export const closedInWallet = (cause: string) => `${cause} ${CLOSED}`
/** Before the wallet was asked for anything. */
export const stoppedBefore = (cause: string, what: string) => `${cause} The ${what} was stopped before it was sent.`
