import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

/** Words of a receipt: what a mined swap paid, received and cost. */

export const TITLE = 'Квитанция'
export const COPY_TEXT = 'Копировать текст'
export const SHARE = 'Поделиться'
export const SAVE_PICTURE = 'Сохранить картинку'
export const READING = 'Загрузка квитанции'
export const READ_FAILED = 'Не удалось загрузить квитанцию'
export const NO_SWAP = {
  title: 'Нет квитанции об обмене',
  text: 'События и вызов этой транзакции не показывают обмена этого аккаунта.',
} as const

export const PAID = 'Вы заплатили'
export const RECEIVED = 'Вы получили'
export const PRICE = 'Ваша цена'
export const QUOTED = 'По котировке'
export const LEAST = 'Не меньше, по вызову'
export const MOST = 'Не больше, по вызову'
export const MARKET = 'Цена этих пулов до обмена'
export const AGAINST_MARKET = 'По сравнению с ней'
export const POOL_FEES = 'Комиссии пулов в вашей цене'
export const SITE_FEE = 'Комиссия сайта в вашей цене'
export const NETWORK_COST = 'Комиссия сети'
export const APPROVAL_COST = 'Разрешения перед обменом'
export const TIME = 'Время'
export const TAKEN = 'От запроса до блока'
export const secondsText = (count: number) => `${count}\u00a0с`
export const BLOCK = 'Блок'
export const ACCOUNT = 'Аккаунт'
export const NETWORK = 'Сеть'
export const TRANSACTION = 'Транзакция'
export const NOT_KNOWN = 'Неизвестно'
/** A node keeps the states of the last blocks alone. */
export const NO_STATE = 'Неизвестно: у ноды уже нет этого блока'
export const PAID_BY_OTHER = 'Заплатил другой аккаунт'
/** After an amount that only the token's own events show. */
export const ONLY_CLAIMED = '(по событиям самого токена)'
export const NO_FEES = 'Без комиссий, один к одному'

/** The visitor's price against the price that the pools had before. `percent`: "0.31%". */
const CHANGES: Sentences<MarketChange> = {
  same: 'Такая же',
  worse: ({ percent }) => `На ${percent} хуже, с комиссиями и влиянием на цену`,
  better: ({ percent }) => `На ${percent} лучше, с комиссиями и влиянием на цену`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

/** The fees of one route, for example "0.05% + 0.30%", and of several routes. */
export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' или ')

export const blockNumberText = (block: number) => grouped(String(block))

/** "1 ETH → 3,411.77 USDC" */
export const bothSides = (paid: string, received: string) => `${paid} → ${received}`
/** @param cost - with its symbol */

/** The symbol of a token that is on no list in use: anybody can give a token any symbol. */
export const unlistedSymbol = (symbol: string) => `${symbol} (нет в списке)`

/** Words of the search for earlier swaps. */
export const STOP = 'Стоп'

/** Which blocks were searched, and why no others. `from`, `to`: the numbers of the first and the last, "19,000,000". */
const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Поиск остановлен до того, как был просмотрен хотя бы один блок.',
  whole: 'Поиск выполнен во всех блоках.',
  wholeCut: 'Поиск выполнен во всех блоках; перечислены новейшие обмены.',
  stopped: ({ from, to }) =>
    `Поиск выполнен в блоках с ${from} по ${to}; могут быть более старые обмены. Вы остановили поиск.`,
  many: ({ from, to }) => `Поиск выполнен в блоках с ${from} по ${to}; могут быть более старые обмены.`,
  limit: ({ from, to }) =>
    `Поиск выполнен в блоках с ${from} по ${to}; могут быть более старые обмены. Для поиска в более ранних блоках понадобилось бы слишком много запросов.`,
}

/** The progress of the search, and the label of the button beside it. `percent`: "12%". */
const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Ищет в блокчейне транзакции, которые переместили токены этого аккаунта. Для этого у ноды запрашиваются переводы самого аккаунта. Поиск находит обмены, которые отправил сам аккаунт, но не те, что отправили за него бандлер или владельцы Safe.',
    label: 'Найти прежние обмены',
  },
  failed: {
    words: 'Поиск не удался: нода не ответила или не допускает такой поиск.',
    label: 'Повторить',
  },
  searching: ({ percent }) => ({ words: `Идёт поиск: ${percent} всех блоков.`, label: STOP }),
  reading: { words: 'Загрузка найденного.', label: 'Искать снова' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(
      say(SEARCHED, searched),
      isNothingFound && 'Других обменов, кроме перечисленных выше, не найдено.',
    ),
    label: canGoFurther ? 'Искать глубже' : 'Искать снова',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
