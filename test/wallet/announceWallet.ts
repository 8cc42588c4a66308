import type { Eip1193Provider } from './eip1193'

/** Announces the wallet by EIP-6963, now and whenever the page requests it. The uuid is new for every page load. */
export function announceWallet(
  window: Window,
  identity: { name: string; rdns: string; icon: string },
  provider: Eip1193Provider,
): void {
  const info = Object.freeze({ uuid: randomUuid(), ...identity })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** `crypto.randomUUID` is missing without https, as on a development server that is opened on a phone. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
