import type { BatchOutcome } from '../../../domain/wallet/batch'

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent: 'Your wallet dropped this request before sending it. Nothing was sent.',
  reverted: 'The transaction failed. Nothing changed, but the network cost may still have been charged.',
  partial: 'Your wallet completed only part of this. Check your wallet before you try again.',
  unclear: 'Your wallet accepted this, but the outcome could not be read. Check your wallet before you try again.',
}

/** How a batch of calls ended that a wallet had accepted. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]
