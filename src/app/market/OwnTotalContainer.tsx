import { PATHS } from '../../config/paths'
import { isAwaited } from '../../domain/transaction/transaction'
import { useAppSelector, useTradeChain } from '../../store/hooks'
import { selectTransactionsOf } from '../../store/transaction/transactions'
import { selectAccount } from '../../store/wallet/connection'
import { OwnFigure } from '../../views/market/OwnFigure'
import { ownTotal } from './ownTotal'
import { useHoldings } from './useHoldings'

/** What the connected account owns on the traded network; nothing without one. */
export function OwnTotalContainer() {
  const { id: chainId } = useTradeChain()
  const account = useAppSelector(selectAccount)
  const holdings = useHoldings(account)
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, chainId))
  if (!account) return null
  const pending = transactions.filter(isAwaited).length
  const facts = { ...holdings, pending, blockNumber: holdings.prices?.blockNumber ?? null }
  return <OwnFigure {...ownTotal(facts, PATHS.profile)} />
}
