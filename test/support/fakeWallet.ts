import type { Eip1193Provider } from '../../src/connectors/connector'

export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH = `0x${'ab'.repeat(32)}` as const

export interface Call {
  method: string
  params: unknown
}

/** A promise that is settled by hand. */
export interface Deferred<T = unknown> {
  promise: Promise<T>
  resolve(value: T): void
  reject(reason: unknown): void
}

export function deferred<T = unknown>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/** An answer that never comes. */
export const silence = () => new Promise<never>(() => undefined)

/** An error as wallets make them: a plain object, no Error. */
export const fault = (code: unknown, message = '', data?: unknown) => ({ code, message, data })

/** Throws, as the last word of a reply. */
export const refuse = (error: unknown) => () => {
  throw error
}

export type Reply = (params: unknown) => unknown

export interface FakeWallet {
  provider: Eip1193Provider
  /** Everything that was asked, in order. */
  calls: Call[]
  methods(): string[]
  asked(method: string): Call[]
  /** Answers a method from now on. Undefined takes the answer back to the usual one. */
  reply(method: string, reply: Reply | undefined): void
  emit(event: string, payload?: unknown): void
  listenerCount(): number
  accounts: unknown
  chainId: unknown
}

/** A wallet whose every answer can be scripted. Left alone it grants its accounts and goes where it is told. */
export function fakeWallet({ accounts = [ALICE] as unknown, chainId = '0x3' } = {}): FakeWallet {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const replies = new Map<string, Reply>()
  const calls: Call[] = []

  const wallet: FakeWallet = {
    calls,
    accounts,
    chainId,
    methods: () => calls.map(({ method }) => method),
    asked: (wanted) => calls.filter(({ method }) => method === wanted),
    reply(method, reply) {
      if (reply) replies.set(method, reply)
      else replies.delete(method)
    },
    emit: (event, payload) => [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload)),
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    provider: {
      request({ method, params }) {
        calls.push({ method, params })
        const reply = replies.get(method) ?? usual[method]
        if (!reply) return Promise.reject(fault(4200, 'not supported'))
        return reply(params)
      },
      on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    },
  }

  const usual: Record<string, Reply> = {
    eth_requestAccounts: async () => wallet.accounts,
    eth_accounts: async () => wallet.accounts,
    eth_chainId: async () => wallet.chainId,
    wallet_switchEthereumChain: async (params) => {
      wallet.chainId = (params as [{ chainId: string }])[0].chainId
      wallet.emit('chainChanged', wallet.chainId)
      return null
    },
    wallet_addEthereumChain: async () => null,
    wallet_watchAsset: async () => true,
    eth_sendTransaction: async () => HASH,
  }
  return wallet
}
