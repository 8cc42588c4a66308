import { loadPart } from '../../domain/page/loadPart'
import type { Node } from '../rpc/node'
import type { Verification } from './verify'

/** The same as createVerification, in a file of its own, which is requested once pools are read: a quote follows. */
export function createLateVerification(node: Node): Verification {
  let loading: Promise<Verification> | undefined
  let loaded: Verification | undefined
  async function load(): Promise<Verification> {
    const { createVerification } = await loadPart(() => import(/* webpackChunkName: "verification" */ './verify'))
    return (loaded = createVerification(node))
  }
  /** A file that did not come is requested again. */
  const whenLoaded = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  return {
    verify: async (...args) => (await whenLoaded()).verify(...args),
    callsToRepeat(...args) {
      whenLoaded().catch(() => {})
      return loaded?.callsToRepeat(...args) ?? []
    },
    remember: (...args) => loaded?.remember(...args),
  }
}
