import { pendingText } from '#copy/wallet/notifications'
import { useLocation } from 'react-router-dom'
import { isAwaited } from '../../domain/transaction/transaction'
import { selectChainId } from '../../store/chain/chain'
import { useAppSelector } from '../../store/hooks'
import { selectTransactionsOf } from '../../store/transaction/transactions'
import { selectUnseenOutcome } from '../../store/transaction/unseenOutcome'
import { selectAccount } from '../../store/wallet/connection'
import { useTitlePart } from '../useTitlePart'
import { screenTitle } from './usePageTitle'

/** Tells in the tab's title how many transactions are pending, and what has settled while the page was hidden. */
export function useStatusTitle() {
  const { pathname } = useLocation()
  useTitlePart('screen', screenTitle(pathname))
  const account = useAppSelector(selectAccount)
  const chainId = useAppSelector(selectChainId)
  const pending = useAppSelector((state) => selectTransactionsOf(state, account, chainId)).filter(isAwaited).length
  const unseen = useAppSelector(selectUnseenOutcome)
  useTitlePart('status', unseen ?? (pending > 0 ? pendingText(pending) : undefined))
}
