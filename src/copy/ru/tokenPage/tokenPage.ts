import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

/** The page of one token, and why there is none. */
/** In the bar of a phone, which leads to the card. */
export const swapToken = (symbol: string) => `Обменять ${symbol}`

export const tokenPage = {
  title: 'Токен',
  loading: 'Загрузка токена',
  home: 'На главную',
  explorer: 'Открыть в обозревателе',
  retry: 'Повторить',
  pools: 'Пулы',
  safety: 'Факты о безопасности',
}

/** Why the link does not identify a token. */
export const noAddress = {
  missing: {
    title: 'Какой токен?',
    text: 'Эта ссылка не называет токен. Найдите его по символу или вставьте его адрес вверху страницы.',
  },
  malformed: {
    title: 'Это не адрес токена',
    text: 'Адрес токена — это 0x и следующие за ним 40 знаков. Проверьте, скопирован ли он целиком.',
  },
  checksum: {
    title: 'В этом адресе ошибка',
    text: 'Заглавные буквы не соответствуют остальной части адреса, значит, хотя бы один знак неверен. Скопируйте его ещё раз из источника.',
  },
}

/** Why there is no token at the address. */
export const noToken = {
  noContract: (chainName: string) => ({
    title: `По этому адресу нет токена в сети ${chainName}`,
    text: 'Адрес верный, но контракта токена по нему в этой сети нет. Если это чей-то кошелёк, страницы токена у него нет.',
  }),
  notOffered: () => ({
    title: 'Этот токен здесь не предлагается',
    text: 'Оператор этого сайта его исключил. Это ничего не говорит о самом токене.',
  }),
  notToken: (chainName: string) => ({
    title: `Это не токен в сети ${chainName}`,
    text: 'По этому адресу есть контракт, но он отвечает не так, как токен.',
  }),
}

/** `noAnswer`: the reason, as a sentence. */
export const tokenUnread = (noAnswer: string) => ({
  title: 'Не удалось загрузить этот токен',
  text: noAnswer,
})

export const noPool = {
  title: 'Ни в одном пуле нет этого токена',
  text: 'Цены из блокчейна нет, и торговать им здесь нельзя.',
}

/** Below the pools of the token. */
export const poolsSource = (blockNumber: number) => `Пулы прочитаны на блоке ${grouped(String(blockNumber))}`

/** In place of what the list says: of the network's own coin. */
export const coinTag = (chainName: string) => `Собственная монета сети ${chainName}`

export const NAMED_HERE = 'Известен этому сайту'

/** Whether the token is on the list; null if the list could not be read. */
export const listTag = (isListed: boolean | null) => {
  if (isListed === null) return 'Список токенов не загружен'
  return isListed ? 'В списке токенов' : 'Нет в списке токенов'
}

export const lookalikeNote = { sharedSymbol: 'Символ не уникален', similarSymbol: 'Похож на другой' }

export const favouriteHint = 'При любом выборе токена избранные стоят первыми'

export const addToWallet = { idle: 'Добавить в кошелёк', busy: 'Подтвердите в кошельке' }

export const checkAddress = 'Проверьте этот адрес, прежде чем торговать'

/** Below `checkAddress`, or below what an unlisted token can be mistaken for. */
export const namesCanBeCopied =
  'Название и символ сообщает сам контракт, и они могут имитировать другой токен. Сверьте адрес с сайтом самого проекта.'

/** For which token this one can be mistaken, by the kind of lookalike. */
export const lookalikeTitle = {
  address: (symbol: string) => `Этот адрес только похож на адрес ${symbol}`,
  unlisted: (symbol: string) => `Это не ${symbol} из списка токенов`,
  coin: (symbol: string) => `Это не ${symbol}`,
  sharedSymbol: (symbol: string) => `Ещё один токен из списка тоже называется ${symbol}`,
  similarSymbol: (symbol: string) => `Этот символ похож на ${symbol}, а это другой токен`,
}

export const thisAddress = (address: string) => `Эта страница: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} — собственная монета сети, адреса у неё нет.`

/** The chart of a token's price in dollars. */
export const chartTitle = 'Цена'

/**
 * Why there is no price. Prices come from pools with these two tokens, and the first one's own from a feed. `coin`: the
 * network's own symbol; `dollar`: that of the dollars that prices are by.
 */
export const noPrice = {
  ether: (coin: string) => `Сейчас нет надёжной цены ${coin} в долларах, поэтому её нет и для этого токена.`,
  shallow: (coin: string, dollar: string) =>
    `Ни один пул этого токена с ${wrappedSymbol(coin)} или ${dollar} не достаточно глубок для надёжной цены.`,
  hooked: 'У пулов этого токена свои правила, и надёжной цены из них не следует.',
}

/** `noAnswer`: the reason, as a sentence. */
export const priceUnread = (noAnswer: string) => `${noAnswer} Новая попытка — со следующим блоком.`

/** Below a chart without a line. */
export const noPriceSource = {
  unread: 'Не удалось загрузить цену',
  reading: 'Загрузка цены',
  none: 'Нет надёжной цены',
}

/** `time`: the block's time, formatted. */
export const blockLine = (blockNumber: number, time: string) => `Блок ${grouped(String(blockNumber))}, ${time}`

/** The figures of a token; `pools` is "4 pools", and null until they are read. */
export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Ликвидность' : `Ликвидность, ${pools}`),
  /**
   * `span` is "24 h to 14:02", and null until it is read. `pools` are those whose trades are counted, for example
   * "3 of 4 pools"; null where they are all of them.
   */
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Объём' : pools === null ? `Объём, ${span}` : `Объём: ${pools}, ${span}`,
  /** The label says how the value is computed, because much of a supply may never come to a market. */
  marketValue: 'Стоимость: эмиссия × цена',
  supply: 'Общая эмиссия',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

/** Why a figure is not known, as a clause; `noAnswer`: why something could not be read. */
export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'загрузка',
    noPool: 'ни в одном пуле нет этого токена',
    noPrice: 'у содержимого пулов нет цены в долларах',
    refused: 'нода не возвращает прошлые сделки',
  })[why]

/** A period that ended at a time: "24 h to 14:02". `minutes`: how long it was. */
export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} до ${until}`

/** Why the value of all of a token is not known, as a clause; null where it has no price. */
export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'цены нет'

/** The connected account's balance of a token. */
export const balanceCard = {
  title: 'Ваш баланс',
  disconnected: 'Подключите кошелёк, чтобы увидеть свой баланс',
  connect: 'Подключить',
  sell: 'Продать',
  wrap: 'Обернуть',
  approvals: 'Разрешения',
  partial: 'Другие разрешения загрузить не удалось.',
  manage: 'Управлять разрешениями',
}

/** Why the balance is not known, as a clause. */
export const tokenSilent = 'токен не ответил'

export const sellToken = (symbol: string) => `Продать ${symbol}`

export const wrapCoin = (symbol: string) => `Обернуть ${symbol}`

/** Of a network's own coin, which approvals do not apply to. */
export const noApprovalOf = (symbol: string) =>
  `Для ${symbol} разрешения не нужны: ни один контракт не может забрать ${symbol} с вашего аккаунта.`

export const spendersUnread = (symbol: string) => `Не удалось проверить, кто ещё может переместить ваши ${symbol}.`
export const noSpender = (symbol: string) => `Ни один известный здесь контракт не может переместить ваши ${symbol}.`

/** `amount` is null for the whole balance. */
export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} может переместить ${amount ?? `все ваши ${symbol}`}`
