import { all, counted, sentences } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  AbilityFinding,
  AbilityReport,
  NodeAbility,
  OtherNodes,
  ReportFacts,
  StateAge,
} from '#domain/chain/nodeReport'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import type { EndpointHealth } from '#domain/chain/nodeHealth'
import { ageText } from '../browser/time'

/** The node in use, and the test of another one. */

export const USE_SITE_NODES = 'サイトのノードを使う'
export const YOUR_NODE = '自分のノード'
export const SITE_NODE = 'サイトのノード'
export const TEST = 'テスト'
/** The name of the button "Test" beside the node in use, for screen readers. */
export const testInUse = (test: string) => `${test}、使用中のノード`
export const OWN_NODE = '自分で選んだノード'
export const OWN_NODE_HINT =
  'まずテストが行われます。使用を始めると、このネットワークに関するすべての情報をそのノードだけから読み取ります。ノードの運用者は、IPアドレスと閲覧内容を見ることができ、誤った数値を表示させることもできます。'
/** The placeholder of the empty field for a node's URL. */
export const URL_START = 'https://'
export const SITE_NODES_ONLY = 'このサイトでは、サイト自身のノードだけを使用できます。'
export const IN_USE = '使用中'
export const USE_NODE = 'このノードを使う'
/** Why a text cannot be tested as a node's URL. */
export const NO_NODE_URL =
  'https://のアドレスを入力してください。この端末上のノードの場合は、http://localhostまたはhttp://127.0.0.1を入力してください。ユーザー名を含めることはできません。'

/** Announced after a choice. */
export const OWN_NODE_USED = '自分のノードを使用しています。'
export const SITE_NODES_USED = '再びサイトのノードを使用しています。'

export const inUseFor = (chainName: string) => `${chainName}で使用中`
export const nothingRead = (chainName: string) =>
  `他のノードは使用しないため、これが変わるまで${chainName}の情報は何も読み込めません。`
export const cannotBeUsed = (host: string) => `${host}は使用できません`

/** The table of a node's abilities. */
export const abilityTable = {
  ability: '機能と用途',
  found: '結果',
  unclear: '判定できません',
  yes: 'はい',
  no: 'いいえ',
}

/** Labels and units of the measurements of a node. */
export const nodeFigures = {
  block: '最新ブロック',
  age: 'ブロックの経過時間',
  ageUnit: '秒',
  answer: '応答時間',
  answerUnit: 'ms',
  chainId: 'チェーンID',
}

/** Why nothing can be read through the visitor's own node. */
export const OWN_NODE_PROBLEM = {
  otherChain: '自分のノードは別のネットワークのものです',
  limited: '自分のノードがリクエスト数を制限しています',
  offline: '自分のノードが応答しません',
}

/** If only the visitor's own node is used. */
export const NOBODY_ELSE = '他のノードは使用しません。'

const OTHERS: Sentences<OtherNodes> = {
  agreeing: ({ hosts, quorum }) =>
    counted(hosts.length, { other: `${all(hosts)}も使用し、${quorum}個の応答が一致する必要があります。` }),
  fallback: ({ hosts }) => counted(hosts.length, { other: `応答しない場合は、${all(hosts)}を使用します。` }),
}
/**
 * Says which nodes are used in addition to the site's first one. If a quorum is set, all of them are asked, so none is
 * described as a fallback.
 */
export const otherNodesText = (others: OtherNodes) => say(OTHERS, others)

export const namesReadOn = (chainName: string) =>
  `名前とプロフィール画像は、サイトのノードを通して${chainName}から読み取ります。`

/** The summary of a node's test. */
export const reportSummary = ({ host, isComplete, missing, unclear, staleMinutes }: ReportFacts) =>
  sentences(
    isComplete ? `${host}は、このサイトに必要なすべてのことができます。` : `${host}は使用できます。`,
    missing !== null && counted(missing, { other: `${missing}個の機能がありません。` }),
    unclear !== null && counted(unclear, { other: `${unclear}個は判定できませんでした。もう一度テストしてください。` }),
    staleMinutes !== null &&
      `最新ブロックから${staleMinutes}分を超える時間が経過しています。追いつくまで、何も取引できません。`,
  )

interface AbilityWords {
  name: string
  /** What the product uses it for. */
  use: string
  /** What is missing without it. */
  missing: string
}

/** The name of each ability of a node, and what it means here. */
export const ABILITY_WORDS: Readonly<Record<NodeAbility, AbilityWords>> = {
  chain: { name: 'ネットワーク', use: 'すべて', missing: '何も読み取れません。' },
  batches: {
    name: '呼び出しの一括処理',
    use: 'ブロックに関するすべてを1回のリクエストで取得',
    missing: 'ブロックごとに複数のリクエストが必要なため、価格の到着が遅くなります。',
  },
  overrides: {
    name: '状態の上書き',
    use: '確認画面での残高の増減と、トークン手数料',
    missing: '確認画面に残高の増減が表示されず、トークン手数料も測定されません。',
  },
  archive: {
    name: '過去のブロックの状態',
    use: 'チャートと価格の変動',
    missing: 'チャートは、ノードがさかのぼれる範囲に限られるか、データの少ない情報源を使用します。',
  },
  logs: {
    name: 'ログ',
    use: '過去のブロックの状態がない場合のチャート',
    missing: '過去のブロックの状態もない場合、ほとんどのチャートが表示されません。',
  },
}

