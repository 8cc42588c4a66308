import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_MAX_BPS, SLIPPAGE_MIN_BPS } from '#domain/trade/limits'
import { grouped, written } from '#domain/browser/locale'
import { slippagePercent, typedSlippage } from '#domain/trade/slippage'
import { counted } from '../browser/grammar'

/** Words of the trade settings, on the card and on the profile page. */

export const TITLE = 'Настройки торговли'
export const RESET = 'Сбросить'
/** Leads to the profile's settings. */
export const ALL_SETTINGS = 'Все настройки'

export const SLIPPAGE = 'Макс. проскальзывание'
export const SLIPPAGE_FIELD = 'Своё проскальзывание, в процентах'
export const CUSTOM = 'Своё'
export const AUTO = 'Авто'
export const autoText = (bps: number) => `Авто: ${slippagePercent(bps)}`

export const slippageInvalid = (hasMoreDecimals: boolean) =>
  `Введите число от ${written(typedSlippage(SLIPPAGE_MIN_BPS))} до ${written(typedSlippage(SLIPPAGE_MAX_BPS))}${hasMoreDecimals ? ', не более чем с двумя десятичными знаками' : ''}.`
export const SLIPPAGE_LOW = 'Обмен, скорее всего, не выполнится. Цена часто сдвигается сильнее.'

const mostLost = (bps: number, worst: string | null) =>
  worst === null
    ? `Вы можете потерять до ${slippagePercent(bps)}`
    : `В худшем случае ${worst}, на ${slippagePercent(bps)} хуже котировки`

/** @param worst - the worst that the limit lets happen, as `#copy/trade/quote` words it; null without a quote */
export const slippageHigh = (bps: number, worst: string | null) => `${mostLost(bps, worst)}.`
export const slippageVeryHigh = (bps: number, worst: string | null) =>
  `${mostLost(bps, worst)}. Другие могут намеренно сдвинуть цену, чтобы вы потеряли именно столько.`
export const slippageBound = (worst: string | null) =>
  worst === null
    ? 'Если цена сдвинется сильнее, обмен не выполнится: токены останутся у вас, вы заплатите только комиссию сети.'
    : `В худшем случае ${worst}, иначе обмен не выполнится: токены останутся у вас, вы заплатите только комиссию сети.`

export const acceptSlippage = (bps: number) => `Принимаю потерю до ${slippagePercent(bps)}.`
/** What holds until a limit can be used. */
export const slippageMeanwhile = (bps: number) => `До тех пор действует ${slippagePercent(bps)}.`

export const APPROVAL = 'Сумма разрешения'
export const APPROVAL_EXACT = 'Точная сумма'
export const APPROVAL_UNLIMITED = 'Без ограничений'
export const APPROVAL_HINT = 'Точная сумма безопаснее. «Без ограничений» экономит шаг в следующий раз.'

export const GUARD = 'Защита от сэндвич-атак'
export const GUARD_ABOUT = 'Обмен не выполнится, если кто-то сдвинул цену в том же блоке.'
export const GUARD_WORKS = 'Работает, когда токен продаётся через пулы V3, которые ведут запись цены.'
export const GUARD_ON = 'Следит за текущим маршрутом.'
export const GUARD_UNAVAILABLE = `${GUARD_WORKS} За текущей сделкой следить не может.`

export const DEADLINE = 'Срок действия'
export const MINUTES = 'мин'
export const DEADLINE_HINT = 'Обмен не выполнится, если сеть не подтвердит его вовремя.'
export const DEADLINE_LONG = 'Чем дольше он может ждать, тем сильнее может сдвинуться цена.'
/** Where several owners of an account have to sign. */
export const SIGNING = 'Срок для подписей'
export const SIGNING_HINT =
  'Для Safe, владельцы которого подписывают один за другим. Чем больше у них времени, тем сильнее может сдвинуться цена: если она выйдет за ваш предел проскальзывания, исполнить обмен будет нельзя.'
export const daysText = (days: number) =>
  counted(days, { one: `${days} день`, few: `${days} дня`, many: `${days} дней`, other: `${days} дня` })

/** @param applied - what holds until then */
export const deadlineInvalid = (applied: number) =>
  `Введите целое число минут от ${DEADLINE_MIN_MINUTES} до ${grouped(String(DEADLINE_MAX_MINUTES))}. До тех пор срок — ${grouped(String(applied))}\u00a0мин.`
