import type { ConnectOutcome } from '../../../domain/wallet/connectWizard'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import type { InstructionStep } from '../../../domain/wallet/wallet'

/** The steps of the connect dialog that follow a choice. */

export const CONTINUE = 'Продолжить'
export const RETRY = 'ПОВТОРИТЬ'
export const RELOAD = 'Перезагрузить'
export const GET = 'ПОЛУЧИТЬ'
export const getLabel = (wallet: string) => `ПОЛУЧИТЬ ${wallet}`
export const getWallet = (wallet: string) => `Получить ${wallet}`

/** The step of one wallet that is not paired. */
export function openingTitle({ name, ready, downloadUrls }: WalletRow, outcome: ConnectOutcome): string {
  if (!ready) return downloadUrls.browserExtension === undefined ? `${name} недоступен` : `${name} не установлен`
  if (outcome === 'idle') return `${name} готов`
  return outcome === 'waiting' ? `Открывается ${name}` : name
}

/** The user's next action there; null where the title is sufficient. */
export function openingText(
  { name, ready, reachedBy, downloadUrls }: WalletRow,
  outcome: ConnectOutcome,
): string | null {
  const isExtension = downloadUrls.browserExtension !== undefined
  if (!ready)
    return isExtension ? `Расширение ${name} не установлено в вашем браузере` : `${name} недоступен на этом устройстве`
  if (outcome !== 'waiting' || reachedBy === 'pairing') return null
  if (reachedBy === 'popUp') return `Подтвердите подключение в окне ${name}.`
  return `Подтвердите подключение ${isExtension ? 'в расширении' : 'в кошельке'}.`
}

export const WAITING = 'Ожидание подключения'
export const DECLINED = 'Вы отклонили запрос.'
export const CONNECT_FAILED = 'Ошибка подключения, повторите попытку!'
export const afterInstall = (wallet: string) =>
  `Когда ${wallet} будет установлен, вернитесь сюда и перезагрузите страницу.`

/** What a wallet is for, on a wide screen. */
export const HOME_TITLE = 'Дом для ваших токенов'
export const HOME_TEXT =
  'Кошелёк отправляет, получает, хранит и показывает токены в блокчейне. Ключи от него есть только у вас.'
export const SIGN_IN_TITLE = 'Новый способ входа'
export const SIGN_IN_TEXT = 'Подключайте кошелёк вместо того, чтобы создавать учётную запись и пароль на каждом сайте.'

/** How to get a wallet. */

export const BROWSER_EXTENSION = 'Расширение браузера'
export const MOBILE_WALLET = 'Мобильный кошелёк'

/** What a wallet is for, on a phone. */
export const ABOUT =
  'Кошелёк отправляет, получает, хранит и показывает токены. Он также позволяет входить без учётной записи и пароля.'

export const HAVE_ANOTHER = 'Есть другой кошелёк?'
export const PICK_FROM_LIST = 'Выберите его в списке слева.'

/** Where GET leads on a narrow screen. */
export const GET_ON_PHONE = 'ПОЛУЧИТЬ открывает App Store или Google Play — смотря что подходит этому телефону.'
export const GET_ON_COMPUTER =
  'ПОЛУЧИТЬ открывает страницу приложения кошелька, которое затем можно установить на телефон.'

export const DOWNLOAD_TITLE = 'Сканируйте, чтобы скачать'
export const DOWNLOAD_TEXT = 'Отсканируйте код телефоном, чтобы скачать для iOS или Android'
export const guideTitle = (wallet: string) => `Как начать с ${wallet}`
export const downloadQrLabel = (wallet: string) => `QR-код, который открывает загрузку ${wallet}`

/** The first steps with a wallet that is an app. */
export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Откройте приложение ${wallet}`,
    description: `Добавьте ${wallet} на главный экран, чтобы он был под рукой.`,
  },
  {
    step: 'create',
    title: 'Создайте или импортируйте кошелёк',
    description: 'Сделайте резервную копию кошелька и никогда никому не сообщайте его сид-фразу.',
  },
  {
    step: 'scan',
    title: 'Нажмите кнопку сканирования',
    description: 'После сканирования телефон попросит вас подтвердить подключение.',
  },
]

/** Connecting by WalletConnect's code, or by a link on a phone. */

/** `wallet`: null for WalletConnect, which any wallet can scan. */
export const scanTitle = (wallet: string | null) => `Отсканируйте через ${wallet ?? 'телефон'}`
export const qrLabel = (wallet: string) =>
  `QR-код для подключения ${wallet}. Если отсканировать нельзя, скопируйте ссылку.`
export const LINK_TOO_LONG = 'Эта ссылка слишком длинная для QR-кода. Скопируйте её и вставьте в кошелёк.'
export const linkLabel = (wallet: string) => `Ссылка для подключения ${wallet}`
export const COPY_LINK = 'Копировать ссылку'
export const COPIED = 'Скопировано'
export const COPY_REFUSED = 'Не удалось скопировать ссылку. Выделите её здесь и скопируйте.'
/** `timeLeft`: for example "4:05". */
export const expiryText = (timeLeft: string) => `Срок истекает через ${timeLeft}`
export const missingText = (wallet: string) => `Нет ${wallet}?`
export const openApp = (wallet: string) => `Открыть ${wallet}`
export const OPEN_AGAIN = 'Открыть снова'
/** For WalletConnect itself, which is no app. */
export const OPEN_TO_CONFIRM = 'Откройте приложение кошелька, чтобы подтвердить.'

type Medium = 'code' | 'link'

const READY: Readonly<Record<Medium, string>> = { code: 'Код готов.', link: 'Ссылка готова.' }
export const readyText = (medium: Medium) => READY[medium]

const RENEWED: Readonly<Record<Medium, string>> = { code: 'Это новый код.', link: 'Это новая ссылка.' }

/** A code or link that replaces another one. */
export function renewedText(medium: Medium, cause: 'declined' | 'expired'): string {
  const text = RENEWED[medium]
  return cause === 'declined' ? `Вы отклонили запрос. ${text}` : text
}

/** Milliseconds that are left, rounded up to seconds, as minutes and seconds: "4:05". Never below "0:00". */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
