import { within } from '@testing-library/react'
import { partsOf } from './partsOf'

const entriesOf = (list: HTMLElement): [term: string, value: string][] =>
  within(list)
    .queryAllByRole('term')
    .map((term) => {
      const value = term.nextElementSibling
      return [term.textContent.replace(/\s+/g, ' '), value ? partsOf(value).join(', ') : '']
    })

/** The values in an element's description lists, by term. */
export const valuesOf = (list: HTMLElement): Record<string, string> => Object.fromEntries(entriesOf(list))

/** The value of a term in a description list; null if the list does not contain the term. */
export const valueOf = (list: HTMLElement, term: string): string | null =>
  entriesOf(list).find(([name]) => name === term)?.[1] ?? null
