import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

/** Labels in the settings of the two lists. `records`: how many entries a list has, a noun. */
export const listTable = { list: 'List', records: 'Records', tokens: 'Token list', pairs: 'Pair list' }

export const readListsAgain = { label: 'Reload', what: ', both lists' }

export const listUnread = 'It could not be loaded from its gateways or from this site.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Unnamed list' : name
  return version === null ? known : `${known}, version ${version}`
}

/** In whole days; null where the list does not say. */
export const listAge = (days: number | null) => {
  if (days === null) return 'Publication date unknown'
  if (days === 0) return 'Published today'
  return counted(days, { one: 'Published 1 day ago', other: `Published ${grouped(String(days))} days ago` })
}

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Loaded from the copy in this build' : `Loaded from ${host}`}${isStale ? '. It could not be reloaded' : ''}`

/**
 * The parts of a list that are not used: invalid records, and everything after the size limit in bytes. Null for none.
 */
export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`${grouped(String(records))} left out`] : []),
    ...(maxBytes === null ? [] : [`only the first ${maxBytes / 1_000_000} MB were read`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
