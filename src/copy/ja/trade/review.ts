import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { all, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { REVIEW_SWAP } from './card'

/** Words of the review dialog: its rows, button and steps. */

export const reviewTitle = (wrap: Wrap | null) =>
  wrap === null ? REVIEW_SWAP : `${{ wrap: 'ラップ', unwrap: 'アンラップ' }[wrap]}内容を確認`

export const YOU_SELL = '売却'
export const YOU_RECEIVE = '受取'

export const PRICE_CHANGED = '価格が変わりました'
export const PRICE_OLD = 'この価格は古くなっています'
/** The main button while a newer price has to be accepted. `amount`: what is received or paid by it, with its symbol. */
export const acceptPriceLabel = (amount: string) => `新しい価格を受け入れる：${amount}`

/** What opens the whole of a figure that is shown cut. */
export const EXACT_AMOUNT = '正確な数量'
/** Shown while a part of the review lies below the edge of what scrolls. */
export const MORE_BELOW = '続きを見る'
/** @param slippage - as "0.5%" */
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${{ least: '最低', most: '最大' }[kind]}（スリッページ${slippage}）`

export const CHANGES = 'ウォレットでの増減'
/** Opens links to what the terms above it mean. */
export const MEANINGS = '用語の意味'
export const CALLS = 'ウォレットに求める操作'

export const RATE = 'レート'
export const DEADLINE = '期限'
export const SANDWICH_GUARD = 'サンドイッチガード'
export const RECIPIENT = '受取人'
export const CONTRACT = 'コントラクト'
export const inContract = (symbol: string) => `コントラクトでの${symbol}`
export const NOT_KNOWN = '不明'

export const deadlineText = (minutes: number) => `確認後${durationText(minutes)}`
export const SIGNATURES = '署名'
/** @param signers - how many owners of the Safe have to sign, more than one */
export const signaturesText = (signers: number) =>
  `期限までにSafeの所有者${signers}人が署名する必要があります。表示されている価格は現在の価格です。最後の所有者が署名した時点で、設定した限度を超えていると、スワップは実行できません。`
/** Why the guard is off. @param coin - the network's, which it cannot be used for sales of */
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `オフ：${coin}の売却には使えません`,
    v4: 'オフ：V4は価格の記録を残しません',
    router: 'オフ：このルートのルーターにはこの確認機能がありません',
    v2: 'オフ：V2は価格の記録を残しません',
    record: 'オフ：価格の記録を残さないプールがあります',
    setting: '取引設定でオフ',
  })[why]
/** @param percent - how far a pool's price may have moved within the block, for example "0.25%" */
export const guardText = (percent: string) => `オン、${percent}`

/** The main button while the trade is simulated, and where the provider cannot do that. */
export const CHECKING = '確認中…'
export const GO_ON_UNTRIED = 'シミュレーションなしで続ける'
export const ASK_AGAIN = 'それでも再度リクエスト'
/** The main button of a review that can be confirmed; `risky`: of a swap that loses much. */
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'この内容でスワップ',
  risky: 'リスクを承知でスワップ',
  wrap: 'この内容でラップ',
  unwrap: 'この内容でアンラップ',
}

/** What a newer price means. `amount`: the difference, for example "3.5 USDC". Each begins a sentence without its end. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `現在の価格では、受取が${amount}減ります`,
  receiveMore: (amount) => `現在の価格では、受取が${amount}増えます`,
  payLess: (amount) => `現在の価格では、支払いが${amount}減ります`,
  payMore: (amount) => `現在の価格では、支払いが${amount}増えます`,
}
/** @param percent - the difference as a share, "0.31%" */
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)}（${percent}）。`
/** The price under review is old. @param minutes - over how many minutes */
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `取得から${minutes}分を超えています。${MOVED[moved](amount)}。`
export const agedSamePrice = (minutes: number) => `取得から${minutes}分を超えています。最新の価格も同じです。`
export const rereadingPrice = (minutes: number) => `取得から${minutes}分を超えていますが、まだ新しい価格がありません。`
export const OTHER_ROUTE = '同じかより有利な価格で、別のルートが利用できるようになりました。'

/** What a step waits for. */
export const PHASES = {
  preparing: 'ネットワークに確認中',
  wallet: 'ウォレットで確認',
  chain: 'ネットワークを待っています',
}

/** The main button while the step above it says what to confirm. */
export const WAITING_FOR_WALLET = 'ウォレットを待っています'

export interface StepFacts {
  symbol: string
  /** What is sold at most, for example "100 USDC". */
  amount: string
  isUnlimited: boolean
  /** Whether less than that may be sold, so that a rest may stay approved. */
  isAtMost: boolean
  /** Whether the router takes the token through Permit2. */
  isThroughPermit2: boolean
  wrap: Wrap | null
}

export interface StepWords {
  title: string
  text?: string
}

const EXACT_APPROVED = 'このスワップだけのための、正確な数量'
const MOST_APPROVED = 'このスワップで引き落とせる上限'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) => (isAtMost ? `最大${amount}` : amount)
const VERBS = { swap: 'スワップ', wrap: 'ラップ', unwrap: 'アンラップ' }

