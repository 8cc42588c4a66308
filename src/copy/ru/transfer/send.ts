import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = 'Отправить'
export const REVIEW = 'Проверить перед отправкой'
export const RECIPIENT_HINT = 'Адрес или имя'
export const SUGGESTIONS = { named: 'Адресная книга', paid: 'Уже платили', own: 'Ваши аккаунты' } as const

export const CONNECT_TO_SEND = 'Подключите кошелёк для отправки'
export const SELECT_TOKEN = 'Выберите токен для отправки'
export const ENTER_RECIPIENT = 'Укажите получателя'
export const CHECK_RECIPIENT = 'Проверьте получателя'
export const READING_RECIPIENT = 'Проверка получателя'
export const sendLabel = (amount: string) => `Отправить ${amount}`
export const sendAnywayLabel = (amount: string) => `Всё равно отправить ${amount}`

export const noAddressFor = (name: string) => `${name} не ведёт ни к какому адресу.`
export const addressOf = (name: string) => `Адрес имени ${name}`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'Это аккаунт, с которого вы отправляете.',
  nobody: 'Ни у кого нет ключа к этому адресу. То, что туда отправлено, теряется.',
  ownToken: 'Это контракт самого токена. То, что туда отправлено, теряется.',
  token: 'Это контракт токена. То, что туда отправлено, обычно теряется.',
  siteContract: 'Это контракт биржи. То, что туда отправлено, теряется.',
}

export const STOPPED = {
  title: 'Это не тот адрес, который вы знаете',
  text: 'Оба начинаются и заканчиваются одинаково, но они разные. Возможно, кто-то создал этот адрес, чтобы вы скопировали его по ошибке.',
  entered: 'Вы ввели',
  known: 'Вы знаете',
  use: 'Использовать знакомый адрес',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `Этот адрес похож на ${known}`,
    text: 'Это разные адреса. Сравните каждый символ.',
  }),
  first: {
    title: 'Первый платёж на этот адрес',
    text: 'Этому браузеру не известен более ранний. Платёж нельзя вернуть.',
  },
  contract: {
    title: 'Получатель — контракт',
    text: 'Если он не может передать дальше то, что вы отправите, это будет потеряно.',
  },
  elsewhere: ({ networks, network }) => ({
    title: `Получатель — контракт, которого нет в сети ${network}`,
    text: `Он есть в сетях: ${all(networks)}. В сети ${network}, возможно, никто и никогда не сможет распорядиться тем, что вы отправляете.`,
  }),
  unread: {
    title: 'Не удалось проверить получателя',
    text: 'Нода не сообщила, контракт ли это.',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT = 'Каждый символ сверен, и получатель сказал мне использовать этот адрес в этой сети'

export const TO = 'Кому'
export const ARRIVES = 'Поступит'
export const ARRIVED = 'Поступило'
export const KEPT = 'Токен удержит'

const NOTHING_SENT = 'Ничего не отправлено.'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('Контракт по этому адресу не принимает этот платёж.', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`Контракт ${symbol} отклоняет этот платёж.`, NOTHING_SENT),
  nothingArrives: ({ symbol }) => sentences(`При симуляции получателю не поступило нисколько ${symbol}.`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`При симуляции получателю поступило ${received} вместо ${reviewed}.`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) => sentences(`При симуляции из вашего кошелька ушёл и другой токен: ${token}.`, NOTHING_SENT),
  unexpected: sentences('Что-то пошло не так.', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'Отправлено в сеть'
export const SENT_TEXT = 'Это окно можно закрыть; платёж продолжится.'
export const arrivedText = (received: string) => `Получателю поступило ${received}.`
