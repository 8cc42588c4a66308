import type { Page } from '@playwright/test'
import { PROVIDER_STREAM, type MetaMask } from './background'
import { bundleMetaMask } from './bundleMetaMask'
import type { PageMessage } from './pageEntry'

/** The connection between the wallet and one page load. */
interface Link {
  id: string
  write(chunk: unknown): void
  /** Resolves to the wallet's messages since the last call, once there is at least one. */
  read(): Promise<unknown[]>
  close(): void
}

function openLink(wallet: MetaMask, id: string, origin: string): Link {
  const { stream, close } = wallet.connect(origin)
  let reported: unknown[] = []
  let wake: () => void = () => undefined
  stream.on('data', (chunk: unknown) => {
    reported.push(chunk)
    wake()
  })
  return {
    id,
    write: (chunk) => void stream.write(chunk),
    async read() {
      if (reported.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      const chunks = reported
      reported = []
      return chunks
    },
    close,
  }
}

const icon = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#f6851b"/>
    <text x="48" y="64" font-size="48" text-anchor="middle" fill="#fff">${name.slice(0, 1)}</text></svg>`,
  )}`

/**
 * Puts a wallet into each document that this page loads from now on. Pages may have several wallets, and wallets
 * several pages. The wallet keeps the sites' permissions, as an extension does.
 */
export async function attachMetaMask(page: Page, wallet: MetaMask, { injected = false } = {}): Promise<void> {
  const channel = `metamask-${wallet.rdns}`
  const binding = `__${wallet.rdns.replace(/\W/g, '_')}`
  let current: Link | undefined

  await page.exposeFunction(binding, async (message: PageMessage): Promise<unknown> => {
    if (message.kind === 'untilAnnounced') return wallet.untilAnnounced()
    if (message.kind === 'open') {
      current?.close()
      current = openLink(wallet, message.link, message.origin)
      return null
    }
    // An earlier page load gets no further messages.
    if (current?.id !== message.link) return []
    if (message.kind === 'read') return current.read()
    current.write(message.chunk)
    return null
  })
  const info = { name: wallet.name, rdns: wallet.rdns, icon: icon(wallet.name) }
  const { announced } = wallet
  await page.addInitScript(
    await bundleMetaMask({ binding, channel, providerStream: PROVIDER_STREAM, info, announced, injected }),
  )
}
