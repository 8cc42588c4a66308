import { readFileSync } from 'node:fs'
import type * as Axe from 'axe-core'
import type { Page } from '@playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

/** Those of its experimental rules by which browsers' audits judge a page. */
const EXPERIMENTAL = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header', 'p-as-heading']

/** Findings of what is on screen, or of a part of it: WCAG 2.2 A and AA, and what axe calls best practice. */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  // A script tag would be refused by the page's policy; the debugger's evaluation is not.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; undefined`)
  return page.evaluate(
    async ([part, experimental]) => {
      // Colours on their way are not the colours that are read.
      const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      // One that ends may set off another, in what inherits its colour.
      for (let changes = changing(); changes.length > 0; changes = changing()) {
        await Promise.allSettled(changes.map(({ finished }) => finished))
      }
      const { axe } = window
      if (!axe) throw new Error('axe did not run.')
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      const { violations } = await axe.run(part, {
        runOnly: { type: 'tag', values: tags },
        // What passes is not collected.
        resultTypes: ['violations'],
        rules: Object.fromEntries(experimental.map((rule) => [rule, { enabled: true }])),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')}: ${any[0]?.message}`),
      )
    },
    [within, EXPERIMENTAL] as const,
  )
}
