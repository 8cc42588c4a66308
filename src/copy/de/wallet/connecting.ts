import type { ConnectOutcome } from '../../../domain/wallet/connectWizard'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import type { InstructionStep } from '../../../domain/wallet/wallet'

/** The steps of the connect dialog that follow a choice. */

export const CONTINUE = 'Fortfahren'
export const RETRY = 'WIEDERHOLEN'
export const RELOAD = 'Neu laden'
export const GET = 'LADEN'
export const getLabel = (wallet: string) => `${wallet} LADEN`
export const getWallet = (wallet: string) => `${wallet} laden`

/** The step of one wallet that is not paired. */
export function openingTitle({ name, ready, downloadUrls }: WalletRow, outcome: ConnectOutcome): string {
  if (!ready)
    return downloadUrls.browserExtension === undefined ? `${name} ist nicht verfügbar` : `${name} ist nicht installiert`
  if (outcome === 'idle') return `${name} ist bereit`
  return outcome === 'waiting' ? `${name} wird geöffnet` : name
}

/** The user's next action there; null where the title is sufficient. */
export function openingText(
  { name, ready, reachedBy, downloadUrls }: WalletRow,
  outcome: ConnectOutcome,
): string | null {
  const isExtension = downloadUrls.browserExtension !== undefined
  if (!ready)
    return isExtension
      ? `Die Erweiterung ${name} ist in Ihrem Browser nicht installiert`
      : `${name} ist auf diesem Gerät nicht verfügbar`
  if (outcome !== 'waiting' || reachedBy === 'pairing') return null
  if (reachedBy === 'popUp') return `Bestätigen Sie die Verbindung im Fenster von ${name}.`
  return `Bestätigen Sie die Verbindung in ${isExtension ? 'der Erweiterung' : 'Ihrem Wallet'}.`
}

export const WAITING = 'Warten auf Verbindung'
export const DECLINED = 'Sie haben die Anfrage abgelehnt.'
export const CONNECT_FAILED = 'Fehler beim Verbinden, bitte erneut versuchen!'
export const afterInstall = (wallet: string) =>
  `Sobald ${wallet} installiert ist, kehren Sie hierher zurück und laden Sie die Seite neu.`

/** What a wallet is for, on a wide screen. */
export const HOME_TITLE = 'Ein Zuhause für Ihre Token'
export const HOME_TEXT =
  'Ein Wallet sendet, empfängt, verwahrt und zeigt Token auf der Blockchain. Nur Sie haben seine Schlüssel.'
export const SIGN_IN_TITLE = 'Eine neue Art der Anmeldung'
export const SIGN_IN_TEXT = 'Verbinden Sie Ihr Wallet, statt auf jeder Website ein Konto und ein Passwort anzulegen.'

/** How to get a wallet. */

export const BROWSER_EXTENSION = 'Browser-Erweiterung'
export const MOBILE_WALLET = 'Mobiles Wallet'

/** What a wallet is for, on a phone. */
export const ABOUT =
  'Ein Wallet sendet, empfängt, verwahrt und zeigt Token. Sie können sich damit auch ohne Konto oder Passwort anmelden.'

export const HAVE_ANOTHER = 'Haben Sie ein anderes Wallet?'
export const PICK_FROM_LIST = 'Wählen Sie es aus der Liste links.'

/** Where GET leads on a narrow screen. */
export const GET_ON_PHONE = '„LADEN“ öffnet den App Store oder Google Play, je nachdem, was zu diesem Telefon passt.'
export const GET_ON_COMPUTER =
  '„LADEN“ öffnet die Seite der Wallet-App, die Sie dann auf Ihrem Telefon installieren können.'

export const DOWNLOAD_TITLE = 'Zum Herunterladen scannen'
export const DOWNLOAD_TEXT = 'Mit dem Telefon scannen, um auf iOS oder Android herunterzuladen'
export const guideTitle = (wallet: string) => `Erste Schritte mit ${wallet}`
export const downloadQrLabel = (wallet: string) => `QR-Code, der den Download von ${wallet} öffnet`

/** The first steps with a wallet that is an app. */
export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Die App ${wallet} öffnen`,
    description: `Legen Sie ${wallet} auf Ihren Startbildschirm, damit es leicht erreichbar ist.`,
  },
  {
    step: 'create',
    title: 'Wallet erstellen oder importieren',
    description:
      'Legen Sie eine Sicherung Ihres Wallets an und geben Sie seine geheime Seed-Phrase niemals an jemanden weiter.',
  },
  {
    step: 'scan',
    title: 'Auf die Scan-Taste tippen',
    description: 'Nach dem Scannen fordert Ihr Telefon Sie auf, die Verbindung zu bestätigen.',
  },
]

/** Connecting by WalletConnect's code, or by a link on a phone. */

/** `wallet`: null for WalletConnect, which any wallet can scan. */
export const scanTitle = (wallet: string | null) => `Mit ${wallet ?? 'dem Telefon'} scannen`
export const qrLabel = (wallet: string) =>
  `QR-Code zum Verbinden von ${wallet}. Kopieren Sie stattdessen den Link, wenn Sie nicht scannen können.`
export const LINK_TOO_LONG =
  'Dieser Link ist zu lang für einen QR-Code. Kopieren Sie ihn und fügen Sie ihn in Ihr Wallet ein.'
export const linkLabel = (wallet: string) => `Link zum Verbinden von ${wallet}`
export const COPY_LINK = 'Link kopieren'
export const COPIED = 'Kopiert'
export const COPY_REFUSED = 'Der Link konnte nicht kopiert werden. Markieren und kopieren Sie ihn hier.'
/** `timeLeft`: for example "4:05". */
export const expiryText = (timeLeft: string) => `Läuft ab in ${timeLeft}`
export const missingText = (wallet: string) => `Sie haben ${wallet} nicht?`
export const openApp = (wallet: string) => `${wallet} öffnen`
export const OPEN_AGAIN = 'Erneut öffnen'
/** For WalletConnect itself, which is no app. */
export const OPEN_TO_CONFIRM = 'Öffnen Sie zum Bestätigen die App Ihres Wallets.'

type Medium = 'code' | 'link'

const MEDIA: Readonly<Record<Medium, string>> = { code: 'Code', link: 'Link' }

export const readyText = (medium: Medium) => `Der ${MEDIA[medium]} ist bereit.`

/** A code or link that replaces another one. */
export function renewedText(medium: Medium, cause: 'declined' | 'expired'): string {
  const text = `Dies ist ein neuer ${MEDIA[medium]}.`
  return cause === 'declined' ? `Sie haben die Anfrage abgelehnt. ${text}` : text
}

/** Milliseconds that are left, rounded up to seconds, as minutes and seconds: "4:05". Never below "0:00". */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
