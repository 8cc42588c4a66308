import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = 'Phí pool'
export const PRICE_IMPACT = 'Tác động giá'
export const BELOW_MARKET = 'Thấp hơn giá thị trường'
export const BETTER_THAN_MARKET = 'Tốt hơn giá thị trường'
export const WORSE_PRICE = 'Giá kém hơn báo giá'
export const BETTER_PRICE = 'Giá tốt hơn báo giá'
export const LOSS = 'Tổn thất'
export const TOKEN_FEE = 'Phí token'
export const SITE_FEE = 'Phí trang web'
export const NETWORK_COST = 'Phí mạng'
export const UNUSUAL_NETWORK_COST = 'Phí mạng, cao bất thường'
export const APPROVAL_COST = 'Phê duyệt, đã gồm'
export const DATA_FEE = 'Phí dữ liệu L1, đã gồm'
export const PAID_BY = 'Bên trả'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Người thực thi nó trong Safe',
  accountOrSponsor: 'Tài khoản của bạn hoặc một bên tài trợ, tùy ví của bạn quyết định',
}
export const needsSponsor = (symbol: string) => `Một bên tài trợ, vì tài khoản của bạn có quá ít ${symbol}`
export const QUOTE = 'Báo giá'
export const ROUTE = 'Tuyến'
export const BOUNDS = { minimum: 'Nhận tối thiểu', maximum: 'Bán tối đa' }

export const ABOUT = {
  poolFee: 'Phần mà các pool giữ lại cho những người cung cấp thanh khoản.',
  impact:
    'Mức mà chính lượt mua bán này làm giá của các pool nó dùng dịch chuyển. Số tiền lớn hơn làm giá dịch chuyển nhiều hơn.',
  loss: 'Bạn nhận ít hơn bao nhiêu so với giá thị trường: số lớn hơn giữa tác động giá cùng phí token và chênh lệch giá trị bằng đô la giữa hai bên.',
  market: 'Các pool trả ít hơn bao nhiêu so với giá thị trường, bằng đô la.',
  betterThanMarket: 'Các pool trả nhiều hơn bao nhiêu so với giá thị trường, bằng đô la.',
  change: 'Giá đã dịch chuyển giữa lúc báo giá và khối của lượt hoán đổi.',
  minimum: 'Nếu số nhận được sẽ ít hơn mức này, lượt hoán đổi sẽ thất bại: bạn giữ được token và chỉ trả phí mạng.',
  maximum: 'Nếu số bị lấy sẽ nhiều hơn mức này, lượt hoán đổi sẽ thất bại: bạn giữ được token và chỉ trả phí mạng.',
  tax: 'Một token trong lượt mua bán này giữ lại phần này của mỗi lần chuyển. Cả các pool lẫn trang web này đều không nhận được nó.',
  siteFee: 'Phần mà bên vận hành trang web này lấy từ những gì bạn nhận. Mọi số tiền hiển thị đều là sau khoản đó.',
  route: 'Các pool mà lượt mua bán đi qua, được chia thành nhiều phần khi cách đó cho nhiều hơn.',
  cost: 'Trả cho mạng để đưa giao dịch vào khối, kể cả khi lượt hoán đổi thất bại.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

/** If `isPaid`, the cost has already been paid. */
const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'Lượt hoán đổi này đã không tốn gì cả' : 'Lượt hoán đổi này không tốn gì cả'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'Lượt hoán đổi này đã không tốn gì ngoài phí mạng' : 'Lượt hoán đổi này không tốn gì ngoài phí mạng',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`Lượt hoán đổi này đã tốn tổng cộng ${all(amounts)}`, share)
      : withShare(`Lượt hoán đổi này tốn tổng cộng ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Lượt hoán đổi này đã tốn ${withShare(all(amounts), share)} và phí mạng`
      : `Lượt hoán đổi này tốn ${withShare(all(amounts), share)} và phí mạng`,
  better: ({ gain, share }) => `Tốt hơn giá thị trường ${withShare(gain, share)}`,
  betterBeforeNetwork: ({ gain, share }) => `Tốt hơn giá thị trường ${withShare(gain, share)}, chưa trừ phí mạng`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `Về “${label}”`

export const partsText = (parts: number) => counted(parts, { other: `${parts} phần` })
export const hopsText = (hops: number) => counted(hops, { other: `${hops} chặng` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Đang kiểm tra trên chuỗi',
  verified: (block) => `Đã kiểm chứng tại khối ${block}`,
  differs: (block) => `Từ chuỗi tại khối ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? 'Chỉ hỏi một nút.' : `${nodes} nút đã cho cùng một câu trả lời.`

/** A quoter is a contract of the exchange that computes the result of a trade. */
const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `Được tính trong trình duyệt này từ các pool tại khối ${block}. Đang được xác nhận trên chuỗi.`,
  verified: (_, nodes) =>
    sentences(
      'Được tính trong trình duyệt này và được các hợp đồng báo giá trên chuỗi xác nhận, đến chữ số cuối cùng.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Các hợp đồng báo giá trên chuỗi cho số tiền khác với số mà trình duyệt này đã tính. Số của chúng được hiển thị và sử dụng.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'Hook của một pool quyết định số tiền này, nên nó đến từ các hợp đồng báo giá trên chuỗi, là nơi chạy hook đó.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), cho ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
