import { announceWallet } from './announceWallet'
import { createApprovalWindow } from './approvalWindow'
import { createTestWallet, type TestWallet } from './createTestWallet'
import type { Eip1193Provider, RequestArguments } from './eip1193'
import { DEFAULT_RPC_URL, WALLET_ICON, WALLET_NAME, WALLET_RDNS } from './identity'

export interface InstallOptions {
  rpcUrl?: string
  /** The node URLs of chains that `rpcUrl` does not serve, by chain id. The wallet knows these chains. */
  rpcUrls?: Readonly<Record<number, string>>
  /** Confirms every request at once, with the first account and without a window. */
  autoApprove?: boolean
  /** The chain on which the wallet starts, if the browser has not stored another one. */
  chainId?: number
  /** The accounts offered while connecting; defaults to the node's first three accounts. */
  accounts?: string[]
  batches?: boolean
  /** If false, the wallet is announced only by `announce()`. */
  announce?: boolean
  /** Also puts the provider at `window.ethereum`, as wallets did before EIP-6963. */
  injected?: boolean
  name?: string
  rdns?: string
  /** Properties that are true on the provider, such as "isBraveWallet", by which pages once recognised wallets. */
  flags?: string[]
}

/** A response that replaces the wallet's own: a value, a thrown error, or no response. */
export type Reply = { value: unknown } | { error: unknown } | { never: true }

export interface TestWalletControl extends Omit<TestWallet, 'provider'> {
  /** Every request since the page was loaded, oldest first. */
  readonly calls: { method: string; params: unknown }[]
  /** Overrides the wallet's response to a method; null restores the wallet's own response. */
  reply(method: string, reply: Reply | null): void
  announce(): void
}

export type WalletPage = Window & {
  ethereum?: unknown
  /** Receives every request as JSON. The function outlives page loads. */
  reportWalletRequest?(request: string): unknown
}

const CHAINS = [3, 1, 31337]

export function installTestWallet(
  window: WalletPage,
  {
    rpcUrl = DEFAULT_RPC_URL,
    rpcUrls = {},
    autoApprove = false,
    chainId = 3,
    accounts,
    batches = false,
    announce = true,
    injected = false,
    name = WALLET_NAME,
    rdns = WALLET_RDNS,
    flags = [],
  }: InstallOptions,
): TestWalletControl {
  const { provider, ...owner } = createTestWallet({
    rpcUrl,
    rpcUrls,
    chainIds: [chainId, ...CHAINS.filter((id) => id !== chainId)],
    ...(accounts ? { accounts } : {}),
    batches,
    approve: autoApprove ? async () => ({}) : createApprovalWindow(name),
    storagePrefix: rdns === WALLET_RDNS ? 'testWallet.' : `testWallet.${rdns}.`,
  })
  const calls: { method: string; params: unknown }[] = []
  const replies = new Map<string, Reply>()

  const recorded: Eip1193Provider = {
    async request(args: RequestArguments) {
      calls.push({ method: args.method, params: args.params })
      window.reportWalletRequest?.(JSON.stringify(calls.at(-1)))
      const reply = replies.get(args.method)
      if (!reply) return provider.request(args)
      if ('error' in reply) throw reply.error
      return 'value' in reply ? reply.value : new Promise<never>(() => undefined)
    },
    on(event, listener) {
      provider.on(event, listener)
      return recorded
    },
    removeListener(event, listener) {
      provider.removeListener(event, listener)
      return recorded
    },
  }

  for (const flag of flags) Object.assign(recorded, { [flag]: true })

  let isAnnounced = false
  const control: TestWalletControl = {
    ...owner,
    calls,
    reply(method, reply) {
      if (reply === null) replies.delete(method)
      else replies.set(method, reply)
    },
    announce() {
      if (isAnnounced) return
      isAnnounced = true
      announceWallet(window, { name, rdns, icon: WALLET_ICON }, recorded)
    },
  }
  if (injected) window.ethereum = recorded
  if (announce) control.announce()
  return control
}
