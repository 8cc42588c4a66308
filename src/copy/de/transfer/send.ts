import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Senden'
export const REVIEW = 'Vor dem Senden prüfen'
export const RECIPIENT_HINT = 'Adresse oder Name'
export const SUGGESTIONS = { named: 'Adressbuch', paid: 'Frühere Empfänger', own: 'Ihre Konten' } as const

export const CONNECT_TO_SEND = 'Zum Senden Wallet verbinden'
export const SELECT_TOKEN = 'Token zum Senden wählen'
export const ENTER_RECIPIENT = 'Empfänger eingeben'
export const CHECK_RECIPIENT = 'Empfänger prüfen'
export const READING_RECIPIENT = 'Empfänger wird geprüft'
export const sendLabel = (amount: string) => `${amount} senden`
export const sendAnywayLabel = (amount: string) => `${amount} trotzdem senden`

export const noAddressFor = (name: string) => `${name} führt zu keiner Adresse.`
export const addressOf = (name: string) => `Die Adresse von ${name}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'Dies ist das Konto, von dem Sie senden.',
  nobody: 'Niemand hat den Schlüssel zu dieser Adresse. Was dorthin gesendet wird, ist verloren.',
  ownToken: 'Dies ist der Contract des Tokens selbst. Was dorthin gesendet wird, ist verloren.',
  token: 'Dies ist der Contract eines Tokens. Was dorthin gesendet wird, ist meist verloren.',
  siteContract: 'Dies ist ein Contract der Börse. Was dorthin gesendet wird, ist verloren.',
}

export const STOPPED = {
  title: 'Dies ist nicht die Adresse, die Sie kennen',
  text: 'Beide beginnen und enden gleich, sind aber verschieden. Vielleicht hat jemand diese erzeugt, damit Sie sie versehentlich kopieren.',
  entered: 'Eingegeben',
  known: 'Ihnen bekannt',
  use: 'Bekannte Adresse verwenden',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Diese Adresse sieht aus wie ${known}`,
    text: 'Es sind verschiedene Adressen. Vergleichen Sie jede Stelle.',
  }),
  first: {
    title: 'Erste Zahlung an diese Adresse',
    text: 'Diesem Browser ist keine frühere bekannt. Eine Zahlung lässt sich nicht zurückholen.',
  },
  contract: {
    title: 'Der Empfänger ist ein Contract',
    text: 'Wenn er das Gesendete nicht wieder auszahlen kann, ist es verloren.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `Der Empfänger ist ein Contract, den es auf ${network} nicht gibt`,
    text: `Es gibt ihn auf ${all(networks)}. Auf ${network} kann vielleicht nie jemand bewegen, was Sie senden.`,
  }),
  unread: {
    title: 'Der Empfänger konnte nicht geprüft werden',
    text: 'Der Knoten hat nicht mitgeteilt, ob es ein Contract ist.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT =
  'Ich habe jede Stelle verglichen, und der Empfänger hat mir gesagt, dass ich diese Adresse in diesem Netzwerk verwenden soll'

export const TO = 'An'
export const ARRIVES = 'Kommt an'
export const ARRIVED = 'Angekommen'
export const KEPT = 'Der Token behält ein'

const NOTHING_SENT = 'Es wurde nichts gesendet.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('Der Contract an dieser Adresse nimmt diese Zahlung nicht an.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`Der ${symbol}-Contract verweigert diese Zahlung.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) =>
    sentences(`Bei einer Simulation kamen beim Empfänger keine ${symbol} an.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`Bei einer Simulation kamen beim Empfänger ${received} statt ${reviewed} an.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(`Bei einer Simulation verließ auch ein anderer Token Ihr Wallet: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Etwas ist schiefgegangen.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'An das Netzwerk gesendet'
export const SENT_TEXT = 'Sie können dieses Fenster schließen; die Zahlung läuft weiter.'
export const arrivedText = (received: string) => `Beim Empfänger angekommen: ${received}.`
