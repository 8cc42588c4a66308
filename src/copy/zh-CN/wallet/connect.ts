import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

export const TITLE = '连接钱包'
export const GET_A_WALLET = '获取钱包'
export const WHAT_IS_A_WALLET = '什么是钱包？'
export const LEARN_MORE = '了解更多'
export const BACK = '返回'
export const CLOSE = '关闭'
export const CONNECT = '连接'
export const INSTALL = '安装'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: '最近使用',
  popular: '热门',
  installed: '已安装',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '（不支持）'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} 未安装`
export const UNVERIFIED = '未验证'

export const CONNECT_FAILED = '连接出错，请重试。'

export const installLabel = (wallet: string) => `安装 ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `这里有另一个程序也自称是 ${name}。只有在你知道这是哪一个时才连接。`
    : unverified
      ? `此程序自称是 ${name}，但没有任何东西能证明。只有在你认识它时才连接。`
      : null

export const SHOW = '显示'
export const HIDE = '隐藏'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `另外 ${namesakes.length} 个${areEqual ? '同名的钱包' : `自称是 ${name} 的钱包`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW}${text}`

export const FRAMED = '此页面显示在另一个页面之内'
export const FRAMED_WHY =
  '外层的页面可能遮住你在这里看到的内容，或在你的指针下移动它。因此这里不连接任何钱包，也不发送任何内容。'

export const TERMS_FIRST = '在你连接钱包之前，此网站的运营方请你接受其条款。'
export const readTerms = (version: string) => `阅读条款（版本 ${version}）`
export const acceptTermsLabel = (appName: string) => `我接受 ${appName} 的条款`

export const openByItself = (appName: string) => `在单独的标签页中打开 ${appName}`
