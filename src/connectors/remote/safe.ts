import {
  parseSafeAnswer,
  parseSafeInfo,
  parseSafeTransaction,
  parseSafeTxHash,
  type SafeAnswer,
  type SafeInfo,
  type SafeTransaction,
} from '#boundary/safeApp'
import { sameAddress } from '#domain/chain/address'
import { hex } from '#domain/chain/hex'
import { PARENT_ANSWER_MS, PARENT_POLL_MS } from '#domain/wallet/limits'
import { WalletError } from '#domain/wallet/walletError'
import type { Eip1193Provider, OpenedWallet } from '../connector'

/** Safe{Wallet} answers only messages that contain an SDK version. */
const ENVIRONMENT = { sdkVersion: '9.1.0' }

/** To a parent of one origin. Pages of other origins cannot receive requests, and their answers are ignored. */
interface Channel {
  request(method: string, params?: unknown): Promise<SafeAnswer>
  close(): void
}

function openChannel(page: Window, origin: string): Channel {
  const { parent } = page
  const pending = new Map<string, (answer: SafeAnswer) => void>()
  function onMessage({ source, origin: from, data }: MessageEvent<unknown>) {
    if (source !== parent || from !== origin) return
    const answer = parseSafeAnswer(data)
    if (!answer) return
    pending.get(answer.id)?.(answer)
    pending.delete(answer.id)
  }
  page.addEventListener('message', onMessage)
  return {
    request: (method, params) =>
      new Promise((resolve) => {
        const id = crypto.randomUUID()
        pending.set(id, resolve)
        // The target origin is never "*", so that no other parent page can read the message.
        parent.postMessage({ id, method, params, env: ENVIRONMENT }, origin)
      }),
    close() {
      page.removeEventListener('message', onMessage)
    },
  }
}

/**
 * Opens a channel to the parent page after the page has proved its origin: its answer contains a random id that was
 * sent only to that origin. The request is repeated, because Safe{Wallet} may not be listening yet. Resolves to null
 * after PARENT_ANSWER_MS without an answer.
 */
function provenChannel(page: Window, parents: readonly string[]): Promise<Channel | null> {
  const channels = parents.map((origin) => openChannel(page, origin))
  return new Promise((resolve) => {
    function end(proven: Channel | null) {
      clearInterval(repeat)
      clearTimeout(over)
      for (const channel of channels) if (channel !== proven) channel.close()
      resolve(proven)
    }
    async function prove(channel: Channel) {
      const { data } = await channel.request('getSafeInfo')
      if (parseSafeInfo(data)) end(channel)
    }
    const requestAll = () => {
      for (const channel of channels) void prove(channel)
    }
    const repeat = setInterval(requestAll, PARENT_POLL_MS)
    const over = setTimeout(() => {
      end(null)
    }, PARENT_ANSWER_MS)
    requestAll()
  })
}

/** A call in the format of EIP-1193 requests, with numbers in hexadecimal. */
interface SentCall {
  to: string
  value: string
  data: string
}

const CODE: Readonly<Record<SafeTransaction['status'], number>> = {
  waiting: 100,
  executed: 200,
  cancelled: 400,
  failed: 500,
}

/** An EIP-5792 response. The number of signatures is added as a custom capability. */
const callsAnswer = ({ status, hash, signed }: SafeTransaction) => ({
  status: CODE[status],
  atomic: true,
  ...(hash && { receipts: [{ transactionHash: hash, status: status === 'executed' ? '0x1' : '0x0' }] }),
  ...(signed !== null && { capabilities: { signatures: { given: signed } } }),
})

/** Safe{Wallet} as an EIP-1193 provider. Safe{Wallet} emits no events, so every request is forwarded to it. */
function safeProvider(channel: Channel): Eip1193Provider {
  /** Safe{Wallet} keeps only the latest transaction request, and never answers an earlier one. */
  let isPending = false

  /** The Safe that is open in Safe{Wallet}; null if there is none. Throws if Safe{Wallet} could not answer. */
  async function safe(): Promise<SafeInfo | null> {
    const { data, error } = await channel.request('getSafeInfo')
    if (error !== undefined) throw new Error(error)
    return parseSafeInfo(data)
  }

  async function send(from: string, chainId: string, calls: readonly SentCall[]): Promise<`0x${string}`> {
    if (isPending) throw new WalletError('busy')
    isPending = true
    try {
      const current = await safe()
      // The account and the chain are checked here, because a `sendTransactions` message does not include them.
      if (!current || !sameAddress(current.address, from) || hex(current.chainId) !== chainId)
        throw new WalletError('changed')
      if (current.isReadOnly) throw new WalletError('notOwner')
      const txs = calls.map(({ to, value, data }) => ({ to, value: BigInt(value).toString(), data }))
      const { data, error } = await channel.request('sendTransactions', { txs })
      if (error !== undefined) throw new Error(error)
      const hash = parseSafeTxHash(data)
      if (hash === null) throw new WalletError('invalidHash', undefined, true)
      return hash
    } finally {
      isPending = false
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
      const isCurrent = current && sameAddress(current.address, account)
      return isCurrent && { [hex(current.chainId)]: { atomic: { status: 'supported' } } }
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
      const known = parseSafeTransaction((await channel.request('getTxBySafeTxHash', { safeTxHash })).data)
      if (!known) throw new WalletError('statusUnreadable')
      return callsAnswer(known)
    },
  }
  return {
    request: ({ method, params }) => answers[method]?.(params) ?? Promise.reject(new WalletError('unsupported')),
  }
}

/** Opens Safe{Wallet} if the parent page proves that its origin is one of `parents`; otherwise resolves to null. */
export async function openSafe(page: Window, parents: readonly string[]): Promise<OpenedWallet | null> {
  const channel = await provenChannel(page, parents)
  return channel && { provider: safeProvider(channel), canSwitchChain: () => false }
}
