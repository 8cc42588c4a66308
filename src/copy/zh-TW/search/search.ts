import { all, counted } from '../browser/grammar'

export const searchKeys = { move: '移動', open: '開啟', enterKey: 'Enter', close: '關閉', escapeKey: 'Esc' }

export const searchGroups = { byName: '依名稱', similar: '形似的符號', liquid: '流動性最高的交易對中' }

export const loadingTokens = '正在載入代幣'

export const noMatch = (text: string) => ({
  title: `沒有符合「${text}」的代幣`,
  text: '請檢查拼字，或貼上完整的合約地址。',
})

export const withoutInvisible = (text: string) => `已忽略不可見的字元。搜尋內容：「${text}」`

export const openAddress = '開啟此地址的頁面'

export const openProfile = '開啟此帳戶的個人頁面'
export const sendToAccount = '傳送到此帳戶'
export const pastedTransaction = {
  title: '這是一筆交易',
  own: '開啟你的活動',
  explorer: (explorer: string) => `在 ${explorer} 上查看`,
  noExplorer: '此網路沒有可供查看的區塊瀏覽器。',
}
export const pastedName = (name: string) => ({
  title: `${name} 是一個帳戶的名稱`,
  reading: `正在查詢 ${name}`,
  invalid: `${name} 不是有效的名稱`,
  needsGateway: `${name} 需要閘道`,
  unreadable: `無法查詢 ${name}`,
})

export const nameProblem = {
  invalid: '它混用了不同的文字、模仿地址，或含有名稱中不允許的字元。',
  needsGateway: '它的記錄不在 Ethereum 上，而在此網站不查詢的伺服器上。請改用地址。',
}
export const nameFoundBy = (hosts: readonly string[]) => `此地址來自 ${all(hosts)}，該名稱已告知對方。`

export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `這不是 ${listed.symbol} 的地址`,
  text: `兩者的開頭和結尾相似。你貼上的是 ${pasted}；清單中的 ${listed.symbol} 是 ${listed.address}。`,
})

export const foundCount = (tokens: number) => counted(tokens, { other: `找到 ${tokens} 種代幣` })

export const searchLabels = {
  field: '搜尋代幣',
  placeholder: '貼上地址或搜尋符號',
  clear: '清除搜尋',
  list: '代幣',
}

export const switchNetwork = (symbol: string, network: string) => `${network} 上的 ${symbol}`

export const alsoElsewhere = '同一個地址在另一個網路上是代幣。'

export const noTokenOn = (chainName: string) => `此地址在 ${chainName} 上沒有代幣`

export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

export const selectorTitle = {
  sell: '選擇要賣出的代幣',
  buy: '選擇要收到的代幣',
  find: '尋找代幣',
  send: '選擇要傳送的代幣',
}

export const selectorGroups = {
  recent: '最近的代幣',
  common: '常用代幣',
  favourites: '收藏',
  own: '你的代幣',
  all: '所有代幣',
}

export const takenBy = { sell: '賣出', buy: '收到' }

export const pairNotOffered = '不提供此交易對'

export const onList = '在代幣清單中'

export const notOnList = '不在清單中'

export const nameByContract = (name: string) => `${name}，讀取自合約`

export const stars = {
  group: '收藏的代幣',
  keys: '按 Shift 和 Enter 將代幣加入收藏。',
  hint: '收藏 (Shift+Enter)',
}

export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `已將 ${symbol} 加入收藏` : `已將 ${symbol} 移出收藏`

export const unlisted = {
  title: '此代幣不在公開清單中',
  text: '任何人都可以用任意名稱建立代幣。交易之前，請將地址與你信任的來源比對。',
  open: '開啟其頁面',
  use: '使用此代幣',
}

export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `其地址的開頭和結尾與 ${listed.symbol} 的地址相似，但並非同一個：${address} 不是 ${listed.address}。交易之前，請逐一比對每個字元。`

export const lookalikeHint = {
  sharedSymbol: '與另一種代幣符號相同：請檢查地址',
  similarSymbol: '與另一種代幣形似：請檢查地址',
}

export const looksLike = (symbol: string) => `與 ${symbol} 形似，但不是它：請檢查地址`

export const pastedProblem = {
  checksum: {
    title: '此地址有誤',
    text: '其中的大寫字母與其餘部分不符。請從你信任的來源重新複製。',
  },
  noCode: (chainName: string) => ({
    title: `此地址在 ${chainName} 上沒有合約`,
    text: '請檢查地址及其所屬的網路。',
  }),
  notOffered: { title: '這裡不提供此代幣', text: '此網站的營運方將它排除在外。' },
  notListed: {
    title: '此代幣不在清單中',
    text: '此網站的營運方只允許交易清單中的代幣。',
  },
  notAToken: { title: '此地址不是代幣', text: '該地址上的合約不像代幣那樣回應。' },
  unread: (noAnswer: string) => ({
    title: '無法載入此地址',
    text: `${noAnswer}將在下一個區塊重試。`,
  }),
}

export const lookalikeTag = { sharedSymbol: '符號相同', similarSymbol: '形似' }

export const favouriteOf = (symbol: string) => `收藏 ${symbol}`
