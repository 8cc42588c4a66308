import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = '跳到内容'
export const SKIP_TO_TRADE = '跳到交易卡片'

export const PAGE_TITLES = { swap: '交易', token: '代币', profile: '个人主页' }

export const brandLabel = (brandName: string) => `${brandName}，首页`
export const TRADE_LINK = '交易'
export const PROFILE_LINK = '个人主页'

export const FOOTER = '页脚'
export const PREVIEW = '预览'
export const SWITCH_THEME = '切换浅色与深色'
export const FAQ_LINK = '常见问题'
export const IMPRINT_LINK = '网站信息'
export const OFFLINE = '离线'
export const NO_NODE = '没有节点响应'
export const SCREEN_WAITS = '连接恢复后会立即加载此页面。'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = '使用自己的节点'
export const NODE_BLOCKED = '被此网站的策略阻止'
export const OWN_NODE_OFFLINE = '你的节点离线'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}，一分钟没有新区块`
export const headBlockText = (number: number | null) => `区块 ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { other: `${count} 分钟` }),
  hours: ({ count }) => `${count} 小时`,
  days: ({ count }) => `${count} 天`,
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) => `你设备的时钟${isFast ? '快' : '慢'}了 ${say(SPANS, by)}`

export const NOTIFICATIONS = '通知'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `信息：${title}`,
  success: (title) => `成功：${title}`,
  warning: (title) => `警告：${title}`,
  error: (title) => `错误：${title}`,
  pending: (title) => `待处理：${title}`,
}
export const DISMISS = '关闭'

export const PART_MISSING = '此页面的一部分无法加载'
export const PART_BROKEN = '此页面的一部分停止了工作'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = '此页面比另一个标签页中的页面旧'
export const RELOAD_FOR_NEWER =
  '另一个标签页显示的是本网站的较新版本。你在此处所做的更改不会保存。重新加载即可使用较新版本。'
export const PAGE_BROKEN = '此页面停止了工作'
export const MAYBE_NEW_VERSION = '此页面可能有新版本。'
export const STOPPED_BY_POLICY = '此网站的安全策略阻止了它。'
export const CHANGED_FILE = '此网站的一个文件不是构建时的那个，因此你的浏览器没有运行它。'
export const NOTHING_ELSE_SENT = '你已在钱包中确认的内容，没有此页面也会继续。除此之外，未发送任何交易。'
export const RELOAD = '重新加载'

export const NOT_FOUND = '未找到页面'
export const NO_PAGE = '此地址没有页面。请检查地址，或从交易对列表开始。'
export const GO_TO_START = '前往首页'

export const TITLE = '直接用你的钱包交易代币'
export const LEAD = '价格来自链上资金池。签名之前，你会看到全部费用；在你签名之前，什么都不会转移。'
export const KEYS = '你的密钥留在你的钱包中'
export const APPROVALS = '默认只授权确切数量'
export const FIGURES = '每个数字都从链上读取'
