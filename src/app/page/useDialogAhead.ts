import { useEffect, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../domain/page/limits'
import { ConnectModal, fetchDialogs } from '../dialogs'

/**
 * Fetches, when the page is idle, the dialogs that can be opened next. Returns whether the connect dialog can be rendered
 * before it is opened.
 */
export function useDialogAhead(isConnected: boolean): boolean {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    const handle = requestIdleCallback(() => {
      if (isConnected) fetchDialogs()
      else
        ConnectModal.fetch(() => {
          // On a phone it is a sheet of another file, which is fetched when it is opened.
          setHere(innerWidth >= MOBILE_BREAKPOINT_PX)
        })
    })
    return () => {
      cancelIdleCallback(handle)
    }
  }, [isConnected])
  return isHere && !isConnected
}
