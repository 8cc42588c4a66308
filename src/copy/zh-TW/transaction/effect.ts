import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

export const tokenContract = (symbol: string) => `${symbol} 代幣`

export const calledToken = (symbol: string) => tokenContract(symbol)

const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `代幣 ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: '它失敗了，沒有轉移任何資產。',
  nothing: '它的發送方將它送給了自己，沒有轉移任何資產。',
  moved: ({ amount, to }) => `${amount} 轉到了 ${to}。`,
  movedSome: ({ token, to }) => `某個數量的 ${say(TOKENS, token)} 轉到了 ${to}。`,
  revoked: ({ spender, token }) => `它撤銷了允許 ${spender} 取走 ${say(TOKENS, token)} 的授權。`,
  approvedAny: ({ spender, token }) => `它授權 ${spender} 取走任意數量的 ${say(TOKENS, token)}。`,
  approved: ({ spender, amount }) => `它授權 ${spender} 取走 ${amount}。`,
  approvedSome: ({ spender, token }) => `它授權 ${spender} 取走某個數量的 ${say(TOKENS, token)}。`,
  created: '它建立了一個合約。',
  createdWith: ({ amount }) => `它建立了一個合約，並一併送出 ${amount}。`,
  called: ({ to }) => `它呼叫了 ${to}。`,
  calledWith: ({ to, amount }) => `它呼叫了 ${to}，並一併送出 ${amount}。`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = '你的錢包送出的交易與所請求的不同。'
const sentFromText = (sender: string) => `你的錢包從 ${sender} 送出了這筆交易。`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && '再次交易之前，請在錢包中查看它做了什麼。',
  )
