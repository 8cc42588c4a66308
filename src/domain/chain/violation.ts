import { hostOf } from './nodeUrl'

/** A violation of a Content-Security-Policy, as browsers report it. https://www.w3.org/TR/CSP3/#violation-events */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'disposition'
>

/**
 * The part of this site that a policy blocked. `part`: one of the site's scripts or style sheets. `host`: the host to
 * which a script of the site sent a blocked request. Null if the blocked code belongs to a browser extension, or if the
 * policy only reports (`Content-Security-Policy-Report-Only`). The URLs of all the site's files begin with `site`.
 */
export function stoppedBy(violation: Violation, site: string): 'part' | { host: string } | null {
  const { effectiveDirective, blockedURI, disposition } = violation
  if (disposition !== 'enforce') return null
  if (/^(script|style)-src/.test(effectiveDirective) && blockedURI.startsWith(site)) return 'part'
  // Some browsers do not name the script.
  const source = (violation.sourceFile as string | null) ?? ''
  const host = hostOf(blockedURI)
  return /^(connect|frame)-src/.test(effectiveDirective) && source.startsWith(site) && host !== '' ? { host } : null
}
