import { type Address, sameAddress } from '../../domain/chain/address'
import type { TransferTax } from '../../domain/pool/pool'
import type { Node } from '../chain/node'
import type { PoolNow } from '../pool/pools'
import { measureTaxes } from './taxTrials'
import { deploymentOf } from '../../config/deployments'

// This module measures the transfer taxes of tokens and caches them.

/** How long a measured tax is used. A token's owner may change the tax at any time. */
const TAXES_TTL_MS = 600_000

export interface Measured {
  /** The taxes of the traded tokens that have a tax or cannot be sold; null if they could not be measured. */
  taxes: TransferTax[] | null
  /** The oldest block of the measurements; null if nothing was measured. */
  blockNumber: number | null
  /** The intermediate tokens that were measured and have no tax. */
  plain: Address[]
  /** The traded and intermediate tokens that seem to be rebasing. */
  rebasing: Address[]
}

export interface Taxes {
  /**
   * Measures the two traded tokens (`ends`) and the possible intermediate tokens (`between`). Makes at most one
   * request, and none for recently measured tokens.
   */
  measure(
    chainId: number,
    ends: readonly Address[],
    between: readonly Address[],
    pools: readonly PoolNow[],
  ): Promise<Measured>
}

export function createTaxes(node: Node): Taxes {
  const cache = new Map<
    string,
    { tax: TransferTax | null; isRebasing: boolean; blockNumber: number | null; readAt: number }
  >()

  return {
    async measure(chainId, ends, between, pools) {
      const deployment = deploymentOf(chainId)
      if (!deployment) return { taxes: null, blockNumber: null, plain: [], rebasing: [] }
      const unproven = ends.filter((token) => !deployment.bases.some((base) => sameAddress(base, token)))
      const keyOf = (token: Address) => `${chainId},${token.toLowerCase()}`
      const due = [...unproven, ...between].filter((token) => {
        const known = cache.get(keyOf(token))
        return !known || Date.now() - known.readAt >= TAXES_TTL_MS
      })
      if (due.length > 0) {
        for (const { token, ...measured } of await measureTaxes(node, due, { chainId, deployment, pools }))
          cache.set(keyOf(token), { ...measured, readAt: Date.now() })
      }
      const known = unproven.map((token) => cache.get(keyOf(token)))
      const measured = known.map((each) => each?.tax ?? null)
      const blocks = known.flatMap((each) => each?.blockNumber ?? [])
      return {
        taxes: measured.every((tax) => tax !== null) ? measured.filter(({ buy, sell }) => buy > 0 || sell !== 0) : null,
        blockNumber: blocks.length === 0 ? null : Math.min(...blocks),
        plain: between.filter((token) => {
          const tax = cache.get(keyOf(token))?.tax
          return tax?.buy === 0 && tax.sell === 0
        }),
        rebasing: [...unproven, ...between].filter((token) => cache.get(keyOf(token))?.isRebasing),
      }
    },
  }
}
