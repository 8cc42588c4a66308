export const ADDRESS_BOOK = {
  title: 'Adressbuch',
  about: 'Namen für Adressen, nur in diesem Browser gespeichert',
} as const

export const NO_ADDRESSES = 'Noch keine Adressen.'
export const NAME = 'Name'
export const ADDRESS = 'Adresse'
export const ADD = 'Adresse speichern'
export const removeLabel = (name: string) => `${name} entfernen`
export const REMOVE = 'Entfernen'
export const IMPORT = 'Importieren'
export const EXPORT = 'Exportieren'
export const UNDO = 'Rückgängig'

export const saved = (name: string) => `${name} ist gespeichert.`
export const removed = (name: string) => `${name} ist entfernt.`

export const imported = (added: number, kept: number, left: number) =>
  `Hinzugefügt: ${added}. Hier schon benannt: ${kept}. Ausgelassen: ${left}.`

export const PROBLEMS = {
  noName: 'Geben Sie einen Namen ein.',
  malformed: 'Eine Adresse besteht aus 0x und 40 Ziffern oder Buchstaben von a bis f.',
  checksum: 'Diese Adresse ist falsch geschrieben: Die Großbuchstaben darin passen nicht zum Rest.',
  full: 'Das Adressbuch ist voll.',
  tooLarge: 'Diese Datei ist zu groß für ein Adressbuch.',
  unreadable: 'Diese Datei ist kein Adressbuch.',
} as const
