import { within } from '@testing-library/react'

/** The value of a term in a description list; null if the list does not contain the term. */
export const valueOf = (list: HTMLElement, term: string): string | null =>
  within(list)
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent ?? null
