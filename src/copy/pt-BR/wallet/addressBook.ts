export const ADDRESS_BOOK = {
  title: 'Lista de endereços',
  about: 'Nomes para endereços, guardados somente neste navegador',
} as const

export const NO_ADDRESSES = 'Nenhum endereço ainda.'
export const NAME = 'Nome'
export const ADDRESS = 'Endereço'
export const ADD = 'Salvar endereço'
export const removeLabel = (name: string) => `Remover ${name}`
export const REMOVE = 'Remover'
export const IMPORT = 'Importar'
export const EXPORT = 'Exportar'
export const UNDO = 'Desfazer'

export const saved = (name: string) => `${name} foi salvo.`
export const removed = (name: string) => `${name} foi removido.`

export const imported = (added: number, kept: number, left: number) =>
  `Adicionados: ${added}. Já tinham nome aqui: ${kept}. Deixados de fora: ${left}.`

export const PROBLEMS = {
  noName: 'Informe um nome.',
  malformed: 'Um endereço é 0x seguido de 40 dígitos ou letras de a a f.',
  checksum: 'Este endereço está digitado errado: as letras maiúsculas não correspondem ao resto.',
  full: 'A lista de endereços está cheia.',
  tooLarge: 'Este arquivo é grande demais para uma lista de endereços.',
  unreadable: 'Este arquivo não é uma lista de endereços.',
} as const
