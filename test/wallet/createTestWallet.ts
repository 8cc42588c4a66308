import {
  invalidParams,
  plainError,
  WalletRefusal,
  type Eip1193Provider,
  type Listener,
  type RequestArguments,
} from './eip1193'
import { createBatches } from './batches'
import { createNode } from './node'
import {
  checkAccountsPermission,
  isAddress,
  readAddedChain,
  readCalls,
  readCallsId,
  readCapabilities,
  readSwitch,
  readTransaction,
  readWatchedAsset,
  type AddedChain,
  type BatchedCall,
  type TransactionParams,
  type WatchedAsset,
} from './requestParams'
import { createWalletStorage } from './walletStorage'
import { hex } from '../chain/hex'

/** A chain as the approval window shows it. */
export interface NamedChain {
  id: number
  name: string
}

/** A request that needs the visitor's consent. `chain` is the wallet's current chain. */
export type ApprovalRequest = { method: string; origin: string; chain: NamedChain } & (
  | { kind: 'connect'; accounts: readonly string[] }
  | { kind: 'switch'; target: NamedChain }
  | { kind: 'add'; added: AddedChain }
  | { kind: 'watch'; asset: WatchedAsset }
  | { kind: 'send'; transaction: TransactionParams }
  | { kind: 'batch'; from: string; calls: readonly BatchedCall[] }
)

/** The visitor's response; null means a rejection. `account` is the account that the visitor chose while connecting. */
export type Approval = { account?: string } | null

export interface TestWalletOptions {
  /** The URL of a node with unlocked accounts, such as anvil. */
  rpcUrl: string
  /** Nodes, by chain id, of chains that `rpcUrl` does not serve, and that the wallet knows from the start. */
  rpcUrls?: Readonly<Record<number, string>>
  /** The chains that the wallet knows from the start. The wallet is initially on the first chain. */
  chainIds?: readonly number[]
  /** The accounts offered while connecting; defaults to the node's first three accounts. */
  accounts?: readonly string[]
  approve: (request: ApprovalRequest) => Promise<Approval>
  /** Whether the wallet supports batches (EIP-5792) on chains that have the batch contract. */
  batches?: boolean
  storagePrefix?: string
}

/** A wallet, and the actions that its owner takes without a request from the page. */
export interface TestWallet {
  provider: Eip1193Provider
  setChain(id: number): void
  /** Replaces the accounts that this origin may see. An empty list disconnects the origin. */
  setAccounts(accounts: readonly string[]): void
  emit(event: string, payload?: unknown): void
}

type Handler = (params: unknown) => Promise<unknown>
type Question = ApprovalRequest extends infer R
  ? R extends ApprovalRequest
    ? Omit<R, 'origin' | 'chain'>
    : never
  : never

const KNOWN_CHAINS: readonly number[] = [3, 1, 31337]
const CHAIN_NAMES = new Map([
  [1, 'Ethereum'],
  [3, 'Ropsten'],
  [56, 'BNB Smart Chain'],
  [8453, 'Base'],
  [31337, 'Local chain'],
  [42161, 'Arbitrum One'],
])
const ACCOUNTS_OFFERED = 3

const READ_METHODS = [
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
]

/** The wallet refuses all these methods, because the app must never request signatures. */
const SIGNING_METHODS = [
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
]

/** Reports an error that a page's listener has thrown as uncaught, so that the other listeners still run. */
function reportLater(error: unknown): void {
  queueMicrotask(() => {
    throw error
  })
}

/**
 * A wallet in the page (EIP-1193) for development and browser tests. It holds no keys: the node signs. Requests for
 * consent are shown one after another. Errors are plain `{ code, message }` objects: 4001 rejected, 4100 not permitted,
 * 4200 signing is not supported, 4902 unknown chain, 57xx of EIP-5792, -32601 unknown method, -32602 wrong parameters,
 * -32603 anything else.
 */
