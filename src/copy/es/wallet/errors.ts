import { coinWord } from '#domain/chain/chain'
import { CONNECT_FAILED } from './connect'
import { say, type Sentences } from '#domain/browser/sentences'
import type { SwitchFacts } from '#domain/wallet/switchAdvice'
import { sentences } from '../browser/grammar'
import type { WalletProblem } from '#domain/wallet/walletError'

const CHECK_SENT = 'Revisa en tu billetera si la transacción se envió.'

const SENTENCE: Readonly<Record<WalletProblem, string>> = {
  rejected: 'Rechazaste la solicitud en tu billetera.',
  noAccounts: 'Rechazaste la solicitud en tu billetera.',
  busy: 'Abre tu billetera: ya hay una solicitud esperando allí.',
  timedOut: 'Tu billetera no respondió a tiempo.',
  notSwitched: 'Tu billetera no cambió de red.',
  gone: 'Tu billetera no está conectada.',
  notInstalled: 'La billetera no está instalada en este navegador.',
  connectorNotFound: 'No se encontró el conector.',
  networkLost:
    'Tu billetera perdió la conexión con esta red. Elige de nuevo la red en tu billetera y luego vuelve a intentarlo.',
  unsupported: 'Tu billetera no admite esta solicitud.',
  upgradeRefused: 'Tu billetera no actualizó tu cuenta.',
  changed: 'La cuenta o la red de tu billetera cambió. Revísala e inténtalo de nuevo.',
  withdrawn: 'La solicitud no se envió a tu billetera.',
  alreadyConnected: 'El conector ya está conectado.',
  framed: 'Esta página se muestra dentro de otra, así que no usa ninguna billetera.',
  connectFailed: CONNECT_FAILED,
  popUpBlocked:
    'El navegador bloqueó la ventana de la billetera. Permite las ventanas emergentes para esta página y vuelve a intentarlo.',
  notOwner: 'No eres propietario de esta Safe. Para operar, ábrela como uno de sus propietarios.',
  relayUnreachable: 'No se puede acceder a WalletConnect. Revisa tu conexión y vuelve a intentarlo.',
  accountsInvalid: 'Tu billetera no devolvió una lista de cuentas.',
  accountsUnreadable: 'No se pudieron leer tus cuentas de tu billetera.',
  networkUnreadable: 'No se pudo leer la red de tu billetera.',
  chainNotConfigured: 'La red no está configurada.',
  chainRefused: 'Tu billetera no admite esta solicitud.',
  switchFailed: 'Error al cambiar de red.',
  addFailed: 'Error al agregar la red.',
  assetFailed: 'Tu billetera no pudo agregar el token.',
  assetRefused: 'Tu billetera no agregó el token.',
  sendFailed: 'Tu billetera informó de un error.',
  invalidHash: 'El hash de la transacción no es válido.',
  invalidResponse: 'Tu billetera devolvió una respuesta no válida.',
  statusUnreadable: 'Tu billetera no pudo informar del estado de la transacción.',
}

export const noFunds = (coin: string) =>
  `En la cuenta no hay suficiente ${coinWord(coin)} para el costo de red. No se envió nada.`

/** Of a problem after which it is not known whether something was sent. */
const UNSURE: Readonly<Partial<Record<WalletProblem, string>>> = {
  sendFailed: sentences(SENTENCE.sendFailed, CHECK_SENT),
  invalidHash: sentences(SENTENCE.invalidHash, CHECK_SENT),
  invalidResponse: sentences(SENTENCE.invalidResponse, CHECK_SENT),
}

export const walletErrorText = (problem: WalletProblem): string => UNSURE[problem] ?? SENTENCE[problem]

export const mayBeSentText = (problem: WalletProblem): string => sentences(SENTENCE[problem], CHECK_SENT)

const NOT_ADDED: Readonly<Partial<Record<WalletProblem, (symbol: string) => string>>> = {
  assetFailed: (symbol) => `Tu billetera no pudo agregar ${symbol}.`,
  assetRefused: (symbol) => `Tu billetera no agregó ${symbol}.`,
}
export const assetErrorText = (problem: WalletProblem, symbol: string): string =>
  NOT_ADDED[problem]?.(symbol) ?? SENTENCE[problem]

const SWITCHES: Sentences<SwitchFacts> = {
  problemAlone: ({ problem }) => SENTENCE[problem],
  reconnect: ({ problem }) => sentences(SENTENCE[problem], 'Recarga esta página y conecta de nuevo tu billetera.'),
  addThere: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Agrega ${network} en la configuración de tu billetera y elígela allí.`),
  refused: ({ network }) =>
    `Tu billetera no admite cambiar a ${network} desde aquí. En su lugar, elige ${network} en tu billetera.`,
  chooseThere: ({ problem, network }) => sentences(SENTENCE[problem], `En su lugar, elige ${network} en tu billetera.`),
  chooseOrRetry: ({ problem, network }) =>
    sentences(SENTENCE[problem], `Elige ${network} en tu billetera o inténtalo de nuevo.`),
}
export const switchErrorText = (facts: SwitchFacts) => say(SWITCHES, facts)
