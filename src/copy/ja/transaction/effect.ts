import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

/** Words for what another transaction did that is on the chain in place of the requested one: "it" is that one. */

/** The contract of a token. */
export const tokenContract = (symbol: string) => `${symbol}トークン`

/** The same within a sentence, as what a transaction called: "It called the USDC token." */
export const calledToken = (symbol: string) => tokenContract(symbol)

/** A token by its symbol, or by its short address where no symbol is known. */
const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `トークン${address}`,
}

/**
 * As a sentence. `amount` has its symbol, "5 USDC"; `to` and `spender` are a short address or what a contract is called.
 * A spender is who may take tokens.
 */
const EFFECTS: Sentences<EffectFacts> = {
  failed: 'そのトランザクションは失敗し、何も動かしませんでした。',
  nothing: 'そのトランザクションは送信者自身に宛てたもので、何も動かしませんでした。',
  moved: ({ amount, to }) => `${amount}が${to}に送られました。`,
  movedSome: ({ token, to }) => `${say(TOKENS, token)}（数量不明）が${to}に送られました。`,
  revoked: ({ spender, token }) =>
    `そのトランザクションは、${spender}による${say(TOKENS, token)}の引き落としの承認を取り消しました。`,
  approvedAny: ({ spender, token }) =>
    `そのトランザクションは、${spender}による${say(TOKENS, token)}の無制限の引き落としを承認しました。`,
  approved: ({ spender, amount }) => `そのトランザクションは、${spender}による${amount}の引き落としを承認しました。`,
  approvedSome: ({ spender, token }) =>
    `そのトランザクションは、${spender}による${say(TOKENS, token)}（数量不明）の引き落としを承認しました。`,
  created: 'そのトランザクションは、コントラクトを作成しました。',
  createdWith: ({ amount }) => `そのトランザクションは、${amount}を付けてコントラクトを作成しました。`,
  called: ({ to }) => `そのトランザクションは、${to}を呼び出しました。`,
  calledWith: ({ to, amount }) => `そのトランザクションは、${amount}を付けて${to}を呼び出しました。`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'ウォレットは、リクエストと異なるトランザクションを送信しました。'
/** @param sender - the short address of another account */
const sentFromText = (sender: string) => `ウォレットは、これを${sender}から送信しました。`

/** What a wallet sent instead of what it was asked for, and what that did. `isWhole`: whether all it did is known. */
export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'もう一度取引する前に、そのトランザクションが何をしたかをウォレットで確認してください。',
  )
