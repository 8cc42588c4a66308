import { grouped } from '../../../domain/browser/locale'

/** The settings of the token list and the pair list. */
export const listTable = { list: 'List', records: 'Records', tokens: 'Token list', pairs: 'Pair list' }

export const readListsAgain = { label: 'Read again', what: ', both lists' }

export const listUnread = 'It could not be read, either from its gateways or from this site.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Without a name' : name
  return version === null ? known : `${known}, version ${version}`
}

/** In whole days; null where the list does not say. */
export const listAge = (days: number | null) => {
  if (days === null) return 'It does not say when it was made.'
  if (days === 0) return 'Made today'
  return `Made ${grouped(String(days))} ${days === 1 ? 'day' : 'days'} ago`
}

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Read from the copy in this build' : `Read from ${host}`}${isStale ? '. It could not be read again' : ''}`

/** What of a list is not used: records that are invalid, and all after the limit of a long one, in bytes; null for nothing. */
export const leftOut = (count: number, maxBytes: number | null) => {
  const parts = [
    ...(count > 0 ? [`${grouped(String(count))} left out`] : []),
    ...(maxBytes === null ? [] : [`only the first ${maxBytes / 1_000_000} MB were read`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
