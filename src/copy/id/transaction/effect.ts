import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

// The sentences speak of another transaction, which was mined instead of the requested one.

export const tokenContract = (symbol: string) => `token ${symbol}`

/** Within a sentence about a transaction that called the contract. */
export const calledToken = (symbol: string) => tokenContract(symbol)

const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `token ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: 'Transaksi itu gagal dan tidak memindahkan apa pun.',
  nothing: 'Transaksi itu dikirim ke pengirimnya sendiri dan tidak memindahkan apa pun.',
  moved: ({ amount, to }) => `${amount} dikirim ke ${to}.`,
  movedSome: ({ token, to }) => `Sejumlah ${say(TOKENS, token)} dikirim ke ${to}.`,
  revoked: ({ spender, token }) =>
    `Transaksi itu mencabut persetujuan bagi ${spender} untuk mengambil ${say(TOKENS, token)}.`,
  approvedAny: ({ spender, token }) =>
    `Transaksi itu menyetujui ${spender} mengambil ${say(TOKENS, token)} dalam jumlah berapa pun.`,
  approved: ({ spender, amount }) => `Transaksi itu menyetujui ${spender} mengambil ${amount}.`,
  approvedSome: ({ spender, token }) => `Transaksi itu menyetujui ${spender} mengambil sejumlah ${say(TOKENS, token)}.`,
  created: 'Transaksi itu membuat sebuah kontrak.',
  createdWith: ({ amount }) => `Transaksi itu membuat sebuah kontrak, dengan ${amount}.`,
  called: ({ to }) => `Transaksi itu memanggil ${to}.`,
  calledWith: ({ to, amount }) => `Transaksi itu memanggil ${to}, dengan ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Dompet Anda mengirim transaksi yang berbeda dari yang diminta.'
const sentFromText = (sender: string) => `Dompet Anda mengirim ini dari ${sender}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Periksa di dompet Anda apa yang dilakukan transaksi itu sebelum Anda berdagang lagi.',
  )
