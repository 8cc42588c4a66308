import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PAGES_PATH } from '../../domain/browser/base'

/** The address within the product to which a press leads; null where the browser follows it, or nothing does. */
function pressedPage({ target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  // What begins with the site's path is a page of the product, or a file with an extension. Another language is another page.
  const start = `${PAGES_PATH}/`
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>(`a[href^="${start}"]:not([target],[download],[hreflang])`)
  if (!link || link.origin !== location.origin || link.pathname.slice(start.length).includes('.')) return null
  return link.pathname + link.search + link.hash
}

/**
 * Links to pages of the product are followed without loading the page again. One listener for all of them: they are
 * plain links that work before the scripts do, and none renders when the address changes.
 */
export function useLinks() {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const page = pressedPage(event)
      if (page === null) return
      event.preventDefault()
      // A link to where the visitor is already adds nothing to the history.
      void navigate(page, { replace: page === here })
    }
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', follow)
    }
  }, [navigate, here])
}
