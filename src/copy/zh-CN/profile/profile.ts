import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = '常见问题'
export const IMPRINT_TITLE = '网站信息'
export const ABOUT_FAQ = '常见问题的简短回答'
export const ABOUT_IMPRINT = '此网站由谁运营'

export const PROFILE = '个人主页'

export const SHOW_PICTURE = '显示图片'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `正在查看 ${address}，只读。`
export const BACK_TO_OWN = '返回你自己的账户'

export const WRONG_ADDRESS = {
  checksum: {
    title: '此地址有误',
    text: '其中的大写字母与其余部分不符。请从你信任的来源重新复制。',
  },
  malformed: {
    title: '这不是账户地址',
    text: '地址由 0x 后接 40 个数字或 a 到 f 的字母组成。',
  },
} as const

export const CONNECTING = {
  title: '正在连接你的钱包',
  text: '钱包一响应，就会显示你的代币。',
} as const

export const DISCONNECTED = {
  title: '连接钱包以查看你的代币',
  text: '余额和授权通过节点从链上读取，节点会看到地址。你从这里发送的内容，只由此浏览器列出。',
  action: '连接',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `你的钱包当前网络：${walletNetwork}`,
  text: `切换到 ${chainName}，即可在这里查看你的代币。`,
  action: `切换到 ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: '不显示从这里发送的内容',
  text: '它只由发送它的浏览器列出。兑换是公开的，可在下方从链上查找。',
} as const

export const coinBalance = (coinName: string) => `${coinName} 余额`
export const TOTAL_VALUE = '总价值'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, { other: `${tokens} 种代币中有 ${unpriced} 种没有价格` })

export const stillRead = (networks: readonly string[]) => `仍在加载：${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `无法加载：${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: '运营方',
  address: '地址',
  contact: '联系方式',
  register: '登记信息',
  responsible: '内容负责人',
}
export const PLACEHOLDER = '未填写'

export const profileTokens = {
  title: '代币',
  retry: '重试',
  failed: '无法加载余额',
  token: '代币',
  price: '价格',
  balance: '余额',
  value: '价值',
  action: '操作',
  trade: '交易',
  boughtNote:
    '“买入成本”是从此浏览器发送的兑换以及在“活动”中找到的兑换按当时价格计算的平均成本，不含网络费用。未计入的部分不是在这些兑换中买入的。',
}

export const boughtFor = (paid: string) => `买入成本 ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${whole} 中的 ${part} 买入成本 ${paid}`

export const noReliablePrice = '没有资金池或喂价给出可靠的价格。'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `区块 ${grouped(String(blockNumber))} 时最深的资金池${hasFeed ? `和 ${coinWord(coin)} 喂价` : ''}的价格`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `一天前，按区块 ${grouped(String(blockNumber))} 的余额和价格，这些代币价值 ${value}。不含已不再持有的代币。`

export const withBalance = (count: number) => `${count} 种有余额`

export const hideSmall = (limit: string) => `隐藏低于 ${limit} 的余额`
export const showSmall = (limit: string, count: number) => `显示低于 ${limit} 的余额（${count}）`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, { other: `${balances} 项余额无法加载` }),
  text: counted(balances, { other: '总额未计入这部分。' }),
})

export const noTokens = (chainName: string) => ({
  title: `此钱包在 ${chainName} 上没有代币`,
  text: '你收到或买入的代币会列在这里。',
  action: '前往交易',
})

export const tradeToken = (symbol: string) => `交易 ${symbol}`

export const nothingOn = (networks: readonly string[]) => `以下网络上没有代币：${all(networks)}`
