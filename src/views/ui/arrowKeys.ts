import type { KeyboardEvent } from 'react'

/**
 * Returns the pressed key, but with the left and right arrow swapped if text runs from right to left, so that the
 * arrows follow the direction of the text.
 */
export function keyAlongText({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (currentTarget.closest('[dir]')?.getAttribute('dir') !== 'rtl') return key
  if (key === 'ArrowRight') return 'ArrowLeft'
  return key === 'ArrowLeft' ? 'ArrowRight' : key
}
