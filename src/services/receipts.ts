import type { Receipt } from '../boundary/node'
import { RECEIPT_POLL_MS } from '../domain/limits'
import type { Node } from './node'

/** Waits for transactions to be mined. An unreachable node only makes the wait longer. */
export interface Receipts {
  /** The receipt, once the transaction has so many confirmations. All who wait for the same share the asking. */
  wait(chainId: number, hash: string, confirmations?: number): Promise<Receipt>
}

/** Asked for in one round at most; the rest follow in the next. */
const ASKED_AT_ONCE = 10

interface Waiting {
  key: string
  chainId: number
  hash: string
  confirmations: number
  promise: Promise<Receipt>
  settle(receipt: Receipt): void
}

export function createReceipts(node: Node): Receipts {
  const waiting = new Map<string, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(one: Waiting) {
    const receipt = await node.receipt(one.chainId, one.hash)
    if (!receipt) return
    if (one.confirmations > 1) {
      const head = await node.head(one.chainId)
      if (head.number - receipt.blockNumber + 1 < one.confirmations) return
    }
    waiting.delete(one.key)
    one.settle(receipt)
  }

  async function round() {
    const now = [...waiting.values()].slice(0, ASKED_AT_ONCE)
    await Promise.allSettled(now.map(ask))
    // Those that were asked go to the end, so that each gets its turn.
    for (const one of now) if (waiting.get(one.key) === one && waiting.delete(one.key)) waiting.set(one.key, one)
    timer = waiting.size > 0 ? setTimeout(() => void round(), RECEIPT_POLL_MS) : undefined
  }

  return {
    wait(chainId, hash, confirmations = 1) {
      const key = [chainId, hash.toLowerCase(), confirmations].join()
      const known = waiting.get(key)
      if (known) return known.promise
      let settle: Waiting['settle'] = () => undefined
      const promise = new Promise<Receipt>((resolve) => {
        settle = resolve
      })
      waiting.set(key, { key, chainId, hash, confirmations, promise, settle })
      timer ??= setTimeout(() => void round(), 0)
      return promise
    },
  }
}