export function createTestWallet({
  rpcUrl,
  rpcUrls = {},
  chainIds = KNOWN_CHAINS,
  accounts: offeredAccounts,
  approve,
  batches: hasBatches = false,
  storagePrefix = 'testWallet.',
}: TestWalletOptions): TestWallet {
  const storage = createWalletStorage(storagePrefix)
  const listeners = new Map<string, Listener[]>()
  const known = new Set([...chainIds, ...Object.keys(rpcUrls).map(Number)])
  const chains = new Map([...known].map((id) => [id, CHAIN_NAMES.get(id) ?? `Chain ${id}`]))
  let permitted: readonly string[] = []
  let chainId = chainIds[0] ?? 1
  let isReachable = true
  let turn: Promise<unknown> = Promise.resolve()

  function emit(event: string, payload?: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(payload)
      } catch (error) {
        reportLater(error)
      }
    }
  }

  const nodeUrl = () => rpcUrls[chainId] ?? rpcUrl
  const callNode = createNode(nodeUrl, (reachable) => {
    if (reachable === isReachable) return
    isReachable = reachable
    if (reachable) emit('connect', { chainId: hex(chainId) })
    else emit('disconnect', { code: 1013, message: 'Disconnected from chain. Attempting to connect.' })
  })

  function permit(accounts: readonly string[]): void {
    const next = accounts.map((account) => account.toLowerCase())
    if (next.join() === permitted.join()) return
    permitted = next
    emit('accountsChanged', [...next])
  }

  function moveTo(id: number): void {
    if (id === chainId) return
    chainId = id
    emit('chainChanged', hex(id))
  }

  function remember(): void {
    storage.write('accounts', permitted)
    storage.write('chains', [...chains])
    storage.write('chainId', chainId)
  }

  function recall(): void {
    const storedChains = storage.read('chains')
    for (const entry of Array.isArray(storedChains) ? (storedChains as unknown[]) : []) {
      const [id, name] = Array.isArray(entry) ? (entry as unknown[]) : []
      if (Number.isSafeInteger(id) && typeof name === 'string') chains.set(id as number, name)
    }
    const storedAccounts = storage.read('accounts')
    permit(Array.isArray(storedAccounts) ? (storedAccounts as unknown[]).filter(isAddress) : [])
    const storedChain = storage.read('chainId')
    if (typeof storedChain === 'number' && chains.has(storedChain)) moveTo(storedChain)
  }

  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = turn.then(task)
    turn = result.catch(() => undefined)
    return result
  }

  const named = (id: number): NamedChain => ({ id, name: chains.get(id) ?? `Chain ${id}` })

  async function requestApproval(question: Question): Promise<{ account?: string }> {
    const approval = await approve({ ...question, origin: window.location.host, chain: named(chainId) })
    if (approval === null) throw new WalletRefusal(4001, 'User rejected the request.')
    return approval
  }

  async function connect(method: string): Promise<void> {
    const answer = offeredAccounts ?? (await callNode('eth_accounts', []))
    const accounts = (Array.isArray(answer) ? (answer as unknown[]) : []).filter(isAddress).slice(0, ACCOUNTS_OFFERED)
    const [first] = accounts
    if (first === undefined) throw new WalletRefusal(-32603, `The node at ${nodeUrl()} has no unlocked accounts.`)
    const { account } = await requestApproval({ kind: 'connect', method, accounts })
    permit([account !== undefined && accounts.includes(account) ? account : first])
    remember()
  }

  const permissions = () =>
    permitted.length === 0
      ? []
      : [
          {
            parentCapability: 'eth_accounts',
            invoker: window.location.origin,
            caveats: [{ type: 'restrictReturnedAccounts', value: [...permitted] }],
          },
        ]

  async function switchTo(method: string, id: number): Promise<null> {
    if (id === chainId) return null
    await requestApproval({ kind: 'switch', method, target: named(id) })
    moveTo(id)
    remember()
    return null
  }

  function checkAccount(account: string): void {
    if (!permitted.includes(account.toLowerCase())) {
      throw new WalletRefusal(4100, 'The requested account and/or method has not been authorized by the user.')
    }
  }

  async function checkSender({ from, chainId: expected }: TransactionParams): Promise<void> {
    checkAccount(from)
    if (expected !== undefined && Number(expected) !== chainId) {
      throw invalidParams(`The transaction is for chain ${Number(expected)}, but this wallet is on chain ${chainId}.`)
    }
    const nodeChain = Number(await callNode('eth_chainId', []))
    if (nodeChain !== chainId) {
      throw new WalletRefusal(
        -32603,
        `This wallet is on chain ${chainId}, but its node serves chain ${nodeChain}. Nothing was sent.`,
      )
    }
  }

  const handlers = new Map<string, Handler>([
    [
      'eth_requestAccounts',
      async () => {
        // An earlier connection request may have been approved by then, so this is checked again.
        if (permitted.length === 0) {
          await inTurn(async () => {
            if (permitted.length === 0) await connect('eth_requestAccounts')
          })
        }
        return [...permitted]
      },
    ],
    ['eth_accounts', async () => [...permitted]],
    ['eth_chainId', async () => hex(chainId)],
    ['net_version', async () => String(chainId)],
    [
      'wallet_requestPermissions',
      async (params) => {
        checkAccountsPermission(params)
        return inTurn(async () => {
          await connect('wallet_requestPermissions')
          return permissions()
        })
      },
    ],
    ['wallet_getPermissions', async () => permissions()],
    [
      'wallet_revokePermissions',
      async (params) => {
        checkAccountsPermission(params)
        permit([])
        remember()
        return null
      },
    ],
    [
      'wallet_switchEthereumChain',
      async (params) => {
        const id = readSwitch(params)
        return inTurn(async () => {
          if (!chains.has(id)) {
            throw new WalletRefusal(
              4902,
              `Unrecognized chain ID "${hex(id)}". Try adding the chain using wallet_addEthereumChain first.`,
            )
          }
          return switchTo('wallet_switchEthereumChain', id)
        })
      },
    ],
    [
      'wallet_addEthereumChain',
      async (params) => {
        const added = readAddedChain(params)
        return inTurn(async () => {
          if (chains.has(added.chainId)) return switchTo('wallet_addEthereumChain', added.chainId)
          // EIP-3085 requires a check at any endpoint. Only the own node is asked, so that nothing leaves the machine.
          if (added.rpcUrls.some((url) => new URL(url).href === new URL(rpcUrl).href)) {
            const served = Number(await callNode('eth_chainId', []))
            if (served !== added.chainId) {
              throw invalidParams(`The endpoint serves chain ${served}, not chain ${added.chainId}.`)
            }
          }
          await requestApproval({ kind: 'add', method: 'wallet_addEthereumChain', added })
          chains.set(added.chainId, added.chainName)
          moveTo(added.chainId)
          remember()
          return null
        })
      },
    ],
    [
      'wallet_watchAsset',
      async (params) => {
        const asset = readWatchedAsset(params)
        return inTurn(async () => {
          await requestApproval({ kind: 'watch', method: 'wallet_watchAsset', asset })
          return true
        })
      },
    ],
    [
      'eth_sendTransaction',
      async (params) => {
        const transaction = readTransaction(params)
        return inTurn(async () => {
          await checkSender(transaction)
          await requestApproval({ kind: 'send', method: 'eth_sendTransaction', transaction })
          // The owner may have changed the account or the chain while the window was open.
          await checkSender(transaction)
          return callNode('eth_sendTransaction', params as unknown[])
        })
      },
    ],
  ])
  if (hasBatches) {
    const batches = createBatches(callNode)
    handlers.set('wallet_getCapabilities', async (params) => {
      const { account, chainIds } = readCapabilities(params)
      checkAccount(account)
      const served = Number(await callNode('eth_chainId', []))
      const isRequested = chainIds === null || chainIds.includes(served)
      return isRequested && (await batches.isPlaced()) ? { [hex(served)]: { atomic: { status: 'supported' } } } : {}
    })
    handlers.set('wallet_sendCalls', async (params) => {
      const { id, from, chainId: wanted, calls } = readCalls(params)
      if (!chains.has(wanted)) throw new WalletRefusal(5710, `This wallet does not know chain ${wanted}.`)
      batches.checkId(id)
      return inTurn(async () => {
        const sender = { from, chainId: hex(wanted) }
        await checkSender(sender)
        if (!(await batches.isPlaced())) throw new WalletRefusal(5760, 'This chain has no code for several calls.')
        await requestApproval({ kind: 'batch', method: 'wallet_sendCalls', from, calls })
        await checkSender(sender)
        return { id: await batches.send(id, from, hex(wanted), calls) }
      })
    })
    handlers.set('wallet_getCallsStatus', async (params) => batches.status(readCallsId(params)))
  }
  for (const method of READ_METHODS) {
    handlers.set(method, (params) => callNode(method, Array.isArray(params) ? (params as unknown[]) : []))
  }

  async function request(args: RequestArguments): Promise<unknown> {
    const method: unknown = (args as RequestArguments | undefined)?.method
    if (typeof method !== 'string' || method === '') {
      throw plainError(new WalletRefusal(-32600, 'Expected a request with a method.'))
    }
    try {
      if (SIGNING_METHODS.includes(method)) {
        throw new WalletRefusal(4200, `This wallet sends transactions only: "${method}" is refused.`)
      }
      const handler = handlers.get(method)
      if (!handler) throw new WalletRefusal(-32601, `The method "${method}" does not exist / is not available.`)
      return await handler(args.params)
    } catch (error) {
      throw plainError(error)
    }
  }

  const provider: Eip1193Provider = {
    request,
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return provider
    },
    removeListener(event, listener) {
      const rest = [...(listeners.get(event) ?? [])]
      const index = rest.lastIndexOf(listener)
      if (index >= 0) rest.splice(index, 1)
      listeners.set(event, rest)
      return provider
    },
  }

  recall()
  storage.onOtherPage(recall)
  queueMicrotask(() => emit('connect', { chainId: hex(chainId) }))

  return {
    provider,
    setChain(id) {
      if (!chains.has(id)) chains.set(id, CHAIN_NAMES.get(id) ?? `Chain ${id}`)
      moveTo(id)
      remember()
    },
    setAccounts(accounts) {
      permit(accounts)
      remember()
    },
    emit,
  }
}
