import { NOT_FOUND, PAGE_TITLES } from '#copy/shell/shell'
import { useLayoutEffect } from 'react'
import { PATHS } from '#config/paths'
import { titleWith, writeTitle } from '../browser/title'

const SCREENS: Readonly<Record<string, string | undefined>> = {
  [PATHS.home]: '',
  [PATHS.swap]: PAGE_TITLES.swap,
  [PATHS.token]: PAGE_TITLES.token,
  [PATHS.profile]: PAGE_TITLES.profile,
}

/** The name of a screen; empty for the home page. */
const screenOf = (pathname: string) => SCREENS[pathname] ?? NOT_FOUND

/** The tab's title on a screen before the screen's subject, such as a token, is known. */
export const firstTitle = (pathname: string): string => titleWith({ screen: screenOf(pathname) })

/** Sets the tab's title to the screen's name, until the screen's subject is known. */
export function useScreenTitle(pathname: string) {
  // This is a layout effect, so that it runs before the effects that set the subject.
  useLayoutEffect(() => {
    writeTitle({ screen: screenOf(pathname), subject: undefined })
  }, [pathname])
}
