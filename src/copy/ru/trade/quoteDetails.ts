import { say, type Sentences } from '#domain/browser/sentences'
import type { Hop } from '#domain/pool/route'
import type { CostFacts } from '#domain/trade/evaluate/swapCost'
import type { QuoteCheck, RouteFacts } from '#domain/trade/quote'
import { all, counted, phrases, sentences } from '../browser/grammar'
import { poolLabel } from '../pool/pools'
import type { CostPayer } from '#domain/wallet/accountKind'

/** Words of a quote's details: how far it was checked, its route. On the card and in the review. */

export const POOL_FEE = 'Комиссия пула'
export const PRICE_IMPACT = 'Влияние на цену'
/** The label for how far the pools’ price is below the market price. */
export const BELOW_MARKET = 'Ниже рыночной цены'
export const BETTER_THAN_MARKET = 'Лучше рыночной цены'
export const WORSE_PRICE = 'Цена хуже котировки'
export const BETTER_PRICE = 'Цена лучше котировки'
export const LOSS = 'Потеря'
export const TOKEN_FEE = 'Комиссия токена'
export const SITE_FEE = 'Комиссия сайта'
export const NETWORK_COST = 'Комиссия сети'
export const UNUSUAL_NETWORK_COST = 'Комиссия сети, необычно высокая'
export const APPROVAL_COST = 'Разрешение, включено'
/** Of networks whose data is kept on Ethereum, and what that costs. */
export const DATA_FEE = 'Комиссия за данные L1, включена'
/** Who pays the network, where that is not simply the account. */
export const PAID_BY = 'Кто платит'
export const PAYERS: Readonly<Record<CostPayer, string>> = {
  executor: 'Тот, кто исполнит обмен в Safe',
  accountOrSponsor: 'Ваш аккаунт или спонсор, как решит ваш кошелёк',
}
export const needsSponsor = (symbol: string) => `Спонсор, потому что на вашем аккаунте слишком мало ${symbol}`
export const QUOTE = 'Котировка'
export const ROUTE = 'Маршрут'
export const BOUNDS = { minimum: 'Минимум к получению', maximum: 'Максимум к продаже' }

export const ABOUT = {
  poolFee: 'Что пулы удерживают для своих поставщиков ликвидности.',
  impact: 'Насколько сама эта сделка сдвигает цену используемых пулов. Чем больше сумма, тем сильнее она её сдвигает.',
  loss: 'Насколько меньше вы получите, чем по рыночной цене: большее из двух — влияние на цену вместе с комиссиями токенов или разница стоимости двух сторон в долларах.',
  market: 'Насколько то, что платят пулы, меньше рыночной цены, если считать в долларах.',
  betterThanMarket: 'Насколько то, что платят пулы, больше рыночной цены, если считать в долларах.',
  change: 'Цена сдвинулась между котировкой и блоком обмена.',
  minimum:
    'Обмен не выполнится, если пришло бы меньше этой суммы: токены останутся у вас, вы заплатите только комиссию сети.',
  maximum:
    'Обмен не выполнится, если он забрал бы больше этой суммы: токены останутся у вас, вы заплатите только комиссию сети.',
  tax: 'Один из токенов в этой сделке удерживает эту долю каждого перевода. Ни пулы, ни этот сайт её не получают.',
  siteFee: 'Что оператор этого сайта берёт из того, что вы получаете. Все показанные суммы — уже после этого вычета.',
  route: 'Пулы, через которые идёт сделка; она делится на части там, где это даёт больше.',
  cost: 'Платится сети за включение транзакции в блок, даже если обмен не выполнен.',
}

/** "100 USDC and 0.01 ETH (0.31%)": costs in several currencies, and all of them as a share of what is sold. */
const withShare = (amounts: string, share: string | null) => (share === null ? amounts : `${amounts} (${share})`)

