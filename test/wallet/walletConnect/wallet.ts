import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { HDNodeWallet, getAddress, type TransactionRequest } from 'ethers'
import { nodeRpc } from '../../chain/nodeRpc'
import { mnemonic } from '../../chain/world'

export type Proposal = WalletKitTypes.SessionProposal['params']

export interface WalletRequest {
  method: string
  params: unknown
  chainId: number
}

export interface WalletKitOptions {
  relayUrl: string
  /** The URL of the node that executes the transactions of all chains. */
  rpcUrl: string
  /** The accounts of the test mnemonic that the wallet exposes to apps. */
  accounts: readonly string[]
  chains: readonly number[]
  name?: string
}

/**
 * Missing fields default to the wallet's accounts and to what it supports of the requested chains and methods; in an
 * update, to the permissions of the session.
 */
export interface Grant {
  /** The accounts. An address is granted on all chains, and a CAIP-10 id on its own chain. */
  accounts?: readonly string[]
  chainIds?: readonly number[]
  methods?: readonly string[]
}

/** A wallet on a phone, and the actions of its owner. The wallet has only one session, which is the newest. */
export interface WalletKitWallet {
  /** Pairs with a page by the URI in its QR code, as if the owner had scanned the code. */
  pair(uri: string): Promise<void>
  /** Resolves to the next session proposal. Call `approve` or `reject` to respond to it. */
  nextProposal(): Promise<Proposal>
  approve(grant?: Grant): Promise<void>
  reject(): Promise<void>
  /** Resolves to the next request. Call `approveRequest` or `rejectRequest` to respond to it. */
  nextRequest(): Promise<WalletRequest>
  /**
   * Signs and sends a transaction, or adds a chain to the session, before it responds. Resolves to the app's result.
   */
  approveRequest(): Promise<unknown>
  /** Responds with this result without executing the request. */
  answerRequest(result: unknown): Promise<void>
  /** Responds with an error, which by default has the code 5000. */
  rejectRequest(error?: { code: number; message: string }): Promise<void>
  /** Sends the app an event with other accounts, without changing the accounts of the session. */
  emitAccounts(accounts: readonly string[], chainId: number): Promise<void>
  /** `on` is the chain on which the event is emitted; defaults to the new chain. */
  emitChain(chainId: number, on?: number): Promise<void>
  updateSession(grant: Grant): Promise<void>
  deleteSession(): Promise<void>
  /** Resolves when the app has ended the session. */
  sessionDeleted(): Promise<void>
  hasSession(): boolean
  close(): Promise<void>
}

export const WALLETKIT_NAME = 'Pocket wallet'

const SESSION_METHODS = [
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
]
const SESSION_EVENTS = ['accountsChanged', 'chainChanged']
const REJECTED = { code: 5000, message: 'User rejected.' }
/** The number of accounts of the mnemonic for which the wallet has keys. */
const KEYS = 10

/** A queue, which holds either items that nobody has taken yet or takers that wait for an item. */
function createQueue<T>() {
  const arrived: T[] = []
  const waiting: ((item: T) => void)[] = []
  return {
    push(item: T) {
      const take = waiting.shift()
      if (take) take(item)
      else arrived.push(item)
    },
    next: () =>
      new Promise<T>((resolve) => {
        const item = arrived.shift()
        if (item === undefined) waiting.push(resolve)
        else resolve(item)
      }),
  }
}

const caip2 = (chainId: number) => `eip155:${chainId}`

function namespaceOf(accounts: readonly string[], chainIds: readonly number[], methods: readonly string[]) {
  return {
    eip155: {
      chains: chainIds.map(caip2),
      accounts: [
        ...new Set(
          chainIds.flatMap((chainId) =>
            accounts.map((account) => (account.includes(':') ? account : `${caip2(chainId)}:${account}`)),
          ),
        ),
      ],
      methods: [...methods],
      events: SESSION_EVENTS,
    },
  }
}

export function chainsOf(proposal: Proposal): number[] {
  const requested = [proposal.requiredNamespaces, proposal.optionalNamespaces].flatMap(
    (each) => each.eip155?.chains ?? [],
  )
  return [...new Set(requested)].map((chain) => Number(chain.split(':')[1]))
}

export function methodsOf(proposal: Proposal): string[] {
  const requested = [proposal.requiredNamespaces, proposal.optionalNamespaces].flatMap(
    (each) => each.eip155?.methods ?? [],
  )
  return [...new Set(requested)]
}

