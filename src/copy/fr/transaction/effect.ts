import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

export const tokenContract = (symbol: string) => `token ${symbol}`

/** Within a sentence. It follows a verb or "vers", never "à" or "de", because of its article. */
export const calledToken = (symbol: string) => `le ${tokenContract(symbol)}`

/** Stands in brackets, because "de" would depend on the first letter. */
const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `token ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: 'Elle a échoué et n’a rien déplacé.',
  nothing: 'Elle était adressée à son propre expéditeur et n’a rien déplacé.',
  moved: ({ amount, to }) => `Elle a envoyé ${amount} vers ${to}.`,
  movedSome: ({ token, to }) => `Elle a envoyé un certain montant (${say(TOKENS, token)}) vers ${to}.`,
  revoked: ({ spender, token }) =>
    `Elle a révoqué l’autorisation avec laquelle ${spender} pouvait prendre des tokens (${say(TOKENS, token)}).`,
  approvedAny: ({ spender, token }) =>
    `Elle a autorisé ${spender} à prendre n’importe quel montant (${say(TOKENS, token)}).`,
  approved: ({ spender, amount }) => `Elle a autorisé ${spender} à prendre ${amount}.`,
  approvedSome: ({ spender, token }) =>
    `Elle a autorisé ${spender} à prendre un certain montant (${say(TOKENS, token)}).`,
  created: 'Elle a créé un contrat.',
  createdWith: ({ amount }) => `Elle a créé un contrat, avec ${amount}.`,
  called: ({ to }) => `Elle a appelé ${to}.`,
  calledWith: ({ to, amount }) => `Elle a appelé ${to}, avec ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Votre portefeuille a envoyé une autre transaction que celle demandée.'
const sentFromText = (sender: string) => `Votre portefeuille a envoyé cette transaction depuis ${sender}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Regardez dans votre portefeuille ce qu’elle a fait avant de négocier de nouveau.',
  )
