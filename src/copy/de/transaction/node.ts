import type { NodeFailure } from '#domain/chain/nodeError'

/** Where nothing can be traded. */
export const NO_CONTRACTS = 'Für dieses Netzwerk ist kein Swap-Contract bekannt.'

const NO_ANSWER = 'Der Knoten konnte diese Anfrage nicht beantworten.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'Der Knoten ist nicht erreichbar.',
  timedOut: 'Der Knoten hat nicht rechtzeitig geantwortet.',
  refused: 'Der Knoten hat die Anfrage abgelehnt.',
  denied: 'Der Knoten hat den Schlüssel in seiner Adresse abgelehnt.',
  limited: 'Der Knoten begrenzt Anfragen.',
  batch: NO_ANSWER,
  malformed: 'Der Knoten hat eine ungültige Antwort gegeben.',
  tooLarge: 'Die Anfrage an den Knoten oder seine Antwort war zu groß.',
  wrongChain: 'Der Knoten bedient ein anderes Netzwerk.',
  disagreement: 'Die Knoten widersprechen sich, deshalb wird keine ihrer Antworten verwendet.',
  reverted: 'Ein Contract hat den Aufruf abgelehnt.',
  capped: 'Der Aufruf braucht mehr Zeit oder Gas, als der Knoten erlaubt.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

/** Why a transaction could not be prepared: the network's node returned an error or did not respond. */
export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
