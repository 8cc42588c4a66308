import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/**
 * Labels of the table of the token list and the pair list in the settings. `records` is a noun and stands for the
 * number of entries in a list.
 */
export const listTable = { list: 'List', records: 'Records', tokens: 'Token list', pairs: 'Pair list' }

export const RELOAD_LISTS = 'Reload'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, both lists`

export const listUnread = 'It could not be loaded from its gateways or from this site.'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Unnamed list'
  return version === null ? known : `${known}, version ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Publication date unknown',
  today: 'Published today',
  days: ({ days }) =>
    counted(days, { one: 'Published 1 day ago', other: `Published ${grouped(String(days))} days ago` }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

/** The source of a list. `host`: the host from which the list was loaded; null for the copy in the build. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Loaded from the copy in this build' : `Loaded from ${host}`}${isStale ? '. It could not be reloaded' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `${grouped(String(records))} left out`,
  end: ({ megabytes }) => `only the first ${megabytes}\u00a0MB were read`,
  both: ({ records, megabytes }) =>
    `${grouped(String(records))} left out, only the first ${megabytes}\u00a0MB were read`,
}
/** Says which entries of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
