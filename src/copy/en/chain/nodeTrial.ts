import type { NodeFailure } from '../../../domain/chain/nodeError'

/** Our own words: a node's message might repeat its URL, and a key with it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: 'It cannot be reached. It may be down, or may not accept requests from web pages.',
  timedOut: 'It did not respond in time.',
  malformed: 'It does not respond like a node.',
  tooLarge: 'It does not respond like a node.',
  refused: 'It refused the request. The address, or a key in it, may be wrong.',
  denied: 'It refused the request. The address, or a key in it, may be wrong.',
  limited: 'It limits how many requests it accepts. Test it again in a minute.',
}

/** Why a node that was tested for a network cannot be used. */
export function trialProblem(failure: NodeFailure, chainName: string): string {
  if (failure === 'wrongChain') return `The node does not serve ${chainName}.`
  return PROBLEMS[failure] ?? 'It returned an error.'
}
