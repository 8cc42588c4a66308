import { pageTitle, titleText, type TitleParts } from '#copy/browser/browser'
import { useEffect } from 'react'
import { settings } from '#config/settings'

export function titleWith(parts: TitleParts): string {
  const title = titleText(parts)
  return title ? pageTitle(title, settings.appName) : settings.appName
}

const parts: TitleParts = {}

export function writeTitle(change: TitleParts) {
  document.title = titleWith(Object.assign(parts, change))
}

/** Sets one part of the tab's title while mounted: the screen's subject, or the status that precedes it. */
export function useTitlePart(part: 'subject' | 'status', text: string | undefined) {
  useEffect(() => {
    writeTitle({ [part]: text })
    return () => {
      writeTitle({ [part]: undefined })
    }
  }, [part, text])
}
