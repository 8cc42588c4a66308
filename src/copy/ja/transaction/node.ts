import type { NodeFailure } from '#domain/chain/nodeError'

/** Where nothing can be traded. */
export const NO_CONTRACTS = 'このネットワークには、既知のスワップコントラクトがありません。'

const NO_ANSWER = 'ノードはこのリクエストに回答できませんでした。'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'ノードに接続できません。',
  timedOut: 'ノードが時間内に応答しませんでした。',
  refused: 'ノードがリクエストを拒否しました。',
  denied: 'ノードが、そのアドレスに含まれるキーを拒否しました。',
  limited: 'ノードがリクエスト数を制限しています。',
  batch: NO_ANSWER,
  malformed: 'ノードが無効な応答を返しました。',
  tooLarge: 'ノードへのリクエスト、またはその応答が大きすぎました。',
  wrongChain: 'ノードは別のネットワークのものです。',
  disagreement: 'ノードの回答が一致しないため、どの応答も使用しません。',
  reverted: 'コントラクトが呼び出しを拒否しました。',
  capped: '呼び出しに必要な時間またはガスが、ノードの許容量を超えています。',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

/** Why a transaction could not be prepared: the network's node returned an error or did not respond. */
export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
