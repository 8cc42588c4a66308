import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

/** Texts of the notices above the main button. `symbol` is the symbol of a token: "USDC". */

export interface NoticeWords {
  title: string
  text: string
  /** The label of the button below the text. */
  action?: string
}

/** Why nothing can be traded on a network. */
export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'The swap contract on this network is not the expected one.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Your wallet is on ${walletNetwork}`,
    text: `Switch to ${chainName} to trade. Your tokens stay where they are.`,
  }),
  /** `noAnswer`: the reason, as a sentence, for example "The node did not respond." */
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `${symbol} could not be loaded`,
    text: sentences(noAnswer, hasWallet && 'Nothing was sent.'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol} cannot be traded`,
    text: `${symbol} has no contract on this network, so it cannot be traded here.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol} cannot be traded`,
    text: `${symbol} does not respond like a token on this network, so it cannot be traded here.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol} cannot be traded`,
    text: `${symbol} is not offered on this site: its operator has left it out.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `${symbol} cannot be traded`,
    text: `${symbol} is not offered for the other token: the operator of this site has left the pair out.`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol} cannot be traded`,
    text: `${symbol} was not found on the token list, and the operator of this site allows no other tokens.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Trading is off', text: CONTRACTS[reason] }),
  /**
   * The visitor typed an exact amount to receive. This is not possible for tokens that keep a share of every transfer.
   */
  noExactBuy: {
    title: 'Enter the amount to sell',
    text: 'One of these tokens keeps a share of every transfer, so no exact amount can be bought.',
  },
  noRoute: {
    title: 'No route found for this amount',
    text: 'Try another amount or another token.',
  },
  /**
   * There are pools, but only PancakeSwap's, whose router does not check what arrives of most tokens. This text and the
   * next two say what would make the trade possible, if anything does.
   */
  refusedToken: ({ symbol }) => ({
    title: `${symbol} cannot be bought here`,
    text: 'PancakeSwap has a pool for it, but the swap contract there cannot guarantee the minimum of a token that is not well known.',
  }),
  refusedExactOut: {
    title: 'Enter the amount to sell',
    text: 'PancakeSwap has a pool for this, but the swap contract there guarantees the minimum of a token that is not well known only for a fixed amount to sell.',
  },
  /** `coin`: "BNB". `wrapped`: "WBNB". */
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Sell ${wrapped} instead of ${coin}`,
    text: `PancakeSwap has pools for this, but the swap contract there cannot protect ${coin} on the way to a token that is not well known.`,
  }),
  /** The visitor typed an exact amount to receive, which pools with hooks take only on the shortest route. */
  noExactBuyByHook: {
    title: 'Enter the amount to sell',
    text: 'The pools that were found take only a fixed amount to sell.',
  },
  /** `text`: the message of the contract that refused, or the code of its error; null without either. */
  hookRefused: ({ text }) => ({
    title: 'No route found for this amount',
    text: sentences(
      `A contract that this pool calls, its hook, refused the swap${text === null ? '' : `: “${text}”`}.`,
      'Try another amount, or the other direction.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Prices could not be loaded',
    text: sentences(noAnswer, hasWallet && 'Nothing was sent.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'The swap contract could not be checked',
    text: sentences(noAnswer, 'Checking again with the next block.', hasWallet && 'Nothing was sent.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} is not on the token list`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `The token list, which may include ${symbol}, could not be loaded`,
    ...unlistedWords(address),
  }),
  /** This text and the next two describe what happened when buying and selling the token were simulated. */
  unbuyable: ({ symbol }) => ({
    title: `${symbol} cannot be bought`,
    text: 'In a simulation on the network, none of the bought tokens arrived. It cannot be traded here.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} cannot be sold`,
    text: 'In a simulation on the network, the token could be bought but not sold again. It cannot be traded here.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} kept most of a transfer`,
    text: 'In a simulation on the network, the token kept most of what was transferred. It cannot be traded here.',
  }),
  /** This text and the next text must each fit into one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'This price is old', text: `Read over ${seconds} seconds ago.` }),
  stale: ({ minutes }) => ({ title: 'Prices are old', text: `No block for ${minutes} minutes.` }),
  /**
   * `coin`: the symbol of the coin in which the network cost is paid, "ETH". `reserve`: the amount of the coin that is
   * needed for the network cost.
   */
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Keep some ${coin} for the network cost`,
    text: `This swap needs about ${reserve} on top.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Anyone can create a token with any name. Compare its address, ${address}, with a source you trust.`,
  action: 'Use this token',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'Token fees could not be measured',
  text: 'Some tokens keep a share of every transfer. If one of these does, you receive less than shown, or the swap fails.',
}

/** The button with which the visitor says that the wallet no longer shows a request whose response was lost. */
export const GONE = 'It’s gone from my wallet'

/**
 * The notice about a request that the wallet has not answered, although the requested trade is no longer on the screen.
 * @param request - for example "Swap 1 ETH for UNI"
 */
export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'A request is still waiting in your wallet',
  text: `“${request}” can still be confirmed there. Reject it if you no longer want it.`,
  action: GONE,
})

/**
 * A trade that still needs signatures of a Safe's owners. `title`: "Swap 1 ETH for UNI". `since`: when the trade was
 * requested.
 */
interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

/**
 * The notice about trades that still need signatures of a Safe's owners. `count`: the number of such trades. The second
 * parameter is the newest of these trades.
 */
export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    one: `“${title}”. ${signersText(signers)}, since ${startText(since)}. You can close this page or keep trading: what is waiting stays in the Safe.`,
    other: `The newest: “${title}”. ${signersText(signers)}, since ${startText(since)}. You can close this page or keep trading: what is waiting stays in the Safe.`,
  }),
})

/** The button with which the visitor says that a failed request was not sent. */
export const NOT_SENT = 'It was not sent'
export const MAY_BE_SENT = 'Your wallet may have sent this'

/**
 * The notice about a request that failed in the wallet but may have been sent.
 * @param request - for example "Swap 1 ETH for UNI"
 * @param problem - what the wallet did, and where to look for the transaction, as sentences
 * @param minutes - how many minutes the page looks for the transaction on the network; null if it does not
 */
export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `“${request}”: ${problem}`,
    minutes !== null && `If it is mined within ${minutes} minutes, it will appear here.`,
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'the token to sell',
  buy: 'the token to receive',
  amount: 'the amount',
}

/** The notice about a link to the trade page of another network. */
export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'The link was not used',
  text: 'It is for a network that this site does not trade on. On this one, its addresses may belong to other tokens.',
}

/**
 * The notice about a link that was only partly used.
 * @param unread - the parts of the link that were not used
 */
export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Part of the link was not used',
  text: `Left out: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

/** The title above the outcome of a trade that ended before all its requests were sent. */
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
/** A token’s contract shows amounts multiplied by a number (ERC-8056), and the number changed. */
export const MULTIPLIER_CHANGED = 'The multiplier of a token’s amounts changed.'
export const PART_FAILED = 'A part of this page failed.'
/** Shown instead of `PART_FAILED` if the trade had already been sent. */
export const PART_FAILED_LATE = `${PART_FAILED} Check your recent transactions to see what happened to the swap.`

/**
 * Says that the review was closed. `cause`: the reason, as a sentence. `message`: the last message in the review; null
 * if there was none.
 */
export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'The review was closed.', message ?? 'Nothing was sent.')
/** Says that the review was closed while a request was open in the wallet. */
export const closedInWallet = (cause: string) => sentences(cause, 'The review was closed.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'The swap was stopped before it was sent.',
  wrap: 'The wrap was stopped before it was sent.',
  unwrap: 'The unwrap was stopped before it was sent.',
}
/** Says that a trade was stopped before it was sent. */
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
