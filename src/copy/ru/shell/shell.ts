import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

/** The frame of every screen, and what replaces a screen. */

export const SKIP = 'Перейти к содержанию'
export const SKIP_TO_TRADE = 'Перейти к карточке сделки'

/** What the browser's tab is called on each screen. */
export const PAGE_TITLES = { swap: 'Торговля', token: 'Токен', profile: 'Профиль' }
export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

/** The name of the link to the start page. */
export const brandLabel = (brandName: string) => `${brandName}, главная`
export const TRADE_LINK = 'торговля'
export const PROFILE_LINK = 'профиль'

export const FOOTER = 'Нижняя панель'
export const PREVIEW = 'Превью'
export const SWITCH_THEME = 'Переключить светлую и тёмную тему'
export const FAQ_LINK = 'вопросы'
export const IMPRINT_LINK = 'реквизиты'
export const OFFLINE = 'Нет сети'
export const NODE_BLOCKED = 'Заблокировано политикой этого сайта'
export const OWN_NODE_OFFLINE = 'Ваша нода недоступна'
/** After the block, for those who do not see its colour. */
export const NO_NEW_BLOCK = ', уже минуту нет нового блока'
/** The newest block; null before the first one. */
export const headBlockText = (number: number | null) => `Блок ${number === null ? '–' : grouped(String(number))}`

const MINUTE_MS = 60_000

function spanText(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes < 120)
    return counted(minutes, {
      one: `${minutes} минуту`,
      few: `${minutes} минуты`,
      many: `${minutes} минут`,
      other: `${minutes} минуты`,
    })
  const hours = Math.round(minutes / 60)
  if (hours < 48)
    return counted(hours, { one: `${hours} час`, few: `${hours} часа`, many: `${hours} часов`, other: `${hours} часа` })
  const days = Math.round(hours / 24)
  return counted(days, { one: `${days} день`, few: `${days} дня`, many: `${days} дней`, other: `${days} дня` })
}

/** By how much the device's clock is ahead of the blocks, in milliseconds, or behind them when that is negative. */
export const wrongClockText = (offset: number) =>
  `Часы вашего устройства ${offset > 0 ? 'спешат' : 'отстают'} на ${spanText(Math.abs(offset))}`

export const NOTIFICATIONS = 'Уведомления'
export const DISMISS = 'Скрыть'

export const PART_MISSING = 'Не удалось загрузить часть этой страницы'
/** One that is there, but failed while it was drawn. */
export const PART_BROKEN = 'Часть этой страницы перестала работать'
export const PAGE_BROKEN = 'Эта страница перестала работать'
export const MAYBE_NEW_VERSION = 'Возможно, есть новая версия этой страницы.'
export const STOPPED_BY_POLICY = 'Её блокирует политика безопасности этого сайта.'
export const CHANGED_FILE = 'Файл этого сайта не тот, что был собран, поэтому ваш браузер его не запустил.'
export const NOTHING_ELSE_SENT =
  'То, что вы уже подтвердили в кошельке, продолжается без неё. Ничего другого не отправлено.'
export const RELOAD = 'Перезагрузить'

export const NOT_FOUND = 'Страница не найдена'
export const NO_PAGE = 'По этому адресу страницы нет. Проверьте его или начните со списка пар.'
export const GO_TO_START = 'На главную страницу'

export const TITLE = 'Торгуйте токенами прямо из своего кошелька'
export const LEAD =
  'Цены берутся из пулов в блокчейне. Вы видите полную стоимость до подписания, и пока вы не подпишете, ничего не перемещается.'
export const KEYS = 'Ваши ключи остаются в кошельке'
export const APPROVALS = 'Разрешения по умолчанию на точную сумму'
export const FIGURES = 'Каждая цифра прочитана из блокчейна'
