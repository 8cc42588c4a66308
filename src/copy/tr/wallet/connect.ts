import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

export const TITLE = 'Cüzdan bağla'
export const GET_A_WALLET = 'Cüzdan edin'
export const WHAT_IS_A_WALLET = 'Cüzdan nedir?'
export const LEARN_MORE = 'Daha fazla bilgi'
export const BACK = 'Geri'
export const CLOSE = 'Kapat'
export const CONNECT = 'Bağla'
export const INSTALL = 'Yükle'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Son kullanılan',
  popular: 'Popüler',
  installed: 'Yüklü',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(desteklenmiyor)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Yüklü değil`
export const UNVERIFIED = 'Doğrulanmadı'

export const CONNECT_FAILED = 'Bağlanırken hata oluştu. Lütfen yeniden deneyin.'

export const installLabel = (wallet: string) => `Yükle: ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Buradaki başka bir program da ${name} olduğunu öne sürüyor. Yalnızca bunun hangisi olduğunu biliyorsanız bağlanın.`
    : unverified
      ? `Bu program kendini ${name} olarak adlandırıyor, ancak bunu kanıtlayan bir şey yok. Yalnızca tanıyorsanız bağlanın.`
      : null

export const SHOW = 'Göster'
export const HIDE = 'Gizle'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return areEqual ? `Bu adla ${namesakes.length} tane daha` : `${name} olduğunu öne süren ${namesakes.length} tane daha`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW}: ${text}`

export const FRAMED = 'Bu sayfa başka bir sayfanın içinde gösteriliyor'
export const FRAMED_WHY =
  'Çevresindeki sayfa, burada gördüklerinizi örtebilir veya imlecinizin altına kaydırabilir. Bu yüzden burada cüzdan bağlanmaz ve hiçbir şey gönderilmez.'

export const TERMS_FIRST = 'Cüzdan bağlamadan önce, bu siteyi işleten koşullarını kabul etmenizi istiyor.'
export const readTerms = (version: string) => `Koşulları oku (sürüm ${version})`
export const acceptTermsLabel = (appName: string) => `${appName} koşullarını kabul ediyorum`

export const openByItself = (appName: string) => `Kendi sekmesinde aç: ${appName}`
