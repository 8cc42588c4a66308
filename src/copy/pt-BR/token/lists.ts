import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

export const listTable = { list: 'Lista', records: 'Registros', tokens: 'Lista de tokens', pairs: 'Lista de pares' }

export const readListsAgain = { label: 'Recarregar', what: ', as duas listas' }

export const listUnread = 'Não foi possível carregá-la dos gateways dela nem deste site.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Lista sem nome' : name
  return version === null ? known : `${known}, versão ${version}`
}

export const listAge = (days: number | null) => {
  if (days === null) return 'Data de publicação desconhecida'
  if (days === 0) return 'Publicada hoje'
  return counted(days, {
    one: `Publicada há ${grouped(String(days))} dia`,
    many: `Publicada há ${grouped(String(days))} de dias`,
    other: `Publicada há ${grouped(String(days))} dias`,
  })
}

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Carregada da cópia nesta versão do site' : `Carregada de ${host}`}${isStale ? '. Não foi possível recarregá-la' : ''}`

export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0
      ? [
          counted(records, {
            one: `${grouped(String(records))} deixado de fora`,
            many: `${grouped(String(records))} deixados de fora`,
            other: `${grouped(String(records))} deixados de fora`,
          }),
        ]
      : []),
    ...(maxBytes === null ? [] : [`só os primeiros ${maxBytes / 1_000_000}\u00a0MB foram lidos`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