const AGES: Readonly<Record<StateAge, string>> = {
  '30d': '30日',
  '7d': '7日',
  '24h': '24時間',
  '1h': '1時間',
}

const FINDINGS: Sentences<AbilityFinding & Pick<AbilityReport, 'isAble'>> = {
  network: ({ chainName, chainId }) => `${chainName}、チェーンID ${chainId}`,
  batches: ({ calls, isAble }) => `一度に${calls}件の呼び出しまで${isAble ? '' : '（それ以上は不可）'}`,
  overrides: 'コードと呼び出し',
  statesBack: ({ age, isAble }) => `${AGES[age]}前まで${isAble ? '' : '（それより前は不可）'}`,
  allStates: '最初のブロックまで',
  newestStates: '最新のブロックのみ',
  logs: ({ blocks }) => `一度に${grouped(String(blocks))}ブロックまで`,
  refused: '拒否されました',
  limited: '現在リクエストが多すぎます',
  unanswered: '判定できませんでした',
}
/** The finding about an ability, for example "30 days back". */
export const findingText = ({ isAble, finding }: Pick<AbilityReport, 'isAble' | 'finding'>) =>
  say(FINDINGS, { ...finding, isAble })

/** Our own words: a node's message might repeat its URL, and a key with it. */
const PROBLEMS: Partial<Record<NodeFailure, string>> = {
  network: '接続できません。停止しているか、ウェブページからのリクエストを受け付けていない可能性があります。',
  timedOut: '時間内に応答しませんでした。',
  malformed: 'ノードとしての応答をしません。',
  tooLarge: 'リクエストまたはその応答が大きすぎました。',
  refused: 'リクエストを拒否しました。アドレスまたはそれに含まれるキーが誤っている可能性があります。',
  denied: 'リクエストを拒否しました。アドレスまたはそれに含まれるキーが誤っている可能性があります。',
  limited: '受け付けるリクエスト数を制限しています。1分後にもう一度テストしてください。',
}

/** Why a node that was tested for a network cannot be used. */
export const trialProblem = (failure: NodeFailure, chainName: string): string =>
  ({ ...PROBLEMS, wrongChain: `このノードは${chainName}のものではありません。` })[failure] ?? 'エラーを返しました。'

/** The table of the nodes and how they do. */
export const healthTable = {
  title: 'このページを開いてからのノードの状況',
  node: 'ノードと最後の応答',
  state: '状態',
  inUse: '使用中',
  reserve: '待機',
  unused: '未使用',
  failing: '失敗中',
}

/** For example "3 nodes, eth.example in use"; `inUse` is null while none responds. */
export const nodesSummary = (count: number, inUse: string | null) =>
  `${counted(count, { other: `${count}個のノード` })}、${inUse === null ? '使用中のものはありません' : `${inUse}を使用中`}`

/** Says when the last response came, and how long it took. */
export const answerText = ({ answeredAt, answerMs }: EndpointHealth, now: number) =>
  answeredAt === null
    ? 'まだ応答がありません'
    : `${ageText(answeredAt, now)}に応答${answerMs === null ? '' : `（${grouped(String(answerMs))}\u00a0ms）`}`

/** @param lag - how many blocks it was behind the other nodes */
export function headText(block: number, lag: number | null): string {
  const newest = `最新ブロック${grouped(String(block))}`
  return lag === null ? newest : counted(lag, { other: `${newest}、${grouped(String(lag))}ブロック遅れ` })
}

/** Our own words: a node's message might repeat its URL, and a key with it. */
const REASONS: Partial<Record<NodeFailure, string>> = {
  network: '接続できません',
  timedOut: '時間内に応答しませんでした',
  malformed: 'ノードとしての応答をしませんでした',
  tooLarge: 'リクエストまたは応答が大きすぎました',
  refused: 'リクエストを拒否しました',
  denied: 'キーまたはアドレスを拒否しました',
  limited: 'リクエスト数を制限しています',
  wrongChain: '別のネットワークのものです',
  disagreement: '他のノードと一致しません',
}

/** @param failures - how many requests in a row have failed */
export function failuresText(failures: number, reason: NodeFailure | null): string {
  const why = (reason && REASONS[reason]) ?? 'エラーを返しました'
  return counted(failures, { other: `直近${grouped(String(failures))}件のリクエストが失敗：${why}` })
}

export const requestsText = (requests: number) =>
  counted(requests, { other: `直近1分間に${grouped(String(requests))}件のリクエスト` })
