import { say, type Sentences } from '#domain/browser/sentences'
import type { Signers } from '#domain/wallet/signers'
import { counted } from '../browser/grammar'

// The wallet answers before the person decides (EIP-747), so nobody may say that it was added.
export const assetOfferedText = (symbol: string) => `Se ofreció ${symbol} a tu billetera. Confírmalo allí.`

/** Without a full stop, as it is also the text of a step. */
export const WALLET_SLOW = 'Tu billetera tarda en responder, y todavía no se le ha pedido que confirme nada'

export const walletCrashed = (name: string | null) =>
  `${name ?? 'Tu billetera'} dejó de funcionar en esta página. Recarga la página para volver a conectar la billetera.`

export const walletMissing = (name: string) =>
  `No se encontró ${name} en este navegador. Habilítala en el navegador o conecta otra billetera.`

export const copyRefused = (address: string) => `El navegador no permitió copiar. Copia la dirección a mano: ${address}`

export const CONNECT = 'Conectar'
export const CONNECT_DEFAULT = 'Conectar billetera'
export const CONNECTING = 'Conectando'
export const WRONG_NETWORK = 'Red incorrecta'
/** For screen readers: the button that shows the account. */
export const accountLabel = (account: string) => `Cuenta, ${account}`
export const networkLabel = (name: string) => `Red: ${name}, cambiar`
export const waitingText = (count: number) => `${count} en espera`
/** `waiting`: for example "2 waiting". */
export const forSignatures = (waiting: string) => `${waiting} de firmas`
export const pendingText = (count: number, areForOwners = false) =>
  areForOwners
    ? forSignatures(waitingText(count))
    : counted(count, {
        one: `${count} pendiente`,
        many: `${count} de pendientes`,
        other: `${count} pendientes`,
      })
const SIGNERS: Sentences<Signers> = {
  oneOwner: 'Firmada en la Safe, aún no ejecutada',
  allSigned: ({ threshold }) => `Firmada por ${threshold} propietarios de la Safe, aún no ejecutada`,
  noneSigned: ({ threshold }) => `Esperando a los propietarios de la Safe (deben firmar ${threshold})`,
  someSigned: ({ threshold, signed }) =>
    `Esperando a los propietarios de la Safe (firmas reunidas: ${signed} de ${threshold})`,
}

/** Without a full stop: it begins a sentence. */
export const signersText = (signers: Signers) => say(SIGNERS, signers)

export const NO_BALANCE = '–'

export const waitingFor = (walletName: string | null | undefined) => `Esperando a ${walletName ?? 'tu billetera'}`
export const DISCONNECTED = 'Desconectada'
export const connectedAs = (displayName: string) => `Conectada como ${displayName}`
export const networkChanged = (chainName: string | undefined) =>
  `La red cambió a ${chainName ?? 'una red no compatible'}`
export const DECLINED = 'Solicitud rechazada'
export const COPIED = 'Copiado'
