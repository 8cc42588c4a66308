import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

/** The sections of the settings, each with a description. */
export const SETTINGS = { title: 'Настройки', about: 'Для каждой сделки в этом браузере' } as const
export const NODE = { title: 'Нода', about: 'Откуда читаются цены и балансы' } as const
export const LISTS = { title: 'Списки', about: 'Откуда берутся токены и пары' } as const
export const LOCAL_DATA = { title: 'Локальные данные', about: 'Что этот сайт хранит в вашем браузере' } as const
export const DIAGNOSTICS = { title: 'Диагностика', about: 'Для сообщения о неполадке' } as const
export const DIAGNOSTICS_HINT =
  'Что произошло здесь с момента загрузки страницы, в виде текста, который вы увидите до копирования. Он никуда не уходит, пока вы его не вставите.'

export const THEME = 'Тема'
export const THEMES = { light: 'Светлая', dark: 'Тёмная', system: 'Как в системе' } as const

/** By storage name. */
export const STORED = {
  session: 'Последний подключённый кошелёк',
  recentWallets: 'Недавно использованные кошельки',
  transactions: 'Транзакции',
  clearings: 'Когда список транзакций очищался',
  openRequests: 'Запросы, на которые кошелёк не ответил',
  settings: 'Настройки торговли',
  theme: 'Тема',
  language: 'Язык',
  systemNotifications: 'Системные уведомления',
  tradeChain: 'Сеть, в которой торгуются токены',
  walletLink: 'Ссылка на приложение кошелька',
  lastReads: 'Последние известные имена и балансы',
  addressBook: 'Адресная книга',
  tokenChoices: 'Избранные, недавние и принятые токены',
  ownNodes: 'Ваша нода',
  terms: 'Принятые условия',
  reset: 'Начатый сброс',
} as const
export const WALLET_SOFTWARE = 'Что хранят программы самих кошельков'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0Б`,
  kilobytes: ({ figure }) => `${figure}\u00a0кБ`,
}
/** The size of a record, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

/** Shown if the browser denies storage. */
export const NOTHING_STORED = {
  title: 'Ничего не сохраняется',
  text: 'Ваш браузер не позволяет этому сайту ничего хранить. Ваш выбор действует, пока вы не закроете страницу.',
} as const

export const WHAT = 'Что'
export const HOW_MUCH = 'Сколько'
export const NOTHING_YET = 'Пока ничего.'

export const HINT =
  'Эти данные никогда не покидают браузер сами по себе. Экспортированный файл содержит всё перечисленное выше, кроме того, что хранят программы самих кошельков — здесь или в собственной базе данных. Любой, у кого есть этот файл, может увидеть, какими аккаунтами вы пользуетесь, и адрес вашей ноды вместе с ключом, если он в нём есть.'
export const EXPORT = 'Экспорт'
export const RESET = 'Сбросить'

export const RESET_QUESTION = 'Удалить всё, что этот сайт здесь хранит?'
export const DELETE = 'Удалить всё'
export const KEEP = 'Оставить'

/** Says what a reset does. `pendingCount`: how many transactions are still pending; null if none is. */
export const resetText = (pendingCount: number | null) =>
  sentences(
    'Кошелёк отключается. Настройки, избранное и список ваших транзакций удаляются. В блокчейне ничего не меняется.',
    pendingCount !== null &&
      counted(pendingCount, {
        one: `${pendingCount} транзакция ещё в ожидании и ещё может быть выполнена, но этот сайт вам об этом уже не сообщит.`,
        few: `${pendingCount} транзакции ещё в ожидании и ещё могут быть выполнены, но этот сайт вам об этом уже не сообщит.`,
        many: `${pendingCount} транзакций ещё в ожидании и ещё могут быть выполнены, но этот сайт вам об этом уже не сообщит.`,
        other: `${pendingCount} транзакции ещё в ожидании и ещё могут быть выполнены, но этот сайт вам об этом уже не сообщит.`,
      }),
  )
