import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

/** The settings of the token list and the pair list. */
export const listTable = { list: 'Список', records: 'Записи', tokens: 'Список токенов', pairs: 'Список пар' }

export const readListsAgain = { label: 'Обновить', what: ', оба списка' }

export const listUnread = 'Список не удалось загрузить ни с его шлюзов, ни с этого сайта.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Список без названия' : name
  return version === null ? known : `${known}, версия ${version}`
}

/** In whole days; null where the list does not say. */
export const listAge = (days: number | null) => {
  if (days === null) return 'Дата публикации неизвестна'
  if (days === 0) return 'Опубликован сегодня'
  const count = grouped(String(days))
  return counted(days, {
    one: `Опубликован ${count} день назад`,
    few: `Опубликован ${count} дня назад`,
    many: `Опубликован ${count} дней назад`,
    other: `Опубликован ${count} дня назад`,
  })
}

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Загружен из копии в этой сборке' : `Загружен с ${host}`}${isStale ? '. Загрузить заново не удалось' : ''}`

/**
 * The parts of a list that are not used: invalid records, and everything after the size limit in bytes. Null for none.
 */
export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`не использовано записей: ${grouped(String(records))}`] : []),
    ...(maxBytes === null ? [] : [`прочитаны только первые ${maxBytes / 1_000_000}\u00a0МБ`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
