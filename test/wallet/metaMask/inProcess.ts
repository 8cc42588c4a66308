import ObjectMultiplex from '@metamask/object-multiplex'
import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import type { Duplex } from 'node:stream'
import { nodeStream } from '../../support/nodeStream'
import { PROVIDER_STREAM, type MetaMask } from './background'

/** The page's side of a wallet that runs in the same process. */
export interface InProcessProvider {
  provider: ReturnType<typeof initializeProvider>
  /** The messages that the provider logs about faults of MetaMask, or of a wallet that poses as MetaMask. */
  complaints: unknown[][]
}

/** Passes on copies of the messages, as between a page and an extension, so that the two sides share no objects. */
function relay(from: Duplex, to: Duplex) {
  from.on('data', (chunk: unknown) => to.write(structuredClone(chunk)))
}

/** Starts MetaMask's own page-side code and connects it to the wallet by a pair of streams, as after a page load. */
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
