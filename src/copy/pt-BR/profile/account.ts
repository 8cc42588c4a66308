import { dateText } from '#domain/browser/time'

export const CLOSE = 'Fechar'
export const COPY_ADDRESS = 'Copiar endereço'
export const COPIED = 'Copiado!'
export const DISCONNECT = 'Desconectar'
export const BALANCE_MISSING = 'Saldo indisponível'
/** For screen readers: a balance that was read during an earlier visit. */
export const asLastRead = (balance: string) => `${balance}, na última leitura`
export const COPY_REFUSED = 'O navegador não permitiu copiar'
export const copyByHand = (address: string) => `Copie o endereço manualmente: ${address}`
export const sessionEndText = (at: number) => `A sessão termina em ${dateText(at)}`

export const TITLE = 'Transações recentes'
export const EMPTY = 'Suas transações aparecerão aqui.'

export const TAB_NAMES = {
  tokens: 'Tokens',
  activity: 'Atividade',
  approvals: 'Aprovações',
  settings: 'Configurações',
} as const
export const YOUR_ACCOUNT = 'Sua conta'
