import { leftToRight } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type {
  ExcessFacts,
  FailureFacts,
  ReturnFacts,
  RevertFacts,
  StopFacts,
  Unsent,
} from '#domain/trade/confirm/stopFacts'
import type { BatchOutcome } from '#domain/transaction/batch'
import type { ChangedApproval } from '#domain/transaction/status'
import { counted, sentences } from '../browser/grammar'
import { durationText } from '../browser/time'
import { effectText } from '../transaction/effect'
import { nodeText } from '../transaction/node'
import { approvedInsteadText } from '../transaction/status'
import { mayBeSentText, walletErrorText } from '../wallet/errors'
import { CONTRACTS, MULTIPLIER_CHANGED } from './notices'

/** Words for why a swap failed or would fail. */

/** What happened, or would happen. It says nothing of what left the wallet. `symbol`: of the token that is meant. */
const REVERTS: Sentences<RevertFacts> = {
  /** `percent`: "0.5%", the limit that the visitor set. */
  slippage: ({ percent }) => `価格が、スリッページの上限${percent}を超えて動きました。`,
  /** It was sent, and is on the chain without effect. */
  notInTime: ({ minutes }) => counted(minutes, { other: `${minutes}分以内に確定しませんでした。` }),
  /** The same from a day on: "24 h", "7 days". */
  notInLongTime: ({ minutes }) => `${durationText(minutes)}以内に確定しませんでした。`,
  deadlinePassed: '送信できるようになる前に、期限が過ぎました。',
  transferRefused: ({ symbol }) =>
    `${symbol}のコントラクトが送付を拒否しました。残高または承認が足りないか、コントラクト自身の規則で禁じられています。`,
  allowanceExpired: ({ symbol }) =>
    `Permit2経由の${symbol}の承認は期限切れです。更新するには、最初からやり直してください。`,
  payoutRefused: ({ symbol }) => `${symbol}を払い出せませんでした。コントラクトが自身の規則により送付を拒否しました。`,
  hookRefused: ({ text }) =>
    `このプールが呼び出すコントラクト（フック）がスワップを拒否しました${text === null ? '' : `：「${text}」`}。`,
  takesFee: 'このルートには、送付のたびに手数料を取るトークンがあり、プールがそれを認めていません。',
  noLiquidity: 'プールの残りが、この数量には足りなくなりました。',
  guard: '同じブロックで誰かが価格を動かしたため、サンドイッチガードがスワップを失敗させました。',
  noHistory:
    'このルートには、サンドイッチガードに必要な価格の記録を残さないプールがあります。このスワップではガードをオフにしてください。',
  zeroAmount: '数量が少なすぎて、スワップできません。',
  locked: 'このルートのプールが、同じトランザクション内の別の呼び出しでロックされています。',
  /** `code`: the error's own name, for example "overflow"; null where there is none. */
  panic: ({ code }) => `このルートのコントラクトが内部エラー${code === null ? '' : `（${code}）`}で停止しました。`,
  coded: ({ code }) => `コントラクトはメッセージを返さず、エラーコード${code}だけを返しました。`,
  /** `coin`: what the network is paid in: "ether", "BNB". */
  noCoin: ({ coin }) => `アカウントには、ネットワークコストに足りる${coin}がありません。`,
  /** `text`: the contract's own words, in any language. */
  returned: ({ text }) => `コントラクトの応答：「${text}」。`,
  noReason: 'ネットワークは理由を示しませんでした。',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

/** Words for what a trade did when it was simulated before it is signed. */

export const SIMULATING = 'ネットワーク上でシミュレーションを実行中…'
/** @param cause - why the network gave no answer, as a clause */
export const notSimulated = (cause: string) => `シミュレーション未実施：${cause}。`
export const CANNOT_SIMULATE = 'シミュレーション未実施：ノードが対応していません。'
/** Where a token does not tell the simulation what moved. */
export const BALANCE_UNREAD = 'たった今シミュレーションしましたが、その後の残高の一部を読み取れませんでした。'
export const NOT_SIMULATED = 'シミュレーション未実施'
/** Before the visitor goes on without a simulation: why there is none, and what that means. */
export const UNTRIED = {
  unsupported: 'ノードがこのシミュレーションに対応していないため、上記の数量は確認されていません。',
  unread: 'シミュレーションで一部の残高を読み取れなかったため、上記の数量は確認されていません。',
  hook: 'プールのフックが何をするかは、完全なシミュレーションでしか分かりません。ノードからは得られなかったため、このスワップは実行できません。',
}
export const FAILS = 'たった今のシミュレーションでは失敗しました。'
export const SIMULATED_AS_QUOTED =
  'たった今のシミュレーション：動くのはちょうどこの数量です。ネットワークコストは別途かかります。'
export const SIMULATED = 'たった今シミュレーションしました。ネットワークコストは別途かかります。'
export const simulatedAgo = (age: string) => `シミュレーションは${age}の結果です。その後、ノードから応答がありません。`

export const WOULD_FAIL = '今実行すると失敗します'

export const balanceLabel = (symbol: string) => `手元の${symbol}`
/** @param amount - without its sign */
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `ネットワークコスト用の${symbol}が不足しています`

interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `ウォレットはネットワークに支払う分として、${isSold ? `売却する${symbol}とは別に、` : ''}最大${reserve} ${symbol}を求める場合があります。アカウントの残高は${balance} ${symbol}です。`

/** A trade that would take more, or give less, than the review says. The amounts have their symbols: "5 USDC". */
const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: '受取が合意した数量より少なくなります',
    text: `シミュレーションでは、少なくとも${allowed}のはずが、届いたのは${moved}でした。送られる分の一部をトークンが差し引いている可能性があります。`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'ウォレットから出る分が合意した数量より多くなります',
    text: `シミュレーションでは、最大でも${allowed}のはずが、${moved}がウォレットから出ました。`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'ウォレットから出る分が合意した数量より多くなります',
    text: `シミュレーションでは、スワップの対象ではないトークンもウォレットから出ました：${token}。`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol}を売り戻せませんでした`,
    text: sentences(
      `シミュレーションで${symbol}を購入してすぐに売り戻したところ、売却に失敗しました。`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `${symbol}を売り戻すと${percent}を失います`,
    text: sentences(
      `シミュレーションで${symbol}を購入してすぐに売り戻したところ、支払う額の${percent}が戻りませんでした。`,
      fees !== null && `そのうちプールの手数料によるものは${fees}です。`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'ウォレットによると、このリクエストは破棄され、そのトランザクションはいずれもネットワーク上にありません。後から現れる場合に備え、最近のトランザクションに残ります。',
  partial:
    '一部だけが有効になり、スワップは行われませんでした。承認が有効なまま残っている可能性があります。再試行する前に承認を確認してください。',
  unclear:
    'ウォレットによるとこれは完了していますが、そのトランザクションはネットワーク上で1つも見つかりませんでした。後から現れる場合に備え、最近のトランザクションに残ります。',
  undecided:
    'これはアカウントの他のリクエストと一緒に1つのトランザクションで実行されたため、どれが成功したかはネットワークからは分かりません。再試行する前に残高を確認してください。',
}

/** How a batch of calls ended that a wallet had accepted. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

/** The wallet has answered a request while the same trade was under review again. */
export const EARLIER_REQUEST_SENT =
  'ウォレットが先のリクエストを送信しました。誤って二重に送信しないよう、確認画面を閉じました。'

/** The same, if a change in the wallet had closed the review. `request`: for example "Swap 1 ETH for UNI". */
export const sentAfterReview = (request: string) =>
  `確認画面を閉じた後に、ウォレットが「${request}」を送信しました。送信したアカウントの最近のトランザクションを確認してください。`

/** The visitor closed the review. */
const REVIEW_AGAIN = {
  swap: '続けるには、スワップ内容を確認してください。',
  wrap: '続けるには、ラップ内容を確認してください。',
  unwrap: '続けるには、アンラップ内容を確認してください。',
} as const

/** Follows why a trade was stopped. Of the second one, an approval before the swap was sent. */
const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: '何も送信されていません。',
  swap: 'スワップは送信されていません。',
}

/** `changed`: see `approvedInsteadText`; null where it is not known what was approved. */
const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? '承認が足りません。' : approvedInsteadText(changed)

/** Why a trade was stopped before its swap was on the chain. Each is followed by what was not sent, where that is known. */
const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('ウォレットでリクエストを拒否しました。', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('ウォレットでリクエストを拒否しました。', UNSENT[unsent], `${symbol}の承認は残ります。`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `${symbol}のPermit2での承認は期限切れか、まもなく期限切れになります。更新するには、もう一度ボタンを押してください。`,
      UNSENT[unsent],
    ),
  /** Of an approval and a swap in one request, which the wallet does not accept. */
  oneByOne: 'ウォレットはすべての手順を一度に実行できません。1つずつ実行するには、もう一度ボタンを押してください。',
  /** The same where there is nothing left to confirm. */
  oneByOneLate: ({ unsent }) => sentences('ウォレットはすべての手順を一度に実行できません。', UNSENT[unsent]),
  /** The wallet asked to upgrade the account (EIP-7702), and the visitor refused. */
  notUpgraded: ({ unsent }) =>
    sentences(
      'アカウントを今のままにしました。',
      UNSENT[unsent],
      '手順を1つずつ実行するには、もう一度ボタンを押してください。',
    ),
  notUpgradedLate: ({ unsent }) => sentences('アカウントを今のままにしました。', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('その間にウォレットが変わりました。', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('内容の確認後に、スワップコントラクトが変わりました。', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`${symbol}の承認を読み取れません。`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('このスワップは、価値の損失が大きすぎます。', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) =>
    sentences('必要なガスが、1つのトランザクションで使える量を超えています。', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('ノードが遅れています。その最新のブロックが古すぎます。', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`送信しようとした時点で、価格の取得から${minutes}分を超えていました。`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('ノードは現在これをシミュレーションできません。', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('ノードのシミュレーションに時間がかかりすぎ、結果が古いブロックのものになっています。', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences(
      'ウォレットの応答に時間がかかりすぎ、シミュレーションが古いブロックのものになっています。',
      UNSENT[unsent],
    ),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'トランザクションは送信されましたが、結果を読み取れませんでした。再試行する前に、最近のトランザクションを確認してください。',
  unexpected: ({ unsent }) => sentences('スワップの送信前に問題が発生しました。', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      '先に古い承認を0にリセットする必要があります。もう一度ボタンを押し、ウォレットでは0のまま変更しないでください。',
    ),
  /** `needed`: an amount with its symbol. */
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `スワップには${needed}が必要です。もう一度ボタンを押してウォレットでは数量を変更しないか、売却する数量を減らしてください。`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

/** Why a transaction of a trade failed after it was sent, and what another one did that took its place. */
const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'ウォレットでトランザクションをキャンセルしました。スワップは行われませんでした。',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'ウォレットで、このトランザクションが別のトランザクションに置き換えられました。スワップは行われませんでした。',
      effect && effectText(effect),
      !isWhole && 'もう一度スワップする前に、別のトランザクションが何をしたかをウォレットで確認してください。',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
