import { readFileSync } from 'node:fs'
import type * as Axe from 'axe-core'
import type { Page } from '@playwright/test'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

declare global {
  interface Window {
    axe?: typeof Axe
  }
}

/** Experimental rules of axe that browsers' accessibility audits also use. */
const EXPERIMENTAL = ['label-content-name-mismatch', 'table-fake-caption', 'td-has-header', 'p-as-heading']

/** The rules are those of WCAG 2.2 A and AA and axe's best practices. `within` is the element to look at. */
export async function axeFindings(page: Page, within = 'html'): Promise<string[]> {
  // The script is evaluated through the debugger, because the page's policy would block a script tag.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${AXE}; undefined`)
  return page.evaluate(
    async ([part, experimental]) => {
      // axe must wait for transitions, because colours are judged only in their final state.
      const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      // The end of a transition may start another transition in elements that inherit the colour.
      for (let changes = changing(); changes.length > 0; changes = changing()) {
        await Promise.allSettled(changes.map(({ finished }) => finished))
      }
      const { axe } = window
      if (!axe) throw new Error('axe did not run.')
      const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
      const { violations } = await axe.run(part, {
        runOnly: { type: 'tag', values: tags },
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
