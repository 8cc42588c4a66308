import { NOT_FOUND, PAGE_TITLES, pageTitle } from '#copy/shell/shell'
import { useLayoutEffect } from 'react'
import { PATHS } from '../../config/paths'
import { settings } from '../../config/settings'

const TITLES: Readonly<Record<string, string | undefined>> = {
  [PATHS.home]: '',
  [PATHS.swap]: PAGE_TITLES.swap,
  [PATHS.token]: PAGE_TITLES.token,
  [PATHS.profile]: PAGE_TITLES.profile,
}

/** The name of a screen; empty for the home page. */
export const screenTitle = (pathname: string) => TITLES[pathname] ?? NOT_FOUND

/** The tab's title on a screen, before more is known. */
export function firstTitle(pathname: string): string {
  const title = screenTitle(pathname)
  return title ? pageTitle(title, settings.appName) : settings.appName
}

/** Sets the tab's title to the screen's name, until more is known: see `useTitlePart`. */
export function usePageTitle(pathname: string) {
  // Before the effects of whoever knows more.
  useLayoutEffect(() => {
    document.title = firstTitle(pathname)
  }, [pathname])
}
