import type { Page } from '@playwright/test'
import { createSafeWallet } from './safeWallet'
import type { Owned } from './owners'
import type { LocalChain } from '../../chain/startChain'

/** The origin of Safe's app. Tests serve its page themselves, so Safe's server gets no requests. */
export const SAFE_ORIGIN = 'https://app.safe.global'

/** The sandbox permissions that Safe's page gives to an app in its frame. */
export const SAFE_SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads allow-orientation-lock'

interface AppRequest {
  id: string
  method: string
  params: unknown
}

type Answer = { success: true; data: unknown } | { success: false; error: string }

declare global {
  interface Window {
    /** Gives the responses of Safe's page. The function runs outside the browser. */
    answerApp?: (request: AppRequest) => Promise<Answer | null>
  }
}

/** Like Safe's AppCommunicator, it responds only to its own frame at the app's origin, which must state a version. */
function communicate(appOrigin: string) {
  addEventListener('message', (event: MessageEvent<AppRequest & { env: { sdkVersion: string } }>) => {
    const frame = document.querySelector('iframe')
    if (event.source !== frame?.contentWindow || event.origin !== appOrigin) return
    const { id, method, params, env } = event.data
    const { sdkVersion: version } = env
    void window.answerApp?.({ id, method, params }).then((answer) => {
      if (answer) (event.source as Window).postMessage({ id, version, ...answer }, appOrigin)
    })
  })
}

export async function servePage(page: Page, origin: string, body: string) {
  await page
    .context()
    .route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Around</title>${body}` }),
    )
}

const SIZE = 'width="1400" height="860" style="border: 0"'

/** The body of a page that embeds another page and runs its own script. */
export const frameOf = (url: string, { sandbox = SAFE_SANDBOX, script = '' } = {}) =>
  `<iframe src="${url}" ${SIZE}${sandbox === '' ? '' : ` sandbox="${sandbox}"`}></iframe><script>${script}</script>`

const answersApp = (appUrl: string) => `(${communicate.toString()})(${JSON.stringify(new URL(appUrl).origin)})`

/** Safe's page with an app in its frame, and the actions of its user. */
export interface SafePage {
  wallet: ReturnType<typeof createSafeWallet>
  requests: readonly AppRequest[]
  /** Changes the Safe, the network or the visitor that the page shows. */
  show(changes: Record<string, unknown>): void
  /** The transaction is then in the queue. If `isHeard` is false, the app gets no response. */
  sign(options?: { isHeard?: boolean }): Promise<void>
  /** Closes the dialog, which rejects the transaction. */
  reject(): Promise<void>
  /** Sets the page's response to questions about the last transaction; null for no response. */
  claim(record: Record<string, unknown> | null): void
}

export async function attachSafePage(
  page: Page,
  chain: Pick<LocalChain, 'rpc' | 'chainId'>,
  { safe, threshold, appUrl }: { safe: Owned; threshold: number; appUrl: string },
): Promise<SafePage> {
  const wallet = createSafeWallet(chain, safe)
  const requests: AppRequest[] = []
  let shown: Record<string, unknown> = {
    safeAddress: safe.address,
    chainId: chain.chainId,
    threshold,
    owners: safe.owners,
    isReadOnly: false,
    version: safe.version,
    network: 'ROPSTEN',
  }
  let claimed: Record<string, unknown> | null = null
  const waiting: { request: AppRequest; answer(answer: Answer | null): void }[] = []
  const watching: (() => void)[] = []

  const answers: Record<string, (request: AppRequest) => Promise<Answer | null> | Answer> = {
    getSafeInfo: () => ({ success: true, data: shown }),
    sendTransactions: (request) =>
      new Promise((answer) => {
        waiting.push({ request, answer })
        for (const watch of watching.splice(0)) watch()
      }),
    getTxBySafeTxHash: () => (claimed ? { success: true, data: claimed } : { success: false, error: 'Request failed' }),
  }

  await page.exposeFunction('answerApp', async (request: AppRequest) => {
    requests.push(request)
    const answer = answers[request.method]
    return answer ? answer(request) : { success: false, error: 'Request failed' }
  })
  await servePage(page, SAFE_ORIGIN, frameOf(appUrl, { script: answersApp(appUrl) }))

  async function next() {
    if (waiting.length === 0) await new Promise<void>((resolve) => watching.push(resolve))
    return waiting.shift()!
  }

  return {
    wallet,
    requests,
    show(changes) {
      shown = { ...shown, ...changes }
    },
    async sign({ isHeard = true } = {}) {
      const { request, answer } = await next()
      const { txs } = request.params as { txs: { to: string; value: string; data: string }[] }
      const { hash } = await wallet.propose(txs.map(({ to, value, data }) => ({ to, value: BigInt(value), data })))
      answer(isHeard ? { success: true, data: { safeTxHash: hash } } : null)
    },
    async reject() {
      const { answer } = await next()
      answer({ success: false, error: 'Transaction was rejected' })
    },
    claim(record) {
      claimed = record
    },
  }
}
