import type { BrowserContext } from '@playwright/test'

const VERIFY = /^https:\/\/verify\.walletconnect\.(org|com)\//

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Imitates the page of WalletConnect's verification server that attests the message with the id in the URL. */
export function verifyPage(url: string): string {
  const id = new URL(url).searchParams.get('id') ?? ''
  const payload = { id, exp: 4_102_444_800, origin: '', isScam: false, isVerified: true }
  // The signature is a dummy: the app only passes on the attestation, and the wallet in these tests does not check it.
  const attestation = [encoded({ alg: 'ES256', typ: 'JWT' }), encoded(payload), 'c2lnbmF0dXJl'].join('.')
  const message = JSON.stringify({ type: 'verify_attestation', attestation })
  return `<!doctype html><script>parent.postMessage(${JSON.stringify(message)}, '*')</script>`
}

/** Each proposal and each request would otherwise take five seconds longer. */
export async function answerVerify(context: BrowserContext): Promise<void> {
  await context.route(VERIFY, (route) =>
    route.fulfill({ contentType: 'text/html', body: verifyPage(route.request().url()) }),
  )
}
