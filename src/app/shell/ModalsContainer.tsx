import { createElement, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { modalClosed, selectOpenModal } from '#store/browser/modals'
import { selectIsTradeShown, tradeBroken } from '#store/trade/trade'
import { selectWalletId } from '#store/wallet/connection'
import { WALLET_BUTTON_ID } from '../../views/shell/WalletButton'
import { DialogBoundary } from '../DialogBoundary'
import { ReviewModal } from '../trade/dialogs'
import { AccountModal, ConnectModal, NetworkModal, preloadDialogs, ReceiveModal, SendModal } from './dialogs'

const MODALS = {
  connect: ConnectModal,
  account: AccountModal,
  network: NetworkModal,
  send: SendModal,
  receive: ReceiveModal,
}

function usePreload() {
  const isConnected = useAppSelector((state) => selectWalletId(state) !== null)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const handle = requestIdleCallback(() => {
      preloadDialogs(isConnected)
    })
    return () => {
      cancelIdleCallback(handle)
    }
  }, [isConnected])
}

/** The shell's open dialog, and the review of a trade. A dialog that throws is closed, and the page keeps working. */
export function ModalsContainer() {
  const dispatch = useAppDispatch()
  const open = useAppSelector(selectOpenModal)
  const isTradeShown = useAppSelector(selectIsTradeShown)
  usePreload()
  useEffect(() => {
    if (!open) return
    return () => {
      // The button that opened the dialog may be gone, as "Connect wallet" is after connecting.
      if (document.activeElement === document.body) document.getElementById(WALLET_BUTTON_ID)?.focus()
    }
  }, [open])
  return (
    <>
      {/* The boundary is unmounted with the trade, so that an error in one review does not hide the next review. */}
      {isTradeShown && (
        <DialogBoundary onMissing={() => dispatch(tradeBroken())}>
          <ReviewModal />
        </DialogBoundary>
      )}
      {open && (
        <DialogBoundary key={open} onMissing={() => dispatch(modalClosed())}>
          {createElement(MODALS[open])}
        </DialogBoundary>
      )}
    </>
  )
}