/** All that a swap costs, or has cost where it `isPaid`. */
const COSTS: Sentences<CostFacts> = {
  nothing: ({ isPaid }) => (isPaid ? 'Этот обмен не стоил в итоге ничего' : 'Этот обмен не стоит в итоге ничего'),
  networkAlone: ({ isPaid }) =>
    isPaid ? 'Этот обмен не стоил ничего, кроме комиссии сети' : 'Этот обмен не стоит ничего, кроме комиссии сети',
  inAll: ({ amounts, share, isPaid }) =>
    isPaid
      ? withShare(`Этот обмен стоил в итоге ${all(amounts)}`, share)
      : withShare(`Этот обмен стоит в итоге ${all(amounts)}`, share),
  besidesNetwork: ({ amounts, share, isPaid }) =>
    isPaid
      ? `Этот обмен стоил ${withShare(all(amounts), share)} и комиссию сети`
      : `Этот обмен стоит ${withShare(all(amounts), share)} и комиссию сети`,
  better: ({ gain, share }) => `На ${withShare(gain, share)} лучше рыночной цены`,
  betterBeforeNetwork: ({ gain, share }) => `На ${withShare(gain, share)} лучше рыночной цены, до вычета комиссии сети`,
}
export const totalCost = (cost: CostFacts) => say(COSTS, cost)

/** @param label - of the row that is explained */
export const aboutLabel = (label: string) => `Пояснение: ${label}`

export const partsText = (parts: number) =>
  counted(parts, { one: `${parts} часть`, few: `${parts} части`, many: `${parts} частей`, other: `${parts} части` })
export const hopsText = (hops: number) =>
  counted(hops, {
    one: `${hops} переход`,
    few: `${hops} перехода`,
    many: `${hops} переходов`,
    other: `${hops} перехода`,
  })

/** How far a quote was checked. @param block - its number, "20,114" */
const CHECKS: Readonly<Record<QuoteCheck, (block: string) => string>> = {
  computed: () => 'Проверяется в блокчейне',
  verified: (block) => `Проверено на блоке ${block}`,
  differs: (block) => `Из блокчейна на блоке ${block}`,
}
export const checkText = (check: QuoteCheck, block: string) => CHECKS[check](block)

/** @param nodes - how many nodes had to agree; null where one alone was asked */
const askedText = (nodes: number | null) =>
  nodes === null
    ? 'Запрошена только одна нода.'
    : counted(nodes, {
        one: `Один и тот же ответ дала ${nodes} нода.`,
        few: `Один и тот же ответ дали ${nodes} ноды.`,
        many: `Один и тот же ответ дали ${nodes} нод.`,
        other: `Один и тот же ответ дали ${nodes} ноды.`,
      })

/** The same in full, when its sign is pressed. A quoter is a contract of the exchange that tells what a trade would give. */
const CHECKS_ABOUT: Readonly<Record<QuoteCheck | 'hooked', (block: string, nodes: number | null) => string>> = {
  computed: (block) => `Вычислено в этом браузере по пулам на блоке ${block}. Сейчас идёт подтверждение в блокчейне.`,
  verified: (_, nodes) =>
    sentences(
      'Вычислено в этом браузере и подтверждено до последней цифры контрактами котировок в блокчейне.',
      askedText(nodes),
    ),
  differs: (_, nodes) =>
    sentences(
      'Контракты котировок в блокчейне дали не ту сумму, которую вычислил этот браузер. Показана и используется их сумма.',
      askedText(nodes),
    ),
  hooked: (_, nodes) =>
    sentences(
      'Эту сумму определяет хук пула, поэтому её сообщают контракты котировок в блокчейне, которые выполняют хук.',
      askedText(nodes),
    ),
}
export const checkAbout = (check: QuoteCheck | 'hooked', block: string, nodes: number | null) =>
  CHECKS_ABOUT[check](block, nodes)

/** @param name - of who receives it */
export const siteFeeText = (percent: string, amount: string, name: string) =>
  `${percent} (${amount}), получатель ${name}`

/** A way through pools: "V2 pool 0.30% → Pool 0.30%". */
const hopsOf = (hops: readonly Hop[]) => hops.map(poolLabel).join(' → ')

/** Of several ways, each with its share: "70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%". */
const ROUTES: Sentences<RouteFacts> = {
  single: ({ hops }) => `${hopsOf(hops)}, ${hopsText(hops.length)}`,
  split: ({ legs }) => phrases(...legs.map(({ share, hops }) => `${share} ${hopsOf(hops)}`)),
}
export const routeText = (route: RouteFacts) => say(ROUTES, route)
