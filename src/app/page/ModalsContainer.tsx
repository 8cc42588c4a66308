import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { modalClosed, selectOpenModal } from '../../store/page/modals'
import { WALLET_BUTTON_ID } from '../../views/wallet/WalletButton'
import { LateDialog } from '../LateDialog'
import { LivePart } from '../LivePart'
import { AccountModal, ConnectModal, NetworkModal } from '../dialogs'
import { LiveReviewSlot } from '../liveParts'

const MODALS = { connect: <ConnectModal />, account: <AccountModal />, network: <NetworkModal /> }

/** The open dialog of the shell, and the review of a trade. If a dialog breaks, it closes and the page stays. */
export function ModalsContainer() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  useEffect(() => {
    if (!open) return
    return () => {
      // The button that opened the dialog is gone, as "connect wallet" is on success.
      if (document.activeElement === document.body) document.getElementById(WALLET_BUTTON_ID)?.focus()
    }
  }, [open])
  return (
    <>
      <LivePart>
        <LiveReviewSlot />
      </LivePart>
      {open && (
        <LateDialog key={open} onMissing={() => dispatch(modalClosed())}>
          {MODALS[open]}
        </LateDialog>
      )}
    </>
  )
}
