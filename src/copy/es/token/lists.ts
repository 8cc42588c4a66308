import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: 'Lista', records: 'Registros', tokens: 'Lista de tokens', pairs: 'Lista de pares' }

export const RELOAD_LISTS = 'Recargar'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, ambas listas`

export const listUnread = 'No se pudo cargar desde sus pasarelas ni desde este sitio.'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Lista sin nombre'
  return version === null ? known : `${known}, versión ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Fecha de publicación desconocida',
  today: 'Publicada hoy',
  days: ({ days }) =>
    counted(days, {
      one: 'Publicada hace 1 día',
      many: `Publicada hace ${grouped(String(days))} de días`,
      other: `Publicada hace ${grouped(String(days))} días`,
    }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Cargada de la copia incluida en esta compilación' : `Cargada desde ${host}`}${isStale ? '. No se pudo volver a cargar' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `${grouped(String(records))} sin usar`,
  end: ({ megabytes }) => `solo se leyeron los primeros ${megabytes}\u00a0MB`,
  both: ({ records, megabytes }) =>
    `${grouped(String(records))} sin usar, solo se leyeron los primeros ${megabytes}\u00a0MB`,
}
/** Says which parts of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
