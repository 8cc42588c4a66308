import { loadPart } from '../../domain/page/loadPart'
import type { Node } from '../rpc/node'
import { callDigest } from './callDigest'
import type { Receipts } from './receipts'

/** In the review's file, so that it is here when something can be waited for. */
const load = () => loadPart(() => import(/* webpackChunkName: "dialog-review" */ './receipts'))

/** Receipts whose code is fetched with the first transaction. If it cannot be fetched, that is reported as for any part. */
export function createLateReceipts(node: Node, loadReceipts: typeof load = load): Receipts {
  let created: Receipts | null = null
  const get = async () => {
    const { createReceipts } = await loadReceipts()
    return (created ??= createReceipts(node))
  }
  return {
    digest: callDigest,
    search: async (asked, isKnown) => (await get()).search(asked, isKnown),
    follow(transaction, report) {
      let isWanted = true
      let stop: (() => void) | null = null
      get().then(
        (receipts) => {
          if (isWanted) stop = receipts.follow(transaction, report)
        },
        () => undefined,
      )
      return () => {
        isWanted = false
        stop?.()
      }
    },
    tell(chainId, hash, hint) {
      get().then(
        (receipts) => {
          receipts.tell(chainId, hash, hint)
        },
        () => undefined,
      )
    },
    wait: async (chainId, hash) => (await get()).wait(chainId, hash),
  }
}
