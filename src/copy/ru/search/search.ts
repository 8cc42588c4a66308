import { all, counted } from '../browser/grammar'

/** What the keys of the search do, and what is written on them. */
export const searchKeys = { move: 'Листать', open: 'Открыть', enterKey: 'Enter', close: 'Закрыть', escapeKey: 'Esc' }

/** The groups of tokens besides those whose symbol or address matches. */
export const searchGroups = { byName: 'По названию', similar: 'Похожие символы', liquid: 'В самых ликвидных парах' }

export const loadingTokens = 'Загрузка токенов'

/** Why the search found nothing. */
export const noMatch = (text: string) => ({
  title: `Нет токена, подходящего под «${text}»`,
  text: 'Проверьте написание или вставьте полный адрес контракта.',
})

export const withoutInvisible = (text: string) => `Невидимые символы пропущены. Искали: «${text}»`

/** The link to the page of an unlisted token's address. */
export const openAddress = 'Открыть страницу этого адреса'

/** Of what was pasted and is no token. */
export const openProfile = 'Открыть профиль этого аккаунта'
export const sendToAccount = 'Отправить на этот аккаунт'
export const pastedTransaction = {
  title: 'Это транзакция',
  own: 'Открыть вашу активность',
  explorer: (explorer: string) => `Найти её на ${explorer}`,
  noExplorer: 'У этой сети нет обозревателя блоков, где её можно было бы найти.',
}
export const pastedName = (name: string) => ({
  title: `${name} — это имя аккаунта`,
  reading: `Поиск ${name}`,
  invalid: `${name} — недопустимое имя`,
  needsGateway: `Для ${name} нужен шлюз`,
  unreadable: `Не удалось выполнить поиск ${name}`,
})

export const nameProblem = {
  invalid: 'В нём смешаны алфавиты, оно похоже на адрес или содержит символы, которых в имени быть не может.',
  needsGateway:
    'Его записи находятся не в Ethereum, а на сервере, к которому этот сайт не обращается. Используйте адрес.',
}
export const nameFoundBy = (hosts: readonly string[]) => `Адрес получен от ${all(hosts)}, куда было передано имя.`

/** Of a pasted address that a listed token's could be mistaken for. */
export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `Это не адрес ${listed.symbol}`,
  text: `Они одинаково начинаются и заканчиваются. Вы вставили ${pasted}; ${listed.symbol} в списке — это ${listed.address}.`,
})

/** How many tokens a search found, as a screen reader says it. */
export const foundCount = (tokens: number) =>
  counted(tokens, {
    one: `Найден ${tokens} токен`,
    few: `Найдено ${tokens} токена`,
    many: `Найдено ${tokens} токенов`,
    other: `Найдено ${tokens} токена`,
  })

/** The search for tokens, in the top bar and in the selector. */
export const searchLabels = {
  field: 'Поиск токенов',
  placeholder: 'Вставьте адрес или введите символ',
  clear: 'Очистить поиск',
  list: 'Токены',
}

/** Offers a network where the pasted address is a token. */
export const switchNetwork = (symbol: string, network: string) => `${symbol} в сети ${network}`

/** Says that the address is a token on another network as well. */
export const alsoElsewhere = 'Тот же адрес — токен в другой сети.'

export const noTokenOn = (chainName: string) => `По этому адресу нет токена в сети ${chainName}`

/** Why there is no token here, and that there is one elsewhere. */
export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

/** The selector of a token: for one side of a trade, or to look one up. */
export const selectorTitle = {
  sell: 'Выберите токен для продажи',
  buy: 'Выберите токен для получения',
  find: 'Найти токен',
  send: 'Выберите токен для отправки',
}

/** The names of the groups of tokens. */
export const selectorGroups = {
  recent: 'Недавние токены',
  common: 'Популярные токены',
  favourites: 'Избранное',
  own: 'Ваши токены',
  all: 'Все токены',
}

/** Marks the token that is already on the other side of the trade. */
export const takenBy = { sell: 'Продаёте', buy: 'Получаете' }

/** Marks a token that the operator does not offer for the one on the other side. */
export const pairNotOffered = 'Пара не предлагается'

/** Of a token of the list, for those who see no mark. */
export const onList = 'В списке токенов'

export const notOnList = 'Нет в списке'

/** The name of an unlisted token, and where it comes from. */
export const nameByContract = (name: string) => `${name}, прочитано из контракта`

export const stars = {
  group: 'Избранные токены',
  keys: 'Shift и Enter добавляют токен в избранное.',
  hint: 'В избранное (Shift+Enter)',
}

/** What became of a star, as a screen reader says it. */
export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `Добавлено в избранное: ${symbol}` : `Удалено из избранного: ${symbol}`

export const unlisted = {
  title: 'Этого токена нет в публичном списке',
  text: 'Кто угодно может создать токен с любым названием. Прежде чем торговать, сверьте адрес с источником, которому доверяете.',
  open: 'Открыть его страницу',
  use: 'Использовать этот токен',
}

/** Of an unlisted token whose address is a lookalike of a listed token's. */
export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `Его адрес начинается и заканчивается так же, как адрес ${listed.symbol}, но это другой адрес: ${address} — не ${listed.address}. Прежде чем торговать, проверьте каждый знак.`

/** Why a symbol alone does not identify a token. */
export const lookalikeHint = {
  sharedSymbol: 'Такой же символ, как у другого токена: проверьте адрес',
  similarSymbol: 'Похож на другой токен: проверьте адрес',
}

/** Of an unlisted token that is called almost like a listed one. */
export const looksLike = (symbol: string) => `Похож на ${symbol}, но это не он: проверьте адрес`

/** Why a pasted address cannot be chosen. */
export const pastedProblem = {
  checksum: {
    title: 'В этом адресе опечатка',
    text: 'Заглавные буквы не соответствуют остальной части адреса. Скопируйте его ещё раз из источника, которому доверяете.',
  },
  noCode: (chainName: string) => ({
    title: `По этому адресу нет контракта в сети ${chainName}`,
    text: 'Проверьте адрес и сеть, к которой он относится.',
  }),
  notOffered: { title: 'Этот токен здесь не предлагается', text: 'Оператор этого сайта его исключил.' },
  notListed: {
    title: 'Этого токена нет в списке',
    text: 'Оператор этого сайта разрешает сделки только с токенами из списка.',
  },
  notAToken: { title: 'Этот адрес — не токен', text: 'Контракт по этому адресу отвечает не так, как токен.' },
  unread: (noAnswer: string) => ({
    title: 'Не удалось загрузить этот адрес',
    text: `${noAnswer} Новая попытка — со следующим блоком.`,
  }),
}

/** A tag beside a symbol that does not identify a token by itself. */
export const lookalikeTag = { sharedSymbol: 'Тот же символ', similarSymbol: 'Двойник' }

/** The star of a token. */
export const favouriteOf = (symbol: string) => `${symbol} в избранное`
