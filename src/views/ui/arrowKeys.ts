import type { KeyboardEvent } from 'react'

/** The key that an arrow to the side is where text runs from left to right: arrows follow the eye, so that right leads back
 * where it runs from right to left. All other keys are themselves. */
export function keyAlongText({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (currentTarget.closest('[dir]')?.getAttribute('dir') !== 'rtl') return key
  if (key === 'ArrowRight') return 'ArrowLeft'
  return key === 'ArrowLeft' ? 'ArrowRight' : key
}
