import type { TradeEnd } from '#domain/trade/confirm/outcome'
import type { Wrap } from '#domain/trade/quote'
import type { TransactionResolution } from '#domain/transaction/transaction'
import { RESOLUTIONS } from '../transaction/status'

/** Words for what became of a swap after it was sent. */

export const TITLE = 'Обмен'
export const TRANSACTION = 'Транзакция'

export const EXPLORER = 'Открыть в обозревателе'
export const CLOSE = 'Закрыть'
export const TRY_AGAIN = 'Повторить'
export const CHANGE_SLIPPAGE = 'Изменить проскальзывание'
export const CHANGE_DEADLINE = 'Изменить срок'
export const NEW_SWAP = 'Новый обмен'
export const SWAP_AGAIN = 'Обменять снова'
/** What may still be taken by an approval that the trade needed, and what revokes it. */
export const OPEN_APPROVAL = 'Разрешение ещё действует'
/** @param amount - with its symbol */
export const openApprovalText = (amount: string, spender: string, isPermit2: boolean) =>
  `${amount} для ${spender}${isPermit2 ? ', через Permit2' : ''}`
export const TAKE_BACK = 'Отозвать его'
export const TAKING_BACK = { asking: 'Подтвердите в кошельке', revoking: 'Отзыв…' } as const
export const addSymbolToWallet = (symbol: string) => `Добавить ${symbol} в кошелёк`

type Kind = Wrap | 'swap'

const SENT: Record<Kind, string> = {
  swap: 'Обмен отправлен',
  wrap: 'Обёртывание отправлено',
  unwrap: 'Развёртывание отправлено',
}

/** The nominative within a sentence. */
const WHAT: Record<Kind, string> = { swap: 'обмен', wrap: 'обёртывание', unwrap: 'развёртывание' }

/** In place of these where the owners of a Safe carry it out. */
export const AT_SAFE_TITLE = 'В очереди Safe'
export const atSafeText = (kind: Kind, sold: string, received: string) =>
  `${sold} примерно за ${received}. Эту страницу можно закрыть: ${WHAT[kind]} продолжается; см. ваши недавние транзакции.`
export const sentTitle = (kind: Kind) => SENT[kind]
/** @param sold - and received: amounts with their symbols */
export const sentText = (kind: Kind, sold: string, received: string) =>
  `${sold} примерно за ${received}. Это окно можно закрыть; ${WHAT[kind]} продолжается.`
export const STEP_CONFIRMED = 'Подтверждено в кошельке'
export const STEP_WAITING = 'Ожидание сети'
export const blockWaitText = (usual: number, passed: number) => `Обычно ${usual}\u00a0с, прошло ${passed}\u00a0с`

export const STEP_SLOW_TEXT = 'Включение в блок длится дольше обычного'

/** What to do about one that the network may never see. */
const UNSEEN_TEXT =
  'Ни одна из используемых здесь нод её не видела. Возможно, она ещё в вашем кошельке или передаётся другим путём. Проверьте кошелёк и ускорьте или отмените её там, прежде чем обменивать снова.'
/** Titles and texts of those that are not waited for in the usual way, although it is not known how they end. */
export const UNCERTAIN: Partial<Record<TransactionResolution, { title: string; text: string }>> = {
  unseen: { title: RESOLUTIONS.unseen, text: UNSEEN_TEXT },
  unwatched: { title: RESOLUTIONS.unwatched, text: UNSEEN_TEXT },
  unclear: {
    title: RESOLUTIONS.unclear,
    text: 'Возможно, кошелёк исполнил этот запрос в другой транзакции. Проверьте свои балансы, прежде чем обменивать снова.',
  },
  nonceUsed: {
    title: RESOLUTIONS.nonceUsed,
    text: 'Её место заняла другая транзакция вашего аккаунта. Проверьте в кошельке, что она сделала, прежде чем обменивать снова.',
  },
}

export const ALTERED_TITLE = 'Не то, что вы запросили'

