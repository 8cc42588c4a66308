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
  slippage: ({ percent }) => `Цена вышла за ваш предел проскальзывания ${percent}.`,
  /** It was sent, and is on the chain without effect. */
  notInTime: ({ minutes }) =>
    counted(minutes, {
      one: `Транзакция не подтверждена за ${minutes} минуту.`,
      few: `Транзакция не подтверждена за ${minutes} минуты.`,
      many: `Транзакция не подтверждена за ${minutes} минут.`,
      other: `Транзакция не подтверждена за ${minutes} минуты.`,
    }),
  /** The same from a day on: "24 h", "7 days". */
  notInLongTime: ({ minutes }) => `Транзакция не подтверждена за ${durationText(minutes)}.`,
  deadlinePassed: 'Срок действия истёк, прежде чем транзакцию можно было отправить.',
  transferRefused: ({ symbol }) =>
    `Контракт ${symbol} отказал в переводе: баланс или разрешение слишком малы, либо это запрещают его собственные правила.`,
  allowanceExpired: ({ symbol }) =>
    `Срок разрешения на ${symbol} через Permit2 истёк. Начните заново, чтобы обновить его.`,
  payoutRefused: ({ symbol }) => `Выплатить ${symbol} не удалось: контракт отказал в переводе по собственным правилам.`,
  hookRefused: ({ text }) =>
    `Контракт, который вызывает этот пул (его хук), отказал в обмене${text === null ? '' : `: «${text}»`}.`,
  takesFee: 'Один из токенов на этом маршруте берёт комиссию с каждого перевода, а его пул этого не допускает.',
  noLiquidity: 'В пулах уже не хватает средств для этой суммы.',
  guard: 'Кто-то сдвинул цену в том же блоке, поэтому защита от сэндвич-атак не дала обмену выполниться.',
  noHistory:
    'Один из пулов на этом маршруте не ведёт запись своей цены, а она нужна защите от сэндвич-атак. Выключите защиту для этого обмена.',
  zeroAmount: 'Сумма слишком мала для обмена.',
  locked: 'Один из пулов на этом маршруте заблокирован другим вызовом в той же транзакции.',
  /** `code`: the error's own name, for example "overflow"; null where there is none. */
  panic: ({ code }) =>
    `Контракт на этом маршруте остановился из-за внутренней ошибки${code === null ? '' : ` (${code})`}.`,
  coded: ({ code }) => `Контракт не дал сообщения, только код ошибки ${code}.`,
  /** `coin`: what the network is paid in: "ether", "BNB". */
  noCoin: ({ coin }) => `На аккаунте недостаточно ${coin} для комиссии сети.`,
  /** `text`: the contract's own words, in any language. */
  returned: ({ text }) => `Контракт вернул: «${text}».`,
  noReason: 'Сеть не назвала причину.',
}

export const revertText = (revert: RevertFacts) => say(REVERTS, revert)

/** Words for what a trade did when it was simulated before it is signed. */

export const SIMULATING = 'Идёт симуляция в сети…'
/** @param cause - why the network gave no answer, as a clause */
export const notSimulated = (cause: string) => `Не симулировано: ${cause}.`
export const CANNOT_SIMULATE = 'Не симулировано: нода этого не умеет.'
/** Where a token does not tell the simulation what moved. */
export const BALANCE_UNREAD = 'Только что выполнена симуляция, но после неё удалось прочитать не все балансы.'
export const NOT_SIMULATED = 'Не симулировано'
/** Before the visitor goes on without a simulation: why there is none, and what that means. */
export const UNTRIED = {
  unsupported: 'Нода не может это симулировать, поэтому суммы выше не подтверждены.',
  unread: 'При симуляции удалось прочитать не все балансы, поэтому суммы выше не подтверждены.',
  hook: 'Только полная симуляция показывает, что делает хук пула, а нода её не предоставила. Этот обмен нельзя подтвердить.',
}
export const FAILS = 'Симуляция только что показала: обмен не выполнится.'
export const SIMULATED_AS_QUOTED =
  'Только что выполнена симуляция: переместились бы в точности эти суммы и ещё комиссия сети.'
export const SIMULATED = 'Только что выполнена симуляция. Сверх этого взимается комиссия сети.'
export const simulatedAgo = (age: string) => `Симуляция выполнена ${age}. С тех пор нода не ответила.`

export const WOULD_FAIL = 'Сейчас это не выполнилось бы'

export const balanceLabel = (symbol: string) => `Ваши ${symbol}`
/** @param amount - without its sign */
export const balanceChangeText = (amount: string, isGain: boolean) => `${isGain ? '+' : '−'}${amount}`

export const notEnoughForCost = (symbol: string) => `Недостаточно ${symbol} для комиссии сети`

interface CostShortfall {
  symbol: string
  /** What the wallet may ask for, and what the account has. */
  reserve: string
  balance: string
  /** Whether the coin is sold, too. */
  isSold: boolean
}

