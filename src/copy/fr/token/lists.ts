import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: 'Liste', records: 'Entrées', tokens: 'Liste de tokens', pairs: 'Liste des paires' }

export const RELOAD_LISTS = 'Recharger'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, les deux listes`

export const listUnread = 'Elle n’a pu être chargée ni depuis ses passerelles ni depuis ce site.'

/** `name` and `version` are null if the list has none. */
export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Liste sans nom'
  return version === null ? known : `${known}, version ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Date de publication inconnue',
  today: 'Publiée aujourd’hui',
  days: ({ days }) =>
    counted(days, {
      one: 'Publiée il y a 1 jour',
      many: `Publiée il y a ${grouped(String(days))} de jours`,
      other: `Publiée il y a ${grouped(String(days))} jours`,
    }),
}
/** Says when a list was published. */
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Chargée depuis la copie de cette version du site' : `Chargée depuis ${host}`}${isStale ? '. Elle n’a pas pu être rechargée' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `laissées de côté\u00a0: ${grouped(String(records))}`,
  end: ({ megabytes }) => `seuls les premiers ${megabytes}\u00a0Mo ont été lus`,
  both: ({ records, megabytes }) =>
    `laissées de côté\u00a0: ${grouped(String(records))}, seuls les premiers ${megabytes}\u00a0Mo ont été lus`,
}
/** Says which parts of a list are not used. */
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
