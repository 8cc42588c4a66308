import { say, type Sentences } from '#domain/browser/sentences'
import type { ListAge, UnusedPart } from '#domain/token/listFacts'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const listTable = { list: 'Liste', records: 'Kayıtlar', tokens: 'Token listesi', pairs: 'Çift listesi' }

export const RELOAD_LISTS = 'Yenile'
/** The name of the button "Reload", for screen readers. */
export const reloadBoth = (reload: string) => `${reload}, iki liste de`

export const listUnread = 'Ne ağ geçitlerinden ne de bu siteden yüklenebildi.'

export const listName = (name: string | null, version: string | null) => {
  const known = name ?? 'Adsız liste'
  return version === null ? known : `${known}, sürüm ${version}`
}

const AGES: Sentences<ListAge> = {
  unknown: 'Yayım tarihi bilinmiyor',
  today: 'Bugün yayımlandı',
  days: ({ days }) =>
    counted(days, { one: '1 gün önce yayımlandı', other: `${grouped(String(days))} gün önce yayımlandı` }),
}
export const listAge = (age: ListAge) => say(AGES, age)

export const listSource = (host: string | null, isStale: boolean) =>
  `${host === null ? 'Yüklendiği yer: bu derlemedeki kopya' : `Yüklendiği yer: ${host}`}${isStale ? '. Yeniden yüklenemedi' : ''}`

const UNUSED: Sentences<UnusedPart> = {
  records: ({ records }) => `${grouped(String(records))} kayıt dışarıda bırakıldı`,
  end: ({ megabytes }) => `yalnızca ilk ${megabytes}\u00a0MB okundu`,
  both: ({ records, megabytes }) =>
    `${grouped(String(records))} kayıt dışarıda bırakıldı, yalnızca ilk ${megabytes}\u00a0MB okundu`,
}
export const leftOut = (part: UnusedPart) => say(UNUSED, part)
