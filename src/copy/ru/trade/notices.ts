import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

/** Words of the notices above the main button. `symbol` is a token's: "USDC". */

export interface NoticeWords {
  title: string
  text: string
  /** Label of the button below. */
  action?: string
}

/** Why nothing can be traded on a network. */
export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'Контракт обмена в этой сети не тот, который ожидался.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Ваш кошелёк в другой сети: ${walletNetwork}`,
    text: `Чтобы торговать, переключитесь на ${chainName}. Ваши токены останутся там, где они есть.`,
  }),
  /** `noAnswer`: why, as a sentence: "The node did not respond." */
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `Не удалось загрузить ${symbol}`,
    text: sentences(noAnswer, hasWallet && 'Ничего не отправлено.'),
  }),
  noCode: ({ symbol }) => ({
    title: `Торговать ${symbol} нельзя`,
    text: `У ${symbol} нет контракта в этой сети, поэтому здесь этим токеном торговать нельзя.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `Торговать ${symbol} нельзя`,
    text: `${symbol} отвечает в этой сети не так, как токен, поэтому здесь им торговать нельзя.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `Торговать ${symbol} нельзя`,
    text: `${symbol} не предлагается на этом сайте: оператор сайта исключил этот токен.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `Торговать ${symbol} нельзя`,
    text: `${symbol} не предлагается в паре с выбранным вторым токеном: оператор этого сайта исключил эту пару.`,
  }),
  notListed: ({ symbol }) => ({
    title: `Торговать ${symbol} нельзя`,
    text: `${symbol} не найден в списке токенов, а других токенов оператор этого сайта не допускает.`,
  }),
  noContracts: ({ reason }) => ({ title: 'Торговля отключена', text: CONTRACTS[reason] }),
  /** An exact amount to receive was typed, which such tokens do not allow. */
  noExactBuy: {
    title: 'Введите сумму для продажи',
    text: 'Один из этих токенов удерживает долю каждого перевода, поэтому купить точную сумму нельзя.',
  },
  noRoute: {
    title: 'Маршрут для этой суммы не найден',
    text: 'Попробуйте другую сумму или другой токен.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol} здесь нельзя купить`,
    text: 'В PancakeSwap есть пул для этого токена, но тамошний контракт обмена не может гарантировать минимум малоизвестного токена.',
  }),
  refusedExactOut: {
    title: 'Введите сумму для продажи',
    text: 'В PancakeSwap есть пул для этого обмена, но тамошний контракт обмена гарантирует минимум малоизвестного токена, только если сумма продажи фиксирована.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Продавайте ${wrapped} вместо ${coin}`,
    text: `В PancakeSwap есть пулы для этого обмена, но тамошний контракт обмена не может защитить ${coin} на пути к малоизвестному токену.`,
  }),
  noExactBuyByHook: {
    title: 'Введите сумму для продажи',
    text: 'Найденные пулы принимают только точную сумму продажи.',
  },
  hookRefused: ({ text }) => ({
    title: 'Маршрут для этой суммы не найден',
    text: sentences(
      `Контракт, который вызывает этот пул (его хук), отказал в обмене${text === null ? '' : `: «${text}»`}.`,
      'Попробуйте другую сумму или обратное направление.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'Не удалось загрузить цены',
    text: sentences(noAnswer, hasWallet && 'Ничего не отправлено.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'Не удалось проверить контракт обмена',
    text: sentences(noAnswer, 'Новая проверка — со следующим блоком.', hasWallet && 'Ничего не отправлено.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} нет в списке токенов`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `Не удалось загрузить список токенов, в котором может быть ${symbol}`,
    ...unlistedWords(address),
  }),
  /** The next three: buying and selling were simulated, and that is what came out. */
  unbuyable: ({ symbol }) => ({
    title: `${symbol} нельзя купить`,
    text: 'При симуляции в сети ничего из купленных токенов не пришло. Здесь этим токеном торговать нельзя.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} нельзя продать`,
    text: 'При симуляции в сети токен удалось купить, но не удалось снова продать. Здесь им торговать нельзя.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `Токен ${symbol} удержал большую часть перевода`,
    text: 'При симуляции в сети токен удержал большую часть переведённого. Здесь им торговать нельзя.',
  }),
  /** The text of this one and of the next has room for one short line on the narrowest screens. */
  refresh: ({ seconds }) => ({ title: 'Эта цена устарела', text: `Прочитана более ${seconds}\u00a0с назад.` }),
  stale: ({ minutes }) => ({ title: 'Цены устарели', text: `Нового блока нет уже ${minutes}\u00a0мин.` }),
  /** `coin`: what the network is paid in, "ETH". `reserve`, `usable`: amounts of it; the second one can be sold. */
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Оставьте немного ${coin} на комиссию сети`,
    text: `Помимо суммы, для этого обмена нужно около ${reserve}.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Кто угодно может создать токен с любым названием. Сверьте его адрес, ${address}, с источником, которому доверяете.`,
  action: 'Использовать этот токен',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'Не удалось измерить комиссии токенов',
  text: 'Некоторые токены удерживают долю каждого перевода. Если один из этих токенов так делает, вы получите меньше показанного или обмен не выполнится.',
}

/** The visitor’s answer about a request whose response was lost and that no wallet shows any more. */
export const GONE = 'В кошельке его уже нет'

/**
 * A request whose trade has left the screen, as long as the wallet has not answered it.
 * @param request - as "Swap 1 ETH for UNI"
 */
export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'В вашем кошельке ещё ждёт запрос',
  text: `Запрос «${request}» ещё можно подтвердить там. Отклоните его, если он вам больше не нужен.`,
  action: GONE,
})

/** `title`: "Swap 1 ETH for UNI"; `since`: when it was asked for. */
interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

/** Trades that wait for the owners of a Safe: how many there are, and the newest of them. */
export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => ({
  title: pendingText(count, true),
  text: `${count === 1 ? '' : 'Новейшая: '}«${title}». ${signersText(signers)}, с ${startText(since)}. Можно закрыть эту страницу или продолжать торговать: то, что ждёт, остаётся в Safe.`,
})

/** The visitor’s answer about a request that the wallet failed with. */
export const NOT_SENT = 'Не отправлено'
export const MAY_BE_SENT = 'Возможно, ваш кошелёк это отправил'

/**
 * A request that failed in the wallet but may have been sent.
 * @param request - as "Swap 1 ETH for UNI"
 * @param problem - what the wallet did, as a sentence, and where to look
 * @param minutes - how long the network is watched for it; null where it is not
 */
export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `«${request}»: ${problem}`,
    minutes !== null && `Если транзакция попадёт в блок в течение ${minutes}\u00a0мин, она появится здесь.`,
  ),
  action: NOT_SENT,
})

/** A part of a link to the trade page. */
export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'токен для продажи',
  buy: 'токен для получения',
  amount: 'сумма',
}

/** A link to this page of another network. */
export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'Ссылка не использована',
  text: 'Она для сети, в которой этот сайт не торгует. В текущей сети те же адреса могут принадлежать другим токенам.',
}

/** @param unread - what of the link to this page could not be used */
export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'Часть ссылки не использована',
  text: `Пропущено: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

/** Above what became of a trade that ended before all of it was sent. */
export const LAST_SWAP = 'Ваш последний обмен'
export const NOT_SWITCHED = 'Ваш кошелёк в другой сети'

/** Why a trade was closed before anything was sent. */

export const DISCONNECTED = {
  person: 'Вы отключили свой кошелёк.',
  otherTab: 'Вы отключили свой кошелёк в другой вкладке.',
  wallet: 'Ваш кошелёк отключился.',
  crash: 'Ваш кошелёк перестал работать.',
} as const
export const NETWORK_CHANGED = 'Сеть в вашем кошельке изменилась.'
export const ACCOUNT_CHANGED = 'Аккаунт в вашем кошельке изменился.'
export const WALLET_CHANGED = 'Подключённый кошелёк изменился.'
export const MULTIPLIER_CHANGED = 'Изменился множитель сумм одного из токенов.'
export const PART_FAILED = 'В части этой страницы произошёл сбой.'
/** After the trade was sent. */
export const PART_FAILED_LATE = `${PART_FAILED} Посмотрите в своих недавних транзакциях, что стало с обменом.`

/** Why, as a sentence, and that the review was closed; `message`: what it said last. */
export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'Проверка закрыта.', message ?? 'Ничего не отправлено.')
/** While a request is open in the wallet. */
export const closedInWallet = (cause: string) => sentences(cause, 'Проверка закрыта.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'Обмен остановлен до отправки.',
  wrap: 'Обёртывание остановлено до отправки.',
  unwrap: 'Развёртывание остановлено до отправки.',
}
/** Before the wallet was asked for anything. */
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
