import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `兑换 ${symbol}`

export const tokenPage = {
  title: '代币',
  loading: '正在加载代币',
  home: '返回首页',
  explorer: '在区块浏览器上查看',
  retry: '重试',
  pools: '资金池',
  safety: '安全事实',
}

export const noAddress = {
  missing: {
    title: '哪种代币？',
    text: '此链接没有指明代币。请在页面顶部按符号搜索，或粘贴其地址。',
  },
  malformed: {
    title: '这不是代币地址',
    text: '代币地址由 0x 后接 40 个字符组成。请检查是否已完整复制。',
  },
  checksum: {
    title: '此地址中有错误',
    text: '其中的大写字母与其余部分不符，因此至少有一个字符是错的。请从其来源重新复制。',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `此地址在 ${chainName} 上没有代币`,
    text: '该地址有效，但此网络上的该地址没有代币合约。如果它是某人的钱包，就没有对应的代币页面。',
  }),
  notOffered: () => ({
    title: '这里不提供此代币',
    text: '此网站的运营方将它排除在外。这并不说明代币本身如何。',
  }),
  notToken: (chainName: string) => ({
    title: `这不是 ${chainName} 上的代币`,
    text: '该地址上有一个合约，但它不像代币那样响应。',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: '无法加载此代币',
  text: noAnswer,
})

export const noPool = {
  title: '没有资金池持有此代币',
  text: '没有可显示的链上价格，它也无法在这里交易。',
}

export const poolsSource = (blockNumber: number) => `资金池读取于区块 ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `${chainName} 自己的币`

export const NAMED_HERE = '此网站已收录'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? '代币列表未加载' : isListed ? '在代币列表中' : '不在代币列表中'

export const lookalikeNote = { sharedSymbol: '与其他代币符号相同', similarSymbol: '与其他代币形似' }

export const favouriteHint = '在你选择代币的任何地方，收藏的代币都排在最前'

export const addToWallet = { idle: '添加到钱包', busy: '在钱包中确认' }

export const checkAddress = '交易之前，请检查此地址'

export const namesCanBeCopied = '名称和符号来自合约本身，可能仿冒另一种代币。请将地址与该项目自己的网站比对。'

export const lookalikeTitle = {
  address: (symbol: string) => `此地址只是与 ${symbol} 的地址形似`,
  unlisted: (symbol: string) => `这不是代币列表中的 ${symbol}`,
  coin: (symbol: string) => `这不是 ${symbol}`,
  sharedSymbol: (symbol: string) => `列表中另一种代币也叫 ${symbol}`,
  similarSymbol: (symbol: string) => `此符号与 ${symbol} 形似，而后者是另一种代币`,
}

export const thisAddress = (address: string) => `此页面：${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}：${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} 是网络自己的币，没有地址。`

export const chartTitle = '价格'

export const noPrice = {
  ether: (coin: string) => `目前没有 ${coin} 的可靠美元价格，因此此代币也没有。`,
  shallow: (coin: string, dollar: string) =>
    `此代币与 ${wrappedSymbol(coin)} 或 ${dollar} 配对的资金池中，没有一个深到足以给出可靠的价格。`,
  hooked: '此代币的资金池有自己的规则，无法从中得出可靠的价格。',
}

export const priceUnread = (noAnswer: string) => `${noAnswer}将在下一个区块重试。`

export const noPriceSource = {
  unread: '无法加载价格',
  reading: '正在加载价格',
  none: '没有可靠的价格',
}

export const blockLine = (blockNumber: number, time: string) => `区块 ${grouped(String(blockNumber))}，${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? '流动性' : `流动性，${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? '成交量' : pools === null ? `成交量，${span}` : `成交量，${pools}，${span}`,
  marketValue: '价值，总供应量 × 价格',
  supply: '总供应量',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: '加载中',
    noPool: '没有资金池持有此代币',
    noPrice: '资金池中持有的资产没有美元价格',
    refused: '节点不返回过去的兑换',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `截至 ${until} 的 ${durationText(minutes)}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? '没有价格'

export const balanceCard = {
  title: '你的余额',
  disconnected: '连接钱包以查看你的余额',
  connect: '连接',
  sell: '卖出',
  wrap: '封装',
  approvals: '授权',
  partial: '其他授权无法加载。',
  manage: '管理授权',
}

export const tokenSilent = '该代币没有响应'

export const sellToken = (symbol: string) => `卖出 ${symbol}`

export const wrapCoin = (symbol: string) => `封装 ${symbol}`

export const noApprovalOf = (symbol: string) => `${symbol} 不需要授权：没有合约能从你的账户中取走它。`

export const spendersUnread = (symbol: string) => `无法检查还有谁可以转移你的 ${symbol}。`
export const noSpender = (symbol: string) => `这里已知的合约都不可以转移你的 ${symbol}。`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} 可以转移你的${amount === null ? `全部 ${symbol}` : ` ${amount}`}`
