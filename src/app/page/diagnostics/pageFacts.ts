import type { PageFacts } from '../../../domain/page/diagnostics/diagnostics'

/** As webpack.config.ts names it. The development server's script has no hash. */
const MAIN_SCRIPT = /\/main\.([0-9a-f]+)\.js$/

/** Where the visit takes place, for its diagnostics. */
export function pageFacts(): PageFacts {
  const hashes = [...document.scripts].flatMap(({ src }) => MAIN_SCRIPT.exec(src)?.[1] ?? [])
  return {
    browser: navigator.userAgent,
    language: navigator.language,
    window: { width: window.innerWidth, height: window.innerHeight },
    isOnline: navigator.onLine,
    path: window.location.pathname,
    hash: hashes[0] ?? null,
  }
}
