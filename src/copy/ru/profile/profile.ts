import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

/** The sections below the tabs. */
export const FAQ_TITLE = 'Вопросы и ответы'
export const IMPRINT_TITLE = 'Реквизиты'
export const ABOUT_FAQ = 'Краткие ответы на частые вопросы'
export const ABOUT_IMPRINT = 'Кто управляет этим сайтом'

/** The visually hidden heading without an account. */
export const PROFILE = 'Профиль'

/** Before and after the address of another account. */
export const SHOW_PICTURE = 'Показать картинку'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Просмотр ${address}, только чтение.`
export const BACK_TO_OWN = 'Вернуться к своему аккаунту'

/** Problems with the address of an account. */
export const WRONG_ADDRESS = {
  checksum: {
    title: 'В этом адресе опечатка',
    text: 'Заглавные буквы не соответствуют остальной части адреса. Скопируйте его ещё раз из источника, которому доверяете.',
  },
  malformed: {
    title: 'Это не адрес аккаунта',
    text: 'Адрес — это 0x и следующие за ним 40 цифр или букв от a до f.',
  },
} as const

export const CONNECTING = {
  title: 'Подключение к кошельку',
  text: 'Ваши токены появятся, как только кошелёк ответит.',
} as const

export const DISCONNECTED = {
  title: 'Подключите кошелёк, чтобы увидеть свои токены',
  text: 'Балансы и разрешения читаются из блокчейна через ноду, которая видит адрес. Список того, что вы отправляете отсюда, есть только в этом браузере.',
  action: 'Подключить',
} as const

/** @param walletNetwork - the name of the network that the wallet is on */
export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Ваш кошелёк в другой сети: ${walletNetwork}`,
  text: `Переключитесь на ${chainName}, чтобы увидеть здесь свои токены.`,
  action: `Переключить на ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Отправленное отсюда не показано',
  text: 'Его список есть только в том браузере, из которого оно отправлено. Обмены публичны, и ниже их можно найти в блокчейне.',
} as const

export const coinBalance = (coinName: string) => `Баланс ${coinName}`
export const TOTAL_VALUE = 'Общая стоимость'
/** What the total omits, for example "1 of 4 tokens has no price". */
export const withoutPrice = (unpriced: number, tokens: number) => {
  const of = counted(tokens, {
    one: `${unpriced} из ${tokens} токена`,
    few: `${unpriced} из ${tokens} токенов`,
    many: `${unpriced} из ${tokens} токенов`,
    other: `${unpriced} из ${tokens} токена`,
  })
  return `Нет цены: ${of}`
}

/** The networks that the total omits. */
export const stillRead = (networks: readonly string[]) => `Ещё загружаются: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `Не удалось загрузить: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Оператор',
  address: 'Адрес',
  contact: 'Контакты',
  register: 'Запись в реестре',
  responsible: 'Ответственный за содержание',
}
/** Beside an entry that is not set. */
export const PLACEHOLDER = 'Не заполнено'

/** The tokens of the connected account. */
export const profileTokens = {
  title: 'Токены',
  retry: 'Повторить',
  failed: 'Не удалось загрузить балансы',
  token: 'Токен',
  price: 'Цена',
  balance: 'Баланс',
  value: 'Стоимость',
  action: 'Действие',
  trade: 'Торговать',
  boughtNote:
    '«Куплено за» — средняя стоимость, по ценам того времени, в обменах, которые отправил этот браузер или которые найдены в разделе «Активность», без комиссий сети. Остальное не было куплено в этих обменах.',
}

export const boughtFor = (paid: string) => `Куплено за ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${part} из ${whole} куплено за ${paid}`

export const noReliablePrice = 'Ни один пул или ценовой фид не даёт надёжной цены.'

/** `coin`: the symbol of the network's own, whose price is from a feed where there is one. */
export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Цены из самых глубоких пулов${hasFeed ? ` и ценового фида ${coinWord(coin)}` : ''} на блоке ${grouped(String(blockNumber))}`

/** The value of the tokens that an account holds, with the balances and prices of a day ago. `value`: "$12,300.10". */
export const worthDayAgo = (value: string, blockNumber: number) =>
  `Сутки назад эти токены стоили ${value} по балансам и ценам блока ${grouped(String(blockNumber))}. Токены, которых больше нет на аккаунте, не учтены.`

export const withBalance = (count: number) => `С балансом: ${count}`

export const hideSmall = (limit: string) => `Скрыть остатки меньше ${limit}`
export const showSmall = (limit: string, count: number) => `Показать остатки меньше ${limit} (${count})`

/** For the number of tokens whose balance could not be read. */
export const balancesUnread = (balances: number) => ({
  title: counted(balances, {
    one: `Не удалось загрузить ${balances} баланс`,
    few: `Не удалось загрузить ${balances} баланса`,
    many: `Не удалось загрузить ${balances} балансов`,
    other: `Не удалось загрузить ${balances} баланса`,
  }),
  text: balances === 1 ? 'В общей стоимости он не учтён.' : 'В общей стоимости они не учтены.',
})

export const noTokens = (chainName: string) => ({
  title: `В этом кошельке нет токенов в сети ${chainName}`,
  text: 'Здесь будут показаны токены, которые вы получите или купите.',
  action: 'Перейти к торговле',
})

export const tradeToken = (symbol: string) => `Торговать ${symbol}`

/** The networks, among several, on which an account holds nothing that is known here. */
export const nothingOn = (networks: readonly string[]) => `Нет токенов: ${all(networks)}`
