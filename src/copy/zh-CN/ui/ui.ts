export const TRY_AGAIN = '重试'
export const ACTION = '操作'
export const BACK = '返回'
export const CLOSE = '关闭'

export const COPY_ADDRESS = '复制地址'
export const ADDRESS_COPIED = '已复制！'
export const EXPLORER = '区块浏览器'

export const DETAILS = '详情'
export const COPY = '复制'
export const COPIED = '已复制'
export const COPY_REFUSED = '浏览器不允许复制。请选中文本后手动复制。'

const NOT_AVAILABLE = '暂不可用'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}：${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link}（在新标签页中打开）`

export const EXACT_AMOUNT = '确切数量'

export const WHAT_IS = {
  slippage: '什么是滑点？',
  sandwich: '什么是三明治攻击？',
  approvals: '什么是授权？',
  pending: '我可以做什么？',
  costs: '兑换需要多少费用？',
  pools: '什么是资金池？',
  nodes: '什么是节点？',
  'test-networks': '什么是测试网？',
} as const

export type Term = keyof typeof WHAT_IS
