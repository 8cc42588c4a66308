import {
  ApprovalController,
  type AddApprovalOptions,
  type ApprovalControllerMessenger,
} from '@metamask/approval-controller'
import { createWalletMiddleware } from '@metamask/eth-json-rpc-middleware'
import { asV2Middleware } from '@metamask/json-rpc-engine'
import { JsonRpcServer, type Json, type JsonRpcMiddleware, type JsonRpcRequest } from '@metamask/json-rpc-engine/v2'
import { Messenger } from '@metamask/messenger'
import ObjectMultiplex from '@metamask/object-multiplex'
import { JsonRpcError, providerErrors, rpcErrors } from '@metamask/rpc-errors'
import type { Duplex } from 'node:stream'
import { nodeRpc, RpcError, type NodeRpc } from '../../chain/nodeRpc'
import { nodeStream } from '../../support/nodeStream'
import { WalletRefusal } from '../eip1193'
import {
  checkAccountsPermission,
  readAddedChain,
  readSwitch,
  readTransaction,
  readWatchedAsset,
} from '../requestParams'
import { createKeyring, type Keyring } from './keyring'
import { hex } from '../../chain/hex'

/** The name of the provider's substream, as in the extension. */
export const PROVIDER_STREAM = 'metamask-provider'

export type ApprovalType = 'transaction' | 'wallet_addEthereumChain' | 'wallet_requestPermissions'

/** A request that the wallet shows to the visitor. */
export interface PendingRequest {
  id: string
  origin: string
  type: ApprovalType
  /** Depending on the type, the `chainId` to be permitted, the chain to be added, or the transaction. */
  data: Record<string, unknown>
}

export interface MetaMaskOptions {
  /** The node URL for all chains, except for chains that were added with a node on this machine. */
  rpcUrl: string
  /** Maps the URL of a node that a site offers to its URL on this machine. By default, the URL stays the same. */
  reachedAt?: (url: string) => string
  /** The chains that the wallet knows; defaults to Ethereum only. The wallet is initially on the first chain. */
  chainIds?: readonly number[]
  name?: string
  rdns?: string
  /** If false, the wallet is announced only by `announce`. */
  announced?: boolean
}

export interface MetaMask {
  readonly name: string
  readonly rdns: string
  /** Whether the wallet announces itself as soon as the page is loaded. */
  readonly announced: boolean
  /** The accounts of the local chain's mnemonic, in lower case. */
  readonly accounts: readonly string[]
  /** The requests of pages, oldest first. Requests that the provider sends on its own are not included. */
  readonly requests: readonly { method: string; params: unknown }[]
  methods(): string[]
  pending(): PendingRequest[]
  /** Resolves to the oldest pending request, once there is one. */
  nextRequest(): Promise<PendingRequest>
  /** The site then sees `accounts`, which defaults to the first account only. */
  approve(choice?: { accounts?: readonly string[] }): Promise<PendingRequest>
  reject(): Promise<PendingRequest>
  /** Makes this account the first of the accounts that sites see. */
  selectAccount(account: string): void
  disconnectSites(): void
  /** Switches the network, as the visitor can in the wallet. Connected sites may then use the new chain. */
  switchNetwork(chainId: number): void
  lock(): void
  unlock(): void
  /** Sends `disconnect` with the code 1013. Call `regainNetwork` to connect again. */
  loseNetwork(): void
  regainNetwork(): void
  /** Sends `disconnect` with the code 1011. The wallet then does not respond until the page is loaded again. */
  crash(): void
  announce(): void
  untilAnnounced(): Promise<void>
  connect(origin: string): PageLink
  /** Closes the wallet. Pages are notified, so that no request stays pending forever. */
  close(): void
}

export interface PageLink {
  stream: Duplex
  /** Ends the connection, as when the visitor leaves the page. */
  close(): void
}

interface Site {
  accounts: string[]
  chains: Set<number>
  chainId: number
}

interface Connection {
  origin: string
  notify(method: string, params?: unknown): void
}

type Middleware = JsonRpcMiddleware<JsonRpcRequest, Json>
type Data = AddApprovalOptions['requestData']

