import type { MovedPrice } from '#domain/trade/evaluate/review'
import type { GuardObstacle } from '#domain/trade/slippage'
import type { Wrap } from '#domain/trade/quote'
import { durationText } from '../browser/time'
import { all, counted, sentences } from '../browser/grammar'
import { REVIEW_SWAP } from './card'

/** Words of the review dialog: its rows, button and steps. */

const REVIEW_WRAP: Readonly<Record<Wrap, string>> = {
  wrap: 'Проверить обёртывание',
  unwrap: 'Проверить развёртывание',
}
export const reviewTitle = (wrap: Wrap | null) => (wrap === null ? REVIEW_SWAP : REVIEW_WRAP[wrap])

export const YOU_SELL = 'Вы продаёте'
export const YOU_RECEIVE = 'Вы получаете'

export const PRICE_CHANGED = 'Цена изменилась'
export const PRICE_OLD = 'Эта цена устарела'
/** The main button while a newer price has to be accepted. `amount`: what is received or paid by it, with its symbol. */
export const acceptPriceLabel = (amount: string) => `Принять новую цену: ${amount}`

/** What opens the whole of a figure that is shown cut. */
export const EXACT_AMOUNT = 'Точная сумма'
/** Shown while a part of the review lies below the edge of what scrolls. */
export const MORE_BELOW = 'Ниже есть ещё'
const BOUNDS = { least: 'Не меньше', most: 'Не больше' } as const
/** @param slippage - as "0.5%" */
export const boundLabel = (kind: 'least' | 'most', slippage: string) =>
  `${BOUNDS[kind]}, при проскальзывании ${slippage}`

export const CHANGES = 'Что изменится в вашем кошельке'
/** Opens links to what the terms above it mean. */
export const MEANINGS = 'Что означают эти термины'
export const CALLS = 'Что запрашивается у вашего кошелька'

export const RATE = 'Курс'
export const DEADLINE = 'Срок действия'
export const SANDWICH_GUARD = 'Защита от сэндвич-атак'
export const RECIPIENT = 'Получатель'
export const CONTRACT = 'Контракт'
export const inContract = (symbol: string) => `${symbol} в контракте`
export const NOT_KNOWN = 'Неизвестно'

export const deadlineText = (minutes: number) => `${durationText(minutes)} после вашего подтверждения`
export const SIGNATURES = 'Подписи'
/** @param signers - how many owners of the Safe have to sign, more than one */
export const signaturesText = (signers: number) => {
  const sign = counted(signers, {
    one: `До истечения срока должен подписать ${signers} владелец Safe.`,
    few: `До истечения срока должны подписать ${signers} владельца Safe.`,
    many: `До истечения срока должны подписать ${signers} владельцев Safe.`,
    other: `До истечения срока должны подписать ${signers} владельца Safe.`,
  })
  return `${sign} Показана нынешняя цена: если к моменту подписи последнего из них она выйдет за ваш предел, исполнить обмен будет нельзя.`
}
/** Why the guard is off. @param coin - the network's, which it cannot be used for sales of */
export const guardOff = (why: GuardObstacle | 'setting', coin: string): string =>
  ({
    coin: `Выкл.: не для продажи ${coin}`,
    v4: 'Выкл.: V4 не ведёт запись цены',
    router: 'Выкл.: у маршрутизатора этого маршрута нет такой проверки',
    v2: 'Выкл.: V2 не ведёт запись цены',
    record: 'Выкл.: один из пулов не ведёт запись цены',
    setting: 'Выключена в настройках торговли',
  })[why]
/** @param percent - how far a pool's price may have moved within the block, for example "0.25%" */
export const guardText = (percent: string) => `Вкл., ${percent}`

/** The main button while the trade is simulated, and where the provider cannot do that. */
export const CHECKING = 'Проверка…'
export const GO_ON_UNTRIED = 'Продолжить без симуляции'
export const ASK_AGAIN = 'Всё равно запросить снова'
/** The main button of a review that can be confirmed; `risky`: of a swap that loses much. */
export const CONFIRM_LABELS: Readonly<Record<Wrap | 'swap' | 'risky', string>> = {
  swap: 'Подтвердить обмен',
  risky: 'Всё равно подтвердить обмен',
  wrap: 'Подтвердить обёртывание',
  unwrap: 'Подтвердить развёртывание',
}

/** What a newer price means. `amount`: the difference, for example "3.5 USDC". Each begins a sentence without its end. */
const MOVED: Readonly<Record<MovedPrice, (amount: string) => string>> = {
  receiveLess: (amount) => `Теперь вы получили бы на ${amount} меньше`,
  receiveMore: (amount) => `Теперь вы получили бы на ${amount} больше`,
  payLess: (amount) => `Теперь вы заплатили бы на ${amount} меньше`,
  payMore: (amount) => `Теперь вы заплатили бы на ${amount} больше`,
}
/** @param percent - the difference as a share, "0.31%" */
export const worsePrice = (moved: MovedPrice, amount: string, percent: string) =>
  `${MOVED[moved](amount)} (${percent}).`
/** The price under review is old. @param minutes - over how many minutes */
export const agedPrice = (minutes: number, moved: MovedPrice, amount: string) =>
  `Этой цене более ${minutes}\u00a0мин. ${MOVED[moved](amount)}.`
