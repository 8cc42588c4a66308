import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = '請在你的錢包中查看交易是否已送出。'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: '你在錢包中拒絕了請求。',
  noAccounts: '你在錢包中拒絕了請求。',
  busy: '請開啟你的錢包：已有一個請求在那裡等待。',
  timedOut: '你的錢包未及時回應。',
  notSwitched: '你的錢包沒有切換網路。',
  gone: '你的錢包未連接。',
  notInstalled: '此瀏覽器未安裝該錢包。',
  connectorNotFound: '找不到連接器。',
  networkLost: '你的錢包失去了與此網路的連線。請在錢包中重新選擇該網路，然後重試。',
  unsupported: '你的錢包不支援此請求。',
  upgradeRefused: '你的錢包沒有升級你的帳戶。',
  changed: '你錢包中的帳戶或網路已變更。請檢查後重試。',
  withdrawn: '請求未傳送到你的錢包。',
  alreadyConnected: '連接器已連接。',
  framed: '此頁面顯示在另一個頁面之內，因此不使用任何錢包。',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: '瀏覽器封鎖了錢包的視窗。請允許此頁面的彈出式視窗，然後重試。',
  notOwner: '你不是此 Safe 的擁有者之一。請以其中一位擁有者的身分開啟它，再進行交易。',
  relayUnreachable: '無法連上 WalletConnect。請檢查你的網際網路連線，然後重試。',
  accountsInvalid: '你的錢包沒有傳回帳戶清單。',
  accountsUnreadable: '無法從你的錢包讀取你的帳戶。',
  networkUnreadable: '無法從你的錢包讀取網路。',
  chainNotConfigured: '未設定該網路。',
  chainRefused: '你的錢包不支援此請求。',
  switchFailed: '切換網路時發生錯誤。',
  addFailed: '新增網路時發生錯誤。',
  assetFailed: '你的錢包無法加入該代幣。',
  assetRefused: '你的錢包沒有加入該代幣。',
  sendFailed: '你的錢包回報了錯誤。',
  invalidHash: '交易雜湊無效。',
  invalidResponse: '你的錢包傳回了無效的回應。',
  statusUnreadable: '你的錢包無法回報交易的狀態。',
}

export const noFunds = (coin: string) => `帳戶中的 ${coinWord(coin)} 不足以支付網路費。未送出任何交易。`

const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `你的錢包無法加入 ${symbol}。`,
  assetRefused: (symbol) => `你的錢包沒有加入 ${symbol}。`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], '請重新載入此頁面並再次連接。'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `請在你錢包的設定中新增 ${network}，並在那裡選擇它。`),
  refused: ({ network }) => `你的錢包不支援從這裡切換到 ${network}。請改在你的錢包中選擇 ${network}。`,
  chooseThere: ({ problem, network }) => sentences(SENTENCE[problem], `請改在你的錢包中選擇 ${network}。`),
  chooseOrRetry: ({ problem, network }) => sentences(SENTENCE[problem], `請在你的錢包中選擇 ${network}，或重試。`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
