import type { WalletGroupName } from '#domain/wallet/wallet'
import { counted } from '../browser/grammar'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

/** The connect dialog. */

export const TITLE = 'Wallet verbinden'
export const GET_A_WALLET = 'Wallet besorgen'
export const WHAT_IS_A_WALLET = 'Was ist ein Wallet?'
export const LEARN_MORE = 'Mehr erfahren'
export const BACK = 'Zurück'
export const CLOSE = 'Schließen'
export const CONNECT = 'Verbinden'
export const INSTALL = 'Installieren'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Zuletzt',
  popular: 'Beliebt',
  installed: 'Installiert',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(nicht unterstützt)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Nicht installiert`
export const UNVERIFIED = 'Ungeprüft'

/** Whatever the reason was. */
export const CONNECT_FAILED = 'Fehler beim Verbinden, bitte erneut versuchen!'

export const installLabel = (wallet: string) => `${wallet} installieren`

/** Why a wallet may not be what it claims to be; null without doubts. */
export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Ein anderes Programm hier gibt ebenfalls an, ${name} zu sein. Verbinden Sie sich nur, wenn Sie wissen, welches von ihnen dieses ist.`
    : unverified
      ? `Dieses Programm nennt sich ${name}, aber nichts beweist, dass es das ist. Verbinden Sie sich nur, wenn Sie es kennen.`
      : null

export const SHOW = 'Anzeigen'
export const HIDE = 'Ausblenden'

/** How many more wallets claim the same identity as the one whose row they stand behind. */
export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return counted(namesakes.length, {
    one: areEqual ? '1 weiteres mit diesem Namen' : `1 weiteres, das ebenfalls angibt, ${name} zu sein`,
    other: `${namesakes.length} weitere${areEqual ? ' mit diesem Namen' : `, die ebenfalls angeben, ${name} zu sein`}`,
  })
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW}: ${text}`

export const FRAMED = 'Diese Seite wird innerhalb einer anderen angezeigt'
export const FRAMED_WHY =
  'Die Seite darum herum könnte verdecken, was Sie hier sehen, oder es unter Ihrem Mauszeiger verschieben. Deshalb wird hier kein Wallet verbunden und nichts gesendet.'

/** Before the operator's terms, in place of the list of wallets. */
export const TERMS_FIRST =
  'Bevor Sie ein Wallet verbinden, bittet der Betreiber dieser Website Sie, seine Bedingungen anzunehmen.'
export const readTerms = (version: string) => `Bedingungen lesen (Version ${version})`
export const acceptTermsLabel = (appName: string) => `Ich nehme die Bedingungen von ${appName} an`

/** Leads to the same page in a tab of its own. */
export const openByItself = (appName: string) => `${appName} in eigenem Tab öffnen`
