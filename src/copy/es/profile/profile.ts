import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

export const FAQ_TITLE = 'Preguntas frecuentes'
export const IMPRINT_TITLE = 'Aviso legal'
export const ABOUT_FAQ = 'Respuestas breves a preguntas comunes'
export const ABOUT_IMPRINT = 'Quién opera este sitio'

export const PROFILE = 'Perfil'

export const SHOW_PICTURE = 'Mostrar foto'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `Viendo ${address}, solo lectura.`
export const BACK_TO_OWN = 'Volver a tu propia cuenta'

export const WRONG_ADDRESS = {
  checksum: {
    title: 'Esta dirección está mal escrita',
    text: 'Sus letras mayúsculas no corresponden al resto. Cópiala de nuevo de una fuente de confianza.',
  },
  malformed: {
    title: 'Esta no es la dirección de una cuenta',
    text: 'Una dirección es 0x seguido de 40 dígitos o letras de la a a la f.',
  },
} as const

export const CONNECTING = {
  title: 'Conectando con tu billetera',
  text: 'Tus tokens aparecen en cuanto responda.',
} as const

export const DISCONNECTED = {
  title: 'Conecta una billetera para ver tus tokens',
  text: 'Los saldos y las aprobaciones se leen de la cadena a través de un nodo, que ve la dirección. Lo que envías desde aquí solo aparece en la lista de este navegador.',
  action: 'Conectar',
} as const

export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `Tu billetera está en ${walletNetwork}`,
  text: `Cambia a ${chainName} para ver aquí tus tokens.`,
  action: `Cambiar a ${chainName}`,
})

export const FOREIGN_ACTIVITY = {
  title: 'Lo que se envió desde aquí no se muestra',
  text: 'Solo lo muestra el navegador que lo envió. Los intercambios son públicos y abajo se pueden buscar en la cadena.',
} as const

export const coinBalance = (coinName: string) => `Saldo de ${coinName}`
export const TOTAL_VALUE = 'Valor total'
export const withoutPrice = (unpriced: number, tokens: number) => {
  const several = counted(unpriced, {
    one: `${unpriced} de ${tokens} tokens no tiene precio`,
    many: `${unpriced} de ${tokens} tokens no tienen precio`,
    other: `${unpriced} de ${tokens} tokens no tienen precio`,
  })
  return counted(tokens, { one: `${unpriced} de ${tokens} token no tiene precio`, many: several, other: several })
}

export const stillRead = (networks: readonly string[]) => `Aún se carga: ${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `No se pudo cargar: ${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: 'Operador',
  address: 'Dirección',
  contact: 'Contacto',
  register: 'Inscripción en el registro',
  responsible: 'Responsable del contenido',
}
export const PLACEHOLDER = 'Sin completar'

export const profileTokens = {
  title: 'Tokens',
  retry: 'Reintentar',
  failed: 'No se pudieron cargar los saldos',
  token: 'Token',
  price: 'Precio',
  balance: 'Saldo',
  value: 'Valor',
  action: 'Acción',
  trade: 'Operar',
  boughtNote:
    '“Comprado por” es el costo promedio, a los precios de entonces, en los intercambios enviados desde este navegador o encontrados en Actividad, sin costos de red. Lo que no incluye no se compró en esos intercambios.',
}

export const boughtFor = (paid: string) => `Comprado por ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${part} de ${whole} comprado por ${paid}`

export const noReliablePrice = 'Ningún pool ni feed de precios da un precio confiable.'

export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `Precios de los pools más profundos${hasFeed ? ` y del feed de precios de ${coinWord(coin)}` : ''} en el bloque ${grouped(String(blockNumber))}`

export const worthDayAgo = (value: string, blockNumber: number) =>
  `Hace un día, estos tokens valían ${value}, con los saldos y precios del bloque ${grouped(String(blockNumber))}. No se incluyen los tokens que ya no se tienen.`

export const withBalance = (count: number) => `${count} con saldo`

export const hideSmall = (limit: string) => `Ocultar saldos de menos de ${limit}`
export const showSmall = (limit: string, count: number) => `Mostrar saldos de menos de ${limit} (${count})`

export const balancesUnread = (balances: number) => ({
  title: counted(balances, {
    one: 'No se pudo cargar 1 saldo',
    many: `No se pudieron cargar ${balances} de saldos`,
    other: `No se pudieron cargar ${balances} saldos`,
  }),
  text: counted(balances, {
    one: 'El total no lo incluye.',
    many: 'El total no los incluye.',
    other: 'El total no los incluye.',
  }),
})

export const noTokens = (chainName: string) => ({
  title: `No hay tokens en esta billetera en ${chainName}`,
  text: 'Los tokens que recibas o compres aparecerán aquí.',
  action: 'Ir a operar',
})

export const tradeToken = (symbol: string) => `Operar con ${symbol}`

export const nothingOn = (networks: readonly string[]) => `No hay tokens en ${all(networks)}`
