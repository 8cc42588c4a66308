import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Проверьте в кошельке, отправлена ли транзакция.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Вы отклонили запрос в своём кошельке.',
  noAccounts: 'Вы отклонили запрос в своём кошельке.',
  busy: 'Откройте кошелёк: там уже ждёт запрос.',
  timedOut: 'Ваш кошелёк не ответил вовремя.',
  notSwitched: 'Ваш кошелёк не сменил сеть.',
  gone: 'Ваш кошелёк не подключён.',
  notInstalled: 'Этот кошелёк не установлен в этом браузере.',
  connectorNotFound: 'Коннектор не найден',
  networkLost: 'Ваш кошелёк потерял соединение с этой сетью. Выберите сеть в кошельке заново, затем повторите попытку.',
  unsupported: 'Ваш кошелёк не поддерживает этот запрос.',
  upgradeRefused: 'Ваш кошелёк не обновил ваш аккаунт.',
  changed: 'Аккаунт или сеть в вашем кошельке изменились. Проверьте их и повторите попытку.',
  withdrawn: 'Запрос не был отправлен в ваш кошелёк.',
  alreadyConnected: 'Коннектор уже подключён',
  framed: 'Эта страница показана внутри другой, поэтому она не использует кошелёк.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked: 'Браузер заблокировал окно кошелька. Разрешите всплывающие окна для этой страницы и повторите попытку.',
  notOwner: 'Вы не владелец этого Safe. Чтобы торговать, откройте его как один из его владельцев.',
  relayUnreachable: 'WalletConnect недоступен. Проверьте соединение и повторите попытку.',
  accountsInvalid: 'Ваш кошелёк не вернул список аккаунтов.',
  accountsUnreadable: 'Не удалось прочитать ваши аккаунты из кошелька.',
  networkUnreadable: 'Не удалось прочитать сеть из вашего кошелька.',
  chainNotConfigured: 'Сеть не настроена',
  chainRefused: 'Ваш кошелёк не поддерживает этот запрос.',
  switchFailed: 'Ошибка при смене сети.',
  addFailed: 'Ошибка при добавлении сети.',
  assetFailed: 'Ваш кошелёк не смог добавить токен.',
  assetRefused: 'Ваш кошелёк не добавил токен.',
  sendFailed: 'Ваш кошелёк сообщил об ошибке.',
  invalidHash: 'Недопустимый хеш транзакции.',
  invalidResponse: 'Ваш кошелёк вернул недопустимый ответ.',
  statusUnreadable: 'Ваш кошелёк не смог сообщить состояние транзакции.',
}

/** The account cannot pay for what was about to be sent. `coin`: the symbol of the network's own. */
export const noFunds = (coin: string) =>
  `На аккаунте недостаточно ${coinWord(coin)} для комиссии сети. Ничего не отправлено.`

/** Of a problem after which it is not known whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

/** The problem with a wallet. */
export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

/** The problem with a wallet that may have sent what it was asked for. */
export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

/** Of a token that was offered to the wallet, which shows such tokens in its own list. `symbol`: "USDC". */
const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Ваш кошелёк не смог добавить ${symbol}.`,
  assetRefused: (symbol) => `Ваш кошелёк не добавил ${symbol}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

/** Why the wallet did not switch to another network, and what the visitor can do next. `network`: its name, "Base". */
const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Перезагрузите эту страницу и подключитесь снова.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Добавьте сеть ${network} в настройках кошелька и выберите её там.`),
  refused: ({ network }) =>
    `Ваш кошелёк не поддерживает переключение на ${network} отсюда. Выберите сеть ${network} в самом кошельке.`,
  chooseThere: ({ problem, network }) => sentences(SENTENCE[problem], `Выберите сеть ${network} в самом кошельке.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Выберите сеть ${network} в кошельке или повторите попытку.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
