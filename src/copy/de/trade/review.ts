import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

/** Words of the review dialog: its rows, button and steps. */

const NOUNS = { wrap: 'Wrappen', unwrap: 'Entwrappen' }

export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : `${NOUNS[wrap]} prüfen`)

export const YOU_SELL = 'Sie verkaufen'
export const YOU_RECEIVE = 'Sie erhalten'

export const PRICE_CHANGED = 'Der Preis hat sich geändert'
export const PRICE_OLD = 'Dieser Preis ist alt'
/** The main button while a newer price has to be accepted. `amount`: what is received or paid by it, with its symbol. */
export const acceptPriceLabel = (amount: string) => `Neuen Preis annehmen: ${amount}`

/** What opens the whole of a figure that is shown cut. */
export const EXACT_AMOUNT = 'Genauer Betrag'
/** Shown while a part of the review lies below the edge of what scrolls. */
export const MORE_BELOW = 'Unten mehr'
/** @param slippage - as "0.5%" */
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${kind === 'least' ? 'Mindestens' : 'Höchstens'}, bei ${slippage} Slippage`

export const CHANGES = 'Was sich in Ihrem Wallet ändert'
/** Opens links to what the terms above it mean. */
export const MEANINGS = 'Was diese Begriffe bedeuten'
export const CALLS = 'Was Ihr Wallet tun soll'

export const RATE = 'Kurs'
export const DEADLINE = 'Frist'
export const SANDWICH_GUARD = 'Sandwich-Schutz'
export const RECIPIENT = 'Empfänger'
export const CONTRACT = 'Contract'
export const inContract = (symbol: string) => `${symbol} im Contract`
export const NOT_KNOWN = 'Nicht bekannt'

export const deadlineText = (minutes: number) => `${durationText(minutes)} nach Ihrer Bestätigung`
export const SIGNATURES = 'Signaturen'
/** @param signers - how many owners of the Safe have to sign, more than one */
export const signaturesText = (signers: number) =>
  `${signers} Eigentümer des Safe müssen vor Ablauf der Frist signieren. Der angezeigte Preis ist der aktuelle: Liegt er jenseits Ihrer Grenze, wenn der Letzte von ihnen signiert, ist keine Ausführung möglich.`
/** Why the guard is off. @param coin - the network's, which it cannot be used for sales of */
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Aus: nicht für Verkäufe von ${coin}`,
    v4: 'Aus: V4 zeichnet keine Preise auf',
    router: 'Aus: Der Router dieser Route prüft das nicht',
    v2: 'Aus: V2 zeichnet keine Preise auf',
    record: 'Aus: Ein Pool zeichnet keine Preise auf',
    setting: 'In den Handelseinstellungen aus',
  })[why]
/** @param percent - how far a pool's price may have moved within the block, for example "0.25%" */
export const guardText = (percent: string) => `Eingeschaltet, ${percent}`

/** The main button while the trade is simulated, and where the provider cannot do that. */
export const CHECKING = 'Wird geprüft …'
export const GO_ON_UNTRIED = 'Ohne Simulation fortfahren'
export const ASK_AGAIN = 'Trotzdem erneut anfragen'
/** The main button of a review that can be confirmed; `risky`: of a swap that loses much. */
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Swap bestätigen',
  risky: 'Swap trotzdem bestätigen',
  wrap: 'Wrappen bestätigen',
  unwrap: 'Entwrappen bestätigen',
}

