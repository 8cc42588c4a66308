import type { NodeFailure } from '#domain/chain/nodeError'

/** Why nothing can be traded on a network. */
export const NO_CONTRACTS = 'This network has no known swap contract.'

const NO_ANSWER = 'The node could not answer this request.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'The node cannot be reached.',
  timedOut: 'The node did not respond in time.',
  refused: 'The node refused the request.',
  denied: 'The node refused the key in its address.',
  limited: 'The node limits requests.',
  batch: NO_ANSWER,
  malformed: 'The node returned an invalid response.',
  tooLarge: 'A request to the node, or its response, was too large.',
  wrongChain: 'The node serves another network.',
  disagreement: 'The nodes disagree, so none of their responses is used.',
  reverted: 'A contract refused the call.',
  capped: 'The call takes more time or gas than the node allows.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

/** Why a transaction could not be prepared: the network's node returned an error or did not respond. */
export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
