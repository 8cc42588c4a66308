import { grouped } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import type { FoundFacts, SearchedFacts } from '#domain/trade/foundFacts'
import type { MarketChange } from '#domain/trade/marketChange'
import { sentences } from '../browser/grammar'

export const TITLE = 'Recibo'
export const COPY_TEXT = 'Copiar como texto'
export const SHARE = 'Compartilhar'
export const SAVE_PICTURE = 'Salvar como imagem'
export const READING = 'Carregando o recibo'
export const READ_FAILED = 'Não foi possível carregar o recibo'
export const NO_SWAP = {
  title: 'Nenhum recibo de uma troca',
  text: 'Os eventos e a chamada desta transação não mostram uma troca desta conta.',
} as const

export const PAID = 'Você pagou'
export const RECEIVED = 'Você recebeu'
export const PRICE = 'Seu preço'
export const QUOTED = 'Cotado'
export const LEAST = 'No mínimo, segundo a chamada'
export const MOST = 'No máximo, segundo a chamada'
export const MARKET = 'Preço dos pools antes da troca'
export const AGAINST_MARKET = 'Em relação a esse preço'
export const POOL_FEES = 'Taxas dos pools no seu preço'
export const SITE_FEE = 'Taxa do site no seu preço'
export const NETWORK_COST = 'Custo da rede'
export const APPROVAL_COST = 'Aprovações antes da troca'
export const TIME = 'Hora'
export const TAKEN = 'Da solicitação ao bloco'
export const secondsText = (count: number) => `${count}\u00a0s`
export const BLOCK = 'Bloco'
export const ACCOUNT = 'Conta'
export const NETWORK = 'Rede'
export const TRANSACTION = 'Transação'
export const NOT_KNOWN = 'Desconhecido'
export const NO_STATE = 'Desconhecido: o nó não tem mais esse bloco'
export const PAID_BY_OTHER = 'Pago por outra conta'
/** Follows an amount. */
export const ONLY_CLAIMED = '(segundo os eventos do próprio token)'
export const NO_FEES = 'Nenhuma, um para um'

const CHANGES: Sentences<MarketChange> = {
  same: 'O mesmo',
  worse: ({ percent }) => `${percent} pior, com taxas e impacto no preço`,
  better: ({ percent }) => `${percent} melhor, com taxas e impacto no preço`,
}
export const againstMarket = (change: MarketChange) => say(CHANGES, change)

export const feesText = (routes: readonly (readonly string[])[]) =>
  [...new Set(routes.map((fees) => fees.join(' + ')))].join(' ou ')

export const blockNumberText = (block: number) => grouped(String(block))

export const bothSides = (paid: string, received: string) => `${paid} → ${received}`

export const unlistedSymbol = (symbol: string) => `${symbol} (fora da lista)`

export const STOP = 'Parar'

const SEARCHED: Sentences<SearchedFacts> = {
  none: 'Interrompida antes que algum bloco fosse pesquisado.',
  whole: 'Todos os blocos foram pesquisados.',
  wholeCut: 'Todos os blocos foram pesquisados; as trocas mais recentes estão listadas.',
  stopped: ({ from, to }) =>
    `Os blocos ${from} a ${to} foram pesquisados; pode haver trocas mais antigas. Você interrompeu a busca.`,
  many: ({ from, to }) => `Os blocos ${from} a ${to} foram pesquisados; pode haver trocas mais antigas.`,
  limit: ({ from, to }) =>
    `Os blocos ${from} a ${to} foram pesquisados; pode haver trocas mais antigas. Buscar mais para trás exigiria solicitações demais.`,
}

const FOUND: Sentences<FoundFacts, { words: string; label: string }> = {
  idle: {
    words:
      'Busca na blockchain transações que moveram tokens desta conta. Pergunta ao nó pelas transferências da própria conta. Encontra trocas que a própria conta enviou, não as que um bundler ou os proprietários de uma Safe enviaram por ela.',
    label: 'Encontrar trocas anteriores',
  },
  failed: {
    words: 'A busca falhou: o nó não respondeu ou não a permite.',
    label: 'Tentar novamente',
  },
  searching: ({ percent }) => ({ words: `Buscando: ${percent} de todos os blocos.`, label: STOP }),
  reading: { words: 'Carregando o que foi encontrado.', label: 'Buscar novamente' },
  over: ({ searched, isNothingFound, canGoFurther }) => ({
    words: sentences(
      say(SEARCHED, searched),
      isNothingFound && 'Não foi encontrada nenhuma troca que não esteja acima.',
    ),
    label: canGoFurther ? 'Buscar mais para trás' : 'Buscar novamente',
  }),
}
export const foundWords = (facts: FoundFacts) => say(FOUND, facts)
