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

/** The tab's title on a screen, before more is known. */
export const firstTitle = (pathname: string): string => titleWith({ screen: screenOf(pathname) })

/** One tab has one title, to which several parts of the page contribute. */
const parts: TitleParts = {}

function write(change: TitleParts) {
  document.title = titleWith(Object.assign(parts, change))
}

/** Sets the screen's name as the tab's title, until its subject is known. */
export function useScreenTitle(pathname: string) {
  // Before the effects of whoever knows the subject.
  useLayoutEffect(() => {
    write({ screen: screenOf(pathname), subject: undefined })
  }, [pathname])
}

/** Contributes to the tab's title while mounted: the screen's subject, or what happens in front of it. */
export function useTitlePart(part: 'subject' | 'status', text: string | undefined) {
  useEffect(() => {
    write({ [part]: text })
    return () => {
      write({ [part]: undefined })
    }
  }, [part, text])
}
