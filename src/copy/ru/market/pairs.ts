import { counted } from '../browser/grammar'
import type { PriceSeries } from '#domain/market/history'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

/** The heading above the pairs; shown even before they have been read. */
export const TOP_PAIRS = 'Главные пары'
/** Under the heading, while no block is known. */
export const POOL_PRICES = 'Цены пулов'

/**
 * Why figures of a pair are not there.
 * @param coin - the symbol of the network's own
 * @param dollar - the symbol of the dollars that prices are by
 */
export const noDollars = (coin: string, dollar: string) =>
  `Нет пула с ${coinWord(coin)} или ${dollar}, достаточно глубокого для цены в долларах.`
export const NO_LIQUIDITY = 'У одного из токенов нет цены в долларах.'
export const TOO_FEW_PRICES = 'За последние 24 часа известно слишком мало цен.'

const NO_PAST = 'Не удалось загрузить цены за последние 24 часа.'
/** Why a pair has no past day. */
export const NO_DAY: Readonly<Record<NonNullable<PriceSeries['reason']>, string>> = {
  noArchive: 'Нода не хранит историю этого пула.',
  unanswered: NO_PAST,
  limited: 'Нода ограничивает запросы: последние 24 часа загрузятся позже.',
  young: 'Пулу меньше суток.',
}
/** `since`: for example "since 14:02". */
export const knownOnly = (since: string) => `Цены известны только ${since}.`

const LOOKALIKES = { similarSymbol: 'двойник', sameSymbol: 'тот же символ' } as const
/** Follows the pool if the symbols alone do not identify the tokens. */
export const pairIdentity = (kind: keyof typeof LOOKALIKES, addressA: string, addressB: string) =>
  `${LOOKALIKES[kind]}, ${addressA} / ${addressB}`

/** Under the heading of the table. */
export const pricesNote = (blockNumber: number | null) =>
  blockNumber === null ? POOL_PRICES : `${POOL_PRICES} на блоке ${grouped(String(blockNumber))}`

/** The figures of one pair. */
export const ALL_LIQUIDITY = 'Ликвидность, все пулы'
export const POOL_FEE = 'Комиссия пула'
export const DAY_HIGH = 'Макс. за 24\u00a0ч'
export const DAY_LOW = 'Мин. за 24\u00a0ч'

/** The same where no pool holds both: of the shallower pool on the way. */
export const ROUTE = { liquidity: 'Ликвидность маршрута', depth: 'Для сдвига на 1\u00a0%' }
/** Why it is not known what moves the price, as a clause. */
export const UNKNOWN_DEPTH = {
  unread: 'станет известно после ввода суммы',
  unused: 'ни одна сделка этой пары не использует пулы, по которым определена её цена',
}

export type NoRange = 'limited' | 'unread' | 'reading' | 'partial' | 'noHistory'

/** Why the high and the low of a day are not known, as a clause; `covered`: the known part, for example "since 10:00". */
export const noRange = (why: NoRange, noAnswer: string, covered: string) =>
  ({
    limited: 'нода ограничивает запросы',
    unread: noAnswer,
    reading: 'загрузка',
    partial: `цены известны только ${covered}`,
    noHistory: 'истории цен нет',
  })[why]

export const FIND_TOKEN = 'Найти токен'
export const REFRESH = 'Обновить цены'

export const HEADS = {
  number: '№',
  pair: 'Пара',
  price: 'Цена',
  change: '24\u00a0ч',
  chart: 'Макс. и мин. за 24\u00a0ч',
  liquidity: 'Ликвидность',
} as const

export const TRADE = 'Торговать'

export const NO_HISTORY = 'Нет истории'
/** The earliest known price is later than that. */
export const NO_PRICE_A_DAY_AGO = 'Нет цены 24-часовой давности.'

/** Under the table: pairs that are traded through other tokens. */
export const withoutPool = (pairs: number) =>
  counted(pairs, {
    one: `${pairs} пара без собственного пула`,
    few: `${pairs} пары без собственного пула`,
    many: `${pairs} пар без собственного пула`,
    other: `${pairs} пары без собственного пула`,
  })

export const PRICES_FAILED = 'Не удалось загрузить цены пулов'
/** After the sentence with the reason. */
export const TRADING_PAUSED = 'Торговля приостановлена, пока цены снова не станут актуальными.'
/** Where the trade card says why. */
export const NO_PRICES = 'Нет цен'
export const LIST_FAILED = 'Не удалось загрузить список пар'
export const NO_PAIRS = 'Нет пар для показа'
export const SEARCH_INSTEAD = 'Вместо этого найдите токен или вставьте его адрес.'
