import { say, type Sentences } from '#domain/browser/sentences'
import type { Start } from '#domain/browser/time'
import type { NoticeFacts } from '#domain/trade/evaluate/noticeFacts'
import type { ContractsFault } from '#domain/trade/plan'
import type { Wrap } from '#domain/trade/quote'
import type { Signers } from '#domain/wallet/signers'
import { all, counted, sentences } from '../browser/grammar'
import { startText } from '../browser/time'
import { NO_CONTRACTS } from '../transaction/node'
import { pendingText, signersText } from '../wallet/notifications'

export interface NoticeWords {
  title: string
  text: string
  /** Label of the button below. */
  action?: string
}

export const CONTRACTS: Record<ContractsFault, string> = {
  unknown: NO_CONTRACTS,
  unexpected: 'El contrato de intercambio en esta red no es el esperado.',
}

const NOTICES: Sentences<NoticeFacts, NoticeWords> = {
  switchNetwork: ({ chainName, walletNetwork }) => ({
    title: `Tu billetera está en ${walletNetwork}`,
    text: `Cambia a ${chainName} para operar. Tus tokens permanecen donde están.`,
  }),
  unreadable: ({ symbol, noAnswer, hasWallet }) => ({
    title: `No se pudo cargar ${symbol}`,
    text: sentences(noAnswer, hasWallet && 'No se envió nada.'),
  }),
  noCode: ({ symbol }) => ({
    title: `No se puede operar con ${symbol}`,
    text: `${symbol} no tiene contrato en esta red, así que aquí no se puede operar con él.`,
  }),
  notAToken: ({ symbol }) => ({
    title: `No se puede operar con ${symbol}`,
    text: `${symbol} no responde como un token en esta red, así que aquí no se puede operar con él.`,
  }),
  notOffered: ({ symbol }) => ({
    title: `No se puede operar con ${symbol}`,
    text: `${symbol} no se ofrece en este sitio: su operador lo dejó fuera.`,
  }),
  pairNotOffered: ({ symbol }) => ({
    title: `No se puede operar con ${symbol}`,
    text: `${symbol} no se ofrece para el otro token: el operador de este sitio dejó fuera el par.`,
  }),
  notListed: ({ symbol }) => ({
    title: `No se puede operar con ${symbol}`,
    text: `${symbol} no se encontró en la lista de tokens, y el operador de este sitio no permite otros tokens.`,
  }),
  noContracts: ({ reason }) => ({ title: 'No se puede operar', text: CONTRACTS[reason] }),
  noExactBuy: {
    title: 'Ingresa el monto que vendes',
    text: 'Uno de estos tokens retiene una parte de cada transferencia, así que no se puede comprar un monto exacto.',
  },
  noRoute: {
    title: 'No se encontró ninguna ruta para este monto',
    text: 'Prueba con otro monto u otro token.',
  },
  refusedToken: ({ symbol }) => ({
    title: `${symbol} no se puede comprar aquí`,
    text: 'PancakeSwap tiene un pool para este token, pero el contrato de intercambio de allí no puede garantizar el mínimo de un token poco conocido.',
  }),
  refusedExactOut: {
    title: 'Ingresa el monto que vendes',
    text: 'PancakeSwap tiene un pool para esto, pero el contrato de intercambio de allí garantiza el mínimo de un token poco conocido solo si el monto que vendes es fijo.',
  },
  refusedCoin: ({ coin, wrapped }) => ({
    title: `Vende ${wrapped} en lugar de ${coin}`,
    text: `PancakeSwap tiene pools para esto, pero el contrato de intercambio de allí no puede proteger tus ${coin} en el camino hacia un token poco conocido.`,
  }),
  noExactBuyByHook: {
    title: 'Ingresa el monto que vendes',
    text: 'Los pools encontrados solo aceptan un monto fijo a vender.',
  },
  hookRefused: ({ text }) => ({
    title: 'No se encontró ninguna ruta para este monto',
    text: sentences(
      `Un contrato al que llama este pool (su hook) denegó el intercambio${text === null ? '' : `: “${text}”`}.`,
      'Prueba con otro monto o en el otro sentido.',
    ),
  }),
  readFailed: ({ noAnswer, hasWallet }) => ({
    title: 'No se pudieron cargar los precios',
    text: sentences(noAnswer, hasWallet && 'No se envió nada.'),
  }),
  unchecked: ({ noAnswer, hasWallet }) => ({
    title: 'No se pudo comprobar el contrato de intercambio',
    text: sentences(noAnswer, 'Se comprobará de nuevo con el próximo bloque.', hasWallet && 'No se envió nada.'),
  }),
  unlisted: ({ symbol, address }) => ({
    title: `${symbol} no está en la lista de tokens`,
    ...unlistedWords(address),
  }),
  listUnread: ({ symbol, address }) => ({
    title: `No se pudo cargar la lista de tokens, que podría incluir ${symbol}`,
    ...unlistedWords(address),
  }),
  unbuyable: ({ symbol }) => ({
    title: `${symbol} no se puede comprar`,
    text: 'En una simulación en la red, no llegó ninguno de los tokens comprados. Aquí no se puede operar con él.',
  }),
  unsellable: ({ symbol }) => ({
    title: `${symbol} no se puede vender`,
    text: 'En una simulación en la red, el token se pudo comprar pero no volver a vender. Aquí no se puede operar con él.',
  }),
  keepsAll: ({ symbol }) => ({
    title: `${symbol} retuvo la mayor parte de una transferencia`,
    text: 'En una simulación en la red, el token retuvo la mayor parte de lo transferido. Aquí no se puede operar con él.',
  }),
  refresh: ({ seconds }) => ({ title: 'Este precio es antiguo', text: `Leído hace más de ${seconds} segundos.` }),
  stale: ({ minutes }) => ({
    title: 'Los precios son antiguos',
    text: `Ningún bloque desde hace ${minutes} minutos.`,
  }),
  notEnoughForCost: ({ coin, reserve }) => ({
    title: `Guarda un poco de ${coin} para el costo de red`,
    text: `Este intercambio necesita además aproximadamente ${reserve}.`,
  }),
}

