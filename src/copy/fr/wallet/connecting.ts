import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = 'Continuer'
export const RETRY = 'Réessayer'
export const RELOAD = 'Recharger'
export const GET = 'Obtenir'
export const getLabel = (wallet: string) => `Obtenir ${wallet}`
export const getWallet = (wallet: string) => `Obtenir ${wallet}`

const opening = (name: string) => `${name} s’ouvre`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} n’est pas installé`,
  notAvailable: (name) => `${name} n’est pas disponible`,
  ready: (name) => `${name} est prêt`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `L’extension ${name} n’est pas installée dans votre navigateur`,
  notAvailable: (name) => `${name} n’est pas disponible sur cet appareil`,
  ready: () => null,
  inPopUp: (name) => `Confirmez la connexion dans la fenêtre ${name}.`,
  inExtension: () => 'Confirmez la connexion dans l’extension.',
  inWallet: () => 'Confirmez la connexion dans votre portefeuille.',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'En attente de connexion'
export const NOTHING_OPENED =
  'Rien ne s’est ouvert\u202f? Cherchez l’icône ou la fenêtre de votre portefeuille\u202f; il est peut-être verrouillé.'
export const ASK_AGAIN = 'Redemander'
export const DECLINED = 'Vous avez refusé la demande.'
export const CONNECT_FAILED = 'Erreur de connexion, veuillez réessayer\u202f!'
export const afterInstall = (wallet: string) => `Une fois ${wallet} installé, revenez ici et rechargez la page.`

export const HOME_TITLE = 'Un foyer pour vos tokens'
export const HOME_TEXT =
  'Un portefeuille envoie, reçoit, conserve et affiche des tokens sur la blockchain. Vous êtes la seule personne à en détenir les clés.'
export const SIGN_IN_TITLE = 'Une nouvelle façon de se connecter'
export const SIGN_IN_TEXT =
  'Connectez votre portefeuille au lieu de créer un compte et un mot de passe sur chaque site.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'Sans portefeuille, vous pouvez consulter les prix et les graphiques, obtenir des cotations et lire la FAQ.'

export const BROWSER_EXTENSION = 'Extension de navigateur'
export const MOBILE_WALLET = 'Portefeuille mobile'

export const ABOUT =
  'Un portefeuille envoie, reçoit, conserve et affiche des tokens. Il vous permet aussi de vous connecter sans compte ni mot de passe.'

export const HAVE_ANOTHER = 'Vous avez un autre portefeuille\u202f?'
export const PICK_FROM_LIST = 'Choisissez-le dans la liste à gauche.'

export const GET_ON_PHONE = '«\u00a0Obtenir\u00a0» ouvre l’App Store ou Google Play, selon ce téléphone.'
export const GET_ON_COMPUTER =
  '«\u00a0Obtenir\u00a0» ouvre la page de l’application du portefeuille, que vous pouvez ensuite installer sur votre téléphone.'

export const DOWNLOAD_TITLE = 'Scannez pour télécharger'
export const DOWNLOAD_TEXT = 'Scannez avec votre téléphone pour télécharger sur iOS ou Android'
export const guideTitle = (wallet: string) => `Premiers pas avec ${wallet}`
export const downloadQrLabel = (wallet: string) => `QR code qui ouvre le téléchargement\u00a0: ${wallet}`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Ouvrez l’application ${wallet}`,
    description: `Ajoutez ${wallet} à votre écran d’accueil, pour y accéder facilement.`,
  },
  {
    step: 'create',
    title: 'Créez ou importez un portefeuille',
    description: 'Sauvegardez votre portefeuille, et ne communiquez jamais sa phrase secrète à personne.',
  },
  {
    step: 'scan',
    title: 'Appuyez sur le bouton de scan',
    description: 'Après le scan, votre téléphone vous demande de confirmer la connexion.',
  },
]

export const scanTitle = (wallet: string | null) => `Scannez avec ${wallet ?? 'votre téléphone'}`
export const qrLabel = (wallet: string) =>
  `QR code pour connecter ${wallet}. Copiez plutôt le lien si vous ne pouvez pas scanner.`
export const LINK_TOO_LONG = 'Ce lien est trop long pour un QR code. Copiez-le et collez-le dans votre portefeuille.'
export const linkLabel = (wallet: string) => `Lien pour connecter ${wallet}`
export const COPY_LINK = 'Copier le lien'
export const COPIED = 'Copié'
export const COPY_REFUSED = 'Le lien n’a pas pu être copié. Sélectionnez-le ici et copiez-le.'
export const expiryText = (timeLeft: string) => `Expire dans ${timeLeft}`
export const missingText = (wallet: string) => `Vous n’avez pas ${wallet}\u202f?`
export const openApp = (wallet: string) => `Ouvrir ${wallet}`
export const OPEN_AGAIN = 'Ouvrir de nouveau'
export const OPEN_TO_CONFIRM = 'Ouvrez l’application de votre portefeuille pour confirmer.'

type Medium = 'code' | 'link'

/** Both are masculine. */
const MEDIA: Readonly<Record<Medium, string>> = { code: 'code', link: 'lien' }

export const readyText = (medium: Medium) => `Le ${MEDIA[medium]} est prêt.`

const RENEWED = {
  declined: {
    code: 'Vous avez refusé la demande. Voici un nouveau code.',
    link: 'Vous avez refusé la demande. Voici un nouveau lien.',
  },
  expired: { code: 'Voici un nouveau code.', link: 'Voici un nouveau lien.' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
