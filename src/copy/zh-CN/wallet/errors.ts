import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = '请在你的钱包中查看交易是否已发送。'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: '你在钱包中拒绝了请求。',
  noAccounts: '你在钱包中拒绝了请求。',
  busy: '请打开你的钱包：已有一个请求在那里等待。',
  timedOut: '你的钱包未及时响应。',
  notSwitched: '你的钱包没有切换网络。',
  gone: '你的钱包未连接。',
  notInstalled: '此浏览器中未安装该钱包。',
  connectorNotFound: '未找到连接器。',
  networkLost: '你的钱包失去了与此网络的连接。请在钱包中重新选择该网络，然后重试。',
  unsupported: '你的钱包不支持此请求。',
  upgradeRefused: '你的钱包没有升级你的账户。',
  changed: '你钱包中的账户或网络已变更。请检查后重试。',
  withdrawn: '请求未发送到你的钱包。',
  alreadyConnected: '连接器已连接。',
  framed: '此页面显示在另一个页面之内，因此不使用任何钱包。',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: '浏览器拦截了钱包的窗口。请允许此页面弹出窗口，然后重试。',
  notOwner: '你不是此 Safe 的所有者之一。请以其中一位所有者的身份打开它，再进行交易。',
  relayUnreachable: '无法连接到 WalletConnect。请检查你的网络连接，然后重试。',
  accountsInvalid: '你的钱包没有返回账户列表。',
  accountsUnreadable: '无法从你的钱包读取你的账户。',
  networkUnreadable: '无法从你的钱包读取网络。',
  chainNotConfigured: '未配置该网络。',
  chainRefused: '你的钱包不支持此请求。',
  switchFailed: '切换网络时出错。',
  addFailed: '添加网络时出错。',
  assetFailed: '你的钱包无法添加该代币。',
  assetRefused: '你的钱包没有添加该代币。',
  sendFailed: '你的钱包报告了错误。',
  invalidHash: '交易哈希无效。',
  invalidResponse: '你的钱包返回了无效的响应。',
  statusUnreadable: '你的钱包无法报告交易的状态。',
}

export const noFunds = (coin: string) => `账户中的 ${coinWord(coin)} 不足以支付网络费用。未发送任何交易。`

const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `你的钱包无法添加 ${symbol}。`,
  assetRefused: (symbol) => `你的钱包没有添加 ${symbol}。`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], '请重新加载此页面并再次连接。'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `请在你钱包的设置中添加 ${network}，并在那里选择它。`),
  refused: ({ network }) => `你的钱包不支持从这里切换到 ${network}。请改为在你的钱包中选择 ${network}。`,
  chooseThere: ({ problem, network }) => sentences(SENTENCE[problem], `请改为在你的钱包中选择 ${network}。`),
  chooseOrRetry: ({ problem, network }) => sentences(SENTENCE[problem], `请在你的钱包中选择 ${network}，或重试。`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
