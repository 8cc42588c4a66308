import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** The names of the things that are checked; they follow "Đang kiểm tra" and "Không thể kiểm tra". */
export const subject = {
  contract: 'hợp đồng',
  code: 'mã của hợp đồng',
  upgrades: 'liệu có ai thay đổi được cách nó hoạt động hay không',
  taxes: 'phí token',
  pools: 'các pool',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Đang kiểm tra ${what}`,
  text: 'Nút chưa phản hồi.',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Không thể kiểm tra ${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} là coin gốc của ${chainName}`,
  text: 'Nó không có hợp đồng: không chủ sở hữu nào có thể thay đổi, tạm dừng nó, hay chặn một tài khoản.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Các pool giữ ${wrapped}`,
  text: `Một lượt mua bán tự bọc và gỡ bọc ${coin}. 1 ${wrapped} luôn bằng 1 ${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'Không có hợp đồng nào ở địa chỉ này',
  source: `0 byte mã trên ${chainName}.`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'Có một hợp đồng ở địa chỉ này',
  source: `${bytes} byte mã trên ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'Không có dấu hiệu cho thấy ai đó có thể thay đổi cách nó hoạt động',
  source: 'Nó không phải là proxy theo EIP-1967, EIP-1822 hoặc EIP-1167.',
}

export const isClone: Statement = {
  statement: 'Bản sao của một hợp đồng khác',
  source: 'Nó chuyển tiếp mọi lệnh gọi đến một hợp đồng cố định (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'Đây là tài khoản của một người',
  text: 'Ai có khóa của nó đều có thể thay đổi cách nó hoạt động.',
  source: 'Một hợp đồng khác làm công việc của nó (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'Quản trị viên có thể thay đổi cách nó hoạt động' : 'Ai đó có thể thay đổi cách nó hoạt động',
  source:
    'Nó là một proxy: một hợp đồng khác làm công việc của nó, và về sau người ta có thể chọn một hợp đồng khác thay vào đó.',
})

export const addressLabel = {
  clone: 'Bản gốc',
  account: 'Hợp đồng',
  beacon: 'Beacon',
  implementation: 'Bản triển khai',
  admin: 'Quản trị viên',
  owner: 'Chủ sở hữu',
  hook: 'Hook',
  upgradeableHook: 'Hook có mã có thể bị thay thế',
}

const OTHER_RIGHTS = 'Vẫn có thể có ai đó nắm quyền đặc biệt.'

export const noOwnerNamed: Statement = {
  statement: 'Hợp đồng không nêu chủ sở hữu nào',
  text: OTHER_RIGHTS,
  source: 'Nó không nêu chủ sở hữu nào qua owner().',
}

export const noOwnerSet: Statement = {
  statement: 'Hợp đồng không có chủ sở hữu',
  text: OTHER_RIGHTS,
  source: 'owner() trả về địa chỉ 0.',
}

export const hasOwner: Statement = {
  statement: 'Hợp đồng có chủ sở hữu',
  text: 'Chủ sở hữu được làm gì là do hợp đồng quy định.',
  source: 'Địa chỉ mà owner() trả về.',
}

export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Điều này có thể thay đổi về sau.',
  owner: 'Chủ sở hữu có thể thay đổi điều này về sau.',
  upgrade: 'Ai có thể nâng cấp hợp đồng đều có thể thay đổi điều này về sau.',
  contract: 'Bản thân hợp đồng vẫn có thể thay đổi điều này về sau.',
}

export const isPaused: Statement = {
  statement: 'Việc chuyển token đang bị tạm dừng',
  text: 'Cho đến khi điều đó thay đổi, không thể mua bán nó.',
  source: 'paused() trả về true.',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'Chủ sở hữu có thể tạm dừng việc chuyển token',
  unknown: 'Việc chuyển token có thể bị tạm dừng',
  upgrade: 'Việc chuyển token có thể bị tạm dừng',
  contract: 'Việc chuyển token có thể bị tạm dừng',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Hiện tại không bị tạm dừng.',
  source: 'paused() trả về false.',
})

