import { PATHS } from '../../config/paths'
import type { PageFacts } from '../../domain/diagnostics/diagnostics'

/** As webpack.config.ts names it. The development server's script has no hash. */
const MAIN_SCRIPT = /\/main\.([0-9a-f]+)\.js$/

function routeOf(path: string): string | null {
  const found = Object.entries(PATHS).find(
    ([, own]) => path === own || (own !== PATHS.home && path.startsWith(`${own}/`)),
  )
  return found?.[0] ?? null
}

/** Where the visit takes place, for its diagnostics. */
export function pageFacts(): PageFacts {
  const hashes = [...document.scripts].flatMap(({ src }) => MAIN_SCRIPT.exec(src)?.[1] ?? [])
  return {
    browser: navigator.userAgent,
    language: navigator.language,
    window: { width: window.innerWidth, height: window.innerHeight },
    isOnline: navigator.onLine,
    route: routeOf(window.location.pathname),
    hash: hashes[0] ?? null,
  }
}
