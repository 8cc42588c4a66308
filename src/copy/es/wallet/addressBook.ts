export const ADDRESS_BOOK = {
  title: 'Libreta de direcciones',
  about: 'Nombres para direcciones, guardados solo en este navegador',
} as const

export const NO_ADDRESSES = 'Aún no hay direcciones.'
export const NAME = 'Nombre'
export const ADDRESS = 'Dirección'
export const ADD = 'Guardar dirección'
export const removeLabel = (name: string) => `Quitar ${name}`
export const REMOVE = 'Quitar'
export const IMPORT = 'Importar'
export const EXPORT = 'Exportar'
export const UNDO = 'Deshacer'

export const saved = (name: string) => `Se guardó ${name}.`
export const removed = (name: string) => `Se quitó ${name}.`

export const imported = (added: number, kept: number, left: number) =>
  `Agregadas: ${added}. Ya tenían nombre aquí: ${kept}. Omitidas: ${left}.`

export const PROBLEMS = {
  noName: 'Ingresa un nombre.',
  malformed: 'Una dirección es 0x seguido de 40 dígitos o letras de la a a la f.',
  checksum: 'Esta dirección está mal escrita: sus letras mayúsculas no corresponden al resto.',
  full: 'La libreta de direcciones está llena.',
  tooLarge: 'Este archivo es demasiado grande para una libreta de direcciones.',
  unreadable: 'Este archivo no es una libreta de direcciones.',
} as const
