import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = '发送'
export const REVIEW = '发送前核对'
export const RECIPIENT_HINT = '地址或名称'
export const SUGGESTIONS = { named: '地址簿', paid: '付过款的地址', own: '你的账户' } as const

export const CONNECT_TO_SEND = '连接钱包以发送'
export const SELECT_TOKEN = '选择要发送的代币'
export const ENTER_RECIPIENT = '输入接收方'
export const CHECK_RECIPIENT = '请检查接收方'
export const READING_RECIPIENT = '正在检查接收方'
export const sendLabel = (amount: string) => `发送 ${amount}`
export const sendAnywayLabel = (amount: string) => `仍要发送 ${amount}`

export const noAddressFor = (name: string) => `${name} 没有对应的地址。`
export const addressOf = (name: string) => `${name} 的地址`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: '这是你用来发送的账户。',
  nobody: '没有人持有此地址的密钥。发送到那里的资产会丢失。',
  ownToken: '这是该代币自身的合约。发送到那里的资产会丢失。',
  token: '这是一个代币的合约。发送到那里的资产通常会丢失。',
  siteContract: '这是交易所的合约。发送到那里的资产会丢失。',
}

export const STOPPED = {
  title: '这不是你知道的那个地址',
  text: '两者的开头和结尾相同，但并不是同一个地址。可能有人制造了这个地址，好让你误复制。',
  entered: '你输入的',
  known: '你知道的',
  use: '使用你知道的地址',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `此地址看起来像 ${known}`,
    text: '它们是不同的地址。请逐位比对。',
  }),
  first: {
    title: '首次向此地址付款',
    text: '此浏览器没有更早的付款记录。付款无法撤回。',
  },
  contract: {
    title: '接收方是一个合约',
    text: '如果它无法把你发送的资产再转出，资产就会丢失。',
  },
  elsewhere: ({ networks, network }) => ({
    title: `接收方是一个在 ${network} 上不存在的合约`,
    text: `它存在于 ${all(networks)}。在 ${network} 上，可能永远没有人能动用你发送的资产。`,
  }),
  unread: {
    title: '无法检查接收方',
    text: '节点没有说明它是否为合约。',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = '我已逐位比对，且接收方让我在此网络上使用此地址'

export const TO = '发送至'
export const ARRIVES = '到账'
export const ARRIVED = '已到账'
export const KEPT = '代币扣留'

const NOTHING_SENT = '未发送任何交易。'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('此地址上的合约不接受这笔付款。', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`${symbol} 合约拒绝这笔付款。`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`模拟中，接收方没有收到任何 ${symbol}。`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`模拟中，接收方收到 ${received}，而不是 ${reviewed}。`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) => sentences(`模拟中，另一种代币也从你的钱包转出：${token}。`, NOTHING_SENT),
  unexpected: sentences('出了问题。', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = '已发送到网络'
export const SENT_TEXT = '你可以关闭此窗口；付款会继续进行。'
export const arrivedText = (received: string) => `接收方已收到 ${received}。`
