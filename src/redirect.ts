// Runs in the page that hosts answer unknown paths with. That page cannot know how deep below the site it is shown, so
// it asks for this script in several places; the one that is found knows where the site is, and leads there.
// Standalone.

import { redirectTarget } from './domain/page/site/address'
import { baseOf } from './domain/page/site/base'

const { currentScript, location: here } = document
if (currentScript instanceof HTMLScriptElement) {
  const base = baseOf(currentScript.src)
  // Nothing else is to be asked for.
  window.stop()
  here.replace(redirectTarget(base, here.href.slice((here.origin + base).length)))
}
