import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

// "It" of the English sentences is the other transaction, which Spanish does not have to name.

export const tokenContract = (symbol: string) => `Token ${symbol}`

export const calledToken = (symbol: string) => `el token ${symbol}`

const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `token ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: 'Falló y no movió nada.',
  nothing: 'Se envió a su propio remitente y no movió nada.',
  moved: ({ amount, to }) => `Transfirió ${amount} a ${to}.`,
  movedSome: ({ token, to }) => `Transfirió un monto de ${say(TOKENS, token)} a ${to}.`,
  revoked: ({ spender, token }) => `Revocó la aprobación que permitía a ${spender} tomar ${say(TOKENS, token)}.`,
  approvedAny: ({ spender, token }) => `Aprobó que ${spender} tome cualquier monto de ${say(TOKENS, token)}.`,
  approved: ({ spender, amount }) => `Aprobó que ${spender} tome ${amount}.`,
  approvedSome: ({ spender, token }) => `Aprobó que ${spender} tome un monto de ${say(TOKENS, token)}.`,
  created: 'Creó un contrato.',
  createdWith: ({ amount }) => `Creó un contrato, con ${amount}.`,
  called: ({ to }) => `Invocó ${to}.`,
  calledWith: ({ to, amount }) => `Invocó ${to}, con ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Tu billetera envió una transacción distinta de la solicitada.'
const sentFromText = (sender: string) => `Tu billetera envió esto desde ${sender}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Revisa en tu billetera qué hizo la transacción antes de volver a operar.',
  )
