import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

/** Words for the steps of a swap, in the review and its outcome. */

export const PROGRESS = 'Ход выполнения'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `выполнено: ${title}`,
  failed: (title: string) => `не выполнено: ${title}`,
}

/** A step and its explanation, as a screen reader says them. */
export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

/** @param requests - what each is for, in order, as in "2 confirmations: approve 500 USDC, then swap" */
export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  const count = requests.length
  return counted(count, {
    one: `${count} подтверждение: ${order}`,
    few: `${count} подтверждения: ${order}`,
    many: `${count} подтверждений: ${order}`,
    other: `${count} подтверждения: ${order}`,
  })
}
/** The last request, within the sentence of `confirmationsText`. */
export const LAST_REQUESTS = { swap: 'обменять', wrap: 'обернуть', unwrap: 'развернуть' } as const

export const WALLET_SHOWS = 'Что покажет ваш кошелёк'
export const WALLET_SHOWS_ELSE = 'Если кошелёк показывает что-то другое, отклоните запрос.'
export const REQUEST_NUMBER = 'Запрос'
export const REQUEST_CONTRACT = 'Контракт'
export const REQUEST_AMOUNT = 'Сумма'
/** The labels for an approval in a batch with its swap. */
export const TOKEN_CONTRACT = 'Контракт токена'
export const APPROVED_AMOUNT = 'Разрешённая сумма'
export const REQUEST_COST = 'Комиссия сети'
export const requestNumber = (number: number, requests: number) => `${number} из ${requests}`
/** Wallets reserve more than is charged in the end. @param usd - null where the dollar value is not known */
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Около ${native}` : `Около ${usd} (${native})`

/** The approval that a trade under review requires. */

export const APPROVAL = 'Разрешение'
export const ALREADY_GIVEN = 'Уже дано'
export const OLD_APPROVAL = 'Старое разрешение'
export const RESET_FIRST = 'Сначала сбросить до 0'
export const YOU_APPROVE = 'Вы разрешаете'
export const SPENDER = 'Получатель разрешения'
/** What Permit2, which the token is approved for, lets the router take of it. */
export const THROUGH_PERMIT2 = 'Через Permit2'
export const PERMIT2_SPENDER = 'Забирает'
/** Follows the amount: until when Permit2 lets the router take it. */
export const permit2Note = (minutes: number) => `(действует ${durationText(minutes)} после вашего подтверждения)`
/** After "Already given". */
export const TO_PERMIT2 = '(для Permit2)'

/** After the amount. */
export const NOTES = { maybe: '(если нужно)', batch: '(вместе с обменом)' } as const

export const withoutLimit = (symbol: string) => `${symbol} без ограничений`
export const unlimitedTitle = (symbol: string) => `Вы разрешаете ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `Получатель разрешения мог бы забрать любую сумму ваших ${symbol}, даже позже, пока вы не отзовёте разрешение. Чтобы разрешить только этот обмен, выберите «Точная сумма» в настройках торговли.`
