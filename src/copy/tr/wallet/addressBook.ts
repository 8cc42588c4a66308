export const ADDRESS_BOOK = {
  title: 'Adres defteri',
  about: 'Adresler için adlar; yalnızca bu tarayıcıda saklanır',
} as const

export const NO_ADDRESSES = 'Henüz adres yok.'
export const NAME = 'Ad'
export const ADDRESS = 'Adres'
export const ADD = 'Adresi kaydet'
export const removeLabel = (name: string) => `${name} kaydını kaldır`
export const REMOVE = 'Kaldır'
export const IMPORT = 'İçe aktar'
export const EXPORT = 'Dışa aktar'
export const UNDO = 'Geri al'

export const saved = (name: string) => `${name} kaydedildi.`
export const removed = (name: string) => `${name} kaldırıldı.`

export const imported = (added: number, kept: number, left: number) =>
  `Eklenen: ${added}. Burada zaten adı olan: ${kept}. Dışarıda bırakılan: ${left}.`

export const PROBLEMS = {
  noName: 'Bir ad girin.',
  malformed:
    'Bir adres 0x ile başlar; ardından her biri bir rakam veya a ile f arasında bir harf olan 40 karakter gelir.',
  checksum: 'Bu adres yanlış yazılmış: büyük harfleri geri kalanıyla uyuşmuyor.',
  full: 'Adres defteri dolu.',
  tooLarge: 'Bu dosya bir adres defteri için çok büyük.',
  unreadable: 'Bu dosya bir adres defteri değil.',
} as const
