import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = '傳送'
export const REVIEW = '傳送前核對'
export const RECIPIENT_HINT = '地址或名稱'
export const SUGGESTIONS = { named: '通訊錄', paid: '付過款的地址', own: '你的帳戶' } as const

export const CONNECT_TO_SEND = '連接錢包以傳送'
export const SELECT_TOKEN = '選擇要傳送的代幣'
export const ENTER_RECIPIENT = '輸入接收方'
export const CHECK_RECIPIENT = '請檢查接收方'
export const READING_RECIPIENT = '正在檢查接收方'
export const sendLabel = (amount: string) => `傳送 ${amount}`
export const sendAnywayLabel = (amount: string) => `仍要傳送 ${amount}`

export const noAddressFor = (name: string) => `${name} 沒有對應的地址。`
export const addressOf = (name: string) => `${name} 的地址`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: '這是你用來傳送的帳戶。',
  nobody: '沒有人持有此地址的金鑰。傳送到那裡的資產會遺失。',
  ownToken: '這是該代幣自身的合約。傳送到那裡的資產會遺失。',
  token: '這是一個代幣的合約。傳送到那裡的資產通常會遺失。',
  siteContract: '這是交易所的合約。傳送到那裡的資產會遺失。',
}

export const STOPPED = {
  title: '這不是你知道的那個地址',
  text: '兩者的開頭和結尾相同，但並不是同一個地址。可能有人製造了這個地址，好讓你誤複製。',
  entered: '你輸入的',
  known: '你知道的',
  use: '使用你知道的地址',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `此地址看起來像 ${known}`,
    text: '它們是不同的地址。請逐位比對。',
  }),
  first: {
    title: '首次向此地址付款',
    text: '此瀏覽器沒有更早的付款紀錄。付款無法收回。',
  },
  contract: {
    title: '接收方是一個合約',
    text: '如果它無法把你傳送的資產再轉出，資產就會遺失。',
  },
  elsewhere: ({ networks, network }) => ({
    title: `接收方是一個在 ${network} 上不存在的合約`,
    text: `它存在於 ${all(networks)}。在 ${network} 上，可能永遠沒有人能動用你傳送的資產。`,
  }),
  unread: {
    title: '無法檢查接收方',
    text: '節點沒有說明它是否為合約。',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = '我已逐位比對，且接收方要我在此網路上使用此地址'

export const TO = '傳送至'
export const ARRIVES = '到帳'
export const ARRIVED = '已到帳'
export const KEPT = '代幣扣留'

const NOTHING_SENT = '未送出任何交易。'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('此地址上的合約不接受這筆付款。', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`${symbol} 合約拒絕這筆付款。`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`模擬中，接收方沒有收到任何 ${symbol}。`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`模擬中，接收方收到 ${received}，而不是 ${reviewed}。`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) => sentences(`模擬中，另一種代幣也從你的錢包轉出：${token}。`, NOTHING_SENT),
  unexpected: sentences('發生問題。', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = '已傳送到網路'
export const SENT_TEXT = '你可以關閉此視窗；付款會繼續進行。'
export const arrivedText = (received: string) => `接收方已收到 ${received}。`
