import type { EndpointHealth } from '../../../domain/chain/nodeHealth'
import type { AppThunk } from '../../types'
import { selectTradeChainId } from '../tradeChain'

/**
 * How the endpoints of the traded network do, in the configured order. Asks for nothing, and is not kept: it changes
 * with every request. Only for parts that come with the market.
 */
export const nodeHealth =
  (): AppThunk<EndpointHealth[]> =>
  (_dispatch, getState, { node }) =>
    node.health(selectTradeChainId(getState()))
