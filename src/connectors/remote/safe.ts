import {
  parseSafeAnswer,
  parseSafeInfo,
  parseSafeTransaction,
  parseSafeTxHash,
  type SafeAnswer,
  type SafeInfo,
  type SafeTransaction,
} from '../../boundary/safeApp'
import { sameAddress } from '../../domain/chain/address'
import { PARENT_ANSWER_MS, PARENT_ASK_MS } from '../../domain/wallet/limits'
import { WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet } from '../connector'

/** Safe's page answers only what names a version. */
const ENVIRONMENT = { sdkVersion: '9.1.0' }

/** The questions to one origin around this page. Only a page of that origin receives them, and only its answers count. */
interface Channel {
  ask(method: string, params?: unknown): Promise<SafeAnswer>
  close(): void
}

function openChannel(page: Window, origin: string): Channel {
  const { parent } = page
  const asked = new Map<string, (answer: SafeAnswer) => void>()
  function onMessage({ source, origin: from, data }: MessageEvent<unknown>) {
    if (source !== parent || from !== origin) return
    const answer = parseSafeAnswer(data)
    if (!answer) return
    asked.get(answer.id)?.(answer)
    asked.delete(answer.id)
  }
  page.addEventListener('message', onMessage)
  return {
    ask: (method, params) =>
      new Promise((resolve) => {
        const id = crypto.randomUUID()
        asked.set(id, resolve)
        // Never to "*": who else might be there must not read it.
        parent.postMessage({ id, method, params, env: ENVIRONMENT }, origin)
      }),
    close() {
      page.removeEventListener('message', onMessage)
    },
  }
}

/**
 * The channel to the first of these origins that proves to be the one around this page: it knows a random id, which only
 * a page of that origin was sent. Asked again and again, as Safe's page listens a moment after this one has loaded; null
 * once PARENT_ANSWER_MS have passed.
 */
function provenChannel(page: Window, parents: readonly string[]): Promise<Channel | null> {
  const channels = parents.map((origin) => openChannel(page, origin))
  return new Promise((resolve) => {
    function end(proven: Channel | null) {
      clearInterval(again)
      clearTimeout(over)
      for (const channel of channels) if (channel !== proven) channel.close()
      resolve(proven)
    }
    async function ask(channel: Channel) {
      const { data } = await channel.ask('getSafeInfo')
      if (parseSafeInfo(data)) end(channel)
    }
    const askAll = () => {
      for (const channel of channels) void ask(channel)
    }
    const again = setInterval(askAll, PARENT_ASK_MS)
    const over = setTimeout(() => {
      end(null)
    }, PARENT_ANSWER_MS)
    askAll()
  })
}

/** One call as this page sends it by EIP-1193. */
interface SentCall {
  to: string
  value: string
  data: string
}

const hex = (chainId: number) => `0x${chainId.toString(16)}`

/** The codes of EIP-5792. */
const CODE: Readonly<Record<SafeTransaction['status'], number>> = {
  waiting: 100,
  executed: 200,
  cancelled: 400,
  failed: 500,
}

/** A Safe's transaction as an EIP-5792 status, with a custom capability for the number of owners who have signed. */
const callsAnswer = ({ status, hash, signed }: SafeTransaction) => ({
  status: CODE[status],
  atomic: true,
  ...(hash && { receipts: [{ transactionHash: hash, status: status === 'executed' ? '0x1' : '0x0' }] }),
  ...(signed !== null && { capabilities: { signatures: { given: signed } } }),
})

/** Safe's page as a provider. It has no events, and is asked each time. */
function safeProvider(channel: Channel): Eip1193Provider {
  /** The page remembers one request alone, and would never answer an earlier one. */
  let isAsked = false

  const safe = async (): Promise<SafeInfo | null> => parseSafeInfo((await channel.ask('getSafeInfo')).data)

  async function send(from: string, chainId: string, calls: readonly SentCall[]): Promise<`0x${string}`> {
    if (isAsked) throw new WalletError('busy')
    isAsked = true
    try {
      const current = await safe()
      // A request names neither the Safe nor the chain.
      if (!current || !sameAddress(current.address, from) || hex(current.chainId) !== chainId)
        throw new WalletError('changed')
      if (current.isReadOnly) throw new WalletError('notOwner')
      const txs = calls.map(({ to, value, data }) => ({ to, value: BigInt(value).toString(), data }))
      const { data, error } = await channel.ask('sendTransactions', { txs })
      if (error !== undefined) throw new Error(error)
      const hash = parseSafeTxHash(data)
      if (hash === null) throw new WalletError('invalidHash', undefined, true)
      return hash
    } finally {
      isAsked = false
    }
  }

  async function accounts() {
    const current = await safe()
    return current ? [current.address] : []
  }

  const answers: Record<string, (params: unknown) => Promise<unknown>> = {
    eth_accounts: accounts,
    eth_requestAccounts: accounts,
    eth_chainId: async () => (await safe())?.chainId,
    async wallet_getCapabilities(params) {
      const [account] = params as [string]
      const current = await safe()
      const isIts = current && sameAddress(current.address, account)
      return isIts && { [hex(current.chainId)]: { atomic: { status: 'supported' } } }
    },
    eth_sendTransaction(params) {
      const [call] = params as [SentCall & { from: string; chainId: string }]
      return send(call.from, call.chainId, [call])
    },
    async wallet_sendCalls(params) {
      const [{ from, chainId, calls }] = params as [{ from: string; chainId: string; calls: SentCall[] }]
      return { id: await send(from, chainId, calls) }
    },
    async wallet_getCallsStatus(params) {
      const [safeTxHash] = params as [string]
      const known = parseSafeTransaction((await channel.ask('getTxBySafeTxHash', { safeTxHash })).data)
      if (!known) throw new WalletError('statusUnreadable')
      return callsAnswer(known)
    },
  }
  return {
    request: ({ method, params }) => answers[method]?.(params) ?? Promise.reject(new WalletError('unsupported')),
  }
}

/** The Safe of the page around this one, once that has proved to be of one of these origins; null where it does not. */
export async function openSafe(page: Window, parents: readonly string[]): Promise<OpenedWallet | null> {
  const channel = await provenChannel(page, parents)
  return channel && { provider: safeProvider(channel), canSwitchChain: () => false }
}
