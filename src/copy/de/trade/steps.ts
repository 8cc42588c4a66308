import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

/** Words for the steps of a swap, in the review and its outcome. */

export const PROGRESS = 'Fortschritt'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `erledigt: ${title}`,
  failed: (title: string) => `fehlgeschlagen: ${title}`,
}

/** A step and its explanation, as a screen reader says them. */
export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

/** @param requests - what each is for, in order, as in "2 confirmations: approve 500 USDC, then swap" */
export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, {
    one: `1 Bestätigung: ${order}`,
    other: `${requests.length} Bestätigungen: ${order}`,
  })
}
/** The last request, within the sentence of `confirmationsText`. */
export const LAST_REQUESTS = { swap: 'tauschen', wrap: 'wrappen', unwrap: 'entwrappen' } as const

export const WALLET_SHOWS = 'Was Ihr Wallet anzeigen wird'
export const WALLET_SHOWS_ELSE = 'Zeigt Ihr Wallet etwas anderes an, lehnen Sie ab.'
export const REQUEST_NUMBER = 'Anfrage'
export const REQUEST_CONTRACT = 'Contract'
export const REQUEST_AMOUNT = 'Betrag'
/** The labels for an approval in a batch with its swap. */
export const TOKEN_CONTRACT = 'Token-Contract'
export const APPROVED_AMOUNT = 'Genehmigter Betrag'
export const REQUEST_COST = 'Netzwerkkosten'
export const requestNumber = (number: number, requests: number) => `${number} von ${requests}`
/** Wallets reserve more than is charged in the end. @param usd - null where the dollar value is not known */
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Etwa ${native}` : `Etwa ${usd} (${native})`

/** The approval that a trade under review requires. */

export const APPROVAL = 'Genehmigung'
export const ALREADY_GIVEN = 'Bereits erteilt'
export const OLD_APPROVAL = 'Alte Genehmigung'
export const RESET_FIRST = 'Zuerst auf 0 zurücksetzen'
export const YOU_APPROVE = 'Sie genehmigen'
export const SPENDER = 'Berechtigter'
/** What Permit2, which the token is approved for, lets the router take of it. */
export const THROUGH_PERMIT2 = 'Über Permit2'
export const PERMIT2_SPENDER = 'Entnahme durch'
/** After the amount: until when. */
export const permit2Note = (minutes: number) => `(bis ${durationText(minutes)} nach Ihrer Bestätigung)`
/** After "Already given". */
export const TO_PERMIT2 = '(an Permit2)'

/** After the amount. */
export const NOTES = { maybe: '(falls nötig)', batch: '(zusammen mit dem Swap)' } as const

export const withoutLimit = (symbol: string) => `${symbol} unbegrenzt`
export const unlimitedTitle = (symbol: string) => `Sie genehmigen ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `Der Berechtigte könnte jeden beliebigen Betrag Ihrer ${symbol} entnehmen, auch später, bis Sie die Genehmigung widerrufen. Wählen Sie in den Handelseinstellungen „Genauer Betrag“, um nur diesen Swap zu genehmigen.`
