import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

/** The connect dialog. */

export const TITLE = 'ウォレットを接続'
export const GET_A_WALLET = 'ウォレットを入手'
export const WHAT_IS_A_WALLET = 'ウォレットとは？'
export const LEARN_MORE = '詳しく見る'
export const BACK = '戻る'
export const CLOSE = '閉じる'
export const CONNECT = '接続'
export const INSTALL = 'インストール'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: '最近使用',
  popular: '人気',
  installed: 'インストール済み',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '（非対応）'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet}（未インストール）`
export const UNVERIFIED = '未検証'

/** Whatever the reason was. */
export const CONNECT_FAILED = '接続中にエラーが発生しました。もう一度お試しください。'

export const installLabel = (wallet: string) => `${wallet}をインストール`

/** Why a wallet may not be what it claims to be; null without doubts. */
export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `ここには、${name}を名乗るプログラムが他にもあります。これがどのプログラムなのか分かる場合にのみ接続してください。`
    : unverified
      ? `このプログラムは${name}と名乗っていますが、それを証明するものはありません。知っているものである場合にのみ接続してください。`
      : null

export const SHOW = '表示する'
export const HIDE = '隠す'

/** How many more wallets claim the same identity as the one whose row they stand behind. */
export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `他${namesakes.length}件${areEqual ? '（同じ名前）' : `（${name}を名乗るもの）`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${text}を${isOpen ? HIDE : SHOW}`

export const FRAMED = 'このページは別のページの中に表示されています'
export const FRAMED_WHY =
  '外側のページが、ここに見えるものを覆い隠したり、ポインターの下で動かしたりする可能性があります。そのため、ここではウォレットを接続せず、何も送信しません。'

/** Before the operator's terms, in place of the list of wallets. */
export const TERMS_FIRST = 'ウォレットを接続する前に、このサイトの運営者の規約に同意してください。'
export const readTerms = (version: string) => `規約を読む（バージョン${version}）`
export const acceptTermsLabel = (appName: string) => `${appName}の規約に同意します`

/** Leads to the same page in a tab of its own. */
export const openByItself = (appName: string) => `${appName}を単独のタブで開く`