/** What a newer price means. `amount`: the difference, for example "3.5 USDC". Each begins a sentence without its end. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Sie würden jetzt ${amount} weniger erhalten`,
  receiveMore: (amount) => `Sie würden jetzt ${amount} mehr erhalten`,
  payLess: (amount) => `Sie würden jetzt ${amount} weniger zahlen`,
  payMore: (amount) => `Sie würden jetzt ${amount} mehr zahlen`,
}
/** @param percent - the difference as a share, "0.31%" */
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
/** The price under review is old. @param minutes - over how many minutes */
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `Er ist über ${minutes} Minuten alt. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `Er ist über ${minutes} Minuten alt. Der neueste Preis ist derselbe.`
export const rereadingPrice = (minutes: number) =>
  `Er ist über ${minutes} Minuten alt, und es gibt noch keinen neueren.`
export const OTHER_ROUTE = 'Jetzt ist eine andere Route zum selben oder einem besseren Preis verfügbar.'

/** What a step waits for. */
export const PHASES = {
  preparing: 'Prüfung mit dem Netzwerk',
  wallet: 'Im Wallet bestätigen',
  chain: 'Warten auf das Netzwerk',
}

/** The main button while the step above it says what to confirm. */
export const WAITING_FOR_WALLET = 'Warten auf Ihr Wallet'

export interface StepFacts {
  symbol: string
  /** What is sold at most, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than that may be sold, so that a rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'Genau dieser Betrag, nur für diesen Swap'
const MOST_APPROVED = 'Der Höchstbetrag, den dieser Swap entnehmen darf'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `höchstens ${amount}` : amount
const DOINGS = { swap: 'tauschen', wrap: 'wrappen', unwrap: 'entwrappen' }

/** Each step that the wallet must confirm. */
export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `${symbol}-Genehmigung zurücksetzen`,
    text: `${symbol} verlangt, dass die alte Genehmigung zuerst widerrufen wird`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `${isUnlimited ? `${symbol} unbegrenzt` : amount}${isThroughPermit2 ? ' für Permit2' : ''} genehmigen`
    return {
      title,
      text: isUnlimited ? 'Wie in den Handelseinstellungen gewählt' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Router darf ${amount} entnehmen`,
    text: `Über Permit2, ${isAtMost ? 'der Höchstbetrag, den dieser Swap entnehmen darf,' : 'genau dieser Betrag'} und nur für eine begrenzte Zeit`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `${symbol} unbegrenzt genehmigen, ${soldText(sold)} tauschen`
      : `Genehmigung und Swap von ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'Alles' : 'Beides'} in einer Bestätigung, ganz oder gar nicht`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${isAtMost ? `Höchstens ${amount}` : amount} ${DOINGS[wrap ?? 'swap']}`,
  }),
}

/** A batch for the same trade is pending: nothing is sent unless it is requested again. */
export const pendingDuplicate = (request: string) => ({
  title: 'Ihr Wallet hat dies bereits angenommen',
  text: `„${request}“ ist ausstehend, und das Ergebnis ist noch nicht bekannt. Wenn Sie erneut anfragen, könnten beide ausgeführt werden.`,
})

/** A request for the same trade that the wallet has not answered: nothing is sent unless it is requested again. */
export const waitingDuplicate = (request: string) => ({
  title: 'Eine Anfrage dafür wartet noch in Ihrem Wallet',
  text: `„${request}“ wurde noch nicht beantwortet. Wenn Sie erneut anfragen, könnten Sie beide bestätigen, und beide würden ausgeführt.`,
})

/** The choice to have all steps in one confirmation, where that takes an upgrade of the account (EIP-7702). */
export const UPGRADE = {
  title: 'Eine einzige Bestätigung ist möglich',
  text: 'Damit erhält Ihr Konto in diesem Netzwerk ein Upgrade: Ein Contract, den Ihr Wallet wählt, darf dann alles, was Sie signieren, im Namen des Kontos ausführen. Ihre Adresse, Ihre Schlüssel und Ihre Token bleiben dieselben. Das Upgrade bleibt, bis Sie es in Ihrem Wallet rückgängig machen, und erhöht einmalig die Netzwerkkosten.',
  label: (steps: number) =>
    `Upgrade für mein Konto durchführen und alle ${steps} Schritte in einer Bestätigung ausführen`,
}

/** After the words about a request that the wallet failed with. */
export const BOTH_MINED = 'Wenn Sie erneut anfragen, könnten beide in einen Block aufgenommen werden.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'Ein Pool auf dieser Route hat eigene Regeln',
  text: sentences(
    `Ein Contract, sein Hook, wirkt bei jedem Swap mit: ${all(hooks)}. Seine Regeln können beim Kaufen und Verkaufen, je nach Konto und mit der Zeit verschieden sein.`,
    isUpgradeable && 'Der Code des Hooks kann ausgetauscht werden.',
    tried !== null && `Dieser Swap wurde bei Block ${tried} simuliert.`,
  ),
})
