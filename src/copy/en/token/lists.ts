import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

/** Labels of the table of both lists in the settings. `records`: the number of entries in a list, a noun. */
export const listTable = { list: 'List', records: 'Records', tokens: 'Token list', pairs: 'Pair list' }

export const readListsAgain = { label: 'Reload', what: ', both lists' }

export const listUnread = 'It could not be loaded from its gateways or from this site.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Unnamed list' : name
  return version === null ? known : `${known}, version ${version}`
}

/** The age of a list. `days`: the age in whole days; null if the list does not say. */
export const listAge = (days: number | null) => {
  if (days === null) return 'Publication date unknown'
  if (days === 0) return 'Published today'
  return counted(days, { one: 'Published 1 day ago', other: `Published ${grouped(String(days))} days ago` })
}

/** The source of a list. `host`: where it was loaded from; null for the copy that is part of the build. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Loaded from the copy in this build' : `Loaded from ${host}`}${isStale ? '. It could not be reloaded' : ''}`

/**
 * Says which parts of a list are not used: invalid records (`records`), and everything after the size limit
 * (`maxBytes`). Null if the whole list is used.
 */
export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`${grouped(String(records))} left out`] : []),
    ...(maxBytes === null ? [] : [`only the first ${maxBytes / 1_000_000} MB were read`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
