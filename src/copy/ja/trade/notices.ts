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

/** Words of the notices above the main button. `symbol` is a token's: "USDC". */

export interface NoticeWords {
  title: string
  text: string
  /** Label of the button below. */
  action?: string
}

/** Why nothing can be traded on a network. */
export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'このネットワークのスワップコントラクトは、想定されたものではありません。',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `ウォレットのネットワークは${walletNetwork}です`,
    text: `取引するには${chainName}に切り替えてください。トークンは今の場所から動きません。`,
  }),
  /** `noAnswer`: why, as a sentence: "The node did not respond." */
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `${symbol}を読み込めませんでした`,
    text: sentences(noAnswer, hasWallet && '何も送信されていません。'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol}は取引できません`,
    text: `${symbol}のコントラクトはこのネットワークにないため、ここでは取引できません。`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol}は取引できません`,
    text: `${symbol}はこのネットワークでトークンとしての応答をしないため、ここでは取引できません。`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol}は取引できません`,
    text: `${symbol}はこのサイトでは提供されていません。サイトの運営者が除外しています。`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `${symbol}は取引できません`,
    text: `${symbol}は、もう一方のトークンとの組み合わせでは提供されていません。このサイトの運営者がこのペアを除外しています。`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol}は取引できません`,
    text: `${symbol}はトークンリストに見つからず、このサイトの運営者はリストにないトークンを認めていません。`,
  }),
  noContracts: ({ reason }) => ({ title: '取引は停止中です', text: CONTRACTS[reason] }),
  /** An exact amount to receive was typed, which such tokens do not allow. */
  noExactBuy: {
    title: '売却する数量を入力してください',
    text: 'いずれかのトークンが送付のたびに一部を差し引くため、受取数量を正確に指定して購入することはできません。',
  },
  noRoute: {
    title: 'この数量のルートが見つかりません',
    text: '別の数量か別のトークンを試してください。',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol}はここでは購入できません`,
    text: 'PancakeSwapにはこのトークンのプールがありますが、そのスワップコントラクトは、あまり知られていないトークンの最低受取額を保証できません。',
  }),
  refusedExactOut: {
    title: '売却する数量を入力してください',
    text: 'PancakeSwapにはこの取引のプールがありますが、そのスワップコントラクトがあまり知られていないトークンの最低受取額を保証するのは、売却する数量を固定した場合だけです。',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `${coin}ではなく${wrapped}を売却してください`,
    text: `PancakeSwapにはこの取引のプールがありますが、そのスワップコントラクトは、あまり知られていないトークンに至る経路で${coin}を保護できません。`,
  }),
  noExactBuyByHook: {
    title: '売却する数量を入力してください',
    text: '見つかったプールは、売却する数量を固定した取引だけに対応しています。',
  },
  hookRefused: ({ text }) => ({
    title: 'この数量のルートが見つかりません',
    text: sentences(
      `このプールが呼び出すコントラクト（フック）がスワップを拒否しました${text === null ? '' : `：「${text}」`}。`,
      '別の数量か、逆方向を試してください。',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: '価格を読み込めませんでした',
    text: sentences(noAnswer, hasWallet && '何も送信されていません。'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'スワップコントラクトを確認できませんでした',
    text: sentences(noAnswer, '次のブロックで再確認します。', hasWallet && '何も送信されていません。'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol}はトークンリストにありません`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `${symbol}を含む可能性のあるトークンリストを読み込めませんでした`,
    ...unlistedWords(address),
  }),
  /** The next three: buying and selling were simulated, and that is what came out. */
  unbuyable: ({ symbol }) => ({
    title: `${symbol}は購入できません`,
    text: 'ネットワーク上のシミュレーションでは、購入したトークンがまったく届きませんでした。ここでは取引できません。',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol}は売却できません`,
    text: 'ネットワーク上のシミュレーションでは、このトークンを購入できましたが、再び売却することはできませんでした。ここでは取引できません。',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol}は送付された分の大部分を差し引きました`,
    text: 'ネットワーク上のシミュレーションでは、送付した分の大部分をトークンが差し引きました。ここでは取引できません。',
  }),
  /** The text of this one and of the next has room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'この価格は古くなっています', text: `取得から${seconds}秒を超えました。` }),
  stale: ({ minutes }) => ({ title: '価格が古くなっています', text: `新しいブロックが${minutes}分間ありません。` }),
  /** `coin`: what the network is paid in, "ETH". `reserve`, `usable`: amounts of it; the second one can be sold. */
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `ネットワークコスト用に${coin}を残してください`,
    text: `このスワップには、別途約${reserve}が必要です。`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `トークンは誰でも好きな名前で作れます。アドレス${address}を、信頼できる情報源と照合してください。`,
  action: 'このトークンを使う',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'トークン手数料を測定できませんでした',
  text: '送付のたびに一部を差し引くトークンがあります。いずれかのトークンが該当する場合、受取が表示より少なくなるか、スワップが失敗します。',
}

