import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

export const tokenContract = (symbol: string) => `${symbol}-Token`

/** In the accusative, as all sentences here take it. */
export const calledToken = (symbol: string) => `den ${tokenContract(symbol)}`

/** How each sentence begins: what came instead of the transaction that was asked for. */
const IT = 'Die ausgeführte Transaktion'

/** In the genitive. */
const OF_TOKEN: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `des Tokens ${address}`,
}

/** In the accusative. */
const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `den Token ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: `${IT} ist fehlgeschlagen und hat nichts bewegt.`,
  nothing: `${IT} ging an den eigenen Absender und hat nichts bewegt.`,
  moved: ({ amount, to }) => `${IT} hat ${amount} an ${to} gesendet.`,
  movedSome: ({ token, to }) => `${IT} hat eine unbekannte Menge ${say(OF_TOKEN, token)} an ${to} gesendet.`,
  revoked: ({ spender, token }) =>
    `${IT} hat die Genehmigung für ${spender} widerrufen, ${say(TOKENS, token)} zu entnehmen.`,
  approvedAny: ({ spender, token }) =>
    `${IT} hat für ${spender} die Entnahme genehmigt: jede beliebige Menge ${say(OF_TOKEN, token)}.`,
  approved: ({ spender, amount }) => `${IT} hat für ${spender} die Entnahme genehmigt: ${amount}.`,
  approvedSome: ({ spender, token }) =>
    `${IT} hat für ${spender} die Entnahme genehmigt: eine unbekannte Menge ${say(OF_TOKEN, token)}.`,
  created: `${IT} hat einen Contract erstellt.`,
  createdWith: ({ amount }) => `${IT} hat einen Contract erstellt, mit ${amount}.`,
  called: ({ to }) => `${IT} hat ${to} aufgerufen.`,
  calledWith: ({ to, amount }) => `${IT} hat ${to} aufgerufen, mit ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Ihr Wallet hat eine andere Transaktion gesendet als die angeforderte.'
const sentFromText = (sender: string) => `Ihr Wallet hat dies von einem anderen Konto aus gesendet: ${sender}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Prüfen Sie in Ihrem Wallet, was die Transaktion bewirkt hat, bevor Sie erneut handeln.',
  )
