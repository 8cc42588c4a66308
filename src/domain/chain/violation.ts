import { hostOf } from './nodeUrl'

/** Something that a policy has stopped, as browsers report it. https://www.w3.org/TR/CSP3/#violation-events */
export type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'disposition'
>

/**
 * What of this site a policy has stopped: one of its own scripts or sheets (`part`), or a host that its scripts ask. Null
 * for all else: what extensions put into a page is stopped as well, and is their own affair; and what is only observed
 * (`Content-Security-Policy-Report-Only`) is not stopped. `site` is where the site's files are.
 */
export function stoppedBy(violation: Violation, site: string): 'part' | { host: string } | null {
  const { effectiveDirective, blockedURI, disposition } = violation
  if (disposition !== 'enforce') return null
  if (/^(script|style)-src/.test(effectiveDirective) && blockedURI.startsWith(site)) return 'part'
  // Some browsers do not say which script it was.
  const source = (violation.sourceFile as string | null) ?? ''
  const host = hostOf(blockedURI)
  return /^(connect|frame)-src/.test(effectiveDirective) && source.startsWith(site) && host !== '' ? { host } : null
}
