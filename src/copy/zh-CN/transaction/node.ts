import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = '此网络没有已知的兑换合约。'

const NO_ANSWER = '节点无法响应此请求。'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: '无法连接到节点。',
  timedOut: '节点未及时响应。',
  refused: '节点拒绝了请求。',
  denied: '节点拒绝了其地址中的密钥。',
  limited: '节点限制了请求次数。',
  batch: NO_ANSWER,
  malformed: '节点返回了无效的响应。',
  tooLarge: '发给节点的请求或其响应过大。',
  wrongChain: '该节点服务于另一个网络。',
  disagreement: '各节点的响应不一致，因此一个都不采用。',
  reverted: '合约拒绝了此次调用。',
  capped: '此次调用所需的时间或 Gas 超过节点允许的上限。',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
