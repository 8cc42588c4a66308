import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

export const swapToken = (symbol: string) => `Intercambiar ${symbol}`

export const tokenPage = {
  title: 'Token',
  loading: 'Cargando el token',
  home: 'Volver al inicio',
  explorer: 'Ver en el explorador',
  retry: 'Reintentar',
  pools: 'Pools',
  safety: 'Datos de seguridad',
}

export const noAddress = {
  missing: {
    title: '¿Qué token?',
    text: 'Este enlace no indica ningún token. Busca uno por su símbolo, o pega su dirección, en la parte superior de la página.',
  },
  malformed: {
    title: 'Esta no es la dirección de un token',
    text: 'La dirección de un token es 0x seguido de 40 caracteres. Comprueba que la copiaste completa.',
  },
  checksum: {
    title: 'Esta dirección tiene un error',
    text: 'Sus letras mayúsculas no corresponden al resto, así que al menos un carácter está mal. Cópiala de nuevo de su fuente.',
  },
}

export const noToken = {
  noContract: (chainName: string) => ({
    title: `No hay ningún token en esta dirección en ${chainName}`,
    text: 'La dirección es válida, pero no contiene ningún contrato de token en esta red. Si es la billetera de alguien, no tiene página de token.',
  }),
  notOffered: () => ({
    title: 'Este token no se ofrece aquí',
    text: 'El operador de este sitio lo dejó fuera. Eso no dice nada sobre el token en sí.',
  }),
  notToken: (chainName: string) => ({
    title: `Esto no es un token en ${chainName}`,
    text: 'La dirección contiene un contrato, pero no responde como un token.',
  }),
}

export const tokenUnread = (noAnswer: string) => ({
  title: 'No se pudo cargar este token',
  text: noAnswer,
})

export const noPool = {
  title: 'Ningún pool tiene este token',
  text: 'No hay ningún precio en la cadena para mostrar, y no se puede operar con él aquí.',
}

export const poolsSource = (blockNumber: number) => `Pools leídos en el bloque ${grouped(String(blockNumber))}`

export const coinTag = (chainName: string) => `La moneda propia de ${chainName}`

export const NAMED_HERE = 'Conocido por este sitio'

export const listTag = (isListed: boolean | null) =>
  isListed === null
    ? 'Lista de tokens no cargada'
    : isListed
      ? 'En la lista de tokens'
      : 'No está en la lista de tokens'

export const lookalikeNote = { sharedSymbol: 'Símbolo usado dos veces', similarSymbol: 'Se parece a otro' }

export const favouriteHint = 'Los favoritos aparecen primero dondequiera que elijas un token'

export const addToWallet = { idle: 'Agregar a la billetera', busy: 'Confirma en tu billetera' }

export const checkAddress = 'Revisa esta dirección antes de operar'

export const namesCanBeCopied =
  'El nombre y el símbolo vienen del propio contrato y pueden imitar a otro token. Compara la dirección con el sitio del propio proyecto.'

export const lookalikeTitle = {
  address: (symbol: string) => `Esta dirección solo se parece a la de ${symbol}`,
  unlisted: (symbol: string) => `Este no es el ${symbol} de la lista de tokens`,
  coin: (symbol: string) => `Esto no es ${symbol}`,
  sharedSymbol: (symbol: string) => `Otro token de la lista también se llama ${symbol}`,
  similarSymbol: (symbol: string) => `Este símbolo se parece a ${symbol}, que es otro token`,
}

export const thisAddress = (address: string) => `Esta página: ${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}: ${address}`

export const coinHasNoAddress = (symbol: string) => `${symbol} es la moneda propia de la red y no tiene dirección.`

export const chartTitle = 'Precio'

export const noPrice = {
  ether: (coin: string) =>
    `En este momento no hay un precio confiable de ${coin} en dólares, así que tampoco lo hay de este token.`,
  shallow: (coin: string, dollar: string) =>
    `Ningún pool de este token con ${wrappedSymbol(coin)} o ${dollar} es lo bastante profundo para un precio confiable.`,
  hooked: 'Los pools de este token tienen sus propias reglas, y de ellas no se obtiene un precio confiable.',
}

export const priceUnread = (noAnswer: string) => `${noAnswer} Se intentará de nuevo con el próximo bloque.`

export const noPriceSource = {
  unread: 'No se pudo cargar el precio',
  reading: 'Cargando el precio',
  none: 'Ningún precio confiable',
}

export const blockLine = (blockNumber: number, time: string) => `Bloque ${grouped(String(blockNumber))}, ${time}`

export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? 'Liquidez' : `Liquidez, ${pools}`),
  volume: (span: string | null, pools: string | null) =>
    span === null ? 'Volumen' : pools === null ? `Volumen, ${span}` : `Volumen en ${pools}, ${span}`,
  marketValue: 'Valor, suministro × precio',
  supply: 'Suministro total',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: 'cargando',
    noPool: 'ningún pool tiene este token',
    noPrice: 'lo que contienen los pools no tiene precio en dólares',
    refused: 'el nodo no devuelve operaciones pasadas',
  })[why]

export const volumeSpan = (minutes: number, until: string) => `${durationText(minutes)} hasta ${until}`

export const noMarketValue = (noAnswer: string | null) => noAnswer ?? 'no hay precio'

export const balanceCard = {
  title: 'Tu saldo',
  disconnected: 'Conecta una billetera para ver tu saldo',
  connect: 'Conectar',
  sell: 'Vender',
  wrap: 'Envolver',
  approvals: 'Aprobaciones',
  partial: 'No se pudieron cargar otras aprobaciones.',
  manage: 'Gestionar aprobaciones',
}

export const tokenSilent = 'el token no respondió'

export const sellToken = (symbol: string) => `Vender ${symbol}`

export const wrapCoin = (symbol: string) => `Envolver ${symbol}`

export const noApprovalOf = (symbol: string) =>
  `${symbol} no necesita aprobaciones: ningún contrato puede tomarlo de tu cuenta.`

export const spendersUnread = (symbol: string) => `No se pudo comprobar quién más puede mover tu ${symbol}.`
export const noSpender = (symbol: string) => `Ningún contrato conocido aquí puede mover tu ${symbol}.`

export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender} puede mover ${amount ?? `todo tu ${symbol}`}`
