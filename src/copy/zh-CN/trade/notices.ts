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
  unexpected: '此网络上的兑换合约不是预期的那个。',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `你的钱包当前网络：${walletNetwork}`,
    text: `请切换到 ${chainName} 进行交易。你的代币会留在原处。`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `无法加载 ${symbol}`,
    text: sentences(noAnswer, hasWallet && '未发送任何交易。'),
  }),
  noCode: ({ symbol }) => ({
    title: `${symbol} 无法交易`,
    text: `${symbol} 在此网络上没有合约，因此无法在这里交易。`,
  }),
  notAToken: ({ symbol }) => ({
    title: `${symbol} 无法交易`,
    text: `${symbol} 在此网络上不像代币那样响应，因此无法在这里交易。`,
  }),
  notOffered: ({ symbol }) => ({
    title: `${symbol} 无法交易`,
    text: `此网站不提供 ${symbol}：网站的运营方将它排除在外。`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: '不提供此交易对',
    text: `不提供 ${symbol} 与所选的另一种代币之间的交易：此网站的运营方将这个交易对排除在外。`,
  }),
  notListed: ({ symbol }) => ({
    title: `${symbol} 无法交易`,
    text: `在代币列表中没有找到 ${symbol}，而此网站的运营方不允许其他代币。`,
  }),
  noContracts: ({ reason }) => ({ title: '交易已关闭', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: '请输入要卖出的数量',
    text: '这些代币中有一种会从每次转账中扣留一部分，因此无法买入确切的数量。',
  },
  noRoute: {
    title: '未找到此数量的路径',
    text: '请尝试其他数量或其他代币。',
  },
  refusedToken: ({ symbol }) => ({
    title: `无法在此买入 ${symbol}`,
    text: 'PancakeSwap 有该代币的资金池，但那里的兑换合约无法保证不太知名的代币的最低到账数量。',
  }),
  refusedExactOut: {
    title: '请输入要卖出的数量',
    text: 'PancakeSwap 有可用的资金池，但只有卖出数量固定时，那里的兑换合约才能保证不太知名的代币的最低到账数量。',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `请卖出 ${wrapped} 而不是 ${coin}`,
    text: `PancakeSwap 有可用的资金池，但在兑换为不太知名的代币的途中，那里的兑换合约无法保护 ${coin}。`,
  }),
  noExactBuyByHook: {
    title: '请输入要卖出的数量',
    text: '找到的资金池只接受固定的卖出数量。',
  },
  hookRefused: ({ text }) => ({
    title: '未找到此数量的路径',
    text: sentences(
      `此资金池调用的合约（其 Hook）拒绝了兑换${text === null ? '' : `：“${text}”`}。`,
      '请尝试其他数量，或反方向。',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: '无法加载价格',
    text: sentences(noAnswer, hasWallet && '未发送任何交易。'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: '无法检查兑换合约',
    text: sentences(noAnswer, '将在下一个区块再次检查。', hasWallet && '未发送任何交易。'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} 不在代币列表中`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `无法加载可能包含 ${symbol} 的代币列表`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol} 无法买入`,
    text: '在网络上模拟时，买入的代币一个也没有到账。它无法在这里交易。',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} 无法卖出`,
    text: '在网络上模拟时，该代币可以买入，但无法再卖出。它无法在这里交易。',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} 从一次转账中扣留了大部分`,
    text: '在网络上模拟时，该代币扣留了所转数量的大部分。它无法在这里交易。',
  }),
  refresh: ({ seconds }) => ({ title: '此价格已过时', text: `读取此价格已超过 ${seconds} 秒。` }),
  stale: ({ minutes }) => ({ title: '价格已过时', text: `已有 ${minutes} 分钟没有区块。` }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `请留一些 ${coin} 支付网络费用`,
    text: `此次兑换另外还需要约 ${reserve}。`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `任何人都可以用任意名称创建代币。请将其地址 ${address} 与你信任的来源比对。`,
  action: '使用此代币',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: '无法测量代币费用',
  text: '有些代币会从每次转账中扣留一部分。如果此次兑换中有一种代币会这样，你收到的会少于显示的数量，或者兑换会失败。',
}

export const GONE = '我的钱包中已没有这个请求'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: '有一个请求仍在你的钱包中等待',
  text: `“${request}”仍可在钱包中确认。如果你不再需要，请拒绝它。`,
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
    other: `最近一笔：“${title}”。${signersText(signers)}，请求于 ${startText(since)}。你可以关闭此页面，也可以继续交易：等待中的会留在 Safe 中。`,
  }),
})

export const NOT_SENT = '交易未发送'
export const MAY_BE_SENT = '你的钱包可能已发送这笔交易'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(`“${request}”：${problem}`, minutes !== null && `如果它在 ${minutes} 分钟内被打包，会显示在这里。`),
  action: NOT_SENT,
})

export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: '要卖出的代币',
  buy: '要收到的代币',
  amount: '数量',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: '未使用该链接',
  text: '它属于此网站不支持交易的网络。在当前网络上，其中的地址可能属于其他代币。',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: '链接有一部分未使用',
  text: `未使用：${all(unread.map((part) => LINK_PARTS[part]))}。`,
})

export const LAST_SWAP = '你的上一次兑换'
export const NOT_SWITCHED = '你的钱包在另一个网络上'

export const DISCONNECTED = {
  person: '你断开了钱包的连接。',
  otherTab: '你在另一个标签页中断开了钱包的连接。',
  wallet: '你的钱包断开了连接。',
  crash: '你的钱包停止了工作。',
} as const
export const NETWORK_CHANGED = '你钱包中的网络已变更。'
export const ACCOUNT_CHANGED = '你钱包中的账户已变更。'
export const WALLET_CHANGED = '连接的钱包已变更。'
export const MULTIPLIER_CHANGED = '某个代币的数量乘数已变更。'
export const PART_FAILED = '此页面的一部分出错了。'
export const PART_FAILED_LATE = `${PART_FAILED}请查看你最近的交易，了解兑换的情况。`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, '核对窗口已关闭。', message ?? '未发送任何交易。')
export const closedInWallet = (cause: string) => sentences(cause, '核对窗口已关闭。')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: '兑换在发送之前已停止。',
  wrap: '封装在发送之前已停止。',
  unwrap: '解封装在发送之前已停止。',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
