import { configuredChain } from '../../../config/chains'
import { trialMs } from '../../../domain/chain/blockTime'
import type { StopCause } from '../../../domain/trade/confirm/outcome'
import { excessOf, tellsBothSides } from '../../../domain/trade/plan'
import { revertReason } from '../../../domain/trade/revertReason'
import type { EncodedCall } from '../../../services/trade/encodedCall'
import { balanceDifferences, tokensOf } from '../preview/tradeSteps'
import type { Run } from './run'

/** A result that took longer than a block is of an older one: it is asked for once more. */
const ATTEMPTS = 2

/**
 * Simulates the calls that are about to be sent, with those that follow, and compares what moves with the terms of the
 * plan. Null when they keep to them; also where the node does not simulate, once the visitor goes on without it.
 */
export async function tryOut(
  { plan, isUntried, services }: Run,
  calls: readonly EncodedCall[],
): Promise<StopCause | null> {
  const { chainId, account } = plan
  const longest = trialMs(configuredChain(chainId).blockSeconds)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const startedAt = Date.now()
    const tried = await services.chain.simulate(chainId, account, calls, { tokens: tokensOf(plan) })
    if (tried.state === 'reverted') return { cause: 'wouldFail', reason: revertReason(tried.data, tried.message) }
    const changes = tried.state === 'done' ? balanceDifferences(tried.changes) : []
    const excess = excessOf(plan, changes)
    if (excess) return { cause: 'beyondTerms', ...excess }
    if (!tellsBothSides(plan, changes)) return isUntried ? null : { cause: 'untried' }
    if (Date.now() - startedAt <= longest) return null
  }
  return { cause: 'trialTooOld' }
}