const ENDS: Record<Kind, Record<TradeEnd, string>> = {
  swap: {
    failed: 'Обмен не выполнен',
    expired: 'Срок обмена истёк',
    cancelled: 'Обмен отменён',
    replaced: 'Обмен заменён',
  },
  wrap: {
    failed: 'Обёртывание не выполнено',
    expired: 'Срок обёртывания истёк',
    cancelled: 'Обёртывание отменено',
    replaced: 'Обёртывание заменено',
  },
  unwrap: {
    failed: 'Развёртывание не выполнено',
    expired: 'Срок развёртывания истёк',
    cancelled: 'Развёртывание отменено',
    replaced: 'Развёртывание заменено',
  },
}

export const failedTitle = (kind: Kind, end: TradeEnd) => ENDS[kind][end]
/** @param amount - with its symbol */
export const unsoldLabel = (amount: string) => `Ваша сумма ${amount}`
export const UNSOLD = 'Не продана, всё ещё в вашем кошельке'
/** Where another transaction of the account may have moved it. */
export const UNSOLD_BY_SWAP = 'Не продана этим обменом'
/** For a cost that no node reports. */
export const COST_UNKNOWN = 'Неизвестно; проверьте в кошельке'

/** A transaction that is still open after its deadline. */
export const EXPIRED_TEXT =
  'Сеть не подтвердила обмен вовремя. Он уже ничего не может продать. Можно сразу обменять снова или сначала отменить его в кошельке.'
export const COSTS_SO_FAR =
  'Пока ничего; если транзакция будет подтверждена с опозданием, обмен не выполнится, а комиссия сети спишется'

export const NETWORK_COST_PAID = 'Уплаченная комиссия сети'
/** @param payer - its short address */
export const paidByOther = (payer: string) => `Заплатил ${payer}, не ваш аккаунт`
/** A contract account paid nothing for its transaction. */
export const PAID_BY_OTHER = 'Заплатил другой аккаунт'
/** Of the approvals that were mined before another account paid. */
export const EARLIER_COST = 'Комиссия сети за прежние шаги'
/** @param usd - null where the dollar value is not known */
export const costText = (amount: string, usd: string | null) => (usd === null ? amount : `${amount} (${usd})`)

const CONFIRMED: Record<Kind, string> = {
  swap: 'Обмен подтверждён',
  wrap: 'Обёртывание подтверждено',
  unwrap: 'Развёртывание подтверждено',
}

export const confirmedTitle = (kind: Kind) => CONFIRMED[kind]
export const receivedTitle = (received: string) => `Вы получили ${received}`
/** @param rate - as "1 ETH = 3,411.77 USDC"; null where it is not known */
export const paidText = (sold: string, rate: string | null) => `За ${sold}${rate === null ? '' : `, по курсу ${rate}`}.`
export const PAYMENT_UNKNOWN = 'Из квитанции не видно, сколько заплачено: проверьте это в кошельке.'
export const AMOUNTS_UNKNOWN = 'Из квитанции не видно, какие суммы переместились: проверьте их в кошельке.'

export const COMPARED = 'По сравнению с котировкой'
export const AS_QUOTED = 'В точности по котировке'
export const ABOUT_AS_QUOTED = 'По котировке, с точностью до миллионной доли'

/** Where a token's event names another amount than the account's balance shows. */
export const claimedReceived = (event: string, balance: string) =>
  `Событие токена заявляет ${event}; ваш баланс вырос на ${balance}.`
export const claimedSold = (event: string, balance: string) =>
  `Событие токена заявляет ${event}; ваш баланс уменьшился на ${balance}.`
export const ONLY_CLAIMED_RECEIVED = 'То, что вы получили, известно только из события самого токена.'
export const ONLY_CLAIMED_SOLD = 'То, что вы заплатили, известно только из события самого токена.'

/**
 * "Swap confirmed. You received 3,411.77 USDC for 1 ETH."
 * @param received - with its symbol
 * @param paid - with its symbol; null where it is not known
 */
export const tradeConfirmedText = (kind: Wrap | 'swap', received: string, paid: string | null) =>
  `${CONFIRMED[kind]}. Вы получили ${received}${paid === null ? '' : ` за ${paid}`}.`
