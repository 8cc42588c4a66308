import { createSelector } from '../createSelector'
import type { Chain } from '#domain/chain/chain'
import { hostOf } from '#domain/chain/nodeUrl'
import { selectBlocked } from '../browser/parts'
import type { RootState } from '../types'
import { selectTradeChain } from './tradeChain'
import { selectOwnNodeHost } from './nodeChoice'

const selectQueries = ({ chainReads }: RootState) => chainReads.queries

const selectChain = (state: RootState, chain?: Chain) => chain ?? selectTradeChain(state)

const selectOwnHost = (state: RootState, chain?: Chain) => selectOwnNodeHost(state, chain?.id)

/** Whether the last result of any read of the network is an error because a node limits requests. */
const selectIsLimited = createSelector([selectQueries, selectChain], (queries, { id }) =>
  Object.values(queries).some((query) => {
    const { originalArgs, error } = (query ?? {}) as {
      originalArgs?: { chainId?: number }
      error?: { failure: string }
    }
    return error?.failure === 'limited' && originalArgs?.chainId === id
  }),
)

/** Whether a content security policy blocks requests to a node of the network. */
export const selectIsNodeBlocked = createSelector(
  [selectBlocked, selectOwnHost, selectChain],
  (blocked, own, { rpcUrls }) => {
    const hosts = own === null ? rpcUrls.default.map(hostOf) : [own]
    return hosts.some((host) => blocked.includes(host))
  },
)

export const selectWhyNoAnswer = createSelector([selectIsLimited, selectIsNodeBlocked], (isLimited, isBlocked) =>
  isLimited ? 'limited' : isBlocked ? 'blocked' : 'silent',
)
