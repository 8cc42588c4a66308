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

/** Says why a transaction failed or would fail, but not what left the wallet. */
const REVERTS: Sentences<RevertFacts> = {
  slippage: ({ percent }) => `Giá đã vượt quá giới hạn trượt giá ${percent} của bạn.`,
  notInTime: ({ minutes }) => counted(minutes, { other: `Nó không được xác nhận trong vòng ${minutes} phút.` }),
  notInLongTime: ({ minutes }) => `Nó không được xác nhận trong vòng ${durationText(minutes)}.`,
  deadlinePassed: 'Thời hạn của nó đã qua trước khi có thể gửi nó đi.',
  transferRefused: ({ symbol }) =>
    `Hợp đồng ${symbol} đã từ chối việc chuyển: số dư hoặc phê duyệt quá thấp, hoặc quy tắc riêng của nó cấm việc này.`,
  allowanceExpired: ({ symbol }) => `Phê duyệt ${symbol} qua Permit2 đã hết hạn. Hãy bắt đầu lại để gia hạn.`,
  payoutRefused: ({ symbol }) =>
    `Không thể chi trả ${symbol}: một hợp đồng đã từ chối việc chuyển theo quy tắc riêng của nó.`,
  hookRefused: ({ text }) =>
    `Một hợp đồng mà pool này gọi (hook của nó) đã từ chối lượt hoán đổi${text === null ? '' : `: “${text}”`}.`,
  takesFee: 'Một token trên tuyến này thu phí mỗi lần chuyển, điều mà pool của nó không cho phép.',
  noLiquidity: 'Các pool không còn giữ đủ cho số tiền này.',
  guard: 'Ai đó đã làm giá dịch chuyển trong cùng khối, nên tính năng chống sandwich đã làm lượt hoán đổi thất bại.',
  noHistory:
    'Một pool trên tuyến này không lưu lịch sử giá của nó, mà tính năng chống sandwich cần đến. Hãy tắt tính năng này cho lượt hoán đổi này.',
  zeroAmount: 'Số tiền quá nhỏ để hoán đổi.',
  locked: 'Một pool trên tuyến này đang bị khóa bởi một lệnh gọi khác trong cùng giao dịch.',
  panic: ({ code }) => `Một hợp đồng trên tuyến này đã dừng vì lỗi nội bộ${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `Hợp đồng không đưa ra thông điệp nào, chỉ có mã lỗi ${code}.`,
  noCoin: ({ coin }) => `Tài khoản không có đủ ${coin} để trả phí mạng.`,
  returned: ({ text }) => `Hợp đồng trả về: “${text}”.`,
  noReason: 'Mạng không nêu lý do.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

export const SIMULATING = 'Đang mô phỏng trên mạng…'
export const notSimulated = (cause: string) => `Chưa được mô phỏng: ${cause}.`
export const CANNOT_SIMULATE = 'Chưa được mô phỏng: nút không làm được việc đó.'
export const BALANCE_UNREAD = 'Vừa mô phỏng, nhưng sau đó không đọc được hết các số dư.'
export const NOT_SIMULATED = 'Chưa được mô phỏng'
export const UNTRIED = {
  unsupported: 'Nút không thể mô phỏng việc này, nên các số tiền ở trên chưa được xác nhận.',
  unread: 'Không đọc được hết các số dư trong lần mô phỏng, nên các số tiền ở trên chưa được xác nhận.',
  hook: 'Chỉ một lần mô phỏng đầy đủ mới cho biết hook của pool làm gì, và nút đã không đưa ra. Không thể xác nhận lượt hoán đổi này.',
}
export const FAILS = 'Vừa mô phỏng: kết quả là thất bại.'
export const SIMULATED_AS_QUOTED = 'Vừa mô phỏng: đúng các số tiền này sẽ được chuyển, cộng thêm phí mạng.'
export const SIMULATED = 'Vừa mô phỏng. Phí mạng được tính thêm.'
export const simulatedAgo = (age: string) => `Đã mô phỏng ${age}. Từ đó nút chưa phản hồi.`

export const WOULD_FAIL = 'Lúc này việc này sẽ thất bại'

export const balanceLabel = (symbol: string) => `${symbol} của bạn`
export const balanceChangeText = (amount: string, isGain: boolean) => leftToRight(`${isGain ? '+' : '−'}${amount}`)

export const notEnoughForCost = (symbol: string) => `Không đủ ${symbol} để trả phí mạng`

interface CostShortfall {
  symbol: string
  /** The amount of the coin that the wallet may ask for. */
  reserve: string
  balance: string
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Ví của bạn có thể yêu cầu tối đa ${reserve} ${symbol} cho mạng${isSold ? `, ngoài số ${symbol} mà bạn bán` : ''}. Tài khoản của bạn có ${balance} ${symbol}.`

const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Số nhận được sẽ ít hơn thỏa thuận',
    text: `Trong một lần mô phỏng, ${moved} đã đến thay vì ít nhất ${allowed}. Token có thể giữ lại một phần của những gì được gửi cho bạn.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Số rời khỏi ví của bạn sẽ nhiều hơn thỏa thuận',
    text: `Trong một lần mô phỏng, ${moved} đã rời khỏi ví của bạn thay vì nhiều nhất ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Số rời khỏi ví của bạn sẽ nhiều hơn thỏa thuận',
    text: `Trong một lần mô phỏng, một token không thuộc lượt hoán đổi cũng đã rời khỏi ví của bạn: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `Không thể bán lại ${symbol}`,
    text: sentences(
      `Trong một lần mô phỏng, ${symbol} được mua rồi bán lại ngay, và việc bán thất bại.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `Bán lại ${symbol} sẽ mất ${percent}`,
    text: sentences(
      `Trong một lần mô phỏng, ${symbol} được mua rồi bán lại ngay: ${percent} số bạn trả không quay về.`,
      fees !== null && `Trong đó ${fees} là phí của các pool.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Ví của bạn cho biết đã bỏ yêu cầu này, và không giao dịch nào của nó có trên mạng. Nó vẫn ở trong các giao dịch gần đây của bạn phòng khi một giao dịch xuất hiện.',
  partial:
    'Chỉ một phần của việc này có hiệu lực, còn lượt hoán đổi thì không. Một phê duyệt có thể đang mở: hãy xem các phê duyệt của bạn trước khi thử lại.',
  unclear:
    'Ví của bạn cho biết việc này đã xong, nhưng không tìm thấy giao dịch nào của nó trên mạng. Nó vẫn ở trong các giao dịch gần đây của bạn phòng khi một giao dịch xuất hiện.',
  undecided:
    'Việc này đã được thực hiện trong một giao dịch cùng với các yêu cầu khác của tài khoản bạn, và mạng không cho biết những yêu cầu nào trong số đó đã thành công, những yêu cầu nào không. Hãy kiểm tra các số dư của bạn trước khi thử lại.',
}

export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

export const EARLIER_REQUEST_SENT =
  'Ví của bạn đã gửi yêu cầu trước đó. Phần xem lại đã được đóng để không có gì bị gửi nhầm hai lần.'

export const sentAfterReview = (request: string) =>
  `Ví của bạn đã gửi “${request}” sau khi phần xem lại được đóng. Hãy xem các giao dịch gần đây của tài khoản đã gửi nó.`

const REVIEW_AGAIN = {
  swap: 'Hãy xem lại lượt hoán đổi để tiếp tục.',
  wrap: 'Hãy xem lại việc bọc để tiếp tục.',
  unwrap: 'Hãy xem lại việc gỡ bọc để tiếp tục.',
} as const

const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Không có gì được gửi.',
  swap: 'Lượt hoán đổi đã không được gửi.',
}

const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'Phê duyệt quá thấp.' : approvedInsteadText(changed)

const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('Bạn đã từ chối yêu cầu.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('Bạn đã từ chối yêu cầu.', UNSENT[unsent], `${symbol} vẫn được phê duyệt.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `Phê duyệt Permit2 cho ${symbol} của bạn đã hết hạn, hoặc sẽ hết hạn quá sớm. Hãy xác nhận lại để gia hạn.`,
      UNSENT[unsent],
    ),
  oneByOne: 'Ví của bạn không thể làm tất cả các bước cùng lúc. Hãy xác nhận lại để làm từng bước một.',
  oneByOneLate: ({ unsent }) => sentences('Ví của bạn không thể làm tất cả các bước cùng lúc.', UNSENT[unsent]),
  notUpgraded: ({ unsent }) =>
    sentences('Bạn đã giữ nguyên tài khoản của mình.', UNSENT[unsent], 'Hãy xác nhận lại để làm từng bước một.'),
  notUpgradedLate: ({ unsent }) => sentences('Bạn đã giữ nguyên tài khoản của mình.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Ví của bạn đã thay đổi trong lúc đó.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) => sentences('Hợp đồng hoán đổi đã thay đổi từ lúc xem lại.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) => sentences(`Không thể đọc phê duyệt ${symbol}.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Lượt hoán đổi này sẽ mất quá nhiều giá trị.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) => sentences('Việc này cần nhiều gas hơn mức một giao dịch được phép dùng.', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('Nút bị chậm: khối mới nhất của nút đó quá cũ.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`Giá của nó đã cũ hơn ${minutes} phút trước khi có thể gửi nó đi.`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('Nút hiện không thể mô phỏng việc này.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('Nút mô phỏng việc này quá lâu: kết quả là từ một khối cũ hơn.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('Ví của bạn phản hồi quá lâu: lần mô phỏng là từ một khối cũ hơn.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'Giao dịch đã được gửi, nhưng không thể đọc kết quả của nó. Hãy kiểm tra các giao dịch gần đây của bạn trước khi thử lại.',
  unexpected: ({ unsent }) => sentences('Đã xảy ra sự cố trước khi lượt hoán đổi được gửi.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'Phê duyệt cũ phải được đặt lại về 0 trước: hãy xác nhận lại và giữ nguyên số 0.',
    ),
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `Lượt hoán đổi cần ${needed}: hãy xác nhận lại và giữ nguyên số tiền, hoặc bán ít hơn.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'Bạn đã hủy giao dịch trong ví của mình. Lượt hoán đổi đã không diễn ra.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Một giao dịch khác đã thay thế giao dịch này trong ví của bạn. Lượt hoán đổi đã không diễn ra.',
      effect && effectText(effect),
      !isWhole && 'Hãy kiểm tra trong ví của bạn xem giao dịch kia đã làm gì trước khi hoán đổi lại.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
