import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

/** Words for the steps of a swap, in the review and its outcome. */

export const PROGRESS = '進行状況'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `完了：${title}`,
  failed: (title: string) => `失敗：${title}`,
}

/** A step and its explanation, as a screen reader says them. */
export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `。${text}` : ''}`

/** @param requests - what each is for, in order, as in "2 confirmations: approve 500 USDC, then swap" */
export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, { other: `確認${requests.length}回：${order}` })
}
/** The last request, within the sentence of `confirmationsText`. */
export const LAST_REQUESTS = { swap: 'スワップ', wrap: 'ラップ', unwrap: 'アンラップ' } as const

export const WALLET_SHOWS = 'ウォレットに表示される内容'
export const WALLET_SHOWS_ELSE = 'ウォレットの表示がこれと異なる場合は、拒否してください。'
export const REQUEST_NUMBER = 'リクエスト'
export const REQUEST_CONTRACT = 'コントラクト'
export const REQUEST_AMOUNT = '数量'
/** The labels for an approval in a batch with its swap. */
export const TOKEN_CONTRACT = 'トークンのコントラクト'
export const APPROVED_AMOUNT = '承認数量'
export const REQUEST_COST = 'ネットワークコスト'
export const requestNumber = (number: number, requests: number) => `${requests}件中${number}件目`
/** Wallets reserve more than is charged in the end. @param usd - null where the dollar value is not known */
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `約${native}` : `約${usd}（${native}）`

/** The approval that a trade under review requires. */

export const APPROVAL = '承認'
export const ALREADY_GIVEN = '承認済み'
export const OLD_APPROVAL = '古い承認'
export const RESET_FIRST = '先に0にリセット'
export const YOU_APPROVE = '承認する内容'
export const SPENDER = '承認先'
/** What Permit2, which the token is approved for, lets the router take of it. */
export const THROUGH_PERMIT2 = 'Permit2経由'
export const PERMIT2_SPENDER = '引き落とす側'
/** Follows the amount: until when Permit2 lets the router take it. */
export const permit2Note = (minutes: number) => `（確認後${durationText(minutes)}まで）`
/** After "Already given", of an approval that was given to the contract named Permit2. */
export const TO_PERMIT2 = '（Permit2に対して）'

/** After an approved amount: it may turn out to be needless, or is part of one request with the swap. */
export const NOTES = { maybe: '（必要な場合）', batch: '（スワップと同時）' } as const

export const withoutLimit = (symbol: string) => `${symbol}（無制限）`
export const unlimitedTitle = (symbol: string) => `${withoutLimit(symbol)}を承認します`
export const unlimitedText = (symbol: string) =>
  `承認を取り消すまで、承認先は後からでも${symbol}をいくらでも引き落とすことができます。このスワップの分だけを承認するには、取引設定で「正確な数量」を選んでください。`
