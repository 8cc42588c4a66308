import { all, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** What is checked, while its fact is unknown. After a colon, in the nominative. */
export const subject = {
  contract: 'контракт',
  code: 'код контракта',
  upgrades: 'может ли кто-то изменить его работу',
  taxes: 'комиссии токена',
  pools: 'пулы',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Проверяется: ${what}`,
  text: 'Нода ещё не ответила.',
})

/** @param noAnswer - the reason, as a sentence */
export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Не удалось проверить: ${what}`,
  text: noAnswer,
})

/** Shown for the network's own coin, instead of findings about a contract. */
export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} — собственная монета сети ${chainName}`,
  text: 'У неё нет контракта: ни один владелец не может её изменить, приостановить или заблокировать аккаунт.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `В пулах хранится ${wrapped}`,
  text: `Сделка сама оборачивает и разворачивает ${coin}. 1 ${wrapped} — это всегда 1 ${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'По этому адресу нет контракта',
  source: `0 байт кода в сети ${chainName}.`,
})

/** `bytes`: how long the contract's program is, "1,234". */
export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'По этому адресу есть контракт',
  source: `Байт кода в сети ${chainName}: ${bytes}.`,
})

export const noProxy: Statement = {
  statement: 'Нет признаков того, что кто-то может изменить его работу',
  source: 'Это не прокси по EIP-1967, EIP-1822 или EIP-1167.',
}

export const isClone: Statement = {
  statement: 'Копия другого контракта',
  source: 'Он передаёт каждый вызов неизменному контракту (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'Это аккаунт человека',
  text: 'Тот, у кого есть его ключ, может изменить его работу.',
  source: 'Его работу выполняет другой контракт (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'Его администратор может изменить его работу' : 'Кто-то может изменить его работу',
  source: 'Это прокси: его работу выполняет другой контракт, и позже можно выбрать иной.',
})

/** The label of an address beside a statement. */
export const addressLabel = {
  clone: 'Оригинал',
  account: 'Контракт',
  beacon: 'Маяк',
  implementation: 'Реализация',
  admin: 'Администратор',
  owner: 'Владелец',
  hook: 'Хук',
  upgradeableHook: 'Хук, код которого можно заменить',
}

const OTHER_RIGHTS = 'У кого-то всё же могут быть особые права.'

export const noOwnerNamed: Statement = {
  statement: 'Контракт не называет владельца',
  text: OTHER_RIGHTS,
  source: 'Функция owner() никого не называет.',
}

export const noOwnerSet: Statement = {
  statement: 'У контракта нет владельца',
  text: OTHER_RIGHTS,
  source: 'owner() возвращает нулевой адрес.',
}

export const hasOwner: Statement = {
  statement: 'У контракта есть владелец',
  text: 'Что может владелец, определяет контракт.',
  source: 'Адрес, который возвращает owner().',
}

/** Who can later change what is true today. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'Позже это может измениться.',
  owner: 'Владелец может изменить это позже.',
  upgrade: 'Тот, кто может обновить контракт, может изменить это позже.',
  contract: 'Сам контракт всё же может изменить это позже.',
}

export const isPaused: Statement = {
  statement: 'Переводы приостановлены',
  text: 'Пока это не изменится, торговать им нельзя.',
  source: 'paused() возвращает true.',
}

/** Who can pause the transfers of a token. */
const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'Владелец может приостановить переводы',
  unknown: 'Переводы могут быть приостановлены',
  upgrade: 'Переводы могут быть приостановлены',
  contract: 'Переводы могут быть приостановлены',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'Сейчас они не приостановлены.',
  source: 'paused() возвращает false.',
})

/** The label of the button that opens the source of a statement. */
export const sourceLabel = (statement: string) => `Источник: ${statement}`

/** Below all facts: the block that the contract was read at, "1,234,567"; null if it was not. */
export const safetySource = (block: string | null) =>
  block === null ? 'Прочитано из блокчейна' : `Контракт прочитан на блоке ${block}`

