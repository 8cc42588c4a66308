import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

export const listTable = { list: 'Lista', records: 'Registros', tokens: 'Lista de tokens', pairs: 'Lista de pares' }

export const readListsAgain = { label: 'Recargar', what: ', ambas listas' }

export const listUnread = 'No se pudo cargar desde sus pasarelas ni desde este sitio.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Lista sin nombre' : name
  return version === null ? known : `${known}, versión ${version}`
}

export const listAge = (days: number | null) => {
  if (days === null) return 'Fecha de publicación desconocida'
  if (days === 0) return 'Publicada hoy'
  return counted(days, {
    one: 'Publicada hace 1 día',
    many: `Publicada hace ${grouped(String(days))} de días`,
    other: `Publicada hace ${grouped(String(days))} días`,
  })
}

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Cargada de la copia incluida en esta compilación' : `Cargada desde ${host}`}${isStale ? '. No se pudo volver a cargar' : ''}`

export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`${grouped(String(records))} sin usar`] : []),
    ...(maxBytes === null ? [] : [`solo se leyeron los primeros ${maxBytes / 1_000_000}\u00a0MB`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