export const agedSamePrice = (minutes: number) => `Этой цене более ${minutes}\u00a0мин. Новейшая цена такая же.`
export const rereadingPrice = (minutes: number) => `Этой цене более ${minutes}\u00a0мин, а более новой ещё нет.`
export const OTHER_ROUTE = 'Теперь доступен другой маршрут по такой же или лучшей цене.'

/** What a step waits for. */
export const PHASES = {
  preparing: 'Проверка в сети',
  wallet: 'Подтвердите в кошельке',
  chain: 'Ожидание сети',
}

/** The main button while the step above it says what to confirm. */
export const WAITING_FOR_WALLET = 'Ожидание вашего кошелька'

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

const EXACT_APPROVED = 'Эта точная сумма, только для этого обмена'
const MOST_APPROVED = 'Наибольшая сумма, которую может забрать этот обмен'
const soldText = ({ amount, isAtMost }: Pick<StepFacts, 'amount' | 'isAtMost'>) =>
  isAtMost ? `не более ${amount}` : amount
const VERBS = { swap: 'Обменять', wrap: 'Обернуть', unwrap: 'Развернуть' }

/** Each step that the wallet must confirm. */
export const STEPS: Record<'reset' | 'approve' | 'permit2' | 'swap' | 'batch', (facts: StepFacts) => StepWords> = {
  reset: ({ symbol }) => ({
    title: `Сбросить разрешение на ${symbol}`,
    text: `${symbol} требует, чтобы сначала было отозвано старое разрешение`,
  }),
  approve: ({ symbol, amount, isUnlimited, isAtMost, isThroughPermit2 }) => {
    const title = `Разрешить ${isUnlimited ? `${symbol} без ограничений` : amount}${isThroughPermit2 ? ' для Permit2' : ''}`
    return {
      title,
      text: isUnlimited ? 'Как вы выбрали в настройках торговли' : isAtMost ? MOST_APPROVED : EXACT_APPROVED,
    }
  },
  permit2: ({ amount, isAtMost }) => ({
    title: `Позволить маршрутизатору забрать ${amount}`,
    text: `Через Permit2, ${isAtMost ? 'наибольшая сумма, которую может забрать этот обмен,' : 'эта точная сумма'} и только на ограниченное время`,
  }),
  batch: ({ symbol, isUnlimited, isThroughPermit2, ...sold }) => ({
    title: isUnlimited
      ? `Разрешить ${symbol} без ограничений, обменять ${soldText(sold)}`
      : `Разрешить и обменять ${soldText(sold)}`,
    text: `${isThroughPermit2 ? 'Все шаги' : 'Оба шага'} одним подтверждением, всё или ничего`,
  }),
  swap: ({ wrap, isAtMost, amount }) => ({
    title: `${VERBS[wrap ?? 'swap']} ${soldText({ isAtMost, amount })}`,
  }),
}

/** A batch for the same trade is pending: nothing is sent unless it is requested again. */
export const pendingDuplicate = (request: string) => ({
  title: 'Ваш кошелёк уже принял это',
  text: `Запрос «${request}» в ожидании, и его исход ещё неизвестен. Если запросить снова, могут быть выполнены оба.`,
})

/** A request for the same trade that the wallet has not answered: nothing is sent unless it is requested again. */
export const waitingDuplicate = (request: string) => ({
  title: 'Запрос на это ещё ждёт в вашем кошельке',
  text: `На запрос «${request}» ответа не было. Если запросить снова, вы можете подтвердить оба, и тогда будут выполнены оба.`,
})

/** The choice to have all steps in one confirmation, where that takes an upgrade of the account (EIP-7702). */
export const UPGRADE = {
  title: 'Возможно одно подтверждение',
  text: 'Для этого ваш аккаунт в этой сети обновляется: контракт, который выбирает ваш кошелёк, сможет затем действовать за аккаунт во всём, что вы подписываете. Ваш адрес, ключи и токены остаются прежними. Обновление остаётся, пока вы не отмените его в кошельке, и один раз увеличивает комиссию сети.',
  label: (steps: number) =>
    counted(steps, {
      one: `Обновить мой аккаунт и выполнить ${steps} шаг одним подтверждением`,
      few: `Обновить мой аккаунт и выполнить все ${steps} шага одним подтверждением`,
      many: `Обновить мой аккаунт и выполнить все ${steps} шагов одним подтверждением`,
      other: `Обновить мой аккаунт и выполнить все ${steps} шага одним подтверждением`,
    }),
}

/** After the words about a request that the wallet failed with. */
export const BOTH_MINED = 'Если запросить снова, в блок могут попасть оба запроса.'

interface HookFacts {
  hooks: readonly string[]
  tried: string | null
  isUpgradeable: boolean
}

export const hookWords = ({ hooks, tried, isUpgradeable }: HookFacts) => ({
  title: 'У одного из пулов на этом маршруте свои правила',
  text: sentences(
    `В каждом обмене участвует контракт — его хук: ${all(hooks)}. Его правила могут различаться при покупке и продаже, для разных аккаунтов и со временем.`,
    isUpgradeable && 'Код хука можно заменить.',
    tried !== null && `Этот обмен был симулирован на блоке ${tried}.`,
  ),
})
