import { dateText } from '#domain/browser/time'

export const CLOSE = 'Закрыть'
export const COPY_ADDRESS = 'Копировать адрес'
export const COPIED = 'Скопировано!'
export const DISCONNECT = 'Отключить'
export const BALANCE_MISSING = 'Баланс недоступен'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, по последним данным`
export const COPY_REFUSED = 'Браузер не разрешил копирование'
export const copyByHand = (address: string) => `Скопируйте адрес вручную: ${address}`
/** `at`: in milliseconds since 1970. */
export const sessionEndText = (at: number) => `Сеанс закончится ${dateText(at)}`

export const TITLE = 'Недавние транзакции'
export const EMPTY = 'Здесь появятся ваши транзакции.'

/** What is one's own: the tabs of the profile, and the links that lead to them. */
export const TAB_NAMES = {
  tokens: 'Токены',
  activity: 'Активность',
  approvals: 'Разрешения',
  settings: 'Настройки',
} as const
export const YOUR_ACCOUNT = 'Ваш аккаунт'
