import { afterEach, expect } from '@jest/globals'
import type { Eip1193Provider } from '#connectors/connector'
import { strangeMethods } from './walletSweep'

export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH = `0x${'ab'.repeat(32)}` as const
export const BATCH = '0xba7c4'

export interface Call {
  method: string
  params: unknown
}

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

export const silence = () => new Promise<never>(() => undefined)

/** An error as many wallets throw it: a plain object that is not an `Error`. */
export const fault = (code: unknown, message = '', data?: unknown) => ({ code, message, data })

export const refuse = (error: unknown) => () => {
  throw error
}

export type Reply = (params: unknown) => unknown

export interface FakeWallet {
  provider: Eip1193Provider
  calls: Call[]
  methods(): string[]
  requested(method: string): Call[]
  /** Sets the response to a method from now on. Undefined restores the default. */
  reply(method: string, reply: Reply | undefined): void
  emit(event: string, payload?: unknown): void
  listenerCount(): number
  accounts: unknown
  chainId: unknown
}

export const CAPABILITIES = 'wallet_getCapabilities'
export const SEND_CALLS = 'wallet_sendCalls'
export const CALLS_STATUS = 'wallet_getCallsStatus'

/** `wallet_getCallsStatus` for a batch that was sent as one transaction, which by default was mined successfully. */
export const callsAnswer = (status: unknown = 200, changes: Record<string, unknown> = {}) => ({
  version: '2.0.0',
  id: BATCH,
  chainId: '0x3',
  status,
  atomic: true,
  ...(status === 200 && {
    receipts: [
      { logs: [], status: '0x1', blockHash: HASH, blockNumber: '0x65', gasUsed: '0x5208', transactionHash: HASH },
    ],
  }),
  ...changes,
})

/** Batches of EIP-5792; with `ready`, only after the visitor has allowed them. */
export function addBatches(wallet: FakeWallet, status: 'supported' | 'ready' = 'supported') {
  wallet.reply(CAPABILITIES, async () => ({ [String(wallet.chainId)]: { atomic: { status } } }))
  wallet.reply(SEND_CALLS, async () => ({ id: BATCH }))
  wallet.reply(CALLS_STATUS, async () => callsAnswer())
  return wallet
}

const unable = (code: number): Reply => refuse(fault(code, 'no'))
const says = (answer: unknown) => (wallet: FakeWallet) => wallet.reply(CAPABILITIES, async () => answer)
const promises = (reply: Reply) => (wallet: FakeWallet) => addBatches(wallet).reply(SEND_CALLS, reply)

/** Rule X30 (catalogue/faults.ts): wallets that do not report support for batches. */
export const UNRESPONSIVE_TO_BATCHES: [words: string, script: (wallet: FakeWallet) => void][] = [
  ['does not know the question (4200)', (wallet) => wallet.reply(CAPABILITIES, unable(4200))],
  ['does not know the question (-32601)', (wallet) => wallet.reply(CAPABILITIES, unable(-32601))],
  ['does not know the account (4100)', (wallet) => wallet.reply(CAPABILITIES, unable(4100))],
  ['does not know the chain (5710)', (wallet) => wallet.reply(CAPABILITIES, unable(5710))],
  ['never answers', (wallet) => wallet.reply(CAPABILITIES, silence)],
  ['has no capabilities', says({})],
  ['has none on this chain', says({ '0x1': { atomic: { status: 'supported' } } })],
  ['says no', says({ '0x3': { atomic: { status: 'unsupported' } } })],
  ['says no here and yes everywhere', says({ '0x0': { atomic: { status: 'supported' } }, '0x3': { atomic: {} } })],
  ['says no in the draft', says({ '0x3': { atomicBatch: { supported: false } } })],
  [
    'says no, and yes in the draft',
    says({ '0x3': { atomic: { status: 'unsupported' }, atomicBatch: { supported: true } } }),
  ],
  ['answers null', says(null)],
  ['answers a word', says('supported')],
  ['answers a list', says([{ atomic: { status: 'supported' } }])],
  ['answers a status that is none', says({ '0x3': { atomic: { status: true } } })],
]

/** Rule X30 (catalogue/faults.ts): wallets that report support for batches but accept none. */
export const LYING_ON_BATCHES: [words: string, script: (wallet: FakeWallet) => void][] = [
  ['4100', promises(unable(4100))],
  ['4200', promises(unable(4200))],
  ['-32601', promises(unable(-32601))],
  ['-32602', promises(unable(-32602))],
  ['5700', promises(unable(5700))],
  ['5710', promises(unable(5710))],
  ['5720', promises(unable(5720))],
  ['5740', promises(unable(5740))],
  ['5760', promises(unable(5760))],
  ['5760 within', promises(refuse(fault(-32603, 'Internal error', { originalError: { code: 5760 } })))],
]

/** Rule C20 (catalogue/faults.ts): in every test, the wallet receives only permitted requests. */
const requested: Call[] = []
afterEach(() => {
  expect(strangeMethods(requested.splice(0))).toEqual([])
})

/** A wallet whose responses can be scripted. By default it exposes its accounts and switches to any chain. */
export function fakeWallet({ accounts = [ALICE] as unknown, chainId = '0x3' } = {}): FakeWallet {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const replies = new Map<string, Reply>()
  const calls: Call[] = []

  const wallet: FakeWallet = {
    calls,
    accounts,
    chainId,
    methods: () => calls.map(({ method }) => method),
    requested: (wanted) => calls.filter(({ method }) => method === wanted),
    reply(method, reply) {
      if (reply) replies.set(method, reply)
      else replies.delete(method)
    },
    emit: (event, payload) => [...(listeners.get(event) ?? [])].forEach((listener) => listener(payload)),
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    provider: {
      request({ method, params }) {
        calls.push({ method, params })
        requested.push({ method, params })
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
