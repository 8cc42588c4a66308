import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = 'Esta red no tiene ningún contrato de intercambio conocido.'

const NO_ANSWER = 'El nodo no pudo responder a esta solicitud.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'No se puede acceder al nodo.',
  timedOut: 'El nodo no respondió a tiempo.',
  refused: 'El nodo denegó la solicitud.',
  denied: 'El nodo denegó la clave que contiene su dirección.',
  limited: 'El nodo limita las solicitudes.',
  batch: NO_ANSWER,
  malformed: 'El nodo devolvió una respuesta no válida.',
  tooLarge: 'La solicitud al nodo, o su respuesta, fue demasiado grande.',
  wrongChain: 'El nodo es de otra red.',
  disagreement: 'Los nodos no coinciden, así que no se usa ninguna de sus respuestas.',
  reverted: 'Un contrato denegó la llamada.',
  capped: 'La llamada requiere más tiempo o gas de lo que permite el nodo.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
