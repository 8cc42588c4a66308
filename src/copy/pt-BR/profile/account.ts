import { dateText } from '../../../domain/browser/time'

export const CLOSE = 'Fechar'
export const COPY_ADDRESS = 'Copiar endereço'
export const COPIED = 'Copiado!'
export const DISCONNECT = 'Desconectar'
export const BALANCE_MISSING = 'Saldo indisponível'
export const AS_LAST_READ = ', na última leitura'
export const COPY_REFUSED = 'O navegador não permitiu copiar'
/** Precedes the address. */
export const COPY_BY_HAND = 'Copie o endereço manualmente: '
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
