import type { CDPSession, Page } from '@playwright/test'

const EMPTY_LINK_TEXT =
  /^(click (here|this)|go|here|(this|link|start)|(right )?here|information|(learn|read|see)? ?more( info(rmation)?)?)$/i

/** Returns the violations of rules that browser audits and search engines check. */
export function siteFindings(page: Page): Promise<string[]> {
  return page.evaluate((emptyText) => {
    const findings: string[] = []
    const expect = (isTrue: boolean, finding: string) => {
      if (!isTrue) findings.push(finding)
    }
    const contentOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
    expect(document.compatMode === 'CSS1Compat', 'no doctype')
    expect(document.characterSet === 'UTF-8', 'not UTF-8')
    expect(document.documentElement.lang === 'en', 'no language')
    expect(document.title.trim() !== '', 'no title')
    expect(contentOf('description').trim() !== '', 'no description')
    expect(/width=device-width/.test(contentOf('viewport')), 'no viewport')
    expect(!/user-scalable=no|maximum-scale/.test(contentOf('viewport')), 'no zooming')
    expect(!/noindex|none/.test(contentOf('robots')), 'not to be found')
    expect(document.querySelectorAll('link[rel=canonical]').length <= 1, 'more than one canonical link')
    expect(document.querySelectorAll('h1').length === 1, 'not one h1')

    for (const link of document.querySelectorAll('a')) {
      // Links in closed dialogs are skipped, because the connect dialog may be rendered before it is opened.
      if (link.closest('dialog:not([open])')) continue
      const name = link.getAttribute('aria-label') ?? link.textContent.trim()
      const href = link.getAttribute('href')
      expect(
        (href !== null && !/^(javascript:|$)/i.test(href)) || link.closest('.unstarted') !== null,
        `a link that leads nowhere: ${name}`,
      )
      expect(!new RegExp(emptyText, 'i').test(name), `a link that says nothing: ${name}`)
      const isForeign = link.target === '_blank' && link.origin !== location.origin
      expect(!isForeign || /\b(noopener|noreferrer)\b/.test(link.rel), `a link that hands over the window: ${name}`)
    }

    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect()
      const [ownWidth, ownHeight] = [image.naturalWidth, image.naturalHeight]
      expect(image.hasAttribute('alt'), `a picture without alt: ${image.src}`)
      expect(image.hasAttribute('width') && image.hasAttribute('height'), `a picture without its size: ${image.src}`)
      if (width === 0 || ownWidth === 0 || getComputedStyle(image).objectFit !== 'fill') continue
      const isDistorted = Math.abs(width * ownHeight - height * ownWidth) > 2 * Math.max(ownWidth, ownHeight)
      expect(!isDistorted, `a distorted picture: ${image.src}`)
      expect(/\.svg$|^data:/.test(image.src) || ownWidth >= width, `a picture too small: ${image.src}`)
    }

    // Every field must allow pasting, so that people need not type what they can copy.
    for (const field of document.querySelectorAll('input, textarea')) {
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
      expect(field.dispatchEvent(paste), `a field that takes nothing pasted: ${field.id}`)
    }
    return findings
  }, EMPTY_LINK_TEXT.source)
}

const JUDGED = new Set([
  'BlockedByResponseIssue',
  'BounceTrackingIssue',
  'ContentSecurityPolicyIssue',
  'CookieIssue',
  'CorsIssue',
  'DeprecationIssue',
  'HeavyAdIssue',
  'MixedContentIssue',
  'QuirksModeIssue',
])

/** The issues that the browser itself reports, such as deprecated features, blocked content and bad cookies. */
export async function watchIssues(page: Page): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const issues: string[] = []
  session.on('Audits.issueAdded', ({ issue }) => {
    if (JUDGED.has(issue.code)) issues.push(`${issue.code}: ${JSON.stringify(issue.details)}`)
  })
  await session.send('Audits.enable')
  return issues
}
