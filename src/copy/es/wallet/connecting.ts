import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = 'Continuar'
export const RETRY = 'Reintentar'
export const RELOAD = 'Recargar'
export const GET = 'Obtener'
export const getLabel = (wallet: string) => `Obtener ${wallet}`
export const getWallet = (wallet: string) => `Obtener ${wallet}`

const opening = (name: string) => `Abriendo ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} no está instalada`,
  notAvailable: (name) => `${name} no está disponible`,
  ready: (name) => `${name} está lista`,
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
  notInstalled: (name) => `La extensión de ${name} no está instalada en tu navegador`,
  notAvailable: (name) => `${name} no está disponible en este dispositivo`,
  ready: () => null,
  inPopUp: (name) => `Confirma la conexión en la ventana de ${name}.`,
  inExtension: () => 'Confirma la conexión en la extensión.',
  inWallet: () => 'Confirma la conexión en tu billetera.',
  pairing: () => null,
  ended: () => null,
}
/** The user's next action in that step; null if the title is sufficient. */
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Esperando la conexión'
export const NOTHING_OPENED = '¿No se abrió nada? Busca el icono o la ventana de tu billetera; puede estar bloqueada.'
export const ASK_AGAIN = 'Volver a solicitar'
export const DECLINED = 'Rechazaste la solicitud.'
export const CONNECT_FAILED = 'Error al conectar. ¡Inténtalo de nuevo!'
export const afterInstall = (wallet: string) => `Cuando ${wallet} esté instalada, regresa aquí y recarga la página.`

export const HOME_TITLE = 'Un hogar para tus tokens'
export const HOME_TEXT =
  'Una billetera envía, recibe, guarda y muestra tokens en la cadena de bloques. Solo tú tienes sus claves.'
export const SIGN_IN_TITLE = 'Una nueva forma de iniciar sesión'
export const SIGN_IN_TEXT = 'Conecta tu billetera en lugar de crear una cuenta y una contraseña en cada sitio.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'Sin billetera puedes ver precios y gráficos, obtener cotizaciones y leer las preguntas frecuentes.'

export const BROWSER_EXTENSION = 'Extensión de navegador'
export const MOBILE_WALLET = 'Billetera móvil'

export const ABOUT =
  'Una billetera envía, recibe, guarda y muestra tokens. También te permite iniciar sesión sin cuenta ni contraseña.'

export const HAVE_ANOTHER = '¿Tienes otra billetera?'
export const PICK_FROM_LIST = 'Elígela en la lista de la izquierda.'

export const GET_ON_PHONE = '“Obtener” abre App Store o Google Play, según este teléfono.'
export const GET_ON_COMPUTER =
  '“Obtener” abre la página de la aplicación de la billetera, que luego puedes instalar en tu teléfono.'

export const DOWNLOAD_TITLE = 'Escanea para descargar'
export const DOWNLOAD_TEXT = 'Escanea con tu teléfono para descargar en iOS o Android'
export const guideTitle = (wallet: string) => `Primeros pasos con ${wallet}`
export const downloadQrLabel = (wallet: string) => `Código QR que abre la descarga de ${wallet}`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Abre la aplicación ${wallet}`,
    description: `Agrega ${wallet} a tu pantalla de inicio para tenerla a mano.`,
  },
  {
    step: 'create',
    title: 'Crea o importa una billetera',
    description: 'Haz una copia de seguridad de tu billetera y nunca compartas tu frase secreta con nadie.',
  },
  {
    step: 'scan',
    title: 'Toca el botón de escanear',
    description: 'Después de escanear, tu teléfono te pide que confirmes la conexión.',
  },
]

export const scanTitle = (wallet: string | null) => `Escanea con ${wallet ?? 'tu teléfono'}`
export const qrLabel = (wallet: string) =>
  `Código QR para conectar ${wallet}. Si no puedes escanearlo, copia el enlace.`
export const LINK_TOO_LONG = 'Este enlace es demasiado largo para un código QR. Cópialo y pégalo en tu billetera.'
export const linkLabel = (wallet: string) => `Enlace para conectar ${wallet}`
export const COPY_LINK = 'Copiar enlace'
export const COPIED = 'Copiado'
export const COPY_REFUSED = 'No se pudo copiar el enlace. Selecciónalo aquí y cópialo.'
export const expiryText = (timeLeft: string) => `Vence en ${timeLeft}`
export const missingText = (wallet: string) => `¿No tienes ${wallet}?`
export const openApp = (wallet: string) => `Abrir ${wallet}`
export const OPEN_AGAIN = 'Abrir de nuevo'
export const OPEN_TO_CONFIRM = 'Abre la aplicación de tu billetera para confirmar.'

type Medium = 'code' | 'link'

export const readyText = (medium: Medium) => ({ code: 'El código está listo.', link: 'El enlace está listo.' })[medium]

const RENEWED = {
  declined: {
    code: 'Rechazaste la solicitud. Este es un código nuevo.',
    link: 'Rechazaste la solicitud. Este es un enlace nuevo.',
  },
  expired: { code: 'Este es un código nuevo.', link: 'Este es un enlace nuevo.' },
} as const
/** Says that a new code or link has replaced another one, and why. */
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
