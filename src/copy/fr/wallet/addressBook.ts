export const ADDRESS_BOOK = {
  title: 'Carnet d’adresses',
  about: 'Des noms pour les adresses, conservés uniquement dans ce navigateur',
} as const

export const NO_ADDRESSES = 'Aucune adresse pour l’instant.'
export const NAME = 'Nom'
export const ADDRESS = 'Adresse'
export const ADD = 'Enregistrer l’adresse'
export const removeLabel = (name: string) => `Retirer ${name}`
export const REMOVE = 'Retirer'
export const IMPORT = 'Importer'
export const EXPORT = 'Exporter'
export const UNDO = 'Annuler'

export const saved = (name: string) => `${name} est enregistré.`
export const removed = (name: string) => `${name} est retiré.`

export const imported = (added: number, kept: number, left: number) =>
  `Ajoutées\u00a0: ${added}. Déjà nommées ici\u00a0: ${kept}. Ignorées\u00a0: ${left}.`

export const PROBLEMS = {
  noName: 'Saisissez un nom.',
  malformed: 'Une adresse est 0x suivi de 40 chiffres ou lettres de a à f.',
  checksum: 'Cette adresse est mal saisie\u00a0: ses majuscules ne correspondent pas au reste.',
  full: 'Le carnet d’adresses est plein.',
  tooLarge: 'Ce fichier est trop grand pour un carnet d’adresses.',
  unreadable: 'Ce fichier n’est pas un carnet d’adresses.',
} as const
