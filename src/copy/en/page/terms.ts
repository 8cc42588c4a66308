/** Links from a term to its explanation. */

export const WHAT_IS = {
  slippage: 'What is slippage?',
  sandwich: 'What is a sandwich?',
  approvals: 'What is an approval?',
  costs: 'What does a swap cost?',
  nodes: 'What is a node?',
} as const
