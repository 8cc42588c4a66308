import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = '此網路沒有已知的兌換合約。'

const NO_ANSWER = '節點無法回應此請求。'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: '無法連上節點。',
  timedOut: '節點未及時回應。',
  refused: '節點拒絕了請求。',
  denied: '節點拒絕了其網址中的金鑰。',
  limited: '節點限制了請求次數。',
  batch: NO_ANSWER,
  malformed: '節點傳回了無效的回應。',
  tooLarge: '傳給節點的請求或其回應過大。',
  wrongChain: '該節點服務的是另一個網路。',
  disagreement: '各節點的回應不一致，因此一個都不採用。',
  reverted: '合約拒絕了這次呼叫。',
  capped: '這次呼叫所需的時間或 Gas 超過節點允許的上限。',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
