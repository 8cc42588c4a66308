import { Activity, createElement, useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { modalClosed, selectOpenModal } from '../../store/page/modals'
import { selectWalletId } from '../../store/wallet/connection'
import { WALLET_BUTTON_ID } from '../../views/wallet/WalletButton'
import { LateDialog } from '../LateDialog'
import { LivePart } from '../LivePart'
import { AccountModal, ConnectModal, NetworkModal } from '../dialogs'
import { LiveReviewSlot } from '../liveParts'
import { useDialogAhead } from './useDialogAhead'

const MODALS = { connect: ConnectModal, account: AccountModal, network: NetworkModal }

/**
 * The open dialog of the shell, and the review of a trade. If a dialog breaks, it closes and the page stays. The connect
 * dialog is rendered once before, hidden and without effects, so that its first opening costs what the next ones do.
 */
export function ModalsContainer() {
  const dispatch = useAppDispatch()
  const isConnected = useAppSelector((state) => selectWalletId(state) !== null)
  const open = useAppSelector(selectOpenModal)
  const isAhead = useDialogAhead(isConnected)
  const shown = open ?? (isAhead && 'connect')
  const [closings, setClosings] = useState(0)
  useEffect(() => {
    if (!open) return
    return () => {
      // The button that opened the dialog is gone, as "connect wallet" is on success.
      if (document.activeElement === document.body) document.getElementById(WALLET_BUTTON_ID)?.focus()
      // One that was closed is rendered anew.
      setClosings((before) => before + 1)
    }
  }, [open])
  return (
    <>
      <LivePart>
        <LiveReviewSlot />
      </LivePart>
      {shown && (
        <Activity key={`${shown}${closings}`} mode={open ? 'visible' : 'hidden'}>
          <LateDialog onMissing={() => dispatch(modalClosed())}>{createElement(MODALS[shown])}</LateDialog>
        </Activity>
      )}
    </>
  )
}