/** Starts Reown's own wallet SDK with keys of the test mnemonic. */
export async function startWalletKitWallet(options: WalletKitOptions): Promise<WalletKitWallet> {
  // The SDK reads these: no requests to its verification server, and a core of its own for each wallet.
  process.env.IS_VITEST = 'true'
  process.env.DISABLE_GLOBAL_CORE = 'true'

  const node = nodeRpc(options.rpcUrl)
  const core = new Core({
    projectId: '0'.repeat(32),
    relayUrl: options.relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
  })
  await core.start()
  // A second after its start, the SDK handles unacknowledged messages again, even while it is handling them, and could
  // end a session twice, with an unhandled rejection. This wallet has no earlier messages.
  core.relayer.messages.getWithoutAck = () => ({})
  const kit = await WalletKit.init({
    core,
    metadata: { name: options.name ?? WALLETKIT_NAME, description: '', url: 'https://wallet.test', icons: [] },
    signConfig: { disableRequestQueue: true },
  })

  const root = HDNodeWallet.fromPhrase(mnemonic, undefined, "m/44'/60'/0'/0")
  const keys = new Map(
    Array.from({ length: KEYS }, (_, index) => root.deriveChild(index)).map((key) => [key.address, key]),
  )

  const proposals = createQueue<WalletKitTypes.SessionProposal>()
  const requests = createQueue<WalletKitTypes.SessionRequest>()
  const deletions = createQueue<undefined>()
  let proposal: WalletKitTypes.SessionProposal | undefined
  const seen = new Set<number>()
  let request: WalletKitTypes.SessionRequest | undefined
  let allowed = { accounts: options.accounts, chainIds: options.chains, methods: SESSION_METHODS as readonly string[] }

  kit.on('session_proposal', proposals.push)
  kit.on('session_request', requests.push)
  kit.on('session_delete', () => deletions.push(undefined))

  const newest = () => Object.values(kit.getActiveSessions()).sort((a, b) => b.expiry - a.expiry)[0]

  function topic(): string {
    const session = newest()
    if (!session) throw new Error('The wallet has no session.')
    return session.topic
  }

  function requested<T>(given: T | undefined, what: string): T {
    if (given === undefined) throw new Error(`The wallet was not asked for ${what}.`)
    return given
  }

  async function updateSession(grant: Grant) {
    allowed = { ...allowed, ...grant }
    const { acknowledged } = await kit.updateSession({
      topic: topic(),
      namespaces: namespaceOf(allowed.accounts, allowed.chainIds, allowed.methods),
    })
    await acknowledged()
  }

  async function emit(name: string, data: unknown, chainId: number) {
    await kit.emitSessionEvent({ topic: topic(), event: { name, data }, chainId: caip2(chainId) })
  }

  async function send(params: unknown, chainId: number): Promise<unknown> {
    const [{ from, to, data, value, gas }] = params as [Record<'from' | 'to' | 'data' | 'value' | 'gas', string>]
    const key = requested(keys.get(getAddress(from)), `the account ${from}`)
    const [nonce, price, limit] = await node.batch([
      { method: 'eth_getTransactionCount', params: [key.address, 'pending'] },
      { method: 'eth_gasPrice', params: [] },
      { method: 'eth_estimateGas', params: [{ from, to, data, value }] },
    ])
    const transaction: TransactionRequest = {
      chainId,
      to,
      data,
      value: value || 0,
      nonce: Number(nonce),
      gasLimit: gas || String(limit),
      gasPrice: String(price),
      type: 0,
    }
    return node.send('eth_sendRawTransaction', [await key.signTransaction(transaction)])
  }

  async function respond({ id, topic: asking }: WalletKitTypes.SessionRequest, result: unknown) {
    await kit.respondSessionRequest({ topic: asking, response: { id, jsonrpc: '2.0', result } })
  }

  async function arriveAt(chainId: number) {
    if (!allowed.chainIds.includes(chainId)) await updateSession({ chainIds: [...allowed.chainIds, chainId] })
    return null
  }

  async function perform({ method, params, chainId }: WalletRequest): Promise<unknown> {
    switch (method) {
      case 'eth_sendTransaction':
        return send(params, chainId)
      case 'wallet_switchEthereumChain':
      case 'wallet_addEthereumChain':
        return arriveAt(Number((params as [{ chainId: string }])[0].chainId))
      case 'wallet_watchAsset':
        return true
      default:
        throw new Error(`The wallet does not know ${method}.`)
    }
  }

  function readable({ params }: WalletKitTypes.SessionRequest): WalletRequest {
    const { method, params: given } = params.request as { method: string; params: unknown }
    return { method, params: given, chainId: Number(params.chainId.split(':')[1]) }
  }

  return {
    pair: (uri) => kit.pair({ uri }),

    async nextProposal() {
      // The SDK may deliver a proposal again after it has been answered.
      do proposal = await proposals.next()
      while (seen.has(proposal.id))
      seen.add(proposal.id)
      return proposal.params
    },

    async approve(grant = {}) {
      const { id, params } = requested(proposal, 'a session')
      proposal = undefined
      const known = chainsOf(params).filter((chainId) => options.chains.includes(chainId))
      const granted = methodsOf(params).filter((method) => SESSION_METHODS.includes(method))
      allowed = { accounts: options.accounts, chainIds: known, methods: granted, ...grant }
      await kit.approveSession({ id, namespaces: namespaceOf(allowed.accounts, allowed.chainIds, allowed.methods) })
    },

    async reject() {
      const { id } = requested(proposal, 'a session')
      proposal = undefined
      await kit.rejectSession({ id, reason: REJECTED })
    },

    async nextRequest() {
      request = await requests.next()
      return readable(request)
    },

    async approveRequest() {
      const answered = requested(request, 'anything')
      request = undefined
      const result = await perform(readable(answered))
      await respond(answered, result)
      return result
    },

    async answerRequest(result) {
      const answered = requested(request, 'anything')
      request = undefined
      await respond(answered, result)
    },

    async rejectRequest(error = REJECTED) {
      const { id, topic: asking } = requested(request, 'anything')
      request = undefined
      await kit.respondSessionRequest({ topic: asking, response: { id, jsonrpc: '2.0', error } })
    },

    emitAccounts: (accounts, chainId) =>
      emit(
        'accountsChanged',
        accounts.map((account) => `${caip2(chainId)}:${account}`),
        chainId,
      ),
    emitChain: (chainId, on = chainId) => emit('chainChanged', chainId, on),
    updateSession,
    deleteSession: () =>
      kit.disconnectSession({ topic: topic(), reason: { code: 6000, message: 'User disconnected.' } }),
    sessionDeleted: () => deletions.next(),
    hasSession: () => newest() !== undefined,

    async close() {
      core.heartbeat.stop()
      core.relayer.transportExplicitlyClosed = true
      await core.relayer.transportClose()
      kit.events.removeAllListeners()
      node.close()
    },
  }
}
