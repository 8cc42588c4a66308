import { counted } from '../browser/grammar'
import { grouped } from '../../../domain/browser/locale'

export const listTable = { list: 'Liste', records: 'Entrées', tokens: 'Liste de tokens', pairs: 'Liste des paires' }

export const readListsAgain = { label: 'Recharger', what: ', les deux listes' }

export const listUnread = 'Elle n’a pu être chargée ni depuis ses passerelles ni depuis ce site.'

export const listName = ({ name, version }: { name: string; version: string | null }) => {
  const known = name === '' ? 'Liste sans nom' : name
  return version === null ? known : `${known}, version ${version}`
}

export const listAge = (days: number | null) => {
  if (days === null) return 'Date de publication inconnue'
  if (days === 0) return 'Publiée aujourd’hui'
  return counted(days, {
    one: 'Publiée il y a 1 jour',
    many: `Publiée il y a ${grouped(String(days))} de jours`,
    other: `Publiée il y a ${grouped(String(days))} jours`,
  })
}

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Chargée depuis la copie de cette version du site' : `Chargée depuis ${host}`}${isStale ? '. Elle n’a pas pu être rechargée' : ''}`

export const leftOut = (records: number, maxBytes: number | null) => {
  const parts = [
    ...(records > 0 ? [`laissées de côté\u00a0: ${grouped(String(records))}`] : []),
    ...(maxBytes === null ? [] : [`seuls les premiers ${maxBytes / 1_000_000}\u00a0Mo ont été lus`]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}
