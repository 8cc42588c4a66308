import ObjectMultiplex from '@metamask/object-multiplex'
import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import type { Duplex } from 'node:stream'
import { nodeStream } from '../../support/nodeStream'
import { PROVIDER_STREAM, type MetaMask } from './background'

/** A page's end of a wallet in this very process. */
export interface InProcessProvider {
  provider: ReturnType<typeof initializeProvider>
  /** What the provider calls a bug of MetaMask's, or of whoever poses as it. */
  complaints: unknown[][]
}

/** Copies, as messages between a page and an extension are: neither side sees the other's objects. */
function relay(from: Duplex, to: Duplex) {
  from.on('data', (chunk: unknown) => to.write(structuredClone(chunk)))
}

/** MetaMask's own page side, joined to the wallet by a pair of streams, as after a page's load. */
export function joinMetaMask(wallet: MetaMask, origin = 'http://127.0.0.1:3000'): InProcessProvider {
  const complaints: unknown[][] = []
  const page = new ObjectMultiplex()
  const { stream: background } = wallet.connect(origin)
  const pageEnd = nodeStream(page)
  relay(pageEnd, background)
  relay(background, pageEnd)
  const silent = () => undefined
  const provider = initializeProvider({
    connectionStream: page.createStream(PROVIDER_STREAM),
    logger: {
      debug: silent,
      info: silent,
      log: silent,
      trace: silent,
      warn: silent,
      error: (...words: unknown[]) => complaints.push(words),
    },
    shouldSendMetadata: false,
    shouldSetOnWindow: false,
  })
  return { provider, complaints }
}