export const notAdvice = (source: string) => `${source}. Это не рекомендация.`

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  /** What follows from it, or what to do about it. */
  text?: string
  /** How it is known, in the terms of the chain. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `Список называет его ${name} (${symbol}).`
const ONLY_ADDRESS = 'Различить их можно только по адресу.'

export const tokenListUnread: Statement = {
  statement: 'Не удалось загрузить список токенов',
  text: 'Поэтому неизвестно, есть ли в нём этот токен.',
}

export const notListed: Statement = {
  statement: 'Нет в публичном списке токенов',
  text: 'Кто угодно может дать токену любое название. Сверьте адрес с тем, который указывает проект, стоящий за токеном.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Это не ${symbol}`,
  text: `${symbol} — собственная монета сети, у неё нет адреса.`,
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Это не ${symbol} из списка`,
  text: `У ${symbol} из списка другой адрес.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

const AGREED: Readonly<Record<Agreement, string>> = {
  symbol: 'символ',
  name: 'название',
  decimals: 'число десятичных знаков',
}

/** In place of the name of a list that has none. */
export const TOKEN_LIST = 'Список токенов'

/**
 * For a listed token: in which respects the contract agrees with the list; null where in none.
 * @param list - its name and version: "Uniswap Labs Default 22.21.0"
 */
export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'В публичном списке токенов',
  source: agreed === null ? `${list}.` : `${list}. В контракте то же самое: ${all(agreed.map((one) => AGREED[one]))}.`,
})

const MISSING = { symbol: 'символа', name: 'названия' } as const

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `Контракт не сообщает ${either(missing.map((one) => MISSING[one]))}`,
  text: listCalls(listed),
})

/** The contract's own symbol and name differ from the list's. `own`: "Uniswap (UNI)", or one of both alone. */
export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `Контракт называет себя ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'Список и контракт расходятся в числе десятичных знаков',
  text: `В списке ${listed}, в контракте ${own}. Суммы считаются по контракту.`,
})

export const multiplied = (multiplier: string): Statement => ({
  statement: `Показанные суммы умножены на ${multiplier}`,
  text: 'Это число задаёт контракт токена и может его изменить. Кошелёк может показывать суммы без него.',
})

/** For a listed token that shares its symbol, or almost, with another. */
export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Ещё один токен из списка тоже называется ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Его символ похож на символ ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'Покупка и продажа не симулируются',
  text: 'Это один из токенов, через которые идёт большинство сделок.',
}

export const taxUnknown: Statement = {
  statement: 'Не удалось измерить комиссии токена',
  text: 'Нода не может симулировать сделки, или в пулах слишком мало средств.',
}

/** How the tax was measured, and who can change it. `block`: "1,234,567"; null where it is not known. */
export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'Покупка и продажа симулированы, ничего не отправлено.'
      : `Покупка и продажа симулированы на блоке ${block}, ничего не отправлено.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({
  statement: 'Нет комиссии токена при покупке и продаже',
  ...tested,
})

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'Его нельзя купить',
  text: `Ничего не приходит. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'Его нельзя продать',
  text: `Его можно купить, но отправить обратно в пул не удаётся. ${text}`,
  source,
})

/** Both are shares, for example "5%". */
export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `Он удерживает ${buy} с каждой покупки и ${sell} с каждой продажи`,
  ...tested,
})

export const notPooled: Statement = {
  statement: 'Ни в одном пуле нет этого токена',
  text: 'Здесь им торговать нельзя.',
}

/** `pools`: "4 pools"; `liquidity`, `deepest`: what they hold in dollars, and the deepest one: "$1.2m". */
const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text:
      count === 1
        ? 'У того, что в нём хранится, нет цены в долларах.'
        : 'У того, что в них хранится, нет цены в долларах.',
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity}, ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity}, ${pools}`,
    text: `Самый глубокий хранит ${deepest}.`,
  }),
}

/** The liquidity in the pools of a token. `block`: "1,234,567". */
export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `Пулы с обычными токенами на блоке ${block}.`,
})

export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'У его пулов свои правила' : 'У некоторых его пулов свои правила',
  text: 'Там в каждом обмене участвует контракт — хук. Его правила могут различаться при покупке и продаже, для разных аккаунтов и со временем.',
})
