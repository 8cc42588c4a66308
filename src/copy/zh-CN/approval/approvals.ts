import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, { other: `未显示：${text} 项授权，其代币既不在列表中，也不由此账户持有。` })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: '要查找对其他代币或给其他合约的授权，请搜索整条链。',
    label: '搜索全部区块',
  },
  failed: {
    words: '搜索其他授权失败：节点没有响应，或不允许搜索。',
    label: '重试',
  },
  searching: ({ percent }) => ({
    words: `正在链上搜索其他授权：已完成全部区块的 ${percent}。`,
    label: '正在搜索',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? '已搜索全部区块，所有未撤销的授权都已列出。'
        : sentences('已搜索全部区块。', leftOutText(leftOut), '其他所有未撤销的授权都已列出。'),
    label: '再次搜索',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `已往前搜索到区块 ${from}；可能还有更早的授权。授权太多，无法全部检查。`,
      leftOut && leftOutText(leftOut),
    ),
    label: '再次搜索',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `已往前搜索到区块 ${from}；可能还有更早的授权。继续往前搜索需要的请求太多。`,
      leftOut && leftOutText(leftOut),
    ),
    label: '再次搜索',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = '授权'
export const OWN_APPROVALS = '获准转移你的代币的合约。请撤销你不再使用的授权。'
export const OTHER_APPROVALS = '获准转移此账户代币的合约。'

export const HEADS = {
  token: '代币',
  contract: '合约',
  allowed: '授权额度',
  movable: '现在可转移',
} as const

export const UNLIMITED = '无限额度'
export const UNKNOWN_CONTRACT = '未知合约'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `不在代币列表中：${address}`
export const CONFIRM_IN_WALLET = '在钱包中确认'
export const REVOKE = '撤销授权'
export const REVOKING = '正在撤销授权'
export const REVOKED = '已撤销授权'
export const revokeLabel = (symbol: string, contract: string) => `撤销对 ${contract} 的 ${symbol} 授权`

export const unreadTitle = (tokens: number) => counted(tokens, { other: `${tokens} 种代币的部分授权无法加载` })
export const MAY_BE_MORE = '可能还有此处未列出的授权。'

export const READ_FAILED = '无法加载授权'
export const NO_APPROVALS = '没有未撤销的授权'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `已检查：${all(contractNames)}。`,
    '它们都无法转移这些代币。',
    tokensRead !== null && `代币列表中，只检查了前 ${grouped(String(tokensRead))} 种以及所持有的代币。`,
  )

export const UNKNOWN_TOKEN = '未知代币'
export const THROUGH_PERMIT2 = '通过 Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: '通过 Permit2，无到期时间',
  current: ({ until }) => `通过 Permit2，有效至 ${until}`,
  expired: ({ until }) => `通过 Permit2，已于 ${until} 过期`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) => (isPermit2 ? `Permit2 中的 ${symbol} 授权` : `${symbol} 授权`)

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? '无法加载网站的一部分。' : nodeText(failure)
  return `现在无法撤销 ${approvalName(revoked)}。${reason}未发送任何交易。`
}

export const REJECTED = '你拒绝了请求。未发送任何交易。'