export const sourceLabel = (statement: string) => `Nguồn: ${statement}`

export const safetySource = (block: string | null) =>
  block === null ? 'Đọc từ chuỗi' : `Hợp đồng được đọc tại khối ${block}`

export const notAdvice = (source: string) => `${source}. Đây không phải là lời khuyên.`

export interface Statement {
  statement: string
  /** What follows from the statement, or what to do about it. */
  text?: string
  /** How the statement is known, in technical terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `Danh sách gọi nó là ${name} (${symbol}).`
const ONLY_ADDRESS = 'Chỉ có địa chỉ mới phân biệt được chúng.'

export const tokenListUnread: Statement = {
  statement: 'Không thể tải danh sách token',
  text: 'Vì vậy không biết token này có trong danh sách hay không.',
}

export const notListed: Statement = {
  statement: 'Không có trong danh sách token công khai',
  text: 'Bất kỳ ai cũng có thể đặt tên bất kỳ cho token. Hãy kiểm tra địa chỉ với dự án đứng sau nó.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Không phải ${symbol}`,
  text: 'Đó là coin gốc của mạng, vốn không có địa chỉ.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Không phải ${symbol} trong danh sách`,
  text: `${symbol} trong danh sách có địa chỉ khác.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREEMENTS: Readonly<Record<Agreement, string>> = {
  symbol: 'ký hiệu',
  name: 'tên',
  decimals: 'số chữ số thập phân',
}

export const TOKEN_LIST = 'Danh sách token'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'Có trong danh sách token công khai',
  source: agreed === null ? `${list}.` : `${list}. Hợp đồng cho cùng ${all(agreed.map((each) => AGREEMENTS[each]))}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `Hợp đồng không cho biết ${either(missing.map((each) => AGREEMENTS[each]))}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `Hợp đồng tự gọi mình là ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'Danh sách và hợp đồng không khớp về số chữ số thập phân',
  text: `Danh sách ghi ${listed}, hợp đồng ghi ${own}. Số tiền tính theo hợp đồng.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Số lượng hiển thị đã được nhân với ${multiplier}`,
  text: 'Hợp đồng của token đặt con số này và có thể thay đổi nó. Ví có thể hiển thị số lượng chưa nhân.',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Một token khác trong danh sách cũng có ký hiệu ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Ký hiệu của nó trông giống ký hiệu của ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'Không mô phỏng việc mua và bán',
  text: 'Đây là một trong những token mà phần lớn các lượt mua bán đi qua.',
}

export const taxUnknown: Statement = {
  statement: 'Không thể đo phí token',
  text: 'Nút không thể mô phỏng việc mua bán, hoặc các pool giữ quá ít.',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'Việc mua và bán đã được mô phỏng, không gửi gì cả.'
      : `Việc mua và bán đã được mô phỏng tại khối ${block}, không gửi gì cả.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: 'Không có phí token khi mua hay bán', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'Không thể mua token này',
  text: `Không có gì đến nơi. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'Không thể bán token này',
  text: `Có thể mua nó, nhưng gửi nó trở lại pool sẽ thất bại. ${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Nó giữ lại ${buy} của mỗi lần mua và ${sell} của mỗi lần bán`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Không có pool nào giữ token này',
  text: 'Không thể mua bán nó ở đây.',
}

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, { other: 'Những gì được giữ trong đó không có giá bằng đô la.' }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity} trong ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity} trong ${pools}`,
    text: `Pool sâu nhất giữ ${deepest}.`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Các pool với những token thông dụng tại khối ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Các pool của nó có quy tắc riêng' : 'Một số pool của nó có quy tắc riêng',
  text: 'Một hợp đồng, gọi là hook, tham gia vào mỗi lượt hoán đổi ở đó. Quy tắc của nó có thể khác nhau khi mua và khi bán, theo tài khoản và theo thời gian.',
})
