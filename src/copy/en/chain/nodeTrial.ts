import type { NodeFailure } from '../../../domain/chain/nodeError'

/** Our own words: a node's message might repeat its URL, and a key with it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'It cannot be reached. It may be down, or not let web pages ask it.',
  timedOut: 'It did not answer in time.',
  malformed: 'Its answer is not that of a node.',
  tooLarge: 'Its answer is not that of a node.',
  refused: 'It refused the request. The address, or a key in it, may be wrong.',
  denied: 'It refused the request. The address, or a key in it, may be wrong.',
  limited: 'It limits how often it is asked. Try it again in a minute.',
}

/** Why a node that was tested for a network cannot be used. */
export function trialProblem(failure: NodeFailure, chainName: string): string {
  if (failure === 'wrongChain') return `The node does not serve ${chainName}.`
  return PROBLEMS[failure] ?? 'It answered with an error.'
}
