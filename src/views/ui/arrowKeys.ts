import type { KeyboardEvent } from 'react'

/**
 * The key to which a component should react when an arrow key is pressed. If text runs from right to left, the left and
 * the right arrow are swapped, so that the arrows follow the direction of the text. All other keys stay the same.
 */
export function keyAlongText({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (currentTarget.closest('[dir]')?.getAttribute('dir') !== 'rtl') return key
  if (key === 'ArrowRight') return 'ArrowLeft'
  return key === 'ArrowLeft' ? 'ArrowRight' : key
}
