import { parseLastReads } from '../../boundary/lastReads'
import { type LastRead, withLastRead } from '../../domain/wallet/lastRead'
import { tokenReads } from '../token/tokenReads'
import { walletReads } from '../wallet/walletReads'
import type { Services } from '../services'
import type { StartListening } from '../types'

function persist({ storage }: Services, read: LastRead) {
  // Another tab may have written meanwhile.
  storage.write('lastReads', withLastRead(parseLastReads(storage.read('lastReads'), read.readAt), read))
}

/**
 * Names, avatars and native balances are persisted for a day: the next visit shows them until it has read them again.
 */
export function persistLastReads(startListening: StartListening) {
  const { getBalance } = tokenReads.endpoints
  const { getIdentity } = walletReads.endpoints
  startListening({
    matcher: getBalance.matchFulfilled,
    effect({ payload, meta }, { extra }) {
      const { chainId, account } = meta.arg.originalArgs
      persist(extra, { kind: 'balance', chainId, account, readAt: Date.now(), value: payload })
    },
  })
  startListening({
    matcher: getIdentity.matchFulfilled,
    effect({ payload, meta }, { extra }) {
      const { chainId, account } = meta.arg.originalArgs
      persist(extra, { kind: 'identity', chainId, account, readAt: Date.now(), value: payload })
    },
  })
}