const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|localhost)(?::|\/|$)/

/** All errors but those of the node and of the request checks have the form of MetaMask's errors already. */
function pageError(error: unknown): unknown {
  if (error instanceof RpcError) return new JsonRpcError(error.code, error.message, error.data as null)
  return error instanceof WalletRefusal ? new JsonRpcError(error.code, error.message) : error
}

async function answerOf(answer: () => unknown): Promise<Json> {
  try {
    return (await answer()) as Json
  } catch (error) {
    throw pageError(error)
  }
}

/**
 * MetaMask's background process, built on MetaMask's own engine, approvals and request checks. As in today's extension,
 * switching to a permitted chain needs no prompt, an unknown chain gives error 4902, and a second prompt of the same
 * kind for a site -32002. A locked wallet exposes no accounts.
 */
export function createMetaMask({
  rpcUrl,
  reachedAt = (url) => url,
  chainIds = [1],
  name = 'MetaMask',
  rdns = 'io.metamask',
  announced = true,
}: MetaMaskOptions): MetaMask {
  const keyring: Keyring = createKeyring()
  const nodes = new Map<string, NodeRpc>()
  const networks = new Map(chainIds.map((id) => [id, rpcUrl]))
  const sites = new Map<string, Site>()
  const connections = new Set<Connection>()
  const requests: { method: string; params: unknown }[] = []
  const awaitingUnlock = new Set<string>()
  let unlocks: (() => void)[] = []
  let isLocked = false
  let hasNetwork = true
  let notifyAnnounced: () => void = () => undefined
  const announcement = new Promise<void>((resolve) => (notifyAnnounced = resolve))
  if (announced) notifyAnnounced()

  const messenger: ApprovalControllerMessenger = new Messenger({ namespace: 'ApprovalController' })
  const approvals = new ApprovalController({
    messenger,
    showApprovalRequest: () => undefined,
    typesExcludedFromRateLimiting: ['transaction'],
  })

  function nodeOf(chainId: number): NodeRpc {
    const url = networks.get(chainId) ?? rpcUrl
    const node = nodes.get(url) ?? nodeRpc(url)
    nodes.set(url, node)
    return node
  }

  function siteOf(origin: string): Site {
    const site = sites.get(origin) ?? { accounts: [], chains: new Set(), chainId: chainIds[0] ?? 1 }
    sites.set(origin, site)
    return site
  }

  const shown = (origin: string) => (isLocked ? [] : [...siteOf(origin).accounts])
  const chainState = (origin: string) => {
    const { chainId } = siteOf(origin)
    return { chainId: hex(chainId), networkVersion: String(chainId), isConnected: hasNetwork }
  }

  function broadcast(target: string | null, method: string, paramsOf: (origin: string) => unknown) {
    for (const { origin, notify } of connections)
      if (target === null || target === origin) notify(method, paramsOf(origin))
  }
  const notifyAccounts = (origin: string | null) => broadcast(origin, 'metamask_accountsChanged', shown)
  const notifyChain = (origin: string | null) => broadcast(origin, 'metamask_chainChanged', chainState)

  function requestApproval(origin: string, type: ApprovalType, requestData: object): Promise<unknown> {
    return approvals.addAndShowApprovalRequest({ origin, type, requestData: structuredClone(requestData) as Data })
  }

  async function promptForAccounts(origin: string) {
    const accounts = (await requestApproval(origin, 'wallet_requestPermissions', {})) as string[]
    const site = siteOf(origin)
    site.accounts = accounts
    site.chains.add(site.chainId)
    notifyAccounts(origin)
  }

  function moveTo(origin: string, chainId: number) {
    const site = siteOf(origin)
    site.chains.add(chainId)
    if (site.chainId === chainId) return
    site.chainId = chainId
    notifyChain(origin)
  }

  async function switchTo(origin: string, chainId: number) {
    const site = siteOf(origin)
    if (site.chainId === chainId && site.chains.has(chainId)) return
    if (!site.chains.has(chainId)) await requestApproval(origin, 'wallet_requestPermissions', { chainId })
    moveTo(origin, chainId)
  }

  async function addChain(origin: string, params: unknown) {
    const chain = readAddedChain(params)
    const { chainId, rpcUrls } = chain
    if (!networks.has(chainId)) {
      // The wallet uses an offered node only if it is on this machine, because no request may leave the machine.
      const offered = rpcUrls.find((url) => LOOPBACK.test(url))
      if (offered) {
        const served = Number(await nodeRpc(reachedAt(offered)).send('eth_chainId'))
        if (served !== chainId)
          throw rpcErrors.invalidParams(`Chain ID returned by RPC URL ${offered} does not match ${hex(chainId)}`)
      }
      await requestApproval(origin, 'wallet_addEthereumChain', chain)
      networks.set(chainId, offered === undefined ? rpcUrl : reachedAt(offered))
    }
    try {
      await switchTo(origin, chainId)
    } catch (error) {
      // A rejected switch is not an error here, because the chain has been added as requested.
      if ((error as { code?: unknown }).code !== 4001) throw error
    }
  }

  async function requestAccounts(origin: string): Promise<string[]> {
    if (awaitingUnlock.has(origin))
      throw rpcErrors.resourceUnavailable('Already processing eth_requestAccounts. Please wait.')
    if (siteOf(origin).accounts.length === 0) await promptForAccounts(origin)
    else if (isLocked) {
      awaitingUnlock.add(origin)
      await new Promise<void>((resolve) => unlocks.push(resolve))
      awaitingUnlock.delete(origin)
    }
    return [...siteOf(origin).accounts]
  }

  function permissions(origin: string) {
    const { accounts, chains } = siteOf(origin)
    if (accounts.length === 0) return []
    const grant = (parentCapability: string, type: string, value: string[]) => ({
      parentCapability,
      invoker: origin,
      caveats: [{ type, value }],
    })
    return [
      grant('eth_accounts', 'restrictReturnedAccounts', accounts),
      grant('endowment:permitted-chains', 'restrictNetworkSwitching', [...chains].map(hex)),
    ]
  }

  function revoke(origin: string) {
    const site = siteOf(origin)
    site.accounts = []
    site.chains.clear()
    notifyAccounts(origin)
  }

  async function sendTransaction(origin: string, params: unknown): Promise<string> {
    const { chainId } = siteOf(origin)
    const transaction = readTransaction([params])
    if (transaction.chainId !== undefined && Number(transaction.chainId) !== chainId)
      throw rpcErrors.invalidParams(`Invalid transaction params: the site is on chain ${hex(chainId)}`)
    await requestApproval(origin, 'transaction', params as object)
    const { gas } = params as { gas?: string }
    return keyring.send(nodeOf(chainId), chainId, { ...transaction, gas })
  }

  /** The handlers of methods that MetaMask's own wallet middleware does not handle. */
  function handlersOf(origin: string): Record<string, (params: unknown) => unknown> {
    return {
      metamask_getProviderState: () => ({ accounts: shown(origin), ...chainState(origin) }),
      metamask_sendDomainMetadata: () => true,
      eth_chainId: () => chainState(origin).chainId,
      net_version: () => chainState(origin).networkVersion,
      eth_requestAccounts: () => requestAccounts(origin),
      wallet_getPermissions: () => permissions(origin),
      async wallet_requestPermissions(params) {
        checkAccountsPermission(params)
        await promptForAccounts(origin)
        return permissions(origin)
      },
      wallet_revokePermissions(params) {
        checkAccountsPermission(params)
        revoke(origin)
        return null
      },
      async wallet_switchEthereumChain(params) {
        const chainId = readSwitch(params)
        if (!networks.has(chainId)) {
          const hint = 'Try adding the chain using wallet_addEthereumChain first.'
          throw providerErrors.custom({
            code: 4902,
            message: `Unrecognized chain ID "${hex(chainId)}". ${hint}`,
          })
        }
        await switchTo(origin, chainId)
        return null
      },
      async wallet_addEthereumChain(params) {
        await addChain(origin, params)
        return null
      },
      wallet_watchAsset(params) {
        readWatchedAsset(params)
        return true
      },
    }
  }

  function serverOf(origin: string) {
    const handlers = handlersOf(origin)
    const note: Middleware = ({ request: { method, params }, next }) => {
      if (!method.startsWith('metamask_')) requests.push({ method, params })
      return next()
    }
    const answerOurs: Middleware = ({ request: { method, params }, next }) => {
      const handle = handlers[method]
      return handle ? answerOf(() => handle(params)) : next()
    }
    const walletMiddleware = createWalletMiddleware({
      getAccounts: () => Promise.resolve(shown(origin)),
      processTransaction: async (transaction) => (await answerOf(() => sendTransaction(origin, transaction))) as string,
    })
    const callNode: Middleware = ({ request: { method, params } }) =>
      answerOf(() => nodeOf(siteOf(origin).chainId).send(method, Array.isArray(params) ? [...params] : []))
    return new JsonRpcServer({
      middleware: [note, answerOurs, asV2Middleware(walletMiddleware), callNode],
    })
  }

  async function nextRequest(): Promise<PendingRequest> {
    if (pending().length === 0)
      await messenger.waitUntil('ApprovalController:stateChange', {
        condition: ({ pendingApprovalCount }) => pendingApprovalCount > 0,
      })
    return pending()[0]!
  }

  function pending(): PendingRequest[] {
    return Object.values(approvals.state.pendingApprovals).map(({ id, origin, type, requestData }) => ({
      id,
      origin,
      type: type as ApprovalType,
      data: requestData,
    }))
  }

  function setLocked(locked: boolean) {
    if (isLocked === locked) return
    isLocked = locked
    notifyAccounts(null)
    if (locked) return
    for (const go of unlocks) go()
    unlocks = []
  }

  function setNetwork(isUp: boolean) {
    hasNetwork = isUp
    notifyChain(null)
  }

  return {
    name,
    rdns,
    announced,
    accounts: keyring.accounts,
    requests,
    methods: () => requests.map(({ method }) => method),
    pending,
    nextRequest,
    async approve({ accounts = keyring.accounts.slice(0, 1) } = {}) {
      const request = await nextRequest()
      await approvals.acceptRequest(
        request.id,
        accounts.map((account) => account.toLowerCase()),
      )
      return request
    },
    async reject() {
      const request = await nextRequest()
      const message = 'MetaMask Tx Signature: User denied transaction signature.'
      approvals.rejectRequest(
        request.id,
        providerErrors.userRejectedRequest(request.type === 'transaction' ? message : undefined),
      )
      return request
    },
    selectAccount(account) {
      const first = account.toLowerCase()
      for (const site of sites.values())
        if (site.accounts.length > 0) site.accounts = [first, ...site.accounts.filter((other) => other !== first)]
      notifyAccounts(null)
    },
    disconnectSites: () => [...sites.keys()].forEach(revoke),
    switchNetwork(chainId) {
      for (const origin of sites.keys()) moveTo(origin, chainId)
    },
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
    loseNetwork: () => setNetwork(false),
    regainNetwork: () => setNetwork(true),
    crash() {
      for (const connection of connections) {
        connection.notify('METAMASK_STREAM_FAILURE')
        connections.delete(connection)
      }
    },
    announce: () => notifyAnnounced(),
    untilAnnounced: () => announcement,
    connect(origin) {
      const server = serverOf(origin)
      const multiplex = new ObjectMultiplex()
      const stream = nodeStream(multiplex)
      const provider = nodeStream(multiplex.createStream(PROVIDER_STREAM))
      const say = (message: unknown) => connections.has(connection) && provider.write(message)
      const answer = async (request: unknown) => say(await server.handle(request))
      provider.on('data', (request: unknown) => void answer(request))
      const connection: Connection = {
        origin,
        notify: (method, params) => void say({ jsonrpc: '2.0', method, params }),
      }
      connections.add(connection)
      siteOf(origin)
      return { stream, close: () => void connections.delete(connection) }
    },
    close() {
      approvals.clearRequests(providerErrors.disconnected())
      for (const go of unlocks) go()
      for (const node of nodes.values()) node.close()
    },
  }
}
