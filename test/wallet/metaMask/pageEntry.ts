import ObjectMultiplex from '@metamask/object-multiplex'
import { WindowPostMessageStream } from '@metamask/post-message-stream'
import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import { nodeStream } from '../../support/nodeStream'

export interface PageOptions {
  /** The name of the function on `window` that calls the wallet. */
  binding: string
  /** The prefix of the names of the page's streams. */
  channel: string
  providerStream: string
  info: { name: string; rdns: string; icon: string }
  /** If false, the script waits until the wallet is announced. */
  announced: boolean
  injected: boolean
}

/** What the page tells the wallet's process is plain data, because thrown errors would lose their code. */
export type PageMessage =
  | { kind: 'untilAnnounced' }
  | { kind: 'open'; link: string; origin: string }
  | { kind: 'write'; link: string; chunk: unknown }
  | { kind: 'read'; link: string }

declare const metaMaskOptions: PageOptions

type Ask = (message: PageMessage) => Promise<unknown>

const inpage = `${metaMaskOptions.channel}-inpage`
const contentScript = `${metaMaskOptions.channel}-contentscript`

/** Imitates the extension's content script, which passes messages between the page and the background process. */
async function runContentScript(ask: Ask) {
  const link = crypto.randomUUID()
  const stream = nodeStream(new WindowPostMessageStream({ name: contentScript, target: inpage }))
  await ask({ kind: 'open', link, origin: location.origin })
  stream.on('data', (chunk: unknown) => void ask({ kind: 'write', link, chunk }))
  for (;;) {
    const chunks = (await ask({ kind: 'read', link })) as unknown[]
    for (const chunk of chunks) stream.write(chunk)
  }
}

function runInpage({ info, injected, providerStream }: PageOptions) {
  const stream = nodeStream(new WindowPostMessageStream({ name: inpage, target: contentScript }))
  const multiplex = new ObjectMultiplex()
  stream.pipe(nodeStream(multiplex)).pipe(stream)
  initializeProvider({
    connectionStream: multiplex.createStream(providerStream),
    providerInfo: { uuid: crypto.randomUUID(), ...info },
    shouldSetOnWindow: injected,
  })
}

async function run() {
  // Frames get no wallet here, and pages without an http URL cannot post messages to themselves.
  if (window !== window.top || !location.protocol.startsWith('http')) return
  const ask = Reflect.get(window, metaMaskOptions.binding) as Ask | undefined
  if (!ask) throw new Error('The wallet cannot be reached from this page.')
  if (!metaMaskOptions.announced) await ask({ kind: 'untilAnnounced' })
  void runContentScript(ask)
  runInpage(metaMaskOptions)
}

void run()
