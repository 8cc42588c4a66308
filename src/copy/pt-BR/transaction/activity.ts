import { grouped } from '#domain/browser/locale'

export const CLEAR_ALL = 'Limpar tudo'
export const STOP_WATCHING = 'Parar de acompanhar'
export const stopWatchingLabel = (description: string) => `Parar de acompanhar ${description}`
export const moreTransactions = (count: number) =>
  `Mais ${grouped(String(count))}. A exportação CSV na página do perfil contém todas.`
export const RECEIPT = 'Recibo'
export const receiptLabel = (description: string) => `Recibo: ${description}`
export const VIEW_ON_EXPLORER = 'Ver mais no explorador'

export const TITLE = 'Atividade'
export const EMPTY_TITLE = 'Sem atividade ainda'
export const EMPTY_TEXT =
  'As trocas e aprovações que você faz aqui são listadas por este navegador. As anteriores estão na blockchain.'
export const EXPORT = 'Exportar CSV'

export const EARLIER = 'Trocas anteriores'

/** The columns of the exported table. */
export const COLUMNS = ['Hora (UTC)', 'Transação', 'Resultado', 'Hash', 'Rede', 'Conta'] as const
