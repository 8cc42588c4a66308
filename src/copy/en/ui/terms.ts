/** Links from a term to its explanation. */

export const WHAT_IS = {
  slippage: 'What is slippage?',
  sandwich: 'What is a sandwich?',
  approvals: 'What is an approval?',
  pending: 'What can I do?',
  costs: 'What does a swap cost?',
  pools: 'What is a pool?',
  nodes: 'What is a node?',
  'test-networks': 'What is a test network?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
