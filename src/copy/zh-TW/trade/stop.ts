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

const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `價格變動超過了你的 ${percent} 滑價上限。`,
  notInTime: ({ minutes }) => counted(minutes, { other: `未在 ${minutes} 分鐘內得到確認。` }),
  notInLongTime: ({ minutes }) => `未在 ${durationText(minutes)}內得到確認。`,
  deadlinePassed: '在能夠送出之前，截止時間已過。',
  transferRefused: ({ symbol }) => `${symbol} 合約拒絕了轉帳：餘額或授權額度過低，或其本身的規則禁止轉帳。`,
  allowanceExpired: ({ symbol }) => `透過 Permit2 對 ${symbol} 的授權已過期。請重新開始以延續授權。`,
  payoutRefused: ({ symbol }) => `無法付出 ${symbol}：有合約依其本身的規則拒絕了轉帳。`,
  hookRefused: ({ text }) => `此資金池呼叫的合約（其 Hook）拒絕了兌換${text === null ? '' : `：「${text}」`}。`,
  takesFee: '此路徑上有一種代幣對每次轉帳收取手續費，而其資金池不允許這樣。',
  noLiquidity: '資金池持有的代幣已不足以供這個數量兌換。',
  guard: '有人在同一區塊內推動了價格，因此三明治攻擊防護使兌換失敗。',
  noHistory: '此路徑上有一個資金池不保留價格紀錄，而三明治攻擊防護需要它。請為這次兌換關閉防護。',
  zeroAmount: '數量太小，無法兌換。',
  locked: '此路徑上有一個資金池被同一筆交易中的另一個呼叫鎖定。',
  panic: ({ code }) => `此路徑上有一個合約因內部錯誤而停止${code === null ? '' : `（${code}）`}。`,
  coded: ({ code }) => `合約沒有給出訊息，只給出錯誤代碼 ${code}。`,
  noCoin: ({ coin }) => `帳戶中的 ${coin} 不足以支付網路費。`,
  returned: ({ text }) => `合約傳回：「${text}」。`,
  noReason: '網路沒有給出原因。',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = '正在網路上模擬…'
export const notSimulated = (cause: string) => `未模擬：${cause}。`
export const CANNOT_SIMULATE = '未模擬：節點無法模擬。'
export const BALANCE_UNREAD = '剛剛模擬過，但之後未能讀取所有餘額。'
export const NOT_SIMULATED = '未模擬'
export const UNTRIED = {
  unsupported: '節點無法模擬這個操作，因此上方的數量未經證實。',
  unread: '模擬中未能讀取所有餘額，因此上方的數量未經證實。',
  hook: '只有完整的模擬才能顯示資金池的 Hook 會做什麼，而節點沒有給出。此兌換無法確認。',
}
export const FAILS = '剛剛模擬過：會失敗。'
export const SIMULATED_AS_QUOTED = '剛剛模擬過：轉移的會正好是這些數量，另加網路費。'
export const SIMULATED = '剛剛模擬過。網路費另計。'
export const simulatedAgo = (age: string) => `模擬於 ${age}。此後節點沒有回應。`

export const WOULD_FAIL = '現在執行會失敗'

