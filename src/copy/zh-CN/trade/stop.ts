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
  slippage: ({ percent }) => `价格变动超过了你的 ${percent} 滑点上限。`,
  notInTime: ({ minutes }) => counted(minutes, { other: `未在 ${minutes} 分钟内得到确认。` }),
  notInLongTime: ({ minutes }) => `未在 ${durationText(minutes)}内得到确认。`,
  deadlinePassed: '在能够发送之前，截止时间已过。',
  transferRefused: ({ symbol }) => `${symbol} 合约拒绝了转账：余额或授权额度过低，或其自身规则禁止转账。`,
  allowanceExpired: ({ symbol }) => `通过 Permit2 对 ${symbol} 的授权已过期。请重新开始以续期。`,
  payoutRefused: ({ symbol }) => `无法付出 ${symbol}：有合约按其自身规则拒绝了转账。`,
  hookRefused: ({ text }) => `此资金池调用的合约（其 Hook）拒绝了兑换${text === null ? '' : `：“${text}”`}。`,
  takesFee: '此路径上的一种代币对每次转账收取费用，而其资金池不允许这样。',
  noLiquidity: '资金池已不再有足够的量供这个数量兑换。',
  guard: '有人在同一区块内推动了价格，因此三明治攻击防护使兑换失败。',
  noHistory: '此路径上的一个资金池不保留价格记录，而三明治攻击防护需要它。请为这次兑换关闭防护。',
  zeroAmount: '数量太小，无法兑换。',
  locked: '此路径上的一个资金池被同一交易中的另一个调用锁定。',
  panic: ({ code }) => `此路径上的一个合约因内部错误而停止${code === null ? '' : `（${code}）`}。`,
  coded: ({ code }) => `合约没有给出消息，只给出了错误代码 ${code}。`,
  noCoin: ({ coin }) => `账户中的 ${coin} 不足以支付网络费用。`,
  returned: ({ text }) => `合约返回：“${text}”。`,
  noReason: '网络没有给出原因。',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = '正在网络上模拟…'
export const notSimulated = (cause: string) => `未模拟：${cause}。`
export const CANNOT_SIMULATE = '未模拟：节点无法模拟。'
export const BALANCE_UNREAD = '刚刚模拟过，但之后未能读取全部余额。'
export const NOT_SIMULATED = '未模拟'
export const UNTRIED = {
  unsupported: '节点无法模拟这个操作，因此上面的数量未经证实。',
  unread: '模拟中未能读取全部余额，因此上面的数量未经证实。',
  hook: '只有完整的模拟才能显示资金池的 Hook 会做什么，而节点没有给出。此兑换无法确认。',
}
export const FAILS = '刚刚模拟过：会失败。'
export const SIMULATED_AS_QUOTED = '刚刚模拟过：转移的会正好是这些数量，另加网络费用。'
export const SIMULATED = '刚刚模拟过。网络费用另计。'
export const simulatedAgo = (age: string) => `模拟于 ${age}。此后节点没有响应。`

export const WOULD_FAIL = '现在执行会失败'

export const balanceLabel = (symbol: string) => `你的 ${symbol}`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `${symbol} 不足以支付网络费用`

