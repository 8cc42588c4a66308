import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = '收据'
export const COPY_TEXT = '复制为文本'
export const SHARE = '分享'
export const SAVE_PICTURE = '保存为图片'
export const READING = '正在加载收据'
export const READ_FAILED = '无法加载收据'
export const NO_SWAP = {
  title: '没有兑换的收据',
  text: '此交易的事件和调用未显示此账户进行过兑换。',
} as const

export const PAID = '你支付了'
export const RECEIVED = '你收到了'
export const PRICE = '你的价格'
export const QUOTED = '报价'
export const LEAST = '至少，按调用所定'
export const MOST = '最多，按调用所定'
export const MARKET = '兑换前所用资金池的价格'
export const AGAINST_MARKET = '与该价格相比'
export const POOL_FEES = '价格中包含的资金池费用'
export const SITE_FEE = '价格中包含的网站费用'
export const NETWORK_COST = '网络费用'
export const APPROVAL_COST = '兑换前的授权'
export const TIME = '时间'
export const TAKEN = '从请求到区块'
export const secondsText = (count: number) => `${count}\u00a0秒`
export const BLOCK = '区块'
export const ACCOUNT = '账户'
export const NETWORK = '网络'
export const TRANSACTION = '交易'
export const NOT_KNOWN = '未知'
export const NO_STATE = '未知：节点已不再保留该区块'
export const PAID_BY_OTHER = '由另一个账户支付'
export const ONLY_CLAIMED = '（按代币自身的事件）'
export const NO_FEES = '无，一比一'

const CHANGES: Sentences<MarketChange> = {
  same: '相同',
  worse: ({ percent }) => `差 ${percent}，含费用和价格影响`,
  better: ({ percent }) => `好 ${percent}，含费用和价格影响`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' 或 ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol}（不在列表中）`

export const STOP = '停止'

const SEARCHED: Sentences<SearchedFacts> = {
  none: '在搜索任何区块之前已停止。',
  whole: '已搜索全部区块。',
  wholeCut: '已搜索全部区块；列出的是最新的兑换。',
  stopped: ({ from, to }) => `已搜索区块 ${from} 到 ${to}；可能还有更早的兑换。你停止了搜索。`,
  many: ({ from, to }) => `已搜索区块 ${from} 到 ${to}；可能还有更早的兑换。`,
  limit: ({ from, to }) => `已搜索区块 ${from} 到 ${to}；可能还有更早的兑换。继续往前搜索需要的请求太多。`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      '在链上搜索转移过此账户代币的交易。搜索会向节点查询此账户自身的转账。它能找到由此账户自己发送的兑换，但找不到由打包者 (bundler) 或 Safe 的所有者代为发送的兑换。',
    label: '查找更早的兑换',
  },
  failed: {
    words: '搜索失败：节点没有响应，或不允许搜索。',
    label: '重试',
  },
  searching: ({ percent }) => ({ words: `正在搜索：已完成全部区块的 ${percent}。`, label: STOP }),
  reading: { words: '正在加载找到的内容。', label: '再次搜索' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(say(SEARCHED, searched), isNothingFound && '除上方所列之外，没有找到其他兑换。'),
    label: canGoFurther ? '继续往前搜索' : '再次搜索',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
