import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

/** The steps of the connect dialog that follow a choice. */

export const CONTINUE = 'Fortfahren'
export const RETRY = 'Wiederholen'
export const RELOAD = 'Neu laden'
export const GET = 'Laden'
export const getLabel = (wallet: string) => `${wallet} laden`
export const getWallet = (wallet: string) => `${wallet} laden`

const opening = (name: string) => `${name} wird geöffnet`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} ist nicht installiert`,
  notAvailable: (name) => `${name} ist nicht verfügbar`,
  ready: (name) => `${name} ist bereit`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
/** The title of the step that connects a wallet without a pairing code. */
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `Die Erweiterung ${name} ist in Ihrem Browser nicht installiert`,
  notAvailable: (name) => `${name} ist auf diesem Gerät nicht verfügbar`,
  ready: () => null,
  inPopUp: (name) => `Bestätigen Sie die Verbindung im Fenster von ${name}.`,
  inExtension: () => 'Bestätigen Sie die Verbindung in der Erweiterung.',
  inWallet: () => 'Bestätigen Sie die Verbindung in Ihrem Wallet.',
  pairing: () => null,
  ended: () => null,
}
/** The user's next action in that step; null if the title is sufficient. */
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Warten auf Verbindung'
export const NOTHING_OPENED =
  'Hat sich nichts geöffnet? Suchen Sie das Symbol oder Fenster Ihres Wallets; es ist vielleicht gesperrt.'
export const ASK_AGAIN = 'Erneut anfragen'
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
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET = 'Ohne Wallet können Sie Preise und Charts ansehen, Angebote einholen und die FAQ lesen.'

/** How to get a wallet. */

export const BROWSER_EXTENSION = 'Browser-Erweiterung'
export const MOBILE_WALLET = 'Mobiles Wallet'

/** What a wallet is for, on a phone. */
export const ABOUT =
  'Ein Wallet sendet, empfängt, verwahrt und zeigt Token. Sie können sich damit auch ohne Konto oder Passwort anmelden.'

export const HAVE_ANOTHER = 'Haben Sie ein anderes Wallet?'
export const PICK_FROM_LIST = 'Wählen Sie es aus der Liste links.'

/** Where GET leads on a narrow screen. */
export const GET_ON_PHONE = '„Laden“ öffnet den App Store oder Google Play, je nachdem, was zu diesem Telefon passt.'
export const GET_ON_COMPUTER =
  '„Laden“ öffnet die Seite der Wallet-App, die Sie dann auf Ihrem Telefon installieren können.'

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

const RENEWED = {
  declined: {
    code: 'Sie haben die Anfrage abgelehnt. Dies ist ein neuer Code.',
    link: 'Sie haben die Anfrage abgelehnt. Dies ist ein neuer Link.',
  },
  expired: { code: 'Dies ist ein neuer Code.', link: 'Dies ist ein neuer Link.' },
} as const
/** Says that a new code or link has replaced another one, and why. */
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
