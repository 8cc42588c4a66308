/** Events of a wallet, for screen readers. */

export const waitingFor = (walletName: string | null | undefined) => `Waiting for ${walletName ?? 'your wallet'}`
export const DISCONNECTED = 'Disconnected'
export const connectedAs = (displayName: string) => `Connected as ${displayName}`
/** Undefined for a network that is not supported. */
export const networkChanged = (chainName: string | undefined) =>
  `Network changed to ${chainName ?? 'an unsupported network'}`
export const DECLINED = 'Request declined'
export const COPIED = 'Copied'
