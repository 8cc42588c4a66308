import { counted } from '../browser/grammar'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'

/** Words of the trade settings, on the card and on the profile page. */

export const TITLE = '取引設定'
export const RESET = 'リセット'
/** Leads to the profile's settings. */
export const ALL_SETTINGS = 'すべての設定'

export const SLIPPAGE = '最大スリッページ'
export const SLIPPAGE_FIELD = 'スリッページを指定（%）'
export const CUSTOM = '指定'
export const AUTO = '自動'
export const autoText = (bps: number) => `自動：${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `${written(typedSlippage(SLIPPAGE_MIN_BPS))}から${written(typedSlippage(SLIPPAGE_MAX_BPS))}までの数字を${hasMoreDecimals ? '、小数第2位までで' : ''}入力してください。`
export const SLIPPAGE_LOW = '失敗する可能性が高い値です。価格はこれより大きく動くことがよくあります。'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `最大${slippagePercent(bps)}を失う可能性があります`
    : `最悪の場合は${worst}となり、見積もりより${slippagePercent(bps)}不利です`

/** @param worst - the worst that the limit lets happen, as `#copy/trade/quote` words it; null without a quote */
export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}。`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}。この幅いっぱいまで損をさせるために、第三者が意図的に価格を動かす可能性があります。`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? '価格がこれより大きく動くと、スワップは失敗します。トークンは手元に残り、支払うのはネットワークコストだけです。'
    : `最悪でも${worst}となり、そうでなければスワップは失敗します。失敗した場合、トークンは手元に残り、支払うのはネットワークコストだけです。`

export const acceptSlippage = (bps: number) => `最大${slippagePercent(bps)}の損失を受け入れます。`
/** What holds until a limit can be used. */
export const slippageMeanwhile = (bps: number) => `それまでは${slippagePercent(bps)}が適用されます。`

export const APPROVAL = '承認する数量'
export const APPROVAL_EXACT = '正確な数量'
export const APPROVAL_UNLIMITED = '無制限'
export const APPROVAL_HINT = '正確な数量の方が安全です。無制限にすると、次回の手順が1つ減ります。'

export const GUARD = 'サンドイッチガード'
export const GUARD_ABOUT = '同じブロックで誰かが価格を動かした場合、スワップは失敗します。'
export const GUARD_WORKS = '価格の記録を残すV3プールを通してトークンを売却するときに機能します。'
export const GUARD_ON = '現在のルートを監視します。'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS}現在の取引は監視できません。`

export const DEADLINE = '期限'
export const MINUTES = '分'
export const DEADLINE_HINT = '時間内に確定しない場合、スワップは失敗します。'
export const DEADLINE_LONG = '待てる時間が長いほど、価格が動く可能性が大きくなります。'
/** Where several owners of an account have to sign. */
export const SIGNING = '署名の期限'
export const SIGNING_HINT =
  '所有者が順に署名するSafe向けです。期限が長いほど、価格はより大きく動く可能性があります。価格がスリッページの上限を超えて動いた場合、スワップは実行できません。'
export const daysText = (days: number) => counted(days, { other: `${days}日` })

/** @param applied - what holds until then */
export const deadlineInvalid = (applied: number) =>
  `${DEADLINE_MIN_MINUTES}から${grouped(String(DEADLINE_MAX_MINUTES))}までの整数（分）を入力してください。それまでは${grouped(String(applied))}分です。`
