import { grouped } from '#domain/browser/locale'

/** Words that lists of transactions share. */
export const CLEAR_ALL = 'Очистить всё'
export const STOP_WATCHING = 'Не отслеживать'
export const stopWatchingLabel = (description: string) => `Не отслеживать: ${description}`
/** Below a list that does not draw all of them. */
export const moreTransactions = (count: number) =>
  `Ещё ${grouped(String(count))}. Экспорт CSV на странице профиля содержит их все.`
export const RECEIPT = 'Квитанция'
/** @param description - for example "Swap 1 ETH for UNI" */
export const receiptLabel = (description: string) => `Квитанция: ${description}`
export const VIEW_ON_EXPLORER = 'Ещё в обозревателе'

export const TITLE = 'Активность'
export const EMPTY_TITLE = 'Активности пока нет'
export const EMPTY_TEXT =
  'Обмены и разрешения, которые вы сделаете здесь, будут в списке этого браузера. Прежние есть в блокчейне.'
export const EXPORT = 'Экспорт CSV'

/** Those that a search of the chain finds. */
export const EARLIER = 'Прежние обмены'

/** The columns of the exported table. */
export const COLUMNS = ['Время (UTC)', 'Транзакция', 'Исход', 'Хеш', 'Сеть', 'Аккаунт'] as const
