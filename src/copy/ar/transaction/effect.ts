import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

/** In the sentences of `EFFECTS`, the subject (feminine) is another transaction that was sent in place of one. */

export const tokenContract = (symbol: string) => `عقد توكن ${leftToRight(symbol)}`

export const calledToken = (symbol: string) => tokenContract(symbol)

const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => leftToRight(symbol),
  unknown: ({ address }) => `التوكن ${leftToRight(address)}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: 'فشلت ولم تنقل شيئًا.',
  nothing: 'أُرسلت إلى مرسلها نفسه ولم تنقل شيئًا.',
  moved: ({ amount, to }) => `انتقل ${leftToRight(amount)} إلى ${to}.`,
  movedSome: ({ token, to }) => `انتقل مبلغ من ${say(TOKENS, token)} إلى ${to}.`,
  revoked: ({ spender, token }) => `سحبت من ${spender} الموافقة على أخذ ${say(TOKENS, token)}.`,
  approvedAny: ({ spender, token }) => `منحت ${spender} الموافقة على أخذ أي مبلغ من ${say(TOKENS, token)}.`,
  approved: ({ spender, amount }) => `منحت ${spender} الموافقة على أخذ ${leftToRight(amount)}.`,
  approvedSome: ({ spender, token }) => `منحت ${spender} الموافقة على أخذ مبلغ من ${say(TOKENS, token)}.`,
  created: 'أنشأت عقدًا.',
  createdWith: ({ amount }) => `أنشأت عقدًا وأرسلت إليه ${leftToRight(amount)}.`,
  called: ({ to }) => `استدعت ${to}.`,
  calledWith: ({ to, amount }) => `استدعت ${to} مع إرسال ${leftToRight(amount)}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'أرسلت محفظتك معاملة مختلفة عن المعاملة المطلوبة.'
const sentFromText = (sender: string) => `أرسلت محفظتك هذه المعاملة من ${leftToRight(sender)}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'تحقق في محفظتك مما فعلته قبل أن تتداول مرة أخرى.',
  )
