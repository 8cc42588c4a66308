import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = 'Progression'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `terminé\u00a0: ${title}`,
  failed: (title: string) => `échoué\u00a0: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, {
    one: `1 confirmation\u00a0: ${order}`,
    many: `${requests.length} de confirmations\u00a0: ${order}`,
    other: `${requests.length} confirmations\u00a0: ${order}`,
  })
}
export const LAST_REQUESTS = { swap: 'échanger', wrap: 'wrapper', unwrap: 'déwrapper' } as const

export const WALLET_SHOWS = 'Ce que votre portefeuille affichera'
export const WALLET_SHOWS_ELSE = 'Si votre portefeuille affiche autre chose, refusez.'
export const REQUEST_NUMBER = 'Demande'
export const REQUEST_CONTRACT = 'Contrat'
export const REQUEST_AMOUNT = 'Montant'
export const TOKEN_CONTRACT = 'Contrat du token'
export const APPROVED_AMOUNT = 'Montant autorisé'
export const REQUEST_COST = 'Frais de réseau'
export const requestNumber = (number: number, requests: number) => `${number} sur ${requests}`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Environ ${native}` : `Environ ${usd} (${native})`

export const APPROVAL = 'Autorisation'
export const ALREADY_GIVEN = 'Déjà donnée'
export const OLD_APPROVAL = 'Ancienne autorisation'
export const RESET_FIRST = 'D’abord remettre à 0'
export const YOU_APPROVE = 'Vous autorisez'
export const SPENDER = 'Adresse autorisée'
export const THROUGH_PERMIT2 = 'Via Permit2'
export const PERMIT2_SPENDER = 'Pris par'
export const permit2Note = (minutes: number) => `(jusqu’à ${durationText(minutes)} après votre confirmation)`
export const TO_PERMIT2 = '(à Permit2)'

export const NOTES = { maybe: '(si nécessaire)', batch: '(avec l’échange)' } as const

export const withoutLimit = (symbol: string) => `${symbol} sans limite`
export const unlimitedTitle = (symbol: string) => `Vous autorisez ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `L’adresse autorisée pourrait prendre n’importe quel montant de vos tokens ${symbol}, même plus tard, jusqu’à ce que vous révoquiez l’autorisation. Choisissez «\u00a0Montant exact\u00a0» dans les paramètres des opérations pour n’autoriser que cet échange.`
