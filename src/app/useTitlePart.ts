import { pageTitle } from '#copy/shell/shell'
import { titleText, type TitleParts } from '#copy/browser/browser'
import { useEffect } from 'react'
import { settings } from '../config/settings'

/** One tab has one title, to which several parts of the page contribute. */
const parts: TitleParts = {}

function write(change: TitleParts) {
  const title = titleText(Object.assign(parts, change))
  document.title = title ? pageTitle(title, settings.appName) : settings.appName
}

/** Contributes to the tab's title while mounted: the screen's name, its subject, or what happens in front of both. */
export function useTitlePart(part: keyof TitleParts, text: string | undefined) {
  useEffect(() => {
    write({ [part]: text })
    return () => {
      write({ [part]: undefined })
    }
  }, [part, text])
}
