import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

export const tokenContract = (symbol: string) => `${symbol} tokenı`

export const calledToken = (symbol: string) => tokenContract(symbol)

/** How each sentence begins: the transaction that was mined instead of the one that was asked for. */
const IT = 'Bloğa alınan işlem'

const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `${address} adresli token`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: `${IT} başarısız oldu ve hiçbir şey taşımadı.`,
  nothing: `${IT} kendi göndericisine gönderildi ve hiçbir şey taşımadı.`,
  moved: ({ amount, to }) => `${IT} ile ${amount} gönderildi. Gittiği yer: ${to}.`,
  movedSome: ({ token, to }) => `${IT} ile bilinmeyen miktarda ${say(TOKENS, token)} gönderildi. Gittiği yer: ${to}.`,
  revoked: ({ spender, token }) => `${IT}, ${spender} için verilmiş ${say(TOKENS, token)} çekme iznini kaldırdı.`,
  approvedAny: ({ spender, token }) =>
    `${IT}, ${spender} için izin verdi. Çekilebilecek miktar: istenildiği kadar ${say(TOKENS, token)}.`,
  approved: ({ spender, amount }) => `${IT}, ${spender} için izin verdi. Çekilebilecek miktar: ${amount}.`,
  approvedSome: ({ spender, token }) =>
    `${IT}, ${spender} için izin verdi. Çekilebilecek miktar: bilinmeyen miktarda ${say(TOKENS, token)}.`,
  created: `${IT} bir sözleşme oluşturdu.`,
  createdWith: ({ amount }) => `${IT} bir sözleşme oluşturdu. Birlikte gönderilen: ${amount}.`,
  called: ({ to }) => `${IT} çağrı yaptı. Çağrılan: ${to}.`,
  calledWith: ({ to, amount }) => `${IT} çağrı yaptı. Çağrılan: ${to}, birlikte gönderilen: ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Cüzdanınız, istenenden farklı bir işlem gönderdi.'
const sentFromText = (sender: string) => `Cüzdanınız bunu başka bir hesaptan gönderdi: ${sender}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Yeniden alım satım yapmadan önce bu işlemin ne yaptığını cüzdanınızda kontrol edin.',
  )
