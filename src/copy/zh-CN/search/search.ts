import { all, counted } from '../browser/grammar'

export const searchKeys = { move: '移动', open: '打开', enterKey: 'Enter', close: '关闭', escapeKey: 'Esc' }

export const searchGroups = { byName: '按名称', similar: '形似的符号', liquid: '流动性最高的交易对中' }

export const loadingTokens = '正在加载代币'

export const noMatch = (text: string) => ({
  title: `没有与“${text}”匹配的代币`,
  text: '请检查拼写，或粘贴完整的合约地址。',
})

export const withoutInvisible = (text: string) => `已忽略不可见字符。搜索内容：“${text}”`

export const openAddress = '打开此地址的页面'

export const openProfile = '打开此账户的个人主页'
export const sendToAccount = '发送到此账户'
export const pastedTransaction = {
  title: '这是一笔交易',
  own: '打开你的活动',
  explorer: (explorer: string) => `在 ${explorer} 上查看`,
  noExplorer: '此网络没有可供查看的区块浏览器。',
}
export const pastedName = (name: string) => ({
  title: `${name} 是一个账户的名称`,
  reading: `正在查找 ${name}`,
  invalid: `${name} 不是有效的名称`,
  needsGateway: `${name} 需要网关`,
  unreadable: `无法查找 ${name}`,
})

export const nameProblem = {
  invalid: '它混用了不同的文字、模仿地址，或含有名称中不允许的字符。',
  needsGateway: '它的记录不在 Ethereum 上，而在此网站不查询的服务器上。请改用地址。',
}
export const nameFoundBy = (hosts: readonly string[]) => `此地址来自 ${all(hosts)}，该名称已告知对方。`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `这不是 ${listed.symbol} 的地址`,
  text: `两者的开头和结尾相似。你粘贴的是 ${pasted}；列表中的 ${listed.symbol} 是 ${listed.address}。`,
})

export const foundCount = (tokens: number) => counted(tokens, { other: `找到 ${tokens} 种代币` })

export const searchLabels = {
  field: '搜索代币',
  placeholder: '粘贴地址或搜索符号',
  clear: '清除搜索',
  list: '代币',
}

export const switchNetwork = (symbol: string, network: string) => `${network} 上的 ${symbol}`

export const alsoElsewhere = '同一地址在另一个网络上是代币。'

export const noTokenOn = (chainName: string) => `此地址在 ${chainName} 上没有代币`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: '选择要卖出的代币',
  buy: '选择要收到的代币',
  find: '查找代币',
  send: '选择要发送的代币',
}

export const selectorGroups = {
  recent: '最近的代币',
  common: '常用代币',
  favourites: '收藏',
  own: '你的代币',
  all: '全部代币',
}

export const takenBy = { sell: '卖出', buy: '收到' }

export const pairNotOffered = '不提供此交易对'

export const onList = '在代币列表中'

export const notOnList = '不在列表中'

export const nameByContract = (name: string) => `${name}，读取自合约`

export const stars = {
  group: '收藏的代币',
  keys: '按 Shift 和 Enter 将代币加入收藏。',
  hint: '收藏 (Shift+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `已将 ${symbol} 加入收藏` : `已将 ${symbol} 移出收藏`

export const unlisted = {
  title: '此代币不在公开列表中',
  text: '任何人都可以用任意名称创建代币。交易之前，请将地址与你信任的来源比对。',
  open: '打开其页面',
  use: '使用此代币',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `其地址的开头和结尾与 ${listed.symbol} 的地址相似，但并非同一个：${address} 不是 ${listed.address}。交易之前，请逐位比对。`

export const lookalikeHint = {
  sharedSymbol: '与另一种代币符号相同：请检查地址',
  similarSymbol: '与另一种代币形似：请检查地址',
}

export const looksLike = (symbol: string) => `与 ${symbol} 形似，但不是它：请检查地址`

export const pastedProblem = {
  checksum: {
    title: '此地址有误',
    text: '其中的大写字母与其余部分不符。请从你信任的来源重新复制。',
  },
  noCode: (chainName: string) => ({
    title: `此地址在 ${chainName} 上没有合约`,
    text: '请检查地址及其所属的网络。',
  }),
  notOffered: { title: '这里不提供此代币', text: '此网站的运营方将它排除在外。' },
  notListed: {
    title: '此代币不在列表中',
    text: '此网站的运营方只允许交易列表中的代币。',
  },
  notAToken: { title: '此地址不是代币', text: '该地址上的合约不像代币那样响应。' },
  unread: (noAnswer: string) => ({
    title: '无法加载此地址',
    text: `${noAnswer}将在下一个区块重试。`,
  }),
}

export const lookalikeTag = { sharedSymbol: '符号相同', similarSymbol: '形似' }

export const favouriteOf = (symbol: string) => `收藏 ${symbol}`