/** The visitor’s answer about a request whose response was lost and that no wallet shows any more. */
export const GONE = 'ウォレットから消えたことを確認した'

/**
 * A request whose trade has left the screen, as long as the wallet has not answered it.
 * @param request - as "Swap 1 ETH for UNI"
 */
export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'ウォレットにまだ待機中のリクエストがあります',
  text: `「${request}」は、まだウォレットで確認して実行できる状態です。不要になった場合は拒否してください。`,
  action: GONE,
})

/** `title`: "Swap 1 ETH for UNI"; `since`: when it was asked for. */
interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

/** Trades that wait for the owners of a Safe: how many there are, and the newest of them. */
export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    other: `最新：「${title}」。${signersText(signers)}（${startText(since)}から）。このページを閉じても、取引を続けてもかまいません。待機中のものはSafeに残ります。`,
  }),
})

/** The visitor’s answer about a request that the wallet failed with. */
export const NOT_SENT = '送信されていないことを確認した'
export const MAY_BE_SENT = 'ウォレットが送信した可能性があります'

/**
 * A request that failed in the wallet but may have been sent.
 * @param request - as "Swap 1 ETH for UNI"
 * @param problem - what the wallet did, as a sentence, and where to look
 * @param minutes - how long the network is watched for it; null where it is not
 */
export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `「${request}」：${problem}`,
    minutes !== null && `${minutes}分以内にブロックに取り込まれた場合は、ここに表示されます。`,
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: '売却するトークン',
  buy: '受け取るトークン',
  amount: '数量',
}

/** A link to this page of another network. */
export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'リンクは使用されませんでした',
  text: 'このサイトで取引できないネットワークのリンクです。現在のネットワークでは、そのアドレスが別のトークンのものである可能性があります。',
}

/** @param unread - what of the link to this page could not be used */
export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'リンクの一部は使用されませんでした',
  text: `使用しなかった部分：${all(unread.map((part) => LINK_PARTS[part]))}。`,
})

/** Above what became of a trade that ended before all of it was sent. */
export const LAST_SWAP = '前回のスワップ'
export const NOT_SWITCHED = 'ウォレットは別のネットワークにあります'

/** Why a trade was closed before anything was sent. */

export const DISCONNECTED = {
  person: 'ウォレットを切断しました。',
  otherTab: '別のタブでウォレットを切断しました。',
  wallet: 'ウォレット側から切断されました。',
  crash: 'ウォレットが動作を停止しました。',
} as const
export const NETWORK_CHANGED = 'ウォレットのネットワークが変わりました。'
export const ACCOUNT_CHANGED = 'ウォレットのアカウントが変わりました。'
export const WALLET_CHANGED = '接続中のウォレットが変わりました。'
export const MULTIPLIER_CHANGED = 'トークンの数量の倍率が変わりました。'
export const PART_FAILED = 'このページの一部でエラーが発生しました。'
/** After the trade was sent. */
export const PART_FAILED_LATE = `${PART_FAILED}スワップがどうなったかは、最近のトランザクションで確認してください。`

/** Why, as a sentence, and that the review was closed; `message`: what it said last. */
export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, '確認画面を閉じました。', message ?? '何も送信されていません。')
/** While a request is open in the wallet. */
export const closedInWallet = (cause: string) => sentences(cause, '確認画面を閉じました。')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'スワップは送信前に中止されました。',
  wrap: 'ラップは送信前に中止されました。',
  unwrap: 'アンラップは送信前に中止されました。',
}
/** Before the wallet was asked for anything. */
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
