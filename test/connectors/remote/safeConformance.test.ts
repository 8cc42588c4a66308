import { jest } from '@jest/globals'
import { createRegistry } from '#connectors/registry'
import { parentWallet } from '#connectors/remote/remoteWallets'
import type { WalletEvent } from '#events'
import { fakeParent, OTHER_SAFE, SAFE, SAFE_ORIGIN, safeInfo } from '../../support/fakeParent'
import { deferred, HASH, type Deferred } from '../../support/fakeWallet'
import { conformance, HOME, type Subject } from '../conformance'

/** The methods of Safe's page, and the corresponding methods of other wallets. */
const METHODS: Readonly<Record<string, readonly string[]>> = {
  getSafeInfo: ['eth_accounts'],
  sendTransactions: ['wallet_sendCalls', 'eth_sendTransaction'],
  getTxBySafeTxHash: ['wallet_getCallsStatus'],
}

/** The state of Safe's page. It survives a reload of the embedded page. */
interface Shown {
  info: () => Record<string, unknown>
  prompts: Deferred[]
  answersNothing: boolean
}

const EXECUTED = { txStatus: 'SUCCESS', txHash: HASH }

async function subject(): Promise<Subject> {
  // The fake timers advance by themselves, because Safe's page takes a moment to answer.
  jest.useFakeTimers({ advanceTimers: true })
  const shown: Shown = { info: () => safeInfo({ chainId: HOME.id }), prompts: [], answersNothing: false }

  async function until(holds: () => boolean) {
    for (let turn = 0; turn < 500 && !holds(); turn++) await jest.advanceTimersByTimeAsync(1)
    if (!holds()) throw new Error(`In vain: ${holds.toString()}`)
  }

  async function nextPrompt() {
    await until(() => shown.prompts.length > 0)
    return shown.prompts.shift()!
  }

  async function load(): Promise<Subject> {
    const parent = fakeParent()
    const { page } = parent
    const silent = () => new Promise<never>(() => undefined)
    parent.reply('getSafeInfo', () => (shown.answersNothing ? silent() : shown.info()))
    parent.reply('getTxBySafeTxHash', () => (shown.answersNothing ? silent() : EXECUTED))
    parent.reply('sendTransactions', () => {
      const answer = deferred()
      shown.prompts.push(answer)
      return answer.promise
    })
    const events: WalletEvent[] = []
    const registry = createRegistry({
      page,
      report: (event) => void events.push(event),
      parent: parentWallet(page, [SAFE_ORIGIN]),
    })
    registry.discover(() => undefined, null)
    const connector = registry.get('safe')
    await until(() => connector.isReady()).catch(() => undefined)
    let connects = false
    /**
     * Simulates that the visitor returns to the embedded page. The app then reads the Safe again, because Safe's page
     * sends no events.
     */
    const returnToPage = () => void page.dispatchEvent(new Event('focus'))
    const change = (info: () => Record<string, unknown>) => {
      shown.info = info
      returnToPage()
    }

    return {
      connector: {
        ...connector,
        connect(claim) {
          connects = true
          return connector.connect(claim).finally(() => (connects = false))
        },
      },
      events,
      accounts: [SAFE],
      otherAccount: OTHER_SAFE,
      methods: () => parent.methods().flatMap((method) => METHODS[method] ?? [method]),
      async approve() {
        if (connects) await until(() => !connects)
        else (await nextPrompt()).resolve({ safeTxHash: HASH })
      },
      async reject() {
        ;(await nextPrompt()).reject(new Error('Transaction was rejected'))
      },
      announceAccounts([safeAddress]) {
        const { chainId } = shown.info()
        change(() => (safeAddress === undefined ? {} : safeInfo({ chainId, safeAddress })))
      },
      setChain(chainId) {
        const { safeAddress } = shown.info()
        change(() => safeInfo({ safeAddress, chainId }))
      },
      dropConnection: () => undefined,
      reload: load,
      until,
      pass: (ms) => jest.advanceTimersByTimeAsync(ms),
      forget() {
        shown.info = () => {
          throw new Error('Request failed')
        }
      },
      hang: () => void (shown.answersNothing = true),
      end: () => void jest.useRealTimers(),
    }
  }
  return load()
}

conformance('Safe, as the page around this one', subject, [
  'listeners',
  'fail',
  'twice',
  'stuck',
  'watchAsset',
  'addChain',
  'promptsAgain',
  'disconnects',
  'prompts',
  'switches',
])
