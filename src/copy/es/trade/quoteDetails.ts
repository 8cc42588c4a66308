import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = 'Comisión del pool'
export const PRICE_IMPACT = 'Impacto en el precio'
export const BELOW_MARKET = 'Por debajo del precio de mercado'
export const BETTER_THAN_MARKET = 'Mejor que el precio de mercado'
export const WORSE_PRICE = 'Precio peor que el cotizado'
export const BETTER_PRICE = 'Precio mejor que el cotizado'
export const LOSS = 'Pérdida'
export const TOKEN_FEE = 'Comisión del token'
export const SITE_FEE = 'Comisión del sitio'
export const NETWORK_COST = 'Costo de red'
export const UNUSUAL_NETWORK_COST = 'Costo de red, inusualmente alto'
export const APPROVAL_COST = 'Aprobación, incluida'
export const DATA_FEE = 'Tarifa de datos de L1, incluida'
export const PAID_BY = 'Lo paga'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Quien lo ejecute en la Safe',
  accountOrSponsor: 'Tu cuenta o un patrocinador, según decida tu billetera',
}
export const needsSponsor = (symbol: string) => `Un patrocinador, porque tu cuenta tiene demasiado poco ${symbol}`
export const QUOTE = 'Cotización'
export const ROUTE = 'Ruta'
export const BOUNDS = { minimum: 'Mínimo recibido', maximum: 'Máximo vendido' }

export const ABOUT = {
  poolFee: 'Lo que los pools retienen para sus proveedores de liquidez.',
  impact: 'Cuánto mueve la propia operación el precio de los pools que usa. Los montos mayores lo mueven más.',
  loss: 'Cuánto menos obtienes que al precio de mercado. Es el mayor de estos dos valores: el impacto en el precio con las comisiones de tokens, o la diferencia de valor en dólares entre ambos lados.',
  market: 'Cuánto menos pagan los pools que el precio de mercado, en dólares.',
  betterThanMarket: 'Cuánto más pagan los pools que el precio de mercado, en dólares.',
  change: 'El precio se movió entre la cotización y el bloque del intercambio.',
  minimum: 'Si fuera a llegar menos que esto, el intercambio falla: conservas tus tokens y solo pagas el costo de red.',
  maximum: 'Si se fuera a tomar más que esto, el intercambio falla: conservas tus tokens y solo pagas el costo de red.',
  tax: 'Un token de esta operación retiene esta parte de cada transferencia. No la reciben ni los pools ni este sitio.',
  siteFee:
    'Lo que el operador de este sitio toma de lo que obtienes. Todos los montos que se muestran ya la tienen descontada.',
  route: 'Los pools por los que pasa la operación, dividida en partes donde eso da más.',
  cost: 'Se paga a la red por incluir la transacción, incluso si el intercambio falla.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) =>
    isPaid ? 'Este intercambio no costó nada en total' : 'Este intercambio no cuesta nada en total',
  networkAlone: ({ isPaid }) =>
    isPaid
      ? 'Este intercambio no costó nada más que el costo de red'
      : 'Este intercambio no cuesta nada más que el costo de red',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`Este intercambio costó ${all(amounts)} en total`, share)
      : withShare(`Este intercambio cuesta ${all(amounts)} en total`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Este intercambio costó ${withShare(all(amounts), share)} y el costo de red`
      : `Este intercambio cuesta ${withShare(all(amounts), share)} y el costo de red`,
  better: ({ gain, share }) => `${withShare(gain, share)} mejor que el precio de mercado`,
  betterBeforeNetwork: ({ gain, share }) =>
    `${withShare(gain, share)} mejor que el precio de mercado, antes del costo de red`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `Acerca de: ${label}`

export const partsText = (parts: number) =>
  counted(parts, { one: '1 parte', many: `${parts} de partes`, other: `${parts} partes` })
export const hopsText = (hops: number) =>
  counted(hops, { one: '1 salto', many: `${hops} de saltos`, other: `${hops} saltos` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Comprobando en la cadena',
  verified: (block) => `Verificada en el bloque ${block}`,
  differs: (block) => `De la cadena en el bloque ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? 'Se consultó un solo nodo.' : `${nodes} nodos dieron la misma respuesta.`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) =>
    `Calculada en este navegador a partir de los pools en el bloque ${block}. Se está confirmando en la cadena.`,
  verified: (_, nodes) =>
    sentences(
      'Calculada en este navegador y confirmada, hasta el último dígito, por los cotizadores en la cadena.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Los cotizadores en la cadena dieron un monto distinto del que calculó este navegador. Se muestra y se usa el de ellos.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'El hook de un pool decide este monto, por eso viene de los cotizadores en la cadena, que ejecutan el hook.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), para ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
