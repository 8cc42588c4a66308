import { say, type Sentences } from '#domain/browser/sentences'
import type { LeftOut, SearchFacts } from '#domain/approval/searchFacts'
import { all, counted, sentences } from '../browser/grammar'
import type { Permit2Facts } from '#domain/approval/openApprovals'
import { grouped } from '#domain/browser/locale'
import type { NodeFailure } from '#domain/chain/nodeError'
import { nodeText } from '../transaction/node'

const leftOutText = ({ count, text }: LeftOut) =>
  counted(count, { other: `未顯示：${text} 項授權，其代幣既不在清單中，也不由此帳戶持有。` })

const SEARCHES: Sentences<SearchFacts, { words: string; label: string }> = {
  idle: {
    words: '若要尋找對其他代幣或給其他合約的授權，請搜尋整條鏈。',
    label: '搜尋所有區塊',
  },
  failed: {
    words: '搜尋其他授權失敗：節點沒有回應，或不允許搜尋。',
    label: '重試',
  },
  searching: ({ percent }) => ({
    words: `正在鏈上搜尋其他授權：已完成所有區塊的 ${percent}。`,
    label: '正在搜尋',
  }),
  whole: ({ leftOut }) => ({
    words:
      leftOut === null
        ? '已搜尋所有區塊，所有尚未撤銷的授權都已列出。'
        : sentences('已搜尋所有區塊。', leftOutText(leftOut), '其他所有尚未撤銷的授權都已列出。'),
    label: '再次搜尋',
  }),
  many: ({ from, leftOut }) => ({
    words: sentences(
      `已往前搜尋到區塊 ${from}；可能還有更早的授權。授權太多，無法全部檢查。`,
      leftOut && leftOutText(leftOut),
    ),
    label: '再次搜尋',
  }),
  limit: ({ from, leftOut }) => ({
    words: sentences(
      `已往前搜尋到區塊 ${from}；可能還有更早的授權。再往前搜尋需要的請求太多。`,
      leftOut && leftOutText(leftOut),
    ),
    label: '再次搜尋',
  }),
}
export const searchWords = (search: SearchFacts) => say(SEARCHES, search)

export const APPROVALS = '授權'
export const OWN_APPROVALS = '獲准轉移你的代幣的合約。請撤銷你不再使用的授權。'
export const OTHER_APPROVALS = '獲准轉移此帳戶代幣的合約。'

export const HEADS = {
  token: '代幣',
  contract: '合約',
  allowed: '授權額度',
  movable: '現在可轉移',
} as const

export const UNLIMITED = '無限額度'
export const UNKNOWN_CONTRACT = '未知的合約'
/** The address of a token that is on no list. */
export const unlistedToken = (address: string) => `不在代幣清單中：${address}`
export const CONFIRM_IN_WALLET = '在錢包中確認'
export const REVOKE = '撤銷授權'
export const REVOKING = '正在撤銷授權'
export const REVOKED = '已撤銷授權'
export const revokeLabel = (symbol: string, contract: string) => `撤銷對 ${contract} 的 ${symbol} 授權`

export const unreadTitle = (tokens: number) => counted(tokens, { other: `${tokens} 種代幣的授權未能全部載入` })
export const MAY_BE_MORE = '可能還有這裡未列出的授權。'

export const READ_FAILED = '無法載入授權'
export const NO_APPROVALS = '沒有尚未撤銷的授權'

export const checkedText = (contractNames: readonly string[], tokensRead: number | null): string =>
  sentences(
    `已檢查：${all(contractNames)}。`,
    '上述合約無法轉移這些代幣。',
    tokensRead !== null && `代幣清單中，只檢查了前 ${grouped(String(tokensRead))} 種以及所持有的代幣。`,
  )

export const UNKNOWN_TOKEN = '未知的代幣'
export const THROUGH_PERMIT2 = '透過 Permit2'

const PERMIT2_TERMS: Sentences<Permit2Facts> = {
  endless: '透過 Permit2，無到期時間',
  current: ({ until }) => `透過 Permit2，有效至 ${until}`,
  expired: ({ until }) => `透過 Permit2，已於 ${until} 過期`,
}
export const permit2Terms = (facts: Permit2Facts) => say(PERMIT2_TERMS, facts)

interface Revoked {
  symbol: string
  isPermit2: boolean
}

const approvalName = ({ symbol, isPermit2 }: Revoked) => (isPermit2 ? `Permit2 中的 ${symbol} 授權` : `${symbol} 授權`)

export function revocationUnavailable(revoked: Revoked, failure: NodeFailure | null): string {
  const reason = failure === null ? '無法載入網站的一部分。' : nodeText(failure)
  return `現在無法撤銷 ${approvalName(revoked)}。${reason}未送出任何交易。`
}

export const REJECTED = '你拒絕了請求。未送出任何交易。'
