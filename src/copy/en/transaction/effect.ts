import { say, type Sentences } from '#domain/browser/sentences'
import type { AlteredFacts, EffectFacts, EffectTokenFacts } from '#domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

/**
 * Texts about the effect of a different transaction that was mined instead of the requested one. In the sentences, "it"
 * is the mined transaction.
 */

/** The name of a token's contract. */
export const tokenContract = (symbol: string) => `${symbol} token`

/** The name of a token's contract within a sentence about a transaction that called it: "It called the USDC token." */
export const calledToken = (symbol: string) => `the ${tokenContract(symbol)}`

/** Names a token by its symbol, or by its short address if its symbol is unknown. */
const TOKENS: Sentences<EffectTokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `the token ${address}`,
}

/**
 * What a transaction did, as a sentence. `amount`: an amount with its symbol, "5 USDC". `to`, `spender`: short
 * addresses or names of contracts. The spender is the contract or account that may take tokens.
 */
const EFFECTS: Sentences<EffectFacts> = {
  failed: 'It failed and moved nothing.',
  nothing: 'It was sent to its own sender and moved nothing.',
  moved: ({ amount, to }) => `${amount} went to ${to}.`,
  movedSome: ({ token, to }) => `An amount of ${say(TOKENS, token)} went to ${to}.`,
  revoked: ({ spender, token }) => `It revoked the approval of ${spender} to take ${say(TOKENS, token)}.`,
  approvedAny: ({ spender, token }) => `It approved ${spender} to take any amount of ${say(TOKENS, token)}.`,
  approved: ({ spender, amount }) => `It approved ${spender} to take ${amount}.`,
  approvedSome: ({ spender, token }) => `It approved ${spender} to take an amount of ${say(TOKENS, token)}.`,
  created: 'It created a contract.',
  createdWith: ({ amount }) => `It created a contract, with ${amount}.`,
  called: ({ to }) => `It called ${to}.`,
  calledWith: ({ to, amount }) => `It called ${to}, with ${amount}.`,
}

export const effectText = (effect: EffectFacts) => say(EFFECTS, effect)

const SENT_DIFFERENT = 'Your wallet sent a different transaction from the one requested.'
/**
 * Says that the wallet sent a transaction from another account.
 * @param sender - the short address of that account
 */
const sentFromText = (sender: string) => `Your wallet sent this from ${sender}.`

/**
 * Says what a wallet sent instead of the requested transaction, and what the sent transaction did. `isWhole`: whether
 * all its effects are known.
 */
export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Check in your wallet what it did before you trade again.',
  )
