import { within } from '@testing-library/react'

/** What a list of terms says of one of them; null where it does not have it. */
export const valueOf = (list: HTMLElement, term: string): string | null =>
  within(list)
    .queryAllByRole('term')
    .find(({ textContent }) => textContent === term)?.nextElementSibling?.textContent ?? null
