import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Envoyer'
export const REVIEW = 'Vérifier avant d’envoyer'
export const RECIPIENT_HINT = 'Adresse ou nom'
export const SUGGESTIONS = { named: 'Carnet d’adresses', paid: 'Déjà payées', own: 'Vos comptes' } as const

export const CONNECT_TO_SEND = 'Connectez un portefeuille pour envoyer'
export const SELECT_TOKEN = 'Choisissez un token à envoyer'
export const ENTER_RECIPIENT = 'Indiquez un destinataire'
export const CHECK_RECIPIENT = 'Vérifiez le destinataire'
export const READING_RECIPIENT = 'Vérification du destinataire'
export const sendLabel = (amount: string) => `Envoyer ${amount}`
export const sendAnywayLabel = (amount: string) => `Envoyer quand même ${amount}`

export const noAddressFor = (name: string) => `${name} ne mène à aucune adresse.`
export const addressOf = (name: string) => `L’adresse de ${name}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'C’est le compte depuis lequel vous envoyez.',
  nobody: 'Personne n’a la clé de cette adresse. Ce qui y est envoyé est perdu.',
  ownToken: 'C’est le contrat du token lui-même. Ce qui y est envoyé est perdu.',
  token: 'C’est le contrat d’un token. Ce qui y est envoyé est généralement perdu.',
  siteContract: 'C’est un contrat de la plateforme d’échange. Ce qui y est envoyé est perdu.',
}

export const STOPPED = {
  title: 'Ce n’est pas l’adresse que vous connaissez',
  text: 'Les deux commencent et finissent de la même façon, mais elles sont différentes. Quelqu’un a peut-être créé celle-ci pour que vous la copiiez par erreur.',
  entered: 'Vous avez saisi',
  known: 'Vous connaissez',
  use: 'Utiliser l’adresse que vous connaissez',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Cette adresse ressemble à ${known}`,
    text: 'Ce sont des adresses différentes. Comparez chaque caractère.',
  }),
  first: {
    title: 'Premier paiement à cette adresse',
    text: 'Ce navigateur n’en connaît pas d’antérieur. Un paiement ne peut pas être repris.',
  },
  contract: {
    title: 'Le destinataire est un contrat',
    text: 'S’il n’a aucun moyen de reverser ce que vous envoyez, c’est perdu.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `Le destinataire est un contrat qui n’est pas sur ${network}`,
    text: `Il existe sur ${all(networks)}. Sur ${network}, personne ne pourra peut-être jamais déplacer ce que vous envoyez.`,
  }),
  unread: {
    title: 'Le destinataire n’a pas pu être vérifié',
    text: 'Le nœud n’a pas dit s’il s’agit d’un contrat.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT =
  'J’ai comparé chaque caractère, et le destinataire m’a dit d’utiliser cette adresse sur ce réseau'

export const TO = 'À'
export const ARRIVES = 'Arrive'
export const ARRIVED = 'Arrivé'
export const KEPT = 'Le token retient'

const NOTHING_SENT = 'Rien n’a été envoyé.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('Le contrat à cette adresse n’accepte pas ce paiement.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`Le contrat ${symbol} refuse ce paiement.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) =>
    sentences(`Lors d’une simulation, aucun ${symbol} n’est arrivé au destinataire.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`Lors d’une simulation, il est arrivé au destinataire ${received} au lieu de ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(
      `Lors d’une simulation, un autre token est aussi sorti de votre portefeuille\u00a0: ${token}.`,
      NOTHING_SENT,
    ),
  unexpected: sentences('Un problème est survenu.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'Envoyé au réseau'
export const SENT_TEXT = 'Vous pouvez fermer cette fenêtre\u202f; le paiement continue.'
export const arrivedText = (received: string) => `Il est arrivé ${received} au destinataire.`
