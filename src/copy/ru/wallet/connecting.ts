import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

/** The steps of the connect dialog that follow a choice. */

export const CONTINUE = 'Продолжить'
export const RETRY = 'Повторить'
export const RELOAD = 'Перезагрузить'
export const GET = 'Получить'
export const getLabel = (wallet: string) => `Получить ${wallet}`
export const getWallet = (wallet: string) => `Получить ${wallet}`

const opening = (name: string) => `Открывается ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} не установлен`,
  notAvailable: (name) => `${name} недоступен`,
  ready: (name) => `${name} готов`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
/** The title of the step that connects a wallet without a pairing code. */
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `Расширение ${name} не установлено в вашем браузере`,
  notAvailable: (name) => `${name} недоступен на этом устройстве`,
  ready: () => null,
  inPopUp: (name) => `Подтвердите подключение в окне ${name}.`,
  inExtension: () => 'Подтвердите подключение в расширении.',
  inWallet: () => 'Подтвердите подключение в кошельке.',
  pairing: () => null,
  ended: () => null,
}
/** The user's next action in that step; null if the title is sufficient. */
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Ожидание подключения'
export const NOTHING_OPENED = 'Ничего не открылось? Найдите значок или окно кошелька: возможно, он заблокирован.'
export const ASK_AGAIN = 'Запросить снова'
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
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'Без кошелька можно смотреть цены и графики, получать котировки и читать ответы на вопросы.'

/** How to get a wallet. */

export const BROWSER_EXTENSION = 'Расширение браузера'
export const MOBILE_WALLET = 'Мобильный кошелёк'

/** What a wallet is for, on a phone. */
export const ABOUT =
  'Кошелёк отправляет, получает, хранит и показывает токены. Он также позволяет входить без учётной записи и пароля.'

export const HAVE_ANOTHER = 'Есть другой кошелёк?'
export const PICK_FROM_LIST = 'Выберите его в списке слева.'

/** Where GET leads on a narrow screen. */
export const GET_ON_PHONE = '«Получить» открывает App Store или Google Play — смотря что подходит этому телефону.'
export const GET_ON_COMPUTER =
  '«Получить» открывает страницу приложения кошелька, которое затем можно установить на телефон.'

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

const RENEWED = {
  declined: {
    code: 'Вы отклонили запрос. Это новый код.',
    link: 'Вы отклонили запрос. Это новая ссылка.',
  },
  expired: { code: 'Это новый код.', link: 'Это новая ссылка.' },
} as const
/** Says that a new code or link has replaced another one, and why. */
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
