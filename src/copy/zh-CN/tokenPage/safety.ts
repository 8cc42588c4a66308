import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

export const subject = {
  contract: '合约',
  code: '合约的代码',
  upgrades: '是否有人能更改其运作方式',
  taxes: '买入和卖出时的代币费用',
  pools: '资金池',
}

export const beingChecked = (what: string): Statement => ({
  statement: `正在检查${what}`,
  text: '节点尚未响应。',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `无法检查${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} 是 ${chainName} 自己的币`,
  text: '它没有合约：没有所有者能更改它、暂停它或封锁账户。',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `资金池持有的是 ${wrapped}`,
  text: `兑换会自动对 ${coin} 进行封装和解封装。1 ${wrapped} 始终等于 1 ${coin}。`,
})

export const noCode = (chainName: string): Statement => ({
  statement: '此地址上没有合约',
  source: `在 ${chainName} 上的代码为 0 字节。`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: '此地址上有一个合约',
  source: `在 ${chainName} 上的代码为 ${bytes} 字节。`,
})

export const noProxy: Statement = {
  statement: '没有迹象表明有人能更改其运作方式',
  source: '按 EIP-1967、EIP-1822 或 EIP-1167，它都不是代理合约。',
}

export const isClone: Statement = {
  statement: '另一个合约的副本',
  source: '它将每次调用转发给一个固定的合约 (EIP-1167)。',
}

export const isAccount: Statement = {
  statement: '它是某人的账户',
  text: '持有其私钥的人可以更改其运作方式。',
  source: '由另一个合约执行其工作 (EIP-7702)。',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? '其管理员可以更改其运作方式' : '有人可以更改其运作方式',
  source: '它是代理合约：由另一个合约执行其工作，而且以后可以改选别的合约。',
})

export const addressLabel = {
  clone: '原合约',
  account: '合约',
  beacon: '信标合约',
  implementation: '实现合约',
  admin: '管理员',
  owner: '所有者',
  hook: 'Hook',
  upgradeableHook: '代码可被替换的 Hook',
}

const OTHER_RIGHTS = '仍可能有人拥有特殊权限。'

export const noOwnerNamed: Statement = {
  statement: '合约没有指明所有者',
  text: OTHER_RIGHTS,
  source: '它没有通过 owner() 指明所有者。',
}

export const noOwnerSet: Statement = {
  statement: '合约没有所有者',
  text: OTHER_RIGHTS,
  source: 'owner() 返回零地址。',
}

export const hasOwner: Statement = {
  statement: '合约有所有者',
  text: '所有者可以做什么，由合约决定。',
  source: 'owner() 返回的地址。',
}

export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: '这一点以后可能改变。',
  owner: '所有者以后可以更改这一点。',
  upgrade: '能升级合约的人以后可以更改这一点。',
  contract: '合约本身以后仍可能更改这一点。',
}

export const isPaused: Statement = {
  statement: '转账已暂停',
  text: '在此改变之前，它无法交易。',
  source: 'paused() 返回 true。',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: '所有者可以暂停转账',
  unknown: '转账可以被暂停',
  upgrade: '转账可以被暂停',
  contract: '转账可以被暂停',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: '现在没有暂停。',
  source: 'paused() 返回 false。',
})

export const sourceLabel = (statement: string) => `来源：${statement}`

export const safetySource = (block: string | null) => (block === null ? '从链上读取' : `合约读取于区块 ${block}`)

export const notAdvice = (source: string) => `${source}。这不是投资建议。`

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

const listCalls = ({ name, symbol }: Called) => `列表称它为 ${name} (${symbol})。`
const ONLY_ADDRESS = '只有地址能将它们区分开。'

export const tokenListUnread: Statement = {
  statement: '无法加载代币列表',
  text: '因此不知道此代币是否在列表中。',
}

export const notListed: Statement = {
  statement: '不在公开的代币列表中',
  text: '任何人都可以给代币取任意名称。请与其背后的项目比对地址。',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `不是 ${symbol}`,
  text: '那是网络自己的币，没有地址。',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `不是列表中的 ${symbol}`,
  text: `列表中的 ${symbol} 是另一个地址。`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const FACTS: Readonly<Record<Agreement, string>> = { symbol: '符号', name: '名称', decimals: '小数位数' }

export const TOKEN_LIST = '代币列表'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: '在公开的代币列表中',
  source: agreed === null ? `${list}。` : `${list}。合约给出的${all(agreed.map((fact) => FACTS[fact]))}与之相同。`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `合约没有给出${missing.map((fact) => FACTS[fact]).join('或')}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `合约自称为 ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: '列表与合约的小数位数不一致',
  text: `列表为 ${listed}，合约为 ${own}。数量以合约为准。`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `显示的数量已乘以 ${multiplier}`,
  text: '该数字由代币合约设定，并且合约可以更改它。钱包可能会显示未乘以该数字的数量。',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `列表中另一种代币也叫 ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `其符号与 ${symbol} 形似`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: '没有模拟买入和卖出',
  text: '它是大多数兑换都会经过的代币之一。',
}

export const taxUnknown: Statement = {
  statement: '无法测量买入和卖出时的代币费用',
  text: '节点无法模拟兑换，或资金池持有的太少。',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source: block === null ? '模拟了买入和卖出，未发送任何交易。' : `在区块 ${block} 模拟了买入和卖出，未发送任何交易。`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: '买入和卖出都不收代币费用', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: '它无法买入',
  text: `没有任何数量到账。${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: '它无法卖出',
  text: `可以买入，但发回资金池会失败。${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `它从每次买入中扣留 ${buy}，从每次卖出中扣留 ${sell}`,
  ...tested,
})

export const notPooled: Statement = { statement: '没有资金池持有此代币', text: '它无法在这里交易。' }

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, { other: '其中持有的资产没有美元价格。' }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity}，在 ${pools}中` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity}，在 ${pools}中`,
    text: `最深的持有 ${deepest}。`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `区块 ${block} 时与常用代币配对的资金池。`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? '其资金池有自己的规则' : '其部分资金池有自己的规则',
  text: '那里有一个合约（Hook）参与每次兑换。它的规则可能因买入或卖出、账户和时间而不同。',
})
