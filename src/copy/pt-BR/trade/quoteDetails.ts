import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = 'Taxa do pool'
export const PRICE_IMPACT = 'Impacto no preço'
export const BELOW_MARKET = 'Abaixo do preço de mercado'
export const BETTER_THAN_MARKET = 'Melhor do que o preço de mercado'
export const WORSE_PRICE = 'Preço pior do que o cotado'
export const BETTER_PRICE = 'Preço melhor do que o cotado'
export const LOSS = 'Perda'
export const TOKEN_FEE = 'Taxa do token'
export const SITE_FEE = 'Taxa do site'
export const NETWORK_COST = 'Custo da rede'
export const UNUSUAL_NETWORK_COST = 'Custo da rede, excepcionalmente alto'
export const APPROVAL_COST = 'Aprovação, incluída'
export const DATA_FEE = 'Taxa de dados da L1, incluída'
export const PAID_BY = 'Pago por'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Quem executar a transação na Safe',
  accountOrSponsor: 'Sua conta ou um patrocinador, conforme sua carteira decidir',
}
export const needsSponsor = (symbol: string) => `Um patrocinador, pois sua conta não tem ${symbol} suficiente`
export const QUOTE = 'Cotação'
export const ROUTE = 'Rota'
export const BOUNDS = { minimum: 'Mínimo recebido', maximum: 'Máximo vendido' }

export const ABOUT = {
  poolFee: 'O que os pools retêm para seus provedores de liquidez.',
  impact: 'Quanto esta negociação em si move o preço dos pools que ela usa. Valores maiores movem o preço mais.',
  loss: 'Quanto você recebe a menos do que ao preço de mercado: o maior entre o impacto no preço com as taxas dos tokens e a diferença de valor em dólares entre os dois lados.',
  market: 'Quanto os pools pagam a menos do que o preço de mercado, em dólares.',
  betterThanMarket: 'Quanto os pools pagam a mais do que o preço de mercado, em dólares.',
  change: 'O preço se moveu entre a cotação e o bloco da troca.',
  minimum:
    'Se o valor a chegar for menor do que este, a troca falha: você mantém seus tokens e paga somente o custo da rede.',
  maximum:
    'Se o valor a ser retirado for maior do que este, a troca falha: você mantém seus tokens e paga somente o custo da rede.',
  tax: 'Um token desta negociação retém esta parte de cada transferência. Nem os pools nem este site a recebem.',
  siteFee: 'O que o operador deste site retira do que você recebe. Todos os valores mostrados já descontam essa parte.',
  route: 'Os pools por que a negociação passa, dividida em partes quando isso rende mais.',
  cost: 'Pago à rede para incluir a transação, mesmo que a troca falhe.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'Esta troca não custou nada no total' : 'Esta troca não custa nada no total'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'Esta troca não custou nada além do custo da rede' : 'Esta troca não custa nada além do custo da rede',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`Esta troca custou ${all(amounts)} no total`, share)
      : withShare(`Esta troca custa ${all(amounts)} no total`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Esta troca custou ${withShare(all(amounts), share)} e o custo da rede`
      : `Esta troca custa ${withShare(all(amounts), share)} e o custo da rede`,
  better: ({ gain, share }) => `${withShare(gain, share)} melhor do que o preço de mercado`,
  betterBeforeNetwork: ({ gain, share }) =>
    `${withShare(gain, share)} melhor do que o preço de mercado, antes do custo da rede`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `Sobre “${label}”`

export const partsText = (parts: number) =>
  counted(parts, { one: `${parts} parte`, many: `${parts} de partes`, other: `${parts} partes` })
export const hopsText = (hops: number) =>
  counted(hops, { one: `${hops} salto`, many: `${hops} de saltos`, other: `${hops} saltos` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Verificando na blockchain',
  verified: (block) => `Verificada no bloco ${block}`,
  differs: (block) => `Da blockchain, no bloco ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? 'Só um nó foi consultado.' : `${nodes} nós deram a mesma resposta.`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) =>
    `Calculada neste navegador a partir dos pools no bloco ${block}. Está sendo confirmada na blockchain.`,
  verified: (_, nodes) =>
    sentences(
      'Calculada neste navegador e confirmada, até o último dígito, pelos contratos de cotação na blockchain.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Os contratos de cotação na blockchain deram um valor diferente do calculado por este navegador. O valor deles é o que se mostra e se usa.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'O hook de um pool decide este valor, por isso ele vem dos contratos de cotação na blockchain, que executam o hook.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), para ${name}`

/** "Pool V2 0.30% → Pool 0.30%". */
const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
