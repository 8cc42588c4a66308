import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { selectOpenModal, modalClosed } from '../../store/slices/modals'
import { selectTrade, tradeClosed } from '../../store/slices/trade'
import { ErrorBoundary } from '../ErrorBoundary'
import { Live } from '../Live'
import { AccountModal, ConnectModal, NetworkModal, Review } from '../routes'

const MODALS = { connect: ConnectModal, account: AccountModal, network: NetworkModal }

/** The one open dialog of the shell, and the review of a trade. A dialog that breaks closes; the page stays. */
export function ModalsContainer() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  const trade = useAppSelector(selectTrade)
  // A hidden trade takes its boundary along, so that one that broke does not keep the next review from view.
  const isTradeShown = trade.status !== 'idle' && !('isHidden' in trade && trade.isHidden)
  const Modal = open && MODALS[open]
  return (
    <>
      {isTradeShown && (
        <ErrorBoundary key="trade" fallback={null} onError={() => dispatch(tradeClosed())}>
          <Live>
            <Review />
          </Live>
        </ErrorBoundary>
      )}
      {Modal && (
        <ErrorBoundary key={open} fallback={null} onError={() => dispatch(modalClosed())}>
          {open === 'account' ? (
            <Live>
              <Modal />
            </Live>
          ) : (
            <Suspense>
              <Modal />
            </Suspense>
          )}
        </ErrorBoundary>
      )}
    </>
  )
}