const unlistedWords = (address: string) => ({
  text: `Cualquiera puede crear un token con cualquier nombre. Compara su dirección, ${address}, con una fuente de confianza.`,
  action: 'Usar este token',
})

export const noticeWords = (notice: NoticeFacts) => say(NOTICES, notice)

export const TAXES_UNKNOWN = {
  title: 'No se pudieron medir las comisiones de tokens',
  text: 'Algunos tokens retienen una parte de cada transferencia. Si uno de estos lo hace, recibes menos de lo que se muestra, o el intercambio falla.',
}

export const GONE = 'Ya no está en mi billetera'

export const waitingRequest = (request: string): Required<NoticeWords> => ({
  title: 'Una solicitud sigue esperando en tu billetera',
  text: `“${request}” todavía se puede aceptar allí. Si ya no la quieres, recházala.`,
  action: GONE,
})

/** `title`: "Intercambiar 1 ETH por UNI"; `since`: when it was asked for. */
interface AtSafe {
  title: string
  signers: Signers
  since: Start
}

export const waitingAtSafe = (
  count: number,
  { title, signers, since }: AtSafe,
): Pick<NoticeWords, 'title' | 'text'> => {
  const newest = `La más reciente: “${title}”. ${signersText(signers)}, desde ${startText(since)}. Puedes cerrar esta página o seguir operando: lo que está en espera permanece en la Safe.`
  return {
    title: pendingText(count, true),
    text: counted(count, {
      one: `“${title}”. ${signersText(signers)}, desde ${startText(since)}. Puedes cerrar esta página o seguir operando: lo que está en espera permanece en la Safe.`,
      many: newest,
      other: newest,
    }),
  }
}

export const NOT_SENT = 'No se envió'
export const MAY_BE_SENT = 'Es posible que tu billetera haya enviado esto'

export const failedRequest = (request: string, problem: string, minutes: number | null): Required<NoticeWords> => ({
  title: MAY_BE_SENT,
  text: sentences(
    `“${request}”: ${problem}`,
    minutes !== null && `Si se mina en un plazo de ${minutes} minutos, aparecerá aquí.`,
  ),
  action: NOT_SENT,
})

export type LinkPart = 'sell' | 'buy' | 'amount'

const LINK_PARTS: Record<LinkPart, string> = {
  sell: 'el token que se vende',
  buy: 'el token que se recibe',
  amount: 'el monto',
}

export const LINK_OF_OTHER_NETWORK: Pick<NoticeWords, 'title' | 'text'> = {
  title: 'No se usó el enlace',
  text: 'Es para una red en la que este sitio no opera. En esta, sus direcciones pueden pertenecer a otros tokens.',
}

export const linkUnread = (unread: readonly LinkPart[]): Pick<NoticeWords, 'title' | 'text'> => ({
  title: 'No se usó una parte del enlace',
  text: `Se dejó fuera: ${all(unread.map((part) => LINK_PARTS[part]))}.`,
})

export const LAST_SWAP = 'Tu último intercambio'
export const NOT_SWITCHED = 'Tu billetera está en otra red'

export const DISCONNECTED = {
  person: 'Desconectaste tu billetera.',
  otherTab: 'Desconectaste tu billetera en otra pestaña.',
  wallet: 'Tu billetera se desconectó.',
  crash: 'Tu billetera dejó de funcionar.',
} as const
export const NETWORK_CHANGED = 'La red de tu billetera cambió.'
export const ACCOUNT_CHANGED = 'La cuenta de tu billetera cambió.'
export const WALLET_CHANGED = 'La billetera conectada cambió.'
export const MULTIPLIER_CHANGED = 'El multiplicador de los montos de un token cambió.'
export const PART_FAILED = 'Una parte de esta página falló.'
export const PART_FAILED_LATE = `${PART_FAILED} Revisa tus transacciones recientes para ver qué pasó con el intercambio.`

export const closedInReview = (cause: string, message: string | null) =>
  sentences(cause, 'La revisión se cerró.', message ?? 'No se envió nada.')
export const closedInWallet = (cause: string) => sentences(cause, 'La revisión se cerró.')

const STOPPED: Readonly<Record<Wrap | 'swap', string>> = {
  swap: 'El intercambio se detuvo antes de enviarse.',
  wrap: 'La operación de envolver se detuvo antes de enviarse.',
  unwrap: 'La operación de desenvolver se detuvo antes de enviarse.',
}
export const stoppedBefore = (cause: string, what: Wrap | 'swap') => sentences(cause, STOPPED[what])
