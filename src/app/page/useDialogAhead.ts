import { useEffect, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../domain/page/limits'
import { ConnectModal, fetchDialogs } from '../dialogs'

/** Idle periods within which the dialog is rendered, unless it cannot be. */
const PERIODS_MAX = 100

/**
 * Fetches, when the page is idle, the dialogs that can be opened next. Returns whether the connect dialog is to be rendered
 * out of sight: once, so that the browser has compiled what its first opening needs.
 */
export function useDialogAhead(isConnected: boolean): boolean {
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return
    let handle = 0
    /** Takes it out again as soon as it is there: nothing that is not shown stays in the page. */
    function takeOut(periods: number) {
      handle = requestIdleCallback(() => {
        if (periods === 0 || document.querySelector('dialog')) setAhead(false)
        else takeOut(periods - 1)
      })
    }
    handle = requestIdleCallback(() => {
      if (isConnected) fetchDialogs()
      else
        ConnectModal.fetch(() => {
          // On a phone it is a sheet of another file, which is fetched when it is opened.
          if (innerWidth < MOBILE_BREAKPOINT_PX) return
          setAhead(true)
          takeOut(PERIODS_MAX)
        })
    })
    return () => {
      cancelIdleCallback(handle)
    }
  }, [isConnected])
  return isAhead && !isConnected
}