export const costShortfall = ({ symbol, reserve, balance, isSold }: CostShortfall) =>
  `Ваш кошелёк может запросить для сети до ${reserve} ${symbol}${isSold ? ` сверх тех ${symbol}, которые вы продаёте` : ''}. На вашем аккаунте ${balance} ${symbol}.`

/** A trade that would take more, or give less, than the review says. The amounts have their symbols: "5 USDC". */
const EXCESSES: Sentences<ExcessFacts, { title: string; text: string }> = {
  lessArrives: ({ moved, allowed }) => ({
    title: 'Пришло бы меньше, чем согласовано',
    text: `При симуляции пришло ${moved}, а согласовано не менее ${allowed}. Возможно, токен удерживает долю того, что вам отправляют.`,
  }),
  moreLeaves: ({ moved, allowed }) => ({
    title: 'Из кошелька ушло бы больше, чем согласовано',
    text: `При симуляции из вашего кошелька ушло ${moved}, а согласовано не более ${allowed}.`,
  }),
  /** `token`: the address of the token. */
  alsoLeaves: ({ token }) => ({
    title: 'Из кошелька ушло бы больше, чем согласовано',
    text: `При симуляции из вашего кошелька ушёл и токен, который не участвует в обмене: ${token}.`,
  }),
}

export const beyondTermsWords = (excess: ExcessFacts) => say(EXCESSES, excess)

const RETURNS: Sentences<ReturnFacts, { title: string; text: string }> = {
  refused: ({ symbol, revert }) => ({
    title: `Продать ${symbol} обратно не удалось`,
    text: sentences(
      `При симуляции ${symbol} был куплен и сразу продан обратно, и продажа не выполнилась.`,
      revertText(revert),
    ),
  }),
  costs: ({ symbol, percent, fees }) => ({
    title: `При обратной продаже ${symbol} терялось бы ${percent}`,
    text: sentences(
      `При симуляции ${symbol} был куплен и сразу продан обратно: ${percent} того, что вы платите, не вернулось.`,
      fees !== null && `Комиссиями пулов объясняется ${fees}.`,
    ),
  }),
}

export const returnWords = (facts: ReturnFacts) => say(RETURNS, facts)

const SENTENCE: Readonly<Record<BatchOutcome, string>> = {
  notSent:
    'Ваш кошелёк сообщает, что отбросил этот запрос, и ни одной из его транзакций в сети нет. Он остаётся в ваших недавних транзакциях на случай, если какая-то появится.',
  partial:
    'Подействовала только часть этого запроса, а обмен — нет. Возможно, разрешение действует: посмотрите свои разрешения, прежде чем пробовать снова.',
  unclear:
    'Ваш кошелёк сообщает, что запрос завершён, но ни одной из его транзакций в сети не найдено. Он остаётся в ваших недавних транзакциях на случай, если какая-то появится.',
  undecided:
    'Запрос исполнен в одной транзакции с другими запросами вашего аккаунта, и сеть не показывает, какие из них удались. Проверьте свои балансы, прежде чем пробовать снова.',
}

/** How a batch of calls ended that a wallet had accepted. */
export const batchFailureText = (outcome: BatchOutcome): string => SENTENCE[outcome]

/** The wallet has answered a request while the same trade was under review again. */
export const EARLIER_REQUEST_SENT =
  'Ваш кошелёк отправил прежний запрос. Проверка закрыта, чтобы по ошибке ничего не было отправлено дважды.'

/** The same, if a change in the wallet had closed the review. `request`: for example "Swap 1 ETH for UNI". */
export const sentAfterReview = (request: string) =>
  `Ваш кошелёк отправил запрос «${request}» после того, как проверка была закрыта. Посмотрите недавние транзакции аккаунта, который его отправил.`

/** The visitor closed the review. */
const REVIEW_AGAIN = {
  swap: 'Проверьте обмен, чтобы продолжить.',
  wrap: 'Проверьте обёртывание, чтобы продолжить.',
  unwrap: 'Проверьте развёртывание, чтобы продолжить.',
} as const

/** Follows why a trade was stopped. Of the second one, an approval before the swap was sent. */
const UNSENT: Readonly<Record<Unsent, string>> = {
  nothing: 'Ничего не отправлено.',
  swap: 'Обмен не отправлен.',
}

/** `changed`: see `approvedInsteadText`; null where it is not known what was approved. */
const tooLittle = (changed: ChangedApproval | null) =>
  changed === null ? 'Разрешение слишком мало.' : approvedInsteadText(changed)

