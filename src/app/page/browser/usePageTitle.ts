import { useEffect } from 'react'
import { PATHS } from '../../../config/paths'
import { settings } from '../../../config/settings'

const TITLES: Readonly<Record<string, string>> = {
  [PATHS.swap]: 'Trade',
  [PATHS.token]: 'Token',
  [PATHS.profile]: 'Profile',
}

/** Sets the tab's title to the screen's. */
export function usePageTitle(pathname: string) {
  useEffect(() => {
    const title = TITLES[pathname]
    document.title = title ? `${title} | ${settings.appName}` : settings.appName
  }, [pathname])
}
