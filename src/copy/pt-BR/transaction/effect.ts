import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

export const tokenContract = (symbol: string) => `token ${symbol}`

/** After "chamou". */
export const calledToken = (symbol: string) => `o ${tokenContract(symbol)}`

/** After "retire". */
const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `o token ${address}`,
}

/** After "quantia". */
const OF_TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => `de ${symbol}`,
  unknown: ({ address }) => `do token ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: 'Ela falhou e não moveu nada.',
  nothing: 'Ela foi enviada ao próprio remetente e não moveu nada.',
  moved: ({ amount, to }) => `Ela moveu ${amount} para ${to}.`,
  movedSome: ({ token, to }) => `Ela moveu uma quantia ${say(OF_TOKENS, token)} para ${to}.`,
  revoked: ({ spender, token }) => `Ela revogou a aprovação para que ${spender} retire ${say(TOKENS, token)}.`,
  approvedAny: ({ spender, token }) => `Ela aprovou que ${spender} retire qualquer quantia ${say(OF_TOKENS, token)}.`,
  approved: ({ spender, amount }) => `Ela aprovou que ${spender} retire ${amount}.`,
  approvedSome: ({ spender, token }) => `Ela aprovou que ${spender} retire uma quantia ${say(OF_TOKENS, token)}.`,
  created: 'Ela criou um contrato.',
  createdWith: ({ amount }) => `Ela criou um contrato, com ${amount}.`,
  called: ({ to }) => `Ela chamou ${to}.`,
  calledWith: ({ to, amount }) => `Ela chamou ${to}, com ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Sua carteira enviou uma transação diferente da solicitada.'
const sentFromText = (sender: string) => `Sua carteira enviou esta transação a partir de ${sender}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Verifique na sua carteira o que ela fez antes de negociar novamente.',
  )
