import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

/** Words for what another transaction did that is on the chain in place of the requested one: "она" is that one. */

/** The contract of a token. */
export const tokenContract = (symbol: string) => `Токен ${symbol}`

/** The same within a sentence, as what a transaction called: "It called the USDC token." */
export const calledToken = (symbol: string) => `токен ${symbol}`

/** A token by its symbol, or by its short address where no symbol is known. */
const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `токен ${address}`,
}

/**
 * As a sentence. `amount` has its symbol, "5 USDC"; `to` and `spender` are a short address or what a contract is called,
 * in the nominative. A spender is who may take tokens.
 */
const EFFECTS: Sentences<EffectFacts> = {
  failed: 'Она не выполнена и ничего не переместила.',
  nothing: 'Она отправлена своему же отправителю и ничего не переместила.',
  moved: ({ amount, to }) => `Она отправила ${amount}, получатель: ${to}.`,
  movedSome: ({ token, to }) => `Она отправила ${say(TOKENS, token)} (сумма неизвестна), получатель: ${to}.`,
  revoked: ({ spender, token }) =>
    `Она отозвала разрешение забирать ${say(TOKENS, token)}, получатель разрешения: ${spender}.`,
  approvedAny: ({ spender, token }) =>
    `Она разрешила забирать ${say(TOKENS, token)} в любой сумме, получатель разрешения: ${spender}.`,
  approved: ({ spender, amount }) => `Она разрешила забрать ${amount}, получатель разрешения: ${spender}.`,
  approvedSome: ({ spender, token }) =>
    `Она разрешила забрать ${say(TOKENS, token)} (сумма неизвестна), получатель разрешения: ${spender}.`,
  created: 'Она создала контракт.',
  createdWith: ({ amount }) => `Она создала контракт, передав ${amount}.`,
  called: ({ to }) => `Она вызвала ${to}.`,
  calledWith: ({ to, amount }) => `Она вызвала ${to}, передав ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Ваш кошелёк отправил не ту транзакцию, что была запрошена.'
/** @param sender - the short address of another account */
const sentFromText = (sender: string) => `Ваш кошелёк отправил её с аккаунта ${sender}.`

/** What a wallet sent instead of what it was asked for, and what that did. `isWhole`: whether all it did is known. */
export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Проверьте в кошельке, что она сделала, прежде чем торговать снова.',
  )
