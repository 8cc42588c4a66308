import { jest } from '@jest/globals'
import { createRegistry } from '#connectors/registry'
import type { Address } from '#domain/chain/address'
import type { WalletEvent } from '#events'
import { HOME, type Subject } from '../connectors/conformance'
import { fakePage, type FakePage } from './fakePage'
import {
  addBatches,
  ALICE,
  BATCH,
  BOB,
  deferred,
  fakeWallet,
  fault,
  HASH,
  silence,
  type Deferred,
  type Reply,
} from './fakeWallet'
import { hex } from '../chain/hex'

interface Prompt {
  answer: Deferred
  /** Called when the visitor accepts the request. Returns the wallet's response to the page. */
  agree: () => unknown
}

export type Install = (page: FakePage, provider: ReturnType<typeof fakeWallet>['provider']) => void

/** The scriptable wallet as a subject of the conformance suite. It turns on fake timers. */
export async function fakeSubject(id: string, install: Install, hasBatches = true): Promise<Subject> {
  jest.useFakeTimers()
  const wallet = fakeWallet({ accounts: [] as unknown })
  const accounts = [ALICE as Address]
  const prompts: Prompt[] = []

  function goTo(chainId: string) {
    wallet.chainId = chainId
    wallet.emit('chainChanged', chainId)
    return null
  }
  const target = (params: unknown) => (params as [{ chainId: string }])[0].chainId
  const AGREED: Record<string, Reply> = {
    eth_requestAccounts: () => (wallet.accounts = accounts),
    wallet_switchEthereumChain: (params) => goTo(target(params)),
    // Most wallets offer to switch to a chain after adding it.
    wallet_addEthereumChain: (params) => goTo(target(params)),
    wallet_watchAsset: () => true,
    eth_sendTransaction: () => HASH,
    ...(hasBatches && { wallet_sendCalls: () => ({ id: BATCH }) }),
  }
  if (hasBatches) addBatches(wallet)
  for (const [method, agreed] of Object.entries(AGREED))
    wallet.reply(method, (params) => {
      const answer = deferred()
      prompts.push({ answer, agree: () => agreed(params) })
      return answer.promise
    })

  async function until(holds: () => boolean) {
    for (let turn = 0; turn < 100 && !holds(); turn++) await jest.advanceTimersByTimeAsync(1)
    if (!holds()) throw new Error(`In vain: ${holds.toString()}`)
  }
  async function next(): Promise<Prompt> {
    await until(() => prompts.length > 0)
    return prompts.shift() as Prompt
  }

  function load(): Subject {
    const page = fakePage()
    install(page, wallet.provider)
    const events: WalletEvent[] = []
    const registry = createRegistry({ page, report: (event) => void events.push(event) })
    registry.discover(() => undefined, null)
    return {
      connector: registry.get(id),
      events,
      accounts,
      otherAccount: BOB,
      methods: wallet.methods,
      async approve() {
        const { answer, agree } = await next()
        answer.resolve(agree())
      },
      async reject() {
        ;(await next()).answer.reject(fault(4001, 'User rejected the request.'))
      },
      async fail(error) {
        ;(await next()).answer.reject(error)
      },
      async approveTwice() {
        const { answer, agree } = await next()
        answer.resolve({
          then(tell: (value: unknown) => void) {
            tell(agree())
            tell([BOB])
          },
        })
      },
      async approveInVain() {
        ;(await next()).answer.resolve(null)
      },
      announceAccounts(changed) {
        wallet.accounts = changed
        wallet.emit('accountsChanged', changed)
      },
      setChain: (chainId) => void goTo(hex(chainId)),
      dropConnection: () => wallet.emit('disconnect', fault(4900, 'Disconnected')),
      reload: async () => load(),
      until,
      pass: (ms) => jest.advanceTimersByTimeAsync(ms),
      listenerCount: wallet.listenerCount,
      forget: () => void (wallet.accounts = []),
      hang() {
        const quiet = ['eth_accounts', 'eth_chainId', 'wallet_getCapabilities', 'wallet_getCallsStatus']
        for (const method of [...Object.keys(AGREED), ...quiet]) wallet.reply(method, silence)
      },
      end: () => void jest.useRealTimers(),
    }
  }
  wallet.chainId = hex(HOME.id)
  return load()
}
