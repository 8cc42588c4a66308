import { say, type Sentences } from '../../../domain/browser/sentences'
import type { AlteredFacts, EffectFacts, TokenFacts } from '../../../domain/transaction/effectFacts'
import { sentences } from '../browser/grammar'

/** Words for what another transaction did that is on the chain in place of the requested one: "it" is that one. */

/** The contract of a token. */
export const tokenContract = (symbol: string) => `${symbol} token`

/** The same within a sentence, as what a transaction called: "It called the USDC token." */
export const calledToken = (symbol: string) => `the ${tokenContract(symbol)}`

/** A token by its symbol, or by its short address where no symbol is known. */
const TOKENS: Sentences<TokenFacts> = {
  known: ({ symbol }) => symbol,
  unknown: ({ address }) => `the token ${address}`,
}

/**
 * As a sentence. `amount` has its symbol, "5 USDC"; `to` and `spender` are a short address or what a contract is called.
 * A spender is who may take tokens.
 */
const EFFECTS: Sentences<EffectFacts> = {
  failed: 'It failed and moved nothing.',
  nothing: 'It went back to its own sender and moved nothing.',
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
/** @param sender - the short address of another account */
const sentFromText = (sender: string) => `Your wallet sent this from ${sender}.`

/** What a wallet sent instead of what it was asked for, and what that did. `isWhole`: whether all it did is known. */
export const alteredText = ({ sender, effect, isWhole }: AlteredFacts) =>
  sentences(
    sender === null ? SENT_DIFFERENT : sentFromText(sender),
    effect && effectText(effect),
    !isWhole && 'Check in your wallet what it did before you trade again.',
  )
