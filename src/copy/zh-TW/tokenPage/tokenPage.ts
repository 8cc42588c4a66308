import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `交易 ${symbol}`

export const tokenPage = {
  title: '代幣',
  loading: '正在載入代幣',
  home: '回到首頁',
  explorer: '在區塊瀏覽器上查看',
  retry: '重試',
  pools: '資金池',
  safety: '安全性資訊',
}

export const noAddress = {
  missing: {
    title: '哪種代幣？',
    text: '此連結沒有指明代幣。請在頁面頂端依符號搜尋，或貼上其地址。',
  },
  malformed: {
    title: '這不是代幣地址',
    text: '代幣地址由 0x 後接 40 個字元組成。請檢查是否已完整複製。',
  },
  checksum: {
    title: '此地址中有錯誤',
    text: '其中的大寫字母與其餘部分不符，因此至少有一個字元是錯的。請從其來源重新複製。',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `此地址在 ${chainName} 上沒有代幣`,
    text: '該地址有效，但此網路上的該地址沒有代幣合約。如果它是某人的錢包，就沒有對應的代幣頁面。',
  }),
  notOffered: () => ({
    title: '這裡不提供此代幣',
    text: '此網站的營運方將它排除在外。這並不說明代幣本身如何。',
  }),
  notToken: (chainName: string) => ({
    title: `這不是 ${chainName} 上的代幣`,
    text: '該地址上有一個合約，但它不像代幣那樣回應。',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: '無法載入此代幣',
  text: noAnswer,
})

export const noPool = {
  title: '沒有資金池持有此代幣',
  text: '沒有可顯示的鏈上價格，它也無法在這裡交易。',
}

export const poolsSource = (blockNumber: number) => `資金池讀取於區塊 ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `${chainName} 自己的幣`

export const NAMED_HERE = '此網站已收錄'

export const listTag = (isListed: boolean | null) =>
  isListed === null ? '代幣清單未載入' : isListed ? '在代幣清單中' : '不在代幣清單中'

export const lookalikeNote = { sharedSymbol: '與其他代幣符號相同', similarSymbol: '與其他代幣形似' }

export const favouriteHint = '在你選擇代幣的任何地方，收藏的代幣都排在最前面'

export const addToWallet = { idle: '加入錢包', busy: '在錢包中確認' }

export const checkAddress = '交易之前，請檢查此地址'

export const namesCanBeCopied = '名稱和符號來自合約本身，可能仿冒另一種代幣。請將地址與該專案自己的網站比對。'

export const lookalikeTitle = {
  address: (symbol: string) => `此地址只是與 ${symbol} 的地址形似`,
  unlisted: (symbol: string) => `這不是代幣清單中的 ${symbol}`,
  coin: (symbol: string) => `這不是 ${symbol}`,
  sharedSymbol: (symbol: string) => `清單中另一種代幣也叫 ${symbol}`,
  similarSymbol: (symbol: string) => `此符號與 ${symbol} 形似，而後者是另一種代幣`,
}

export const thisAddress = (address: string) => `此頁面：${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}：${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} 是網路自己的幣，沒有地址。`

export const chartTitle = '價格'

export const noPrice = {
  ether: (coin: string) => `目前沒有 ${coin} 的可靠美元價格，因此此代幣也沒有。`,
  shallow: (coin: string, dollar: string) =>
    `此代幣與 ${wrappedSymbol(coin)} 或 ${dollar} 配對的資金池中，沒有一個深到足以給出可靠的價格。`,
  hooked: '此代幣的資金池有自己的規則，無法從中得出可靠的價格。',
}

export const priceUnread = (noAnswer: string) => `${noAnswer}將在下一個區塊重試。`

export const noPriceSource = {
  unread: '無法載入價格',
  reading: '正在載入價格',
  none: '沒有可靠的價格',
}

export const blockLine = (blockNumber: number, time: string) => `區塊 ${grouped(String(blockNumber))}，${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? '流動性' : `流動性，${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? '成交量' : pools === null ? `成交量，${span}` : `成交量，${pools}，${span}`,
  marketValue: '價值，總供應量 × 價格',
  supply: '總供應量',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: '載入中',
    noPool: '沒有資金池持有此代幣',
    noPrice: '資金池中持有的資產沒有美元價格',
    refused: '節點不傳回過去的兌換',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `截至 ${until} 的 ${durationText(minutes)}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? '沒有價格'

export const balanceCard = {
  title: '你的餘額',
  disconnected: '連接錢包以查看你的餘額',
  connect: '連接',
  sell: '賣出',
  wrap: '封裝',
  approvals: '授權',
  partial: '其他授權無法載入。',
  manage: '管理授權',
}

export const tokenSilent = '該代幣沒有回應'

export const sellToken = (symbol: string) => `賣出 ${symbol}`

export const wrapCoin = (symbol: string) => `封裝 ${symbol}`

export const noApprovalOf = (symbol: string) => `${symbol} 不需要授權：沒有合約能從你的帳戶中取走它。`

export const spendersUnread = (symbol: string) => `無法檢查還有誰可以轉移你的 ${symbol}。`
export const noSpender = (symbol: string) => `這裡已知的合約都不可以轉移你的 ${symbol}。`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} 可以轉移你的${amount === null ? `全部 ${symbol}` : ` ${amount}`}`
