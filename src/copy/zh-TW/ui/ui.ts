export const TRY_AGAIN = '重試'
export const ACTION = '操作'
export const BACK = '返回'
export const CLOSE = '關閉'

export const COPY_ADDRESS = '複製地址'
export const ADDRESS_COPIED = '已複製！'
export const EXPLORER = '區塊瀏覽器'

export const DETAILS = '詳細資料'
export const COPY = '複製'
export const COPIED = '已複製'
export const COPY_REFUSED = '瀏覽器不允許複製。請選取文字後自行複製。'

const NOT_AVAILABLE = '無資料'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}：${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link}（在新分頁中開啟）`

export const EXACT_AMOUNT = '確切數量'

export const WHAT_IS = {
  slippage: '什麼是滑價？',
  sandwich: '什麼是三明治攻擊？',
  approvals: '什麼是授權？',
  pending: '我可以怎麼做？',
  costs: '兌換要花多少費用？',
  pools: '什麼是資金池？',
  nodes: '什麼是節點？',
  'test-networks': '什麼是測試網？',
} as const

export type Term = keyof typeof WHAT_IS