interface CostShortfall {
  symbol: string
  /** `reserve`: the amount of the coin that the wallet may ask for. `balance`: the amount that the account has. */
  reserve: string
  balance: string
  /** Whether the trade also sells the coin. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `你的钱包可能会为网络费用要求最多 ${reserve} ${symbol}${isSold ? `，这是在你卖出的 ${symbol} 之外` : ''}。你的账户有 ${balance} ${symbol}。`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: '到账会少于约定',
    text: `模拟中，到账 ${moved}，而不是至少 ${allowed}。该代币可能会从发给你的数量中扣留一部分。`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: '从你的钱包转出的会多于约定',
    text: `模拟中，从你的钱包转出 ${moved}，而不是最多 ${allowed}。`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: '从你的钱包转出的会多于约定',
    text: `模拟中，一种不属于此次兑换的代币也从你的钱包转出：${token}。`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `${symbol} 无法卖回`,
    text: sentences(`在模拟中，买入 ${symbol} 后立即卖回，卖出失败。`, revertText(revert)),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `卖回 ${symbol} 会损失 ${percent}`,
    text: sentences(
      `在模拟中，买入 ${symbol} 后立即卖回：你支付的 ${percent} 没有回来。`,
      fees !== null && `其中 ${fees} 是资金池费用。`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent: '你的钱包表示已放弃此请求，而且其中的交易没有一笔在网络上。它会留在你最近的交易中，以防有一笔出现。',
  partial: '其中只有一部分生效，而兑换没有生效。可能有一项授权仍未撤销：再次尝试之前，请查看你的授权。',
  unclear: '你的钱包表示这已结束，但在网络上没有找到其中的任何交易。它会留在你最近的交易中，以防有一笔出现。',
  undecided: '这与你账户的其他请求在同一笔交易中执行，而网络没有显示其中哪些成功。再次尝试之前，请检查你的余额。',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT = '你的钱包发送了先前的请求。核对窗口已关闭，以免误将任何内容发送两次。'

export const sentAfterReview = (request: string) =>
  `核对窗口关闭之后，你的钱包发送了“${request}”。请查看发送它的账户最近的交易。`

const REVIEW_AGAIN = {
  swap: '请核对兑换以继续。',
  wrap: '请核对封装以继续。',
  unwrap: '请核对解封装以继续。',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: '未发送任何交易。',
  swap: '兑换未发送。',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? '授权额度过低。' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('你拒绝了请求。', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) => sentences('你拒绝了请求。', UNSENT[unsent], `${symbol} 的授权仍然有效。`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(`你的 ${symbol} 的 Permit2 授权额度已过期，或会过早过期。请再次确认以续期。`, UNSENT[unsent]),
  oneByOne: '你的钱包无法一次完成所有步骤。请再次确认，逐个完成。',
  oneByOneLate: ({ unsent }) => sentences('你的钱包无法一次完成所有步骤。', UNSENT[unsent]),
  notUpgraded: ({ unsent }) => sentences('你让账户保持原样。', UNSENT[unsent], '请再次确认，逐个完成各步骤。'),
  notUpgradedLate: ({ unsent }) => sentences('你让账户保持原样。', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('你的钱包在此期间发生了变化。', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('核对之后，兑换合约发生了变化。', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`无法读取 ${symbol} 的授权。`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('此次兑换损失的价值会过多。', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) => sentences('所需的 Gas 超过一笔交易可用的上限。', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('节点落后了：它的最新区块太旧。', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`在能够发送之前，其价格已是超过 ${minutes} 分钟之前的价格。`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('节点现在无法模拟这个操作。', UNSENT[unsent]),
  trialTooOld: ({ unsent }) => sentences('节点模拟耗时过长：结果来自较旧的区块。', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) => sentences('你的钱包响应耗时过长：模拟来自较旧的区块。', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear: '交易已发送，但无法读取其结果。再次尝试之前，请查看你最近的交易。',
  unexpected: ({ unsent }) => sentences('在发送兑换之前出了问题。', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(changed && approvedInsteadText(changed), '必须先将旧的授权重置为 0：请再次确认，并保持 0 不变。'),
  approvalTooLow: ({ changed, needed }) =>
    sentences(tooLittle(changed), `此次兑换需要 ${needed}：请再次确认并保持数量不变，或减少卖出的数量。`),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: '你在钱包中取消了交易。兑换没有进行。',
  replaced: ({ effect, isWhole }) =>
    sentences(
      '在你的钱包中，另一笔交易替换了这一笔。兑换没有进行。',
      effect && effectText(effect),
      !isWhole && '再次兑换之前，请在钱包中查看另一笔交易做了什么。',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
