import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: 'Daftar', records: 'Entri', tokens: 'Daftar token', pairs: 'Daftar pasangan' }

export const RELOAD_LISTS = 'Muat ulang'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, kedua daftar`

export const listUnread = 'Daftar tidak dapat dimuat dari gateway-nya maupun dari situs ini.'

export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Daftar tanpa nama'
  return version === null ? known : `${known}, versi ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Tanggal terbit tidak diketahui',
  today: 'Terbit hari ini',
  days: ({ days }) => counted(days, { other: `Terbit ${grouped(String(days))} hari lalu` }),
}
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Dimuat dari salinan dalam build ini' : `Dimuat dari ${host}`}${isStale ? '. Tidak dapat dimuat ulang' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `${grouped(String(records))} tidak disertakan`,
  end: ({ megabytes }) => `hanya ${megabytes}\u00a0MB pertama yang dibaca`,
  both: ({ records, megabytes }) =>
    `${grouped(String(records))} tidak disertakan, hanya ${megabytes}\u00a0MB pertama yang dibaca`,
}
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
