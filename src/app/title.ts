import { pageTitle, NOT_FOUND, PAGE_TITLES } from '#copy/shell/shell'
import { titleText, type TitleParts } from '#copy/browser/browser'
import { useEffect, useLayoutEffect } from 'react'
import { settings } from '../config/settings'
import { PATHS } from '../config/paths'

const SCREENS: Readonly<Record<string, string | undefined>> = {
  [PATHS.home]: '',
  [PATHS.swap]: PAGE_TITLES.swap,
  [PATHS.token]: PAGE_TITLES.token,
  [PATHS.profile]: PAGE_TITLES.profile,
}

/** The name of a screen; empty for the home page. */
const screenOf = (pathname: string) => SCREENS[pathname] ?? NOT_FOUND

function titleWith(parts: TitleParts): string {
  const title = titleText(parts)
  return title ? pageTitle(title, settings.appName) : settings.appName
}

/** The tab's title on a screen before the screen's subject, such as a token, is known. */
export const firstTitle = (pathname: string): string => titleWith({ screen: screenOf(pathname) })

const parts: TitleParts = {}

function write(change: TitleParts) {
  document.title = titleWith(Object.assign(parts, change))
}

/** Sets the tab's title to the screen's name, until the screen's subject is known. */
export function useScreenTitle(pathname: string) {
  // This is a layout effect, so that it runs before the effects that set the subject.
  useLayoutEffect(() => {
    write({ screen: screenOf(pathname), subject: undefined })
  }, [pathname])
}

/** Sets one part of the tab's title while mounted: the screen's subject, or the status that precedes it. */
export function useTitlePart(part: 'subject' | 'status', text: string | undefined) {
  useEffect(() => {
    write({ [part]: text })
    return () => {
      write({ [part]: undefined })
    }
  }, [part, text])
}
