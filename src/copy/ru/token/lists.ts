import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/** The settings of the token list and the pair list. */
export const listTable = { list: 'Список', records: 'Записи', tokens: 'Список токенов', pairs: 'Список пар' }

export const RELOAD_LISTS = 'Обновить'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, оба списка`

export const listUnread = 'Список не удалось загрузить ни с его шлюзов, ни с этого сайта.'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Список без названия'
  return version === null ? known : `${known}, версия ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Дата публикации неизвестна',
  today: 'Опубликован сегодня',
  days: ({ days }) =>
    counted(days, {
      one: `Опубликован ${grouped(String(days))} день назад`,
      few: `Опубликован ${grouped(String(days))} дня назад`,
      many: `Опубликован ${grouped(String(days))} дней назад`,
      other: `Опубликован ${grouped(String(days))} дня назад`,
    }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Загружен из копии в этой сборке' : `Загружен с ${host}`}${isStale ? '. Загрузить заново не удалось' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `не использовано записей: ${grouped(String(records))}`,
  end: ({ megabytes }) => `прочитаны только первые ${megabytes}\u00a0МБ`,
  both: ({ records, megabytes }) =>
    `не использовано записей: ${grouped(String(records))}, прочитаны только первые ${megabytes}\u00a0МБ`,
}
/** Says which parts of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
