import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * A new screen starts at the top, or at the section in its address. Back and forward restore the browser's position.
 */
export function useScroll() {
  const { pathname, hash } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!hash) {
      if (!isReturn) window.scrollTo(0, 0)
      return
    }
    const show = () => {
      const target = document.getElementById(hash.slice(1))
      target?.scrollIntoView()
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
  }, [pathname, hash, isReturn])
}
