import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/** The frame of every screen, and what replaces a screen. */

export const SKIP = 'Перейти к содержанию'
export const SKIP_TO_TRADE = 'Перейти к карточке сделки'

/** What the browser's tab is called on each screen. */
export const PAGE_TITLES = { swap: 'Торговля', token: 'Токен', profile: 'Профиль' }

/** The name of the link to the start page. */
export const brandLabel = (brandName: string) => `${brandName}, главная`
export const TRADE_LINK = 'Торговля'
export const PROFILE_LINK = 'Профиль'

export const FOOTER = 'Нижняя панель'
export const PREVIEW = 'Превью'
export const SWITCH_THEME = 'Переключить светлую и тёмную тему'
export const FAQ_LINK = 'Вопросы'
export const IMPRINT_LINK = 'Реквизиты'
export const OFFLINE = 'Нет сети'
export const NO_NODE = 'Ни одна нода не отвечает'
export const SCREEN_WAITS = 'Этот экран загрузится, как только связь восстановится.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Использовать свою ноду'
export const NODE_BLOCKED = 'Заблокировано политикой этого сайта'
export const OWN_NODE_OFFLINE = 'Ваша нода недоступна'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, уже минуту нет нового блока`
/** The newest block; null before the first one. */
export const headBlockText = (number: number | null) => `Блок ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) =>
    counted(count, {
      one: `${count} минуту`,
      few: `${count} минуты`,
      many: `${count} минут`,
      other: `${count} минуты`,
    }),
  hours: ({ count }) =>
    counted(count, { one: `${count} час`, few: `${count} часа`, many: `${count} часов`, other: `${count} часа` }),
  days: ({ count }) =>
    counted(count, { one: `${count} день`, few: `${count} дня`, many: `${count} дней`, other: `${count} дня` }),
}

/** Says how wrong the device's clock is. */
export const wrongClockText = ({ isFast, by }: ClockError) =>
  `Часы вашего устройства ${isFast ? 'спешат' : 'отстают'} на ${say(SPANS, by)}`

export const NOTIFICATIONS = 'Уведомления'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Информация: ${title}`,
  success: (title) => `Успешно: ${title}`,
  warning: (title) => `Предупреждение: ${title}`,
  error: (title) => `Ошибка: ${title}`,
  pending: (title) => `В ожидании: ${title}`,
}
export const DISMISS = 'Скрыть'

export const PART_MISSING = 'Не удалось загрузить часть этой страницы'
/** One that is there, but failed while it was drawn. */
export const PART_BROKEN = 'Часть этой страницы перестала работать'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Эта страница старее, чем в другой вкладке'
export const RELOAD_FOR_NEWER =
  'В другой вкладке открыта более новая версия сайта. Изменения, сделанные здесь, не сохраняются. Перезагрузите страницу, чтобы перейти на новую версию.'
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
