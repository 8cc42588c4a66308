export const TRY_AGAIN = 'Повторить'
/** The visually hidden head of a column of buttons. */
export const ACTION = 'Действие'
export const BACK = 'Назад'
export const CLOSE = 'Закрыть'

export const COPY_ADDRESS = 'Копировать адрес'
export const ADDRESS_COPIED = 'Скопировано!'
export const EXPLORER = 'Обозреватель'

/** A wallet's own words about a failure, folded away. */
export const DETAILS = 'Подробности'
export const COPY = 'Копировать'
export const COPIED = 'Скопировано'
export const COPY_REFUSED = 'Браузер не разрешил копирование. Выделите текст и скопируйте его.'

/** Replaces an unknown figure. */
const NOT_AVAILABLE = 'недоступно'

/** The same with its reason, for example "not available: No pool holds both tokens." */
export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (откроется в новой вкладке)`

/** What a press on a figure that was cut shows. */
export const EXACT_AMOUNT = 'Точная сумма'

/** Links from a term to its explanation. */

export const WHAT_IS = {
  slippage: 'Что такое проскальзывание?',
  sandwich: 'Что такое сэндвич-атака?',
  approvals: 'Что такое разрешение?',
  pending: 'Что можно сделать?',
  costs: 'Сколько стоит обмен?',
  pools: 'Что такое пул?',
  nodes: 'Что такое нода?',
  'test-networks': 'Что такое тестовая сеть?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
