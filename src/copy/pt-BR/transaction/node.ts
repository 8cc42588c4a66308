import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = 'Esta rede não tem um contrato de troca conhecido.'

const NO_ANSWER = 'O nó não conseguiu responder a esta solicitação.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'Não é possível acessar o nó.',
  timedOut: 'O nó não respondeu a tempo.',
  refused: 'O nó recusou a solicitação.',
  denied: 'O nó recusou a chave que consta do endereço dele.',
  limited: 'O nó limita as solicitações.',
  batch: NO_ANSWER,
  malformed: 'O nó retornou uma resposta inválida.',
  tooLarge: 'A solicitação ao nó, ou a resposta a ela, era grande demais.',
  wrongChain: 'O nó atende outra rede.',
  disagreement: 'Os nós divergem entre si, então nenhuma das respostas é usada.',
  reverted: 'Um contrato recusou a chamada.',
  capped: 'A chamada exige mais tempo ou gas do que o nó permite.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