/** Each step that the wallet must confirm. */
export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `${symbol}の承認をリセット`,
    text: `${symbol}では、先に古い承認を取り消す必要があります`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `${isThroughPermit2 ? 'Permit2に' : ''}${isUnlimited ? `${symbol}を無制限に` : `${amount}を`}承認`
    return {
      title,
      text: isUnlimited ? '取引設定での選択どおり' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `ルーターに${amount}の引き落としを許可`,
    text: `Permit2経由、${isAtMost ? 'このスワップで引き落とせる上限で、' : 'この正確な数量で、'}一定期間のみ`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `${symbol}を無制限に承認し、${soldText(sold)}をスワップ`
      : `${soldText(sold)}を承認してスワップ`,
    text: `${isThroughPermit2 ? 'すべて' : '両方'}を1回の確認で実行（すべて成功か、すべて失敗）`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${soldText({ isAtMost, amount })}を${VERBS[wrap ?? 'swap']}`,
  }),
}

/** A batch for the same trade is pending: nothing is sent unless it is requested again. */
export const pendingDuplicate = (request: string) => ({
  title: 'ウォレットはすでにこれを受け付けています',
  text: `「${request}」は処理待ちで、結果はまだ分かりません。再度リクエストすると、両方が実行される可能性があります。`,
})

/** A request for the same trade that the wallet has not answered: nothing is sent unless it is requested again. */
export const waitingDuplicate = (request: string) => ({
  title: 'このリクエストはまだウォレットで待機中です',
  text: `「${request}」にはまだ応答がありません。再度リクエストすると、両方をウォレットで確認できる状態になり、両方を確認すると、どちらも実行されます。`,
})

/** The choice to have all steps in one confirmation, where that takes an upgrade of the account (EIP-7702). */
export const UPGRADE = {
  title: '1回の確認で済ませることができます',
  text: 'このネットワーク上のアカウントをアップグレードします。署名したすべての内容について、ウォレットが選ぶコントラクトが、このアカウントに代わって動作できるようになります。アドレス、鍵、トークンは変わりません。アップグレードはウォレットで元に戻すまで続き、その分のネットワークコストが一度だけ加わります。',
  label: (steps: number) => `アカウントをアップグレードし、全${steps}手順を1回の確認で実行する`,
}

/** After the words about a request that the wallet failed with. */
export const BOTH_MINED = '再度リクエストすると、両方がブロックに取り込まれる可能性があります。'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'このルートには独自の規則を持つプールがあります',
  text: sentences(
    `コントラクト（フック）がすべてのスワップに関与します：${all(hooks)}。その規則は、購入と売却、アカウント、時期によって異なる可能性があります。`,
    isUpgradeable && 'フックのコードは差し替えられる可能性があります。',
    tried !== null && `このスワップはブロック${tried}でシミュレーションされました。`,
  ),
})
