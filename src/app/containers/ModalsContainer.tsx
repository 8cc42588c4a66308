import { Suspense, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { modalClosed, selectOpenModal } from '../../store/slices/modals'
import { notificationAdded } from '../../store/slices/notifications'
import { ErrorBoundary } from '../ErrorBoundary'
import { WALLET_BUTTON_ID } from '../../views/shell/WalletButton'
import { Live } from '../Live'
import { AccountModal, ConnectModal, LiveReviewSlot, NetworkModal } from '../routes'

const MODALS = { connect: <ConnectModal />, network: <NetworkModal /> }

/** The one open dialog of the shell, and the review of a trade. A dialog that breaks closes; the page stays. */
export function ModalsContainer() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  useEffect(() => {
    if (!open) return
    return () => {
      // The button that opened the dialog has gone, as "connect wallet" does on success.
      if (document.activeElement === document.body) document.getElementById(WALLET_BUTTON_ID)?.focus()
    }
  }, [open])
  // What breaks most often is what could not be fetched, because the page was replaced by a newer one meanwhile.
  const close = () => {
    dispatch(modalClosed())
    dispatch(notificationAdded({ type: 'error', message: 'That could not be opened. Reload the page and try again.' }))
  }
  const modal = open && open !== 'account' && MODALS[open]
  return (
    <>
      <Live>
        <LiveReviewSlot />
      </Live>
      {open && (
        <ErrorBoundary key={open} fallback={null} onError={close}>
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
