import type { RPCRequest } from '@coinbase/wallet-sdk/dist/core/message/RPCRequest'
import type { RPCRequestMessage } from '@coinbase/wallet-sdk/dist/core/message/RPCMessage'
import {
  decryptContent,
  deriveSharedSecret,
  encryptContent,
  exportKeyToHexString,
  generateKeyPair,
  importKeyFromHexString,
} from '@coinbase/wallet-sdk/dist/util/cipher'
import type { CoinbaseAnswer, CoinbaseRequest, Decision, OpenedBy, Reception } from './popupCalls'

/** A message from the page: a query or the greeting of the SDK, or a request. */
interface Incoming extends Partial<RPCRequestMessage> {
  event?: string
  data?: unknown
}

/** The wallet's key pair for a page's origin. The pair is stored, because it must outlive the pop-up. */
async function keyPairFor(origin: string): Promise<{ own: CryptoKey; publicHex: string }> {
  const stored = localStorage.getItem(origin)
  if (stored !== null) {
    const { privateHex, publicHex } = JSON.parse(stored) as { privateHex: string; publicHex: string }
    return { own: await importKeyFromHexString('private', privateHex), publicHex }
  }
  const { privateKey, publicKey } = await generateKeyPair()
  const publicHex = await exportKeyToHexString('public', publicKey)
  const privateHex = await exportKeyToHexString('private', privateKey)
  localStorage.setItem(origin, JSON.stringify({ privateHex, publicHex }))
  return { own: privateKey, publicHex }
}

async function send(path: string, body: OpenedBy | CoinbaseRequest | Decision): Promise<unknown> {
  const response = await fetch(path, { method: 'POST', body: JSON.stringify(body) })
  return response.json()
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}

/** Shows a request and resolves with the owner's decision. The buttons disappear as soon as one of them is pressed. */
function callOwner({ isConnect, method, params, origin }: CoinbaseRequest): Promise<boolean> {
  return new Promise((decide) => {
    const button = (name: string, approved: boolean) => {
      const made = element('button', name)
      made.addEventListener('click', () => {
        document.body.replaceChildren()
        decide(approved)
      })
      return made
    }
    document.body.replaceChildren(
      element('h1', isConnect ? `Connect to ${origin}` : method),
      element('pre', JSON.stringify(params, null, 2)),
      button(isConnect ? 'Connect' : 'Confirm', true),
      button(isConnect ? 'Do not connect' : 'Reject', false),
    )
  })
}

/** Implements the pop-up's side of the SDK's protocol with the page that opened this window. */
function serve(opener: Window, origin: string): void {
  const post = (message: object) => opener.postMessage({ id: crypto.randomUUID(), ...message }, origin)
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** Passes each request to the wallet at once, but shows the owner only one request at a time. */
  async function answerTo(request: CoinbaseRequest): Promise<CoinbaseAnswer> {
    const reception = (await send('/requests', request)) as Reception
    if ('answer' in reception) return reception.answer
    const { ask } = reception
    const decided = turn.then(async () => {
      const approved = await callOwner(request)
      return (await send('/decisions', { ask, approved })) as CoinbaseAnswer
    })
    turn = decided.catch(() => undefined)
    return decided
  }

  async function reply({ id, sender, content }: RPCRequestMessage): Promise<void> {
    const { own, publicHex } = await keyPairFor(origin)
    const secret = await deriveSharedSecret(own, await importKeyFromHexString('public', sender))
    const send = (answer: object) => post({ requestId: id, sender: publicHex, timestamp: new Date(), content: answer })

    if ('handshake' in content) {
      const { method, params } = content.handshake
      const answer = await answerTo({ isConnect: true, method, params, origin, chainId: null })
      // A refusal is not encrypted, because a page without a session has no secret to decrypt it.
      if ('error' in answer.result) send({ failure: answer.result.error })
      else send({ encrypted: await encryptContent(answer, secret) })
      return
    }
    const { action, chainId } = await decryptContent<RPCRequest>(content.encrypted, secret)
    const { method, params } = action
    const answer = await answerTo({ isConnect: false, method, params, origin, chainId })
    send({ encrypted: await encryptContent(answer, secret) })
  }

  /** Serves a request. The pop-up closes itself after the last response. */
  async function serveRequest(message: RPCRequestMessage): Promise<void> {
    waiting += 1
    try {
      await reply(message)
    } finally {
      waiting -= 1
      if (waiting === 0) window.close()
    }
  }

  const loaded = crypto.randomUUID()
  addEventListener('message', (event: MessageEvent<Incoming>) => {
    if (event.source !== opener || event.origin !== origin) return
    const message = event.data
    if (message.requestId === loaded) void send('/opened', message.data as OpenedBy)
    if (message.event === 'selectSignerType') post({ requestId: message.id, data: 'scw' })
    if (message.content) void serveRequest(message as RPCRequestMessage)
  })
  // A message sent from `pagehide` would never arrive.
  addEventListener('beforeunload', () => post({ event: 'PopupUnload' }))
  post({ id: loaded, event: 'PopupLoaded' })
}

const opener = window.opener as Window | null
const origin = new URLSearchParams(location.search).get('origin')
if (opener && origin) serve(opener, origin)
