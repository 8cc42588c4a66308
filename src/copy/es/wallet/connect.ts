import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'
import { counted } from '../browser/grammar'

export const TITLE = 'Conectar una billetera'
export const GET_A_WALLET = 'Obtener una billetera'
export const WHAT_IS_A_WALLET = '¿Qué es una billetera?'
export const LEARN_MORE = 'Más información'
export const BACK = 'Atrás'
export const CLOSE = 'Cerrar'
export const CONNECT = 'Conectar'
export const INSTALL = 'Instalar'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Recientes',
  popular: 'Populares',
  installed: 'Instaladas',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = 'Reciente'
export const INSTALLED = 'Instalada'
export const NOT_READY = '(no compatible)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} No instalada`
export const UNVERIFIED = 'Sin verificar'

export const CONNECT_FAILED = 'Error al conectar. ¡Inténtalo de nuevo!'

export const installLabel = (wallet: string) => `Instalar ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Otro programa aquí también afirma ser ${name}. Conecta solo si sabes cuál de ellos es este.`
    : unverified
      ? `Este programa se hace llamar ${name}, pero nada demuestra que lo sea. Conecta solo si lo conoces.`
      : null

export const SHOW = 'Mostrar'
export const HIDE = 'Ocultar'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  const claim = counted(namesakes.length, { one: 'que afirma', many: 'que afirman', other: 'que afirman' })
  return `${namesakes.length} más ${areEqual ? 'con este nombre' : `${claim} ser ${name}`}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW} ${text}`

export const FRAMED = 'Esta página se muestra dentro de otra'
export const FRAMED_WHY =
  'La página que la rodea podría tapar lo que ves aquí, o moverlo bajo tu puntero. Por eso aquí no se conecta ninguna billetera y no se envía nada.'

export const TERMS_FIRST =
  'Antes de que conectes una billetera, el operador de este sitio te pide que aceptes sus términos.'
export const readTerms = (version: string) => `Leer los términos (versión ${version})`
export const acceptTermsLabel = (appName: string) => `Acepto los términos de ${appName}`

export const openByItself = (appName: string) => `Abrir ${appName} en su propia pestaña`