export const balanceLabel = (symbol: string) => `你的 ${symbol}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `${symbol} 不足以支付網路費`

interface CostShortfall {
  symbol: string
  /** `reserve`: the amount of the coin that the wallet may ask for. `balance`: the amount that the account has. */
  reserve: string
  balance: string
  /** Whether the trade also sells the coin. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `你的錢包可能會為網路費要求最多 ${reserve} ${symbol}${isSold ? `，這不包括你賣出的 ${symbol}` : ''}。你的帳戶有 ${balance} ${symbol}。`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: '入帳會少於約定',
    text: `模擬中，入帳 ${moved}，而不是至少 ${allowed}。該代幣可能會從傳送給你的數量中扣留一部分。`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: '從你的錢包轉出的會多於約定',
    text: `模擬中，從你的錢包轉出 ${moved}，而不是最多 ${allowed}。`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: '從你的錢包轉出的會多於約定',
    text: `模擬中，一種不屬於這次兌換的代幣也從你的錢包轉出：${token}。`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} 無法賣回`,
    text: sentences(`在模擬中，買入 ${symbol} 後立即賣回，賣出失敗。`, revertText(revert)),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `賣回 ${symbol} 會損失 ${percent}`,
    text: sentences(
      `在模擬中，買入 ${symbol} 後立即賣回：你支付的 ${percent} 沒有回來。`,
      fees !== null && `其中 ${fees} 是資金池手續費。`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent: '你的錢包表示已放棄此請求，而且其中沒有任何一筆交易在網路上。它會留在你最近的交易中，以防其中有一筆出現。',
  partial: '其中只有一部分生效，而兌換沒有生效。可能有一項授權尚未撤銷：再次嘗試之前，請查看你的授權。',
  unclear: '你的錢包表示這已結束，但在網路上找不到其中的任何交易。它會留在你最近的交易中，以防其中有一筆出現。',
  undecided: '這與你帳戶的其他請求在同一筆交易中執行，而網路沒有顯示其中哪些成功。再次嘗試之前，請檢查你的餘額。',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT = '你的錢包送出了先前的請求。核對視窗已關閉，以免誤將任何內容送出兩次。'

export const sentAfterReview = (request: string) =>
  `核對視窗關閉之後，你的錢包送出了「${request}」。請查看送出它的帳戶最近的交易。`

const REVIEW_AGAIN = {
  swap: '請核對兌換以繼續。',
  wrap: '請核對封裝以繼續。',
  unwrap: '請核對解封裝以繼續。',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: '未送出任何交易。',
  swap: '兌換未送出。',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? '授權額度過低。' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('你拒絕了請求。', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) => sentences('你拒絕了請求。', UNSENT[unsent], `${symbol} 的授權仍然有效。`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(`你的 ${symbol} 的 Permit2 授權額度已過期，或會過早過期。請再次確認以延續授權。`, UNSENT[unsent]),
  oneByOne: '你的錢包無法一次完成所有步驟。請再次確認，逐一完成。',
  oneByOneLate: ({ unsent }) => sentences('你的錢包無法一次完成所有步驟。', UNSENT[unsent]),
  notUpgraded: ({ unsent }) => sentences('你讓帳戶維持原樣。', UNSENT[unsent], '請再次確認，逐一完成各步驟。'),
  notUpgradedLate: ({ unsent }) => sentences('你讓帳戶維持原樣。', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('你的錢包在這段期間有了變更。', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('核對之後，兌換合約有了變更。', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`無法讀取 ${symbol} 的授權。`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('這次兌換損失的價值會過多。', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) => sentences('所需的 Gas 超過一筆交易可用的上限。', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('節點落後了：它的最新區塊太舊。', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`在能夠送出之前，距離取得其價格已超過 ${minutes} 分鐘。`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('節點現在無法模擬這個操作。', UNSENT[unsent]),
  trialTooOld: ({ unsent }) => sentences('節點模擬耗時過久：結果來自較舊的區塊。', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) => sentences('你的錢包回應耗時過久：模擬來自較舊的區塊。', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear: '交易已送出，但無法讀取其結果。再次嘗試之前，請查看你最近的交易。',
  unexpected: ({ unsent }) => sentences('在送出兌換之前出了問題。', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(changed && approvedInsteadText(changed), '必須先將舊的授權重設為 0：請再次確認，並保持 0 不變。'),
  approvalTooLow: ({ changed, needed }) =>
    sentences(tooLittle(changed), `這次兌換需要 ${needed}：請再次確認並保持數量不變，或減少賣出的數量。`),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: '你在錢包中取消了交易。兌換沒有進行。',
  replaced: ({ effect, isWhole }) =>
    sentences(
      '在你的錢包中，另一筆交易取代了這一筆。兌換沒有進行。',
      effect && effectText(effect),
      !isWhole && '再次兌換之前，請在錢包中查看另一筆交易做了什麼。',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
