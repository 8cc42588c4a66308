import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

/** In these sentences "nó" is the other transaction that was mined instead of the requested one. */

export const tokenContract = (symbol: string) => `Token ${symbol}`

/** The same name within a sentence. */
export const calledToken = (symbol: string) => `token ${symbol}`

const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `token ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: 'Nó đã thất bại và không chuyển gì cả.',
  nothing: 'Nó được gửi đến chính người gửi và không chuyển gì cả.',
  moved: ({ amount, to }) => `${amount} đã được chuyển đến ${to}.`,
  movedSome: ({ token, to }) => `Một lượng ${say(TOKENS, token)} đã được chuyển đến ${to}.`,
  revoked: ({ spender, token }) => `Nó đã thu hồi phê duyệt cho ${spender} lấy ${say(TOKENS, token)}.`,
  approvedAny: ({ spender, token }) => `Nó đã phê duyệt cho ${spender} lấy bất kỳ lượng ${say(TOKENS, token)} nào.`,
  approved: ({ spender, amount }) => `Nó đã phê duyệt cho ${spender} lấy ${amount}.`,
  approvedSome: ({ spender, token }) => `Nó đã phê duyệt cho ${spender} lấy một lượng ${say(TOKENS, token)}.`,
  created: 'Nó đã tạo một hợp đồng.',
  createdWith: ({ amount }) => `Nó đã tạo một hợp đồng, kèm ${amount}.`,
  called: ({ to }) => `Nó đã gọi ${to}.`,
  calledWith: ({ to, amount }) => `Nó đã gọi ${to}, kèm ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Ví của bạn đã gửi một giao dịch khác với giao dịch được yêu cầu.'
const sentFromText = (sender: string) => `Ví của bạn đã gửi giao dịch này từ ${sender}.`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Hãy kiểm tra trong ví của bạn xem nó đã làm gì trước khi mua bán lại.',
  )
