import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = 'Aucun contrat d’échange n’est connu sur ce réseau.'

const NO_ANSWER = 'Le nœud n’a pas pu répondre à cette requête.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'Le nœud est injoignable.',
  timedOut: 'Le nœud n’a pas répondu à temps.',
  refused: 'Le nœud a rejeté la requête.',
  denied: 'Le nœud a rejeté la clé contenue dans son adresse.',
  limited: 'Le nœud limite les requêtes.',
  batch: NO_ANSWER,
  malformed: 'Le nœud a renvoyé une réponse non valide.',
  tooLarge: 'La requête au nœud, ou sa réponse, était trop volumineuse.',
  wrongChain: 'Le nœud dessert un autre réseau.',
  disagreement: 'Les nœuds sont en désaccord, donc aucune de leurs réponses n’est utilisée.',
  reverted: 'Un contrat a rejeté l’appel.',
  capped: 'L’appel demande plus de temps ou de gas que le nœud ne le permet.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
