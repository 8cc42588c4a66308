import { waitingAtSafe } from '#copy/trade/notices'
import { startOf } from '../../../domain/browser/time'
import { signingProgress } from '../../../domain/wallet/signers'
import { openAtSafe } from '../../../domain/transaction/transaction'
import { CLOCK_MS, useNow } from '../../browser/useNow'
import { useAppSelector } from '../../../store/hooks'
import { transactionTitle } from '../../../store/transaction/title'
import { selectTransactionsOf } from '../../../store/transaction/transactions'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'

/**
 * The notice about transactions that are waiting for the owners of a Safe, which may take days; null if there are none.
 */
export function useSafeNotice(account: string | null, chainId: number): TradeNotice | null {
  const now = useNow(CLOCK_MS.minutes)
  const open = openAtSafe(useAppSelector((state) => selectTransactionsOf(state, account, chainId)))
  const [newest] = open
  const safe = newest?.batch?.safe
  if (!newest || !safe) return null
  const { signed, addedAt } = newest
  const words = waitingAtSafe(open.length, {
    title: transactionTitle(newest),
    signers: signingProgress(safe.threshold, signed),
    since: startOf(addedAt, now),
  })
  return { kind: 'neutral', icon: 'clock', ...words }
}
