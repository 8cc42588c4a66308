import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PAGES_PATH } from '#domain/browser/base'

/** The path within the site to which a click leads; null if it is not on a link, or if the browser must handle it. */
function pressedPage({ target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent) {
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  // A link below the site's path leads to a page of the app, or to a file if it has an extension. A link to another
  // language (`hreflang`) loads a new page.
  const start = `${PAGES_PATH}/`
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>(`a[href^="${start}"]:not([target],[download],[hreflang])`)
  if (!link || link.origin !== location.origin || link.pathname.slice(start.length).includes('.')) return null
  return link.pathname + link.search + link.hash
}

/**
 * Follows links to pages of the app without loading the page again. Because one listener handles all links, they can be
 * plain links, which work before the scripts have loaded and do not render again when the URL changes.
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
      // A link to the current URL must not add a history entry.
      void navigate(page, { replace: page === here })
    }
    document.addEventListener('click', follow)
    return () => {
      document.removeEventListener('click', follow)
    }
  }, [navigate, here])
}
