export const TRY_AGAIN = 'Tentar novamente'
export const ACTION = 'Ação'
export const BACK = 'Voltar'
export const CLOSE = 'Fechar'

export const COPY_ADDRESS = 'Copiar endereço'
export const ADDRESS_COPIED = 'Copiado!'
export const EXPLORER = 'Explorador'

export const DETAILS = 'Detalhes'
export const COPY = 'Copiar'
export const COPIED = 'Copiado'
export const COPY_REFUSED = 'O navegador não permitiu copiar. Selecione o texto e copie-o.'

const NOT_AVAILABLE = 'indisponível'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (abre em uma nova aba)`

export const EXACT_AMOUNT = 'Valor exato'

export const WHAT_IS = {
  slippage: 'O que é slippage?',
  sandwich: 'O que é um sanduíche?',
  approvals: 'O que é uma aprovação?',
  pending: 'O que posso fazer?',
  costs: 'Quanto custa uma troca?',
  pools: 'O que é um pool?',
  nodes: 'O que é um nó?',
  'test-networks': 'O que é uma rede de testes?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
