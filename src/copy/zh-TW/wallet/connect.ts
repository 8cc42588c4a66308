import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

export const TITLE = '連接錢包'
export const GET_A_WALLET = '取得錢包'
export const WHAT_IS_A_WALLET = '什麼是錢包？'
export const LEARN_MORE = '瞭解更多'
export const BACK = '返回'
export const CLOSE = '關閉'
export const CONNECT = '連接'
export const INSTALL = '安裝'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: '最近使用',
  popular: '熱門',
  installed: '已安裝',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '（不支援）'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} 未安裝`
export const UNVERIFIED = '未驗證'

export const CONNECT_FAILED = '連接時發生錯誤，請重試。'

export const installLabel = (wallet: string) => `安裝 ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `這裡有另一個程式也自稱是 ${name}。只有在你知道這是哪一個時才連接。`
    : unverified
      ? `此程式自稱是 ${name}，但沒有任何東西能證明。只有在你認識它時才連接。`
      : null

export const SHOW = '顯示'
export const HIDE = '隱藏'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `另外 ${namesakes.length} 個${areEqual ? '同名的錢包' : `自稱是 ${name} 的錢包`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW}${text}`

export const FRAMED = '此頁面顯示在另一個頁面之內'
export const FRAMED_WHY =
  '外層的頁面可能遮住你在這裡看到的內容，或在你的游標下移動它。因此這裡不連接任何錢包，也不送出任何內容。'

export const TERMS_FIRST = '在你連接錢包之前，此網站的營運方請你接受其條款。'
export const readTerms = (version: string) => `閱讀條款（版本 ${version}）`
export const acceptTermsLabel = (appName: string) => `我接受 ${appName} 的條款`

export const openByItself = (appName: string) => `在單獨的分頁中開啟 ${appName}`
