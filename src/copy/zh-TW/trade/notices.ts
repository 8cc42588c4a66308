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

export interface NoticeWords {
  title: string
  text: string
  /** The label of the button below the text. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: '此網路上的兌換合約不是預期的那一個。',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `你的錢包目前的網路：${walletNetwork}`,
    text: `請切換到 ${chainName} 進行交易。你的代幣會留在原處。`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `無法載入 ${symbol}`,
    text: sentences(noAnswer, hasWallet && '未送出任何交易。'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol} 無法交易`,
    text: `${symbol} 在此網路上沒有合約，因此無法在這裡交易。`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol} 無法交易`,
    text: `${symbol} 在此網路上不像代幣那樣回應，因此無法在這裡交易。`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol} 無法交易`,
    text: `此網站不提供 ${symbol}：網站的營運方將它排除在外。`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: '不提供此交易對',
    text: `不提供 ${symbol} 與所選的另一種代幣之間的交易：此網站的營運方將這個交易對排除在外。`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol} 無法交易`,
    text: `在代幣清單中找不到 ${symbol}，而此網站的營運方不允許其他代幣。`,
  }),
  noContracts: ({ reason }) => ({ title: '交易功能未啟用', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: '請輸入要賣出的數量',
    text: '這些代幣中有一種會從每次轉帳中扣留一部分，因此無法買入確切的數量。',
  },
  noRoute: {
    title: '找不到此數量的路徑',
    text: '請嘗試其他數量或其他代幣。',
  },
  refusedToken: ({ symbol }) => ({
    title: `無法在此買入 ${symbol}`,
    text: 'PancakeSwap 有該代幣的資金池，但那裡的兌換合約無法保證不太知名的代幣的最低到帳數量。',
  }),
  refusedExactOut: {
    title: '請輸入要賣出的數量',
    text: 'PancakeSwap 有可用的資金池，但只有賣出數量固定時，那裡的兌換合約才能保證不太知名的代幣的最低到帳數量。',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `請賣出 ${wrapped} 而不是 ${coin}`,
    text: `PancakeSwap 有可用的資金池，但在兌換為不太知名的代幣的途中，那裡的兌換合約無法保護 ${coin}。`,
  }),
  noExactBuyByHook: {
    title: '請輸入要賣出的數量',
    text: '找到的資金池只接受固定的賣出數量。',
  },
  hookRefused: ({ text }) => ({
    title: '找不到此數量的路徑',
    text: sentences(
      `此資金池呼叫的合約（其 Hook）拒絕了兌換${text === null ? '' : `：「${text}」`}。`,
      '請嘗試其他數量，或反方向。',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: '無法載入價格',
    text: sentences(noAnswer, hasWallet && '未送出任何交易。'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: '無法檢查兌換合約',
    text: sentences(noAnswer, '將在下一個區塊再次檢查。', hasWallet && '未送出任何交易。'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} 不在代幣清單中`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `無法載入可能包含 ${symbol} 的代幣清單`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol} 無法買入`,
    text: '在網路上模擬時，買入的代幣完全沒有入帳。它無法在這裡交易。',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} 無法賣出`,
    text: '在網路上模擬時，該代幣可以買入，但無法再賣出。它無法在這裡交易。',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} 從一次轉帳中扣留了大部分`,
    text: '在網路上模擬時，該代幣扣留了所轉數量的大部分。它無法在這裡交易。',
  }),
  refresh: ({ seconds }) => ({ title: '此價格已過時', text: `讀取此價格已超過 ${seconds} 秒。` }),
  stale: ({ minutes }) => ({ title: '價格已過時', text: `已有 ${minutes} 分鐘沒有區塊。` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `請留一些 ${coin} 支付網路費`,
    text: `這次兌換另外還需要約 ${reserve}。`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `任何人都可以用任意名稱建立代幣。請將其地址 ${address} 與你信任的來源比對。`,
  action: '使用此代幣',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: '無法測量代幣手續費',
  text: '有些代幣會從每次轉帳中扣留一部分。如果這次兌換中有一種代幣會這樣，你收到的會少於顯示的數量，或者兌換會失敗。',
}

export const GONE = '我的錢包中已沒有這個請求'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: '有一個請求仍在你的錢包中等待',
  text: `「${request}」仍可在錢包中確認。如果你不再需要，請拒絕它。`,
  action: GONE,
})

interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: counted(count, {
    other: `最近一筆：「${title}」。${signersText(signers)}，請求於 ${startText(since)}。你可以關閉此頁面，也可以繼續交易：等待中的會留在 Safe 中。`,
  }),
})

export const NOT_SENT = '交易未送出'
export const MAY_BE_SENT = '你的錢包可能已送出這筆交易'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `「${request}」：${problem}`,
    minutes !== null && `如果它在 ${minutes} 分鐘內被納入區塊，會顯示在這裡。`,
  ),
  action: NOT_SENT,
})

export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: '要賣出的代幣',
  buy: '要收到的代幣',
  amount: '數量',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: '未使用該連結',
  text: '它屬於此網站不支援交易的網路。在目前的網路上，其中的地址可能屬於其他代幣。',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: '連結有一部分未使用',
  text: `未使用：${all(unread.map((part) => LINK_PARTS[part]))}。`,
})

export const LAST_SWAP = '你的上一次兌換'
export const NOT_SWITCHED = '你的錢包在另一個網路上'

export const DISCONNECTED = {
  person: '你中斷了錢包的連線。',
  otherTab: '你從另一個分頁中斷了錢包的連線。',
  wallet: '你的錢包中斷了連線。',
  crash: '你的錢包停止運作。',
} as const
export const NETWORK_CHANGED = '你錢包中的網路已變更。'
export const ACCOUNT_CHANGED = '你錢包中的帳戶已變更。'
export const WALLET_CHANGED = '連接的錢包已變更。'
export const MULTIPLIER_CHANGED = '某個代幣的數量乘數已變更。'
export const PART_FAILED = '此頁面有一部分發生錯誤。'
export const PART_FAILED_LATE = `${PART_FAILED}請查看你最近的交易，瞭解兌換的情況。`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, '核對視窗已關閉。', message ?? '未送出任何交易。')
export const closedInWallet = (cause: string) => sentences(cause, '核對視窗已關閉。')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: '兌換在送出之前已停止。',
  wrap: '封裝在送出之前已停止。',
  unwrap: '解封裝在送出之前已停止。',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
