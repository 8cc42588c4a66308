import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

export const POOL_FEE = 'Frais de pool'
export const PRICE_IMPACT = 'Impact sur le prix'
export const BELOW_MARKET = 'Sous le prix du marché'
export const BETTER_THAN_MARKET = 'Meilleur que le prix du marché'
export const WORSE_PRICE = 'Prix moins bon que la cotation'
export const BETTER_PRICE = 'Prix meilleur que la cotation'
export const LOSS = 'Perte'
export const TOKEN_FEE = 'Frais du token'
export const SITE_FEE = 'Frais du site'
export const NETWORK_COST = 'Frais de réseau'
export const UNUSUAL_NETWORK_COST = 'Frais de réseau, plus élevés que d’habitude'
export const APPROVAL_COST = 'Autorisation, comprise'
export const DATA_FEE = 'Frais de données L1, compris'
export const PAID_BY = 'Payés par'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Quiconque l’exécute dans le Safe',
  accountOrSponsor: 'Votre compte ou un sponsor, selon ce que décide votre portefeuille',
}
export const needsSponsor = (symbol: string) => `Un sponsor, car le solde ${symbol} de votre compte est trop faible`
export const QUOTE = 'Cotation'
export const ROUTE = 'Route'
export const BOUNDS = { minimum: 'Minimum reçu', maximum: 'Maximum vendu' }

export const ABOUT = {
  poolFee: 'Ce que les pools gardent pour leurs fournisseurs de liquidité.',
  impact:
    'De combien cette opération déplace elle-même le prix des pools qu’elle utilise. Des montants plus grands le déplacent davantage.',
  loss: 'Ce que vous obtenez en moins par rapport au prix du marché\u00a0: la plus grande valeur entre l’impact sur le prix avec les frais des tokens, et la différence de valeur en dollars entre les deux côtés.',
  market: 'Ce que les pools paient en moins par rapport au prix du marché, en dollars.',
  betterThanMarket: 'Ce que les pools paient en plus par rapport au prix du marché, en dollars.',
  change: 'Le prix a bougé entre la cotation et le bloc de l’échange.',
  minimum:
    'S’il devait arriver moins que cela, l’échange échoue\u00a0: vous gardez vos tokens et ne payez que les frais de réseau.',
  maximum:
    'S’il devait être pris plus que cela, l’échange échoue\u00a0: vous gardez vos tokens et ne payez que les frais de réseau.',
  tax: 'Un token de cette opération retient cette part de chaque transfert. Ni les pools ni ce site ne la reçoivent.',
  siteFee:
    'Ce que l’exploitant de ce site prend sur ce que vous obtenez. Tous les montants affichés sont après déduction de ces frais.',
  route: 'Les pools par lesquels passe l’opération, divisée en parts là où cela rapporte davantage.',
  cost: 'Payés au réseau pour inclure la transaction, même si l’échange échoue.',
}

const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'Cet échange n’a rien coûté au total' : 'Cet échange ne coûte rien au total'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'Cet échange n’a coûté que les frais de réseau' : 'Cet échange ne coûte que les frais de réseau',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`Au total, cet échange a coûté ${all(amounts)}`, share)
      : withShare(`Au total, cet échange coûte ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Cet échange a coûté ${withShare(all(amounts), share)} et les frais de réseau`
      : `Cet échange coûte ${withShare(all(amounts), share)} et les frais de réseau`,
  better: ({ gain, share }) => `${withShare(gain, share)} de mieux que le prix du marché`,
  betterBeforeNetwork: ({ gain, share }) =>
    `${withShare(gain, share)} de mieux que le prix du marché, avant les frais de réseau`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

export const aboutLabel = (label: string) => `À propos\u00a0: «\u00a0${label}\u00a0»`

export const partsText = (parts: number) =>
  counted(parts, { one: `${parts} part`, many: `${parts} de parts`, other: `${parts} parts` })
export const hopsText = (hops: number) =>
  counted(hops, { one: `${hops} saut`, many: `${hops} de sauts`, other: `${hops} sauts` })

const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Contrôle sur la chaîne',
  verified: (block) => `Contrôlé au bloc ${block}`,
  differs: (block) => `De la chaîne, au bloc ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

const askedText = (nodes: number | null) =>
  nodes === null ? 'Un seul nœud a été interrogé.' : `${nodes} nœuds ont donné la même réponse.`

const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) =>
    `Calculé dans ce navigateur à partir des pools au bloc ${block}. La confirmation sur la chaîne est en cours.`,
  verified: (_, nodes) =>
    sentences(
      'Calculé dans ce navigateur et confirmé, jusqu’au dernier chiffre, par les contrats de cotation sur la chaîne.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Les contrats de cotation sur la chaîne ont donné un autre montant que celui calculé par ce navigateur. C’est le leur qui est affiché et utilisé.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'Le hook d’un pool décide de ce montant, qui vient donc des contrats de cotation sur la chaîne, lesquels exécutent le hook.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

export const siteFeeText = (percent: string, amount: string, name: string) => `${percent} (${amount}), pour ${name}`

const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
