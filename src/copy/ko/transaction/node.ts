import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = '이 네트워크에는 알려진 스왑 컨트랙트가 없습니다.'

const NO_ANSWER = '노드가 이 요청에 답하지 못했습니다.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: '노드에 연결할 수 없습니다.',
  timedOut: '노드가 제시간에 응답하지 않았습니다.',
  refused: '노드가 요청을 거부했습니다.',
  denied: '노드가 주소에 든 키를 거부했습니다.',
  limited: '노드가 요청을 제한하고 있습니다.',
  batch: NO_ANSWER,
  malformed: '노드가 잘못된 응답을 반환했습니다.',
  tooLarge: '노드에 보낸 요청 또는 그 응답이 너무 컸습니다.',
  wrongChain: '다른 네트워크의 노드입니다.',
  disagreement: '노드들의 응답이 서로 달라 어느 응답도 사용하지 않습니다.',
  reverted: '컨트랙트가 호출을 거절했습니다.',
  capped: '호출에 노드가 허용하는 것보다 많은 시간이나 가스가 필요합니다.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
