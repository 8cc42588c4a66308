import type { PageFacts } from '#domain/diagnostics/diagnostics'
import { diagnosticsText } from '#store/diagnostics/diagnosticsText'
import type { AppDispatch } from '#store/types'

export const PAGE_FACTS: PageFacts = {
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  language: 'en-GB',
  pageLanguage: 'en',
  window: { width: 1440, height: 900 },
  isOnline: true,
  route: 'swap',
  hash: '0123456789',
}

export const textOf = ({ dispatch }: { dispatch: AppDispatch }): string => dispatch(diagnosticsText(PAGE_FACTS))
