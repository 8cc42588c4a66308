import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

/** The settings of the token list and the pair list. */
export const listTable = { list: 'Liste', records: 'Einträge', tokens: 'Tokenliste', pairs: 'Paarliste' }

export const readListsAgain = { label: 'Neu laden', what: ', beide Listen' }

export const listUnread = 'Sie konnte weder von ihren Gateways noch von dieser Website geladen werden.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Unbenannte Liste' : name
  return version === null ? known : `${known}, Version ${version}`
}

/** In whole days; null where the list does not say. */
export const listAge = (days: number | null) => {
  if (days === null) return 'Veröffentlichungsdatum unbekannt'
  if (days === 0) return 'Heute veröffentlicht'
  return counted(days, {
    one: 'Vor 1 Tag veröffentlicht',
    other: `Vor ${grouped(String(days))} Tagen veröffentlicht`,
  })
}

/** `host` is null for the copy that the build carries. */
export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Geladen aus der Kopie in diesem Build' : `Geladen von ${host}`}${isStale ? '. Sie konnte nicht neu geladen werden' : ''}`

/**
 * The parts of a list that are not used: invalid records, and everything after the size limit in bytes. Null for none.
 */
export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`${grouped(String(records))} weggelassen`] : []),
    ...(maxBytes === null ? [] : [`nur die ersten ${maxBytes / 1_000_000}\u00a0MB wurden gelesen`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
