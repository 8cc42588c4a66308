import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

export const tokenContract = (symbol: string) => `${symbol} 代币`

export const calledToken = (symbol: string) => tokenContract(symbol)

const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `代币 ${address}`,
}

const EFFECTS: Sentences<EffectFacts> = {
  failed: '它失败了，没有转移任何资产。',
  nothing: '它被发送给自己的发送方，没有转移任何资产。',
  moved: ({ amount, to }) => `${amount} 转到了 ${to}。`,
  movedSome: ({ token, to }) => `一定数量的 ${say(TOKENS, token)} 转到了 ${to}。`,
  revoked: ({ spender, token }) => `它撤销了允许 ${spender} 取走 ${say(TOKENS, token)} 的授权。`,
  approvedAny: ({ spender, token }) => `它授权 ${spender} 取走任意数量的 ${say(TOKENS, token)}。`,
  approved: ({ spender, amount }) => `它授权 ${spender} 取走 ${amount}。`,
  approvedSome: ({ spender, token }) => `它授权 ${spender} 取走一定数量的 ${say(TOKENS, token)}。`,
  created: '它创建了一个合约。',
  createdWith: ({ amount }) => `它创建了一个合约，并附带 ${amount}。`,
  called: ({ to }) => `它调用了 ${to}。`,
  calledWith: ({ to, amount }) => `它调用了 ${to}，并附带 ${amount}。`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = '你的钱包发送的交易与所请求的不同。'
const sentFromText = (sender: string) => `你的钱包从 ${sender} 发送了这笔交易。`

export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && '再次交易之前，请在钱包中查看它做了什么。',
  )
