import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

/** The settings of the token list and the pair list. */
export const listTable = { list: 'Liste', records: 'Einträge', tokens: 'Tokenliste', pairs: 'Paarliste' }

export const RELOAD_LISTS = 'Neu laden'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, beide Listen`

export const listUnread = 'Sie konnte weder von ihren Gateways noch von dieser Website geladen werden.'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Unbenannte Liste'
  return version === null ? known : `${known}, Version ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Veröffentlichungsdatum unbekannt',
  today: 'Heute veröffentlicht',
  days: ({ days }) =>
    counted(days, {
      one: 'Vor 1 Tag veröffentlicht',
      other: `Vor ${grouped(String(days))} Tagen veröffentlicht`,
    }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Geladen aus der Kopie in diesem Build' : `Geladen von ${host}`}${isStale ? '. Sie konnte nicht neu geladen werden' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `${grouped(String(records))} weggelassen`,
  end: ({ megabytes }) => `nur die ersten ${megabytes}\u00a0MB wurden gelesen`,
  both: ({ records, megabytes }) =>
    `${grouped(String(records))} weggelassen, nur die ersten ${megabytes}\u00a0MB wurden gelesen`,
}
/** Says which parts of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
