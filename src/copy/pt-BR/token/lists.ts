import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: 'Lista', records: 'Registros', tokens: 'Lista de tokens', pairs: 'Lista de pares' }

export const RELOAD_LISTS = 'Recarregar'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, as duas listas`

export const listUnread = 'Não foi possível carregá-la dos gateways dela nem deste site.'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Lista sem nome'
  return version === null ? known : `${known}, versão ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Data de publicação desconhecida',
  today: 'Publicada hoje',
  days: ({ days }) =>
    counted(days, {
      one: `Publicada há ${grouped(String(days))} dia`,
      many: `Publicada há ${grouped(String(days))} de dias`,
      other: `Publicada há ${grouped(String(days))} dias`,
    }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Carregada da cópia nesta versão do site' : `Carregada de ${host}`}${isStale ? '. Não foi possível recarregá-la' : ''}`

const recordsLeftOut = (records: number) =>
  counted(records, {
    one: `${grouped(String(records))} deixado de fora`,
    many: `${grouped(String(records))} deixados de fora`,
    other: `${grouped(String(records))} deixados de fora`,
  })

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => recordsLeftOut(records),
  end: ({ megabytes }) => `só os primeiros ${megabytes}\u00a0MB foram lidos`,
  both: ({ records, megabytes }) => `${recordsLeftOut(records)}, só os primeiros ${megabytes}\u00a0MB foram lidos`,
}
/** Says which parts of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
