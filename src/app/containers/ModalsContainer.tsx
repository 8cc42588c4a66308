import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { modalClosed, selectOpenModal } from '../../store/slices/modals'
import { ErrorBoundary } from '../ErrorBoundary'
import { Live } from '../Live'
import { AccountModal, ConnectModal, LiveReviewSlot, NetworkModal } from '../routes'

const MODALS = { connect: <ConnectModal />, network: <NetworkModal /> }

/** The one open dialog of the shell, and the review of a trade. A dialog that breaks closes; the page stays. */
export function ModalsContainer() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  const modal = open && open !== 'account' && MODALS[open]
  return (
    <>
      <Live>
        <LiveReviewSlot />
      </Live>
      {open && (
        <ErrorBoundary key={open} fallback={null} onError={() => dispatch(modalClosed())}>
          {modal ? (
            <Suspense>{modal}</Suspense>
          ) : (
            <Live>
              <AccountModal />
            </Live>
          )}
        </ErrorBoundary>
      )}
    </>
  )
}
