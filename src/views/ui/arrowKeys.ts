import type { KeyboardEvent } from 'react'

/** The pressed key, with left and right swapped where text runs from right to left, so that arrows follow the text. */
export function keyAlongText({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (currentTarget.closest('[dir]')?.getAttribute('dir') !== 'rtl') return key
  if (key === 'ArrowRight') return 'ArrowLeft'
  return key === 'ArrowLeft' ? 'ArrowRight' : key
}
