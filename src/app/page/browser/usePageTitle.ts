import { PAGE_TITLES, pageTitle } from '#copy/page/shell'
import { useEffect } from 'react'
import { PATHS } from '../../../config/paths'
import { settings } from '../../../config/settings'

const TITLES: Readonly<Record<string, string>> = {
  [PATHS.swap]: PAGE_TITLES.swap,
  [PATHS.token]: PAGE_TITLES.token,
  [PATHS.profile]: PAGE_TITLES.profile,
}

/** Sets the tab's title to the screen's. */
export function usePageTitle(pathname: string) {
  useEffect(() => {
    const title = TITLES[pathname]
    document.title = title ? pageTitle(title, settings.appName) : settings.appName
  }, [pathname])
}
