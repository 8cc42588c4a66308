import { useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const QUESTION = 'button:not([role=tab])'

/**
 * A new screen starts at the top, or at the section in its address. Back and forward restore the browser's position. A
 * tab in the address is brought into view together with what it shows; like a question there, it takes the focus. A
 * question takes it on a page that is opened at its address, too.
 */
export function useScroll() {
  const location = useLocation()
  const { pathname, hash } = location
  const [opened] = useState(location)
  const isReturn = useNavigationType() === NavigationType.Pop
  const isOpening = location === opened
  const shown = useRef(pathname)
  useEffect(() => {
    if (!isReturn && (!hash || shown.current !== pathname)) window.scrollTo(0, 0)
    shown.current = pathname
    if (!hash) return
    const focusable = isOpening ? QUESTION : isReturn ? ':not(*)' : `[role=tab],${QUESTION}`
    const show = () => {
      const target = document.getElementById(hash.slice(1))
      target?.scrollIntoView(target.matches('[role=tab]') ? { block: 'nearest' } : undefined)
      if (target?.matches(focusable)) target.focus({ preventScroll: true })
      return target !== null
    }
    if (show()) return
    // The screen's chunk may still be loading.
    const observer = new MutationObserver(() => {
      if (show()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
    }
  }, [pathname, hash, isReturn, isOpening])
}
