import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

export const subject = {
  contract: '合約',
  code: '合約的程式碼',
  upgrades: '是否有人能變更其運作方式',
  taxes: '買入和賣出時的代幣手續費',
  pools: '資金池',
}

export const beingChecked = (what: string): Statement => ({
  statement: `正在檢查${what}`,
  text: '節點尚未回應。',
})

export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `無法檢查${what}`,
  text: noAnswer,
})

export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} 是 ${chainName} 自己的幣`,
  text: '它沒有合約：沒有擁有者能變更它、暫停它或封鎖帳戶。',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `資金池持有的是 ${wrapped}`,
  text: `兌換會自動對 ${coin} 進行封裝和解封裝。1 ${wrapped} 永遠等於 1 ${coin}。`,
})

export const noCode = (chainName: string): Statement => ({
  statement: '此地址上沒有合約',
  source: `在 ${chainName} 上的程式碼為 0 位元組。`,
})

export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: '此地址上有一個合約',
  source: `在 ${chainName} 上的程式碼為 ${bytes} 位元組。`,
})

export const noProxy: Statement = {
  statement: '沒有跡象顯示有人能變更其運作方式',
  source: '依 EIP-1967、EIP-1822 和 EIP-1167 判斷，它都不是代理合約。',
}

export const isClone: Statement = {
  statement: '另一個合約的副本',
  source: '它將每次呼叫轉送給一個固定的合約 (EIP-1167)。',
}

export const isAccount: Statement = {
  statement: '它是某人的帳戶',
  text: '持有其私鑰的人可以變更其運作方式。',
  source: '由另一個合約執行其工作 (EIP-7702)。',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? '其管理員可以變更其運作方式' : '有人可以變更其運作方式',
  source: '它是代理合約：由另一個合約執行其工作，而且之後可以改選別的合約。',
})

export const addressLabel = {
  clone: '原合約',
  account: '合約',
  beacon: '信標合約',
  implementation: '實作合約',
  admin: '管理員',
  owner: '擁有者',
  hook: 'Hook',
  upgradeableHook: '程式碼可被替換的 Hook',
}

const OTHER_RIGHTS = '仍可能有人擁有特殊權限。'

export const noOwnerNamed: Statement = {
  statement: '合約沒有指明擁有者',
  text: OTHER_RIGHTS,
  source: '它沒有透過 owner() 指明擁有者。',
}

export const noOwnerSet: Statement = {
  statement: '合約沒有擁有者',
  text: OTHER_RIGHTS,
  source: 'owner() 傳回零地址。',
}

export const hasOwner: Statement = {
  statement: '合約有擁有者',
  text: '擁有者可以做什麼，由合約決定。',
  source: 'owner() 傳回的地址。',
}

export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: '這一點之後可能改變。',
  owner: '擁有者之後可以變更這一點。',
  upgrade: '能升級合約的人之後可以變更這一點。',
  contract: '合約本身之後仍可能變更這一點。',
}

export const isPaused: Statement = {
  statement: '轉帳已暫停',
  text: '在這改變之前，它無法交易。',
  source: 'paused() 傳回 true。',
}

const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: '擁有者可以暫停轉帳',
  unknown: '轉帳可以被暫停',
  upgrade: '轉帳可以被暫停',
  contract: '轉帳可以被暫停',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: '現在沒有暫停。',
  source: 'paused() 傳回 false。',
})

export const sourceLabel = (statement: string) => `來源：${statement}`

export const safetySource = (block: string | null) => (block === null ? '從鏈上讀取' : `合約讀取於區塊 ${block}`)

export const notAdvice = (source: string) => `${source}。這不是投資建議。`

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

const listCalls = ({ name, symbol }: Called) => `清單稱它為 ${name} (${symbol})。`
const ONLY_ADDRESS = '只有地址能將它們區分開來。'

export const tokenListUnread: Statement = {
  statement: '無法載入代幣清單',
  text: '因此不知道此代幣是否在清單中。',
}

export const notListed: Statement = {
  statement: '不在公開的代幣清單中',
  text: '任何人都可以替代幣取任意名稱。請與其背後的專案比對地址。',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `不是 ${symbol}`,
  text: '那是網路自己的幣，沒有地址。',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `不是清單中的 ${symbol}`,
  text: `清單中的 ${symbol} 是另一個地址。`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const FACTS: Readonly<Record<Agreement, string>> = { symbol: '符號', name: '名稱', decimals: '小數位數' }

export const TOKEN_LIST = '代幣清單'

export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: '在公開的代幣清單中',
  source: agreed === null ? `${list}。` : `${list}。合約給出的${all(agreed.map((fact) => FACTS[fact]))}與之相同。`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `合約沒有給出${missing.map((fact) => FACTS[fact]).join('或')}`,
  text: listCalls(listed),
})

export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `合約自稱為 ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: '清單與合約的小數位數不一致',
  text: `清單為 ${listed}，合約為 ${own}。數量以合約為準。`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `顯示的數量已乘以 ${multiplier}`,
  text: '這個數字由代幣合約設定，而且合約可以變更它。錢包可能會顯示未乘以這個數字的數量。',
})

export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `清單中另一種代幣也叫 ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `其符號與 ${symbol} 形似`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: '沒有模擬買入和賣出',
  text: '它是大多數兌換都會經過的代幣之一。',
}

export const taxUnknown: Statement = {
  statement: '無法測量買入和賣出時的代幣手續費',
  text: '節點無法模擬兌換，或資金池持有的太少。',
}

export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source: block === null ? '模擬了買入和賣出，未送出任何交易。' : `在區塊 ${block} 模擬了買入和賣出，未送出任何交易。`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: '買入和賣出都不收代幣手續費', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: '它無法買入',
  text: `沒有任何數量入帳。${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: '它無法賣出',
  text: `可以買入，但送回資金池會失敗。${text}`,
  source,
})

export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `它從每次買入中扣留 ${buy}，從每次賣出中扣留 ${sell}`,
  ...tested,
})

export const notPooled: Statement = { statement: '沒有資金池持有此代幣', text: '它無法在這裡交易。' }

const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, { other: '其中持有的資產沒有美元價格。' }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity}，在 ${pools}中` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity}，在 ${pools}中`,
    text: `最深的持有 ${deepest}。`,
  }),
}

export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `區塊 ${block} 時與常用代幣配對的資金池。`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? '其資金池有自己的規則' : '其部分資金池有自己的規則',
  text: '那裡有一個合約（Hook）參與每次兌換。它的規則可能因買入或賣出、帳戶和時間而不同。',
})
