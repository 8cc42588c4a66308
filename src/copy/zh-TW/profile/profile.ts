import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = '常見問題'
export const IMPRINT_TITLE = '網站資訊'
export const ABOUT_FAQ = '常見問題的簡短回答'
export const ABOUT_IMPRINT = '此網站由誰營運'

export const PROFILE = '個人頁面'

export const SHOW_PICTURE = '顯示圖片'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `正在檢視 ${address}，唯讀。`
export const BACK_TO_OWN = '回到你自己的帳戶'

export const WRONG_ADDRESS = {
  checksum: {
    title: '此地址有誤',
    text: '其中的大寫字母與其餘部分不符。請從你信任的來源重新複製。',
  },
  malformed: {
    title: '這不是帳戶地址',
    text: '地址由 0x 後接 40 個數字或 a 到 f 的字母組成。',
  },
} as const

export const CONNECTING = {
  title: '正在連接你的錢包',
  text: '錢包一回應，就會顯示你的代幣。',
} as const

export const DISCONNECTED = {
  title: '連接錢包以查看你的代幣',
  text: '餘額和授權透過節點從鏈上讀取，節點會看到地址。你從這裡送出的內容，只由此瀏覽器列出。',
  action: '連接',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `你的錢包目前的網路：${walletNetwork}`,
  text: `切換到 ${chainName}，即可在這裡查看你的代幣。`,
  action: `切換到 ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: '不顯示從這裡送出的內容',
  text: '它只由送出它的瀏覽器列出。兌換是公開的，可在下方從鏈上尋找。',
} as const

export const coinBalance = (coinName: string) => `${coinName} 餘額`
export const TOTAL_VALUE = '總價值'
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, { other: `${tokens} 種代幣中有 ${unpriced} 種沒有價格` })

export const stillRead = (networks: readonly string[]) => `仍在載入：${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `無法載入：${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: '營運方',
  address: '通訊地址',
  contact: '聯絡方式',
  register: '登記資訊',
  responsible: '內容負責人',
}
export const PLACEHOLDER = '未填寫'

export const profileTokens = {
  title: '代幣',
  retry: '重試',
  failed: '無法載入餘額',
  token: '代幣',
  price: '價格',
  balance: '餘額',
  value: '價值',
  action: '操作',
  trade: '交易',
  boughtNote:
    '「買入成本」是從此瀏覽器送出的兌換以及在「活動」中找到的兌換按當時價格計算的平均成本，不含網路費。未計入的部分不是在這些兌換中買入的。',
}

export const boughtFor = (paid: string) => `買入成本 ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${whole} 中的 ${part} 買入成本 ${paid}`

export const noReliablePrice = '沒有資金池或餵價給出可靠的價格。'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `區塊 ${grouped(String(blockNumber))} 時最深的資金池${hasFeed ? `和 ${coinWord(coin)} 餵價` : ''}的價格`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `一天前，按區塊 ${grouped(String(blockNumber))} 的餘額和價格，這些代幣價值 ${value}。不含已不再持有的代幣。`

export const withBalance = (count: number) => `${count} 種有餘額`

export const hideSmall = (limit: string) => `隱藏低於 ${limit} 的餘額`
export const showSmall = (limit: string, count: number) => `顯示低於 ${limit} 的餘額（${count}）`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, { other: `${balances} 項餘額無法載入` }),
  text: counted(balances, { other: '總額未計入這部分。' }),
})

export const noTokens = (chainName: string) => ({
  title: `此錢包在 ${chainName} 上沒有代幣`,
  text: '你收到或買入的代幣會列在這裡。',
  action: '前往交易',
})

export const tradeToken = (symbol: string) => `交易 ${symbol}`

export const nothingOn = (networks: readonly string[]) => `以下網路上沒有代幣：${all(networks)}`
