import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, { other: `非表示：リストになく保有もしていないトークンの承認${text}件。` })

/** The progress of a search of all blocks, and the label of the button beside it. `from`: a block's number. */
const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: '別のトークンや別のコントラクトの承認を見つけるには、チェーン全体を検索してください。',
    label: '全ブロックを検索',
  },
  failed: {
    words: 'その他の承認の検索に失敗しました。ノードが応答しなかったか、許可していません。',
    label: '再試行',
  },
  searching: ({ percent }) => ({
    words: `チェーンでその他の承認を検索中：全ブロックの${percent}。`,
    label: '検索中',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? 'すべてのブロックを検索しました。有効な承認はすべて表示されています。'
        : sentences(
            'すべてのブロックを検索しました。',
            leftOutText(leftOut),
            'そのほかの有効な承認はすべて表示されています。',
          ),
    label: '再検索',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `ブロック${from}までさかのぼって検索しました。さらに古い承認がある可能性があります。承認が多すぎるため、すべては確認できません。`,
      leftOut && leftOutText(leftOut),
    ),
    label: '再検索',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `ブロック${from}までさかのぼって検索しました。さらに古い承認がある可能性があります。これ以上さかのぼると、リクエストが多くなりすぎます。`,
      leftOut && leftOutText(leftOut),
    ),
    label: '再検索',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = '承認'
export const OWN_APPROVALS = 'トークンの移動を許可されているコントラクトです。使わなくなった承認は取り消してください。'
export const OTHER_APPROVALS = 'このアカウントのトークンの移動を許可されているコントラクトです。'

export const HEADS = {
  token: 'トークン',
  contract: 'コントラクト',
  allowed: '承認数量',
  movable: '現在移動できる数量',
} as const

export const UNLIMITED = '無制限'
export const UNKNOWN_CONTRACT = '不明なコントラクト'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `トークンリスト外：${address}`
export const CONFIRM_IN_WALLET = 'ウォレットで確認'
export const REVOKE = '承認を取り消す'
export const REVOKING = '承認を取り消し中'
export const REVOKED = '承認取り消し済み'
export const revokeLabel = (symbol: string, contract: string) => `${contract}への${symbol}の承認を取り消す`

export const unreadTitle = (tokens: number) =>
  counted(tokens, { other: `${tokens}種類のトークンの一部の承認を読み込めませんでした` })
export const MAY_BE_MORE = 'ここに表示されていない承認がある可能性があります。'

export const READ_FAILED = '承認を読み込めませんでした'
export const NO_APPROVALS = '有効な承認はありません'

/** The contracts that were checked, and the number of tokens if the list is too long; null if all were. */
export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `確認済み：${all(contractNames)}。`,
    'いずれもこれらのトークンを動かすことはできません。',
    tokensRead !== null && `トークンリストのうち、最初の${grouped(String(tokensRead))}件と保有分だけを確認しました。`,
  )

export const UNKNOWN_TOKEN = '不明なトークン'
export const THROUGH_PERMIT2 = 'Permit2経由'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: 'Permit2経由、有効期限なし',
  current: ({ until }) => `Permit2経由、${until}まで`,
  expired: ({ until }) => `Permit2経由、${until}に期限切れ`,
}
/** The terms of an allowance in Permit2, for example "through Permit2, until Dec 21, 2026, 14:02". */
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) => (isPermit2 ? `Permit2での${symbol}の承認` : `${symbol}の承認`)

/** `failure` is the node's; null when a part of the site is missing. */
export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? 'サイトの一部を読み込めませんでした。' : nodeText(failure)
  return `${approvalName(revoked)}は、現在取り消せません。${reason}何も送信されていません。`
}

export const REJECTED = 'ウォレットでリクエストを拒否しました。何も送信されていません。'