/** Why a trade was stopped before its swap was on the chain. Each is followed by what was not sent, where that is known. */
const STOPS: Sentences<StopFacts> = {
  rejected: ({ unsent }) => sentences('Вы отклонили запрос.', UNSENT[unsent]),
  rejectedApproved: ({ unsent, symbol }) =>
    sentences('Вы отклонили запрос.', UNSENT[unsent], `Разрешение на ${symbol} остаётся в силе.`),
  permit2Ended: ({ symbol, unsent }) =>
    sentences(
      `Срок разрешения Permit2 на ваши ${symbol} истёк или истечёт слишком скоро. Подтвердите ещё раз, чтобы обновить его.`,
      UNSENT[unsent],
    ),
  /** Of an approval and a swap in one request, which the wallet does not accept. */
  oneByOne: 'Ваш кошелёк не может выполнить все шаги сразу. Подтвердите ещё раз, чтобы выполнить их по одному.',
  /** The same where there is nothing left to confirm. */
  oneByOneLate: ({ unsent }) => sentences('Ваш кошелёк не может выполнить все шаги сразу.', UNSENT[unsent]),
  /** The wallet asked to upgrade the account (EIP-7702), and the visitor refused. */
  notUpgraded: ({ unsent }) =>
    sentences(
      'Вы оставили свой аккаунт как есть.',
      UNSENT[unsent],
      'Подтвердите ещё раз, чтобы выполнить шаги по одному.',
    ),
  notUpgradedLate: ({ unsent }) => sentences('Вы оставили свой аккаунт как есть.', UNSENT[unsent]),
  walletChanged: ({ unsent }) => sentences('Тем временем ваш кошелёк изменился.', UNSENT[unsent]),
  dialogClosed: ({ trade }) => REVIEW_AGAIN[trade],
  executorChanged: ({ unsent }) =>
    sentences('Контракт обмена изменился после того, как вы проверили обмен.', UNSENT[unsent]),
  multiplierChanged: ({ unsent }) => sentences(MULTIPLIER_CHANGED, UNSENT[unsent]),
  allowanceUnreadable: ({ symbol, unsent }) =>
    sentences(`Разрешение на ${symbol} прочитать не удаётся.`, UNSENT[unsent]),
  lossTooHigh: ({ unsent }) => sentences('Этот обмен потерял бы слишком большую часть стоимости.', UNSENT[unsent]),
  tooMuchGas: ({ unsent }) =>
    sentences('Для этого нужно больше газа, чем может использовать одна транзакция.', UNSENT[unsent]),
  headTooOld: ({ unsent }) => sentences('Нода отстаёт: её последний блок слишком старый.', UNSENT[unsent]),
  priceTooOld: ({ minutes, unsent }) =>
    sentences(`К моменту отправки цене было уже более ${minutes}\u00a0мин.`, UNSENT[unsent]),
  untried: ({ unsent }) => sentences('Нода сейчас не может это симулировать.', UNSENT[unsent]),
  trialTooOld: ({ unsent }) =>
    sentences('Нода слишком долго это симулировала: результат — для более старого блока.', UNSENT[unsent]),
  walletTooSlow: ({ unsent }) =>
    sentences('Ваш кошелёк слишком долго отвечал: симуляция — для более старого блока.', UNSENT[unsent]),
  batch: ({ outcome }) => batchFailureText(outcome),
  unclear:
    'Транзакция отправлена, но прочитать её исход не удалось. Проверьте свои недавние транзакции, прежде чем пробовать снова.',
  unexpected: ({ unsent }) => sentences('Что-то пошло не так до отправки обмена.', UNSENT[unsent]),
  contracts: ({ reason, unsent }) => sentences(CONTRACTS[reason], UNSENT[unsent]),
  wallet: ({ problem }) => walletErrorText(problem),
  mayBeSent: ({ problem }) => mayBeSentText(problem),
  node: ({ failure, unsent }) => sentences(nodeText(failure), UNSENT[unsent]),
  wouldFail: ({ revert, unsent }) => sentences(revertText(revert), UNSENT[unsent]),
  beyondTerms: ({ excess, unsent }) => sentences(beyondTermsWords(excess).text, UNSENT[unsent]),
  notReset: ({ changed }) =>
    sentences(
      changed && approvedInsteadText(changed),
      'Старое разрешение сначала нужно сбросить до 0: подтвердите ещё раз и оставьте 0 как есть.',
    ),
  /** `needed`: an amount with its symbol. */
  approvalTooLow: ({ changed, needed }) =>
    sentences(
      tooLittle(changed),
      `Для обмена нужно ${needed}: подтвердите ещё раз и оставьте сумму как есть или продайте меньше.`,
    ),
}

export const stopText = (stop: StopFacts) => say(STOPS, stop)

/** Why a transaction of a trade failed after it was sent, and what another one did that took its place. */
const FAILURES: Sentences<FailureFacts> = {
  batch: ({ outcome }) => batchFailureText(outcome),
  cancelled: 'Вы отменили транзакцию в своём кошельке. Обмен не состоялся.',
  replaced: ({ effect, isWhole }) =>
    sentences(
      'Другая транзакция заменила эту в вашем кошельке. Обмен не состоялся.',
      effect && effectText(effect),
      !isWhole && 'Проверьте в кошельке, что сделала другая транзакция, прежде чем обменивать снова.',
    ),
  reverted: ({ revert }) => revertText(revert),
}

export const tradeFailureText = (failure: FailureFacts) => say(FAILURES, failure)
