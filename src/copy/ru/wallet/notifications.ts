import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'
import { counted } from '../browser/grammar'
/** Notifications of what wallets do. */

// The wallet answers before the person decides (EIP-747), so nobody may say that it was added.
export const assetOfferedText = (symbol: string) => `Токен ${symbol} предложен вашему кошельку. Подтвердите его там.`

/** While it does not respond, before it is asked for anything; without a full stop, as it is also the text of a step. */
export const WALLET_SLOW = 'Ваш кошелёк медленно отвечает, и его ещё не просили ничего подтвердить'

/** `name`: null where the wallet has none. */
export const walletCrashed = (name: string | null) =>
  `${name ?? 'Ваш кошелёк'} перестал работать на этой странице. Перезагрузите страницу, чтобы подключиться снова.`

export const walletMissing = (name: string) =>
  `${name} не найден в этом браузере. Включите его там или подключите другой кошелёк.`

export const copyRefused = (address: string) => `Браузер не разрешил копирование. Скопируйте вручную: ${address}`

/** The button's words; `CONNECT_DEFAULT` is its default label. */
export const CONNECT = 'Подключить'
export const CONNECT_DEFAULT = 'Подключить кошелёк'
export const CONNECTING = 'Подключение'
export const WRONG_NETWORK = 'Не та сеть'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Аккаунт, ${account}`
export const networkLabel = (name: string) => `Сеть: ${name}, сменить`
export const waitingText = (count: number) =>
  counted(count, { one: `${count} ждёт`, few: `${count} ждут`, many: `${count} ждут`, other: `${count} ждут` })
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} подписей`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners ? forSignatures(waitingText(count)) : `${count} в ожидании`
/** How far a transaction of a Safe, an account with several owners, has come. `threshold`: how many have to sign it. */
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Подписано в Safe, ещё не исполнено',
  allSigned: ({ threshold }) =>
    counted(threshold, {
      one: `Подписано ${threshold} владельцем Safe, ещё не исполнено`,
      few: `Подписано ${threshold} владельцами Safe, ещё не исполнено`,
      many: `Подписано ${threshold} владельцами Safe, ещё не исполнено`,
      other: `Подписано ${threshold} владельцами Safe, ещё не исполнено`,
    }),
  noneSigned: ({ threshold }) => `Ожидание владельцев Safe (нужно подписей: ${threshold})`,
  someSigned: ({ threshold, signed }) => `Ожидание владельцев Safe (подписали ${signed} из ${threshold})`,
}

/** Without a full stop: it begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

/** Replaces a balance that cannot be read. */
export const NO_BALANCE = '–'

/** Events of a wallet, for screen readers. */

export const waitingFor = (walletName: string | null | undefined) => `Ожидание: ${walletName ?? 'ваш кошелёк'}`
export const DISCONNECTED = 'Отключено'
export const connectedAs = (displayName: string) => `Подключено как ${displayName}`
/** Undefined for a network that is not supported. */
export const networkChanged = (chainName: string | undefined) => `Сеть изменена на ${chainName ?? 'неподдерживаемую'}`
export const DECLINED = 'Запрос отклонён'
export const COPIED = 'Скопировано'
