import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

/**
 * Words for what a trade loses, the same on the card and in the review. `lost` is what is lost, in dollars or in the token
 * that is sold: "$12.30", "0.004 ETH". `percent` is a share of what is sold: "3.00%".
 */

/** "−3.00%" from millionths. */
export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Preisauswirkung zu hoch',
  tax: 'Verlust zu hoch',
  value: 'Verlust zu hoch',
  change: 'Verlust zu hoch',
}
/** The main button's label when the loss is so large that the trade is not offered. */
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

/** The title of the notice. Price impact: how far the trade itself moves the price. */
const TITLES: Sentences<LossTitle> = {
  /** What is received is worth so much less than what is sold. */
  worthLess: ({ percent }) => `${percent} weniger wert`,
  changed: ({ percent }) => `${percent} schlechter als beim Öffnen dieser Prüfansicht`,
  inAll: ({ percent }) => `Insgesamt ${percent} Verlust`,
  tax: ({ percent }) => `${percent} Verlust durch Tokengebühr`,
  impact: ({ percent }) => `${percent} Preisauswirkung`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

/** How much of the loss one of its causes is. */
const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `Allein die Tokengebühr beträgt ${percent}.`,
  impact: ({ percent }) => `Allein die Preisauswirkung beträgt ${percent}.`,
}

/** `…ByValue`: as the dollar values of both sides show it. `limit`: from which share on a loss is not allowed. */
const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Ein Token in diesem Trade behält einen Anteil jeder Übertragung ein. Sie verlieren etwa ${lost}; ein kleinerer Betrag hilft nicht.`,
  taxAndMore: ({ lost }) =>
    `Ein Token in diesem Trade behält einen Anteil jeder Übertragung ein. Sie verlieren etwa ${lost}.`,
  blocked: ({ lost, limit }) =>
    `Sie würden etwa ${lost} verlieren. Swaps mit einem Verlust von ${limit} oder mehr sind hier nicht erlaubt. Geben Sie einen kleineren Betrag ein oder wählen Sie einen anderen Token.`,
  blockedByValue: ({ lost, limit }) =>
    `Sie würden etwa ${lost} verlieren: Was Sie erhalten, ist weniger wert als das, was Sie verkaufen. Swaps mit einem Verlust von ${limit} oder mehr sind hier nicht erlaubt. Geben Sie einen kleineren Betrag ein oder wählen Sie einen anderen Token.`,
  accept: ({ lost }) => `Sie würden etwa ${lost} verlieren. Bei kleineren Swaps verlieren Sie weniger.`,
  acceptByValue: ({ lost }) =>
    `Sie würden etwa ${lost} verlieren: Was Sie erhalten, ist weniger wert als das, was Sie verkaufen. Mit einem kleineren Betrag oder einem anderen Token verlieren Sie möglicherweise weniger.`,
  smallPool: ({ lost }) => `Dieser Betrag ist groß für die Liquidität auf seiner Route. Sie verlieren etwa ${lost}.`,
  less: ({ lost }) => `Sie verlieren etwa ${lost}.`,
  lessByValue: ({ lost }) => `Was Sie erhalten, ist etwa ${lost} weniger wert als das, was Sie verkaufen.`,
  changed: ({ lost }) =>
    `Sie würden etwa ${lost} gegenüber dem Preis verlieren, zu dem Sie diese Prüfansicht geöffnet haben.`,
  blockedByChange: ({ lost, limit }) =>
    `Sie würden etwa ${lost} gegenüber dem Preis verlieren, zu dem Sie diese Prüfansicht geöffnet haben. Swaps mit einem Verlust von ${limit} oder mehr sind hier nicht erlaubt. Schließen Sie diese Prüfansicht und sehen Sie sich den neuen Preis an.`,
}

/** `cause`: null where there is no other. */
export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

/** Beside a box that is ticked to accept the loss. */
export const acceptLabel = (lost: string) => `Ich akzeptiere, etwa ${lost} zu verlieren`

/** Above a field in which a loss has to be typed to accept it. `typed`: "15"; `percent`: the exact loss, "14.20%". */
const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Zum Fortfahren ${typed} eingeben (der Prozentsatz, den Sie verlieren würden)`,
  rounded: ({ typed, percent }) =>
    `Zum Fortfahren ${typed} eingeben (die ${percent}, die Sie verlieren würden, aufgerundet)`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
/** Once that is done and less would be lost. @param percent - what was typed */
export const typedLabel = (percent: string) => `Sie haben akzeptiert, bis zu ${percentage(percent)} zu verlieren`
export const typeError = (percent: string) => `Zum Fortfahren ${percent} eingeben.`

export const networkShareTitle = (percent: string) => `Die Netzwerkkosten betragen ${percent} dessen, was Sie verkaufen`
export const networkShareText = (cost: string, value: string) =>
  `Sie zahlen ${cost} an das Netzwerk, um ${value} zu verkaufen. Die Netzwerkkosten hängen kaum vom Betrag ab.`
export const acceptNetworkLabel = (cost: string, value: string) =>
  `Ich akzeptiere, ${cost} zu zahlen, um ${value} zu verkaufen`
