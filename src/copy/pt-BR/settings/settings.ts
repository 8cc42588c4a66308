import { say, type Sentences } from '#domain/browser/sentences'
import type { TextSize } from '#domain/browser/text'
import { counted, sentences } from '../browser/grammar'

export const SETTINGS = { title: 'Configurações', about: 'Para todas as negociações neste navegador' } as const
export const NODE = { title: 'Nó', about: 'De onde são lidos os preços e saldos' } as const
export const LISTS = { title: 'Listas', about: 'De onde vêm os tokens e os pares' } as const
export const LOCAL_DATA = { title: 'Dados locais', about: 'O que este site guarda no seu navegador' } as const
export const DIAGNOSTICS = { title: 'Diagnóstico', about: 'Para relatar algo que deu errado' } as const
export const DIAGNOSTICS_HINT =
  'O que aconteceu aqui desde que a página foi carregada, em forma de texto que você vê antes que ele seja copiado. Ele não vai a lugar nenhum até que você o cole.'

export const THEME = 'Tema'
export const THEMES = { light: 'Claro', dark: 'Escuro', system: 'Igual ao sistema' } as const

export const STORED = {
  session: 'Última carteira conectada',
  recentWallets: 'Carteiras usadas recentemente',
  transactions: 'Transações',
  clearings: 'Quando as transações foram limpas',
  openRequests: 'Solicitações às quais a carteira não respondeu',
  settings: 'Configurações de negociação',
  theme: 'Tema',
  language: 'Idioma',
  systemNotifications: 'Notificações do sistema',
  tradeChain: 'Rede em que os tokens são negociados',
  walletLink: 'Link para o aplicativo de uma carteira',
  lastReads: 'Últimos nomes e saldos conhecidos',
  addressBook: 'Lista de endereços',
  tokenChoices: 'Tokens favoritos, recentes e aceitos',
  ownNodes: 'Seu nó',
  terms: 'Termos aceitos',
  reset: 'Uma redefinição em andamento',
} as const
export const WALLET_SOFTWARE = 'O que o software das carteiras guarda'

const SIZES: Sentences<TextSize> = {
  bytes: ({ figure }) => `${figure}\u00a0B`,
  kilobytes: ({ figure }) => `${figure}\u00a0kB`,
}
/** The size of a record, for example "1.2 kB". */
export const sizeText = (size: TextSize) => say(SIZES, size)

export const NOTHING_STORED = {
  title: 'Nada é guardado',
  text: 'Seu navegador não deixa este site guardar nada. O que você escolhe dura até você fechar a página.',
} as const

export const WHAT = 'O quê'
export const HOW_MUCH = 'Quanto'
export const NOTHING_YET = 'Nada ainda.'

export const HINT =
  'Esses dados nunca saem deste navegador por conta própria. O arquivo exportado contém tudo o que está acima, exceto o que o software das carteiras guarda, aqui ou em um banco de dados próprio. Quem tiver o arquivo pode ver quais contas você usa, e o endereço do seu nó com qualquer chave que ele contenha.'
export const EXPORT = 'Exportar'
export const RESET = 'Redefinir'

export const RESET_QUESTION = 'Excluir tudo o que este site guarda aqui?'
export const DELETE = 'Excluir tudo'
export const KEEP = 'Manter'

/** Says what a reset does. `pendingCount`: how many transactions are still pending; null if none is. */
export const resetText = (pendingCount: number | null) =>
  sentences(
    'Sua carteira é desconectada. As configurações, os favoritos e a lista das suas transações são excluídos. Nada muda na blockchain.',
    pendingCount !== null &&
      counted(pendingCount, {
        one: 'Uma transação ainda está pendente e ainda pode ser efetivada, mas este site não vai mais avisar você disso.',
        many: `${pendingCount} de transações ainda estão pendentes e ainda podem ser efetivadas, mas este site não vai mais avisar você disso.`,
        other: `${pendingCount} transações ainda estão pendentes e ainda podem ser efetivadas, mas este site não vai mais avisar você disso.`,
      }),
  )
