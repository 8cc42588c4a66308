export interface KeyPress {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export interface ComboboxState {
  hasText: boolean
  isOpen: boolean
  active: number
  count: number
  page: number
}

export type ComboboxCommand =
  | { kind: 'clear' | 'leave' | 'open' }
  | { kind: 'choose'; isShift: boolean }
  | { kind: 'move'; to: number }

/** The option that a key moves to; null if it moves nothing. Arrow keys wrap around, page keys stop at the ends. */
function reached(key: string, { active, count, page }: ComboboxState): number | null {
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      // If no option is active (-1), the up arrow moves to the last option, as it does from the first option.
      return (Math.max(active, 0) - 1 + count) % count
    case 'PageDown':
      return Math.min(active + page, count - 1)
    case 'PageUp':
      return Math.max(active - page, 0)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Returns the command for a key; null if the field's default behaviour applies. */
export function commandOf(press: KeyPress, state: ComboboxState): ComboboxCommand | null {
  const { key, shiftKey } = press
  if (key === 'Escape') return { kind: state.hasText ? 'clear' : 'leave' }
  // Keys with a modifier edit the text. For example, Shift and End select the text up to its end.
  if (press.ctrlKey || press.metaKey || press.altKey || (shiftKey && key !== 'Enter')) return null
  if (!state.isOpen) return key === 'ArrowDown' ? { kind: 'open' } : null
  if (key === 'Enter') return { kind: 'choose', isShift: shiftKey }
  const to = state.count > 0 ? reached(key, state) : null
  return to === null ? null : { kind: 'move', to }
}
