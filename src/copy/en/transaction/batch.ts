import type { BatchOutcome } from '../../../domain/transaction/batch'

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Your wallet says that it dropped this request, and none of its transactions is on the network. It stays in your recent transactions in case one appears.',
  partial:
    'Only a part of this took effect, and the swap did not. An approval may be open: see your approvals before you try again.',
  unclear:
    'Your wallet says that this is finished, but none of its transactions was found on the network. It stays in your recent transactions in case one appears.',
  undecided:
    'This was carried out in one transaction with other requests of your account, and the network does not show which of them succeeded. Check your balances before you try again.',
}

/** How a batch of calls ended that a wallet had accepted. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]
