import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** What is checked, while its fact is unknown. */
export const subject = {
  contract: 'コントラクト',
  code: 'コントラクトのコード',
  upgrades: '動作を誰かが変更できるかどうか',
  taxes: 'トークン手数料',
  pools: 'プール',
}

export const beingChecked = (what: string): Statement => ({
  statement: `確認中：${what}`,
  text: 'ノードがまだ応答していません。',
})

/** @param noAnswer - the reason, as a sentence */
export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `確認できませんでした：${what}`,
  text: noAnswer,
})

/** Shown for the network's own coin, instead of findings about a contract. */
export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin}は${chainName}のネイティブコインです`,
  text: 'コントラクトがないため、所有者がこれを変更したり、停止したり、アカウントをブロックしたりすることはできません。',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `プールが保有するのは${wrapped}です`,
  text: `取引では、${coin}のラップとアンラップが自動的に行われます。1 ${wrapped}は常に1 ${coin}です。`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'このアドレスにコントラクトはありません',
  source: `${chainName}上のコードは0バイトです。`,
})

/** `bytes`: how long the contract's program is, "1,234". */
export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'このアドレスにコントラクトがあります',
  source: `${chainName}上のコードは${bytes}バイトです。`,
})

export const noProxy: Statement = {
  statement: '動作を誰かが変更できる兆候はありません',
  source: 'EIP-1967、EIP-1822、EIP-1167によるプロキシではありません。',
}

export const isClone: Statement = {
  statement: '別のコントラクトの複製です',
  source: 'すべての呼び出しを、固定されたコントラクトに転送します（EIP-1167）。',
}

export const isAccount: Statement = {
  statement: '個人のアカウントです',
  text: 'その鍵を持つ人は誰でも、動作を変更できます。',
  source: '別のコントラクトが処理を行います（EIP-7702）。',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? '管理者が動作を変更できます' : '誰かが動作を変更できます',
  source: 'プロキシです。別のコントラクトが処理を行い、それを後で別のものに変更できます。',
})

/** The label of an address beside a statement. */
export const addressLabel = {
  clone: '元のコントラクト',
  account: 'コントラクト',
  beacon: 'ビーコン',
  implementation: '実装',
  admin: '管理者',
  owner: '所有者',
  hook: 'フック',
  upgradeableHook: 'コードを差し替えられるフック',
}

const OTHER_RIGHTS = 'それでも、誰かが特別な権限を持っている可能性があります。'

export const noOwnerNamed: Statement = {
  statement: 'コントラクトは所有者を示していません',
  text: OTHER_RIGHTS,
  source: 'owner()で所有者を示していません。',
}

export const noOwnerSet: Statement = {
  statement: 'コントラクトに所有者はいません',
  text: OTHER_RIGHTS,
  source: 'owner()はゼロアドレスを返します。',
}

export const hasOwner: Statement = {
  statement: 'コントラクトには所有者がいます',
  text: '所有者に何ができるかは、コントラクトによって決まります。',
  source: 'owner()が返すアドレスです。',
}

/** Who can later change what is true today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'これは後で変わる可能性があります。',
  owner: '所有者は、これを後で変更できます。',
  upgrade: 'コントラクトをアップグレードできる人は、これを後で変更できます。',
  contract: 'コントラクト自体が、これを後で変更する可能性は残ります。',
}

export const isPaused: Statement = {
  statement: '送付は停止されています',
  text: 'それが変わるまで、取引できません。',
  source: 'paused()はtrueを返します。',
}

/** Who can pause the transfers of a token. */
const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: '所有者は送付を停止できます',
  unknown: '送付は停止される可能性があります',
  upgrade: '送付は停止される可能性があります',
  contract: '送付は停止される可能性があります',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: '現在は停止されていません。',
  source: 'paused()はfalseを返します。',
})

/** The label of the button that opens the source of a statement. */
export const sourceLabel = (statement: string) => `根拠：${statement}`

/** Below all facts: the block that the contract was read at, "1,234,567"; null if it was not. */
export const safetySource = (block: string | null) =>
  block === null ? 'チェーンから読み取り' : `コントラクトはブロック${block}で読み取り`

export const notAdvice = (source: string) => `${source}。これは助言ではありません。`

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  /** What follows from it, or what to do about it. */
  text?: string
  /** How it is known, in the terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `リストでの名称は${name}（${symbol}）です。`
const ONLY_ADDRESS = '区別できるのはアドレスだけです。'

export const tokenListUnread: Statement = {
  statement: 'トークンリストを読み込めませんでした',
  text: 'そのため、このトークンがリストにあるかどうかは分かりません。',
}

export const notListed: Statement = {
  statement: '公開トークンリストにありません',
  text: 'トークンには誰でも好きな名前を付けられます。アドレスを発行元のプロジェクトで確認してください。',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `${symbol}ではありません`,
  text: '本物はネットワークのネイティブコインで、アドレスがありません。',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `リストの${symbol}ではありません`,
  text: `リストの${symbol}は別のアドレスにあります。`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREED: Readonly<Record<Agreement, string>> = { symbol: 'シンボル', name: '名前', decimals: '小数桁数' }

/** In place of the name of a list that has none. */
export const TOKEN_LIST = 'トークンリスト'

/**
 * For a listed token: in which respects the contract agrees with the list; null where in none.
 * @param list - its name and version: "Uniswap Labs Default 22.21.0"
 */
export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: '公開トークンリストに掲載',
  source: agreed === null ? `${list}。` : `${list}。コントラクトの${all(agreed.map((one) => AGREED[one]))}も同じです。`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `コントラクトは${either(missing.map((one) => AGREED[one]))}を示していません`,
  text: listCalls(listed),
})

/** The contract's own symbol and name differ from the list's. `own`: "Uniswap (UNI)", or one of both alone. */
export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `コントラクトは${own}と名乗っています`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: '小数桁数がリストとコントラクトで異なります',
  text: `リストでは${listed}、コントラクトでは${own}です。数量はコントラクトに従います。`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `表示される数量は${multiplier}倍されています`,
  text: 'この数値はトークンのコントラクトが定めており、変更されることがあります。ウォレットは倍率を適用せずに数量を表示する場合があります。',
})

/** For a listed token that shares its symbol, or almost, with another. */
export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `リストには${symbol}という別のトークンもあります`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `シンボルが${symbol}に酷似しています`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: '購入と売却のシミュレーションは行われません',
  text: 'ほとんどの取引で使われるトークンの1つです。',
}

export const taxUnknown: Statement = {
  statement: 'トークン手数料を測定できませんでした',
  text: 'ノードが取引をシミュレーションできないか、プールの保有量が少なすぎます。',
}

/** How the tax was measured, and who can change it. `block`: "1,234,567"; null where it is not known. */
export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? '購入と売却をシミュレーションしました。何も送信されていません。'
      : `ブロック${block}で購入と売却をシミュレーションしました。何も送信されていません。`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: '購入時・売却時のトークン手数料なし', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: '購入できません',
  text: `何も届きません。${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: '売却できません',
  text: `購入はできますが、プールに送り返そうとすると失敗します。${text}`,
  source,
})

/** Both are shares, for example "5%". */
export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `購入のたびに${buy}、売却のたびに${sell}を差し引きます`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'このトークンを保有するプールはありません',
  text: 'ここでは取引できません。',
}

/** `pools`: "4 pools"; `liquidity`, `deepest`: what they hold in dollars, and the deepest one: "$1.2m". */
const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, { other: 'プールの保有分にドル建ての価格がありません。' }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${pools}に${liquidity}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${pools}に${liquidity}`,
    text: `最も厚いプールの保有分は${deepest}です。`,
  }),
}

/** The liquidity in the pools of a token. `block`: "1,234,567". */
export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `主要なトークンとの組み合わせによる、ブロック${block}でのプール。`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll
    ? 'このトークンのプールには独自の規則があります'
    : 'このトークンの一部のプールには独自の規則があります',
  text: 'そこではコントラクト（フック）がすべてのスワップに関与します。その規則は、購入と売却、アカウント、時期によって異なる可能性があります。',
})
