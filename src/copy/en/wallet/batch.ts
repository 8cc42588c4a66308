import type { BatchOutcome } from '../../../domain/wallet/batch'

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent: 'Your wallet gave up on this before it reached the network. Nothing was sent.',
  reverted: 'The network refused the transaction. Nothing was changed, but its cost may have been spent.',
  partial: 'Your wallet carried out only part of this. Check your wallet before you try again.',
  unclear: 'Your wallet accepted this, but the outcome could not be read. Check your wallet before you try again.',
}

/** How a batch of calls ended that a wallet had accepted. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]
