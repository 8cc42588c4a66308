import { createSelector } from '@reduxjs/toolkit'
import { hostOf } from '../../domain/chain/nodeUrl'
import { selectBlocked } from '../page/parts'
import type { RootState } from '../types'
import { selectOwnNodeHost } from './node/nodeChoice'
import { selectTradeChain } from './tradeChain'

const selectQueries = ({ chainReads }: RootState) => chainReads.queries

/** Whether a node limits requests, according to the latest read. */
const selectIsLimited = createSelector([selectQueries], (queries) =>
  Object.values(queries).some((query) => (query?.error as { failure?: string } | undefined)?.failure === 'limited'),
)

/** Whether a policy keeps the page from a node of the traded network. */
export const selectIsNodeBlocked = createSelector(
  [selectBlocked, selectOwnNodeHost, selectTradeChain],
  (blocked, own, { rpcUrls }) => {
    const hosts = own === null ? rpcUrls.default.map(hostOf) : [own]
    return hosts.some((host) => blocked.includes(host))
  },
)

/** Why nothing could be read, where it could not. */
export const selectWhyNoAnswer = createSelector([selectIsLimited, selectIsNodeBlocked], (isLimited, isBlocked) =>
  isLimited ? 'limited' : isBlocked ? 'blocked' : 'silent',
)
