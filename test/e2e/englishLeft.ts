import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import ts from 'typescript'
import { ROOT } from '../../src/build/root'
import type { PageLanguage } from '#domain/browser/languages'
import { PSEUDO_COPY } from '../support/pseudoLanguage'

export const copyFolder = (language: PageLanguage): string =>
  language === 'xx' || language === 'xx-rtl' ? PSEUDO_COPY : join(ROOT, 'src/copy', language)

const SENTENCE = /\p{Ll}{3,}[^\p{L}]* +\p{L}{2,}/u

/** Removes bidi isolates and collapses white space, because the rendered page may differ from the copy in these. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' ')

/** The texts in a language's copy. Each text is an array of the pieces between its inserted values. */
function textsOf(language: PageLanguage): string[][] {
  const found: string[][] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node)) found.push([plain(node.text)])
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].map(plain))
    ts.forEachChild(node, visit)
  }
  const folder = copyFolder(language)
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.ts'))
      visit(ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

const lettersIn = (pieces: readonly string[]) => pieces.join('').replace(/\P{L}/gu, '').length

/** The minimum number of letters of a compared text. Shorter texts could be names. */
const FEWEST_LETTERS = 4

/** Creates a pattern that matches any of the texts, with any inserted value between two pieces. */
function patternOf(texts: readonly (readonly string[])[]): RegExp {
  const escaped = (piece: string) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const long = texts.filter((pieces) => lettersIn(pieces) >= FEWEST_LETTERS)
  return new RegExp(`^(${long.map((pieces) => pieces.map(escaped).join('(?!\\p{Ll}).+').trim()).join('|')})$`, 'u')
}

/** Token names that consist of the same words as English copy. */
const NAMES = /^Wrapped (BTC|Ether)$/

/** Returns a function that picks those texts of a page in the given language that are still in English. */
export function englishFinder(language: PageLanguage): (texts: readonly string[]) => string[] {
  const [own, english] = [textsOf(language), textsOf('en')]
  const [isOwn, isEnglish] = [patternOf(own), patternOf(english)]
  const ownPieces = new Set(own.flat())
  const sentences = english.flat().filter((piece) => SENTENCE.test(piece) && !ownPieces.has(piece))
  return (texts) =>
    texts.filter((given) => {
      const text = plain(given).trim()
      // No lowercase letter may follow: "Token list" may also be the beginning of a word in another language.
      const rest = sentences.map((sentence) => text.split(sentence.trim()).slice(1))
      const hasSentence = rest.some((after) => after.some((piece) => !/^\p{Ll}/u.test(piece)))
      return !NAMES.test(text) && (hasSentence || (isEnglish.test(text) && !isOwn.test(text)))
    })
}

/** The texts of the page and the accessible names of its elements, except for parts in another language. */
export const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOfPage = (element: Element) =>
      element.closest('[lang]') === document.documentElement &&
      !element.matches('script, style, noscript') &&
      element.checkVisibility({ visibilityProperty: true })
    const texts = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (!isOfPage(element)) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return [...new Set(texts.filter((text) => text.trim() !== ''))]
  })
