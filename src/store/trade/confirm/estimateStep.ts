import { NodeError } from '../../../domain/chain/nodeError'
import { gasLimitWithin } from '../../../domain/trade/confirm/checks'
import { type StepResult, stopped } from '../../../domain/trade/confirm/outcome'
import { revertReason } from '../../../domain/trade/revertReason'
import type { CallRequest } from '../../../services/chain/node'
import type { Services } from '../../services'

/** The node's error with the most data: some nodes return revert data for calls only, not for estimates. */
async function revertOf(error: NodeError, simulate: () => Promise<unknown>): Promise<NodeError> {
  if (error.data) return error
  const simulated = await simulate().catch((inner: unknown) => inner)
  return simulated instanceof NodeError ? simulated : error
}

/**
 * The gas limit of a call, which also proves that it would succeed now. `extra` is gas that an estimate does not
 * include. Throws the node's errors that are not about the call itself.
 */
export async function estimateStep(
  chainId: number,
  call: CallRequest,
  extra: bigint,
  { node }: Pick<Services, 'node'>,
): Promise<StepResult<bigint>> {
  try {
    const gas = gasLimitWithin((await node.estimateGas(chainId, call)) + extra)
    return gas === null ? stopped({ cause: 'tooMuchGas' }) : { value: gas }
  } catch (error) {
    if (!(error instanceof NodeError) || (error.failure !== 'reverted' && error.failure !== 'rpc')) throw error
    const { data, message } = await revertOf(error, () => node.simulate(chainId, call))
    return stopped({ cause: 'wouldFail', reason: revertReason(data, message) })
  }
}
