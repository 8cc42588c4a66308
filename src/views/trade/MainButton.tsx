import { memo } from 'react'
import { Button, type ButtonKind } from '../ui/Button'

/** The main action of a card or dialog. Its label names the next step, or what is missing. */
export interface MainAction {
  label: string
  kind?: ButtonKind
  disabled?: boolean
  busy?: boolean
  /**
   * Whether the action opens the connect dialog. `index.tsx` uses this mark to recognise presses before the page has
   * started.
   */
  connects?: boolean
  onPress: () => void
}

interface MainButtonProps extends MainAction {
  id?: string
}

function PlainMainButton({ id, label, kind = 'filled', disabled, busy, connects, onPress }: MainButtonProps) {
  return (
    <Button
      id={id}
      kind={kind}
      size="lg"
      // The button stays enabled while a price is loading, because a disabled button would lose the focus.
      disabled={disabled && !busy}
      busy={busy}
      data-connect={connects}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** The main button is memoised, because cards render more often than its props change. */
export const MainButton = memo(PlainMainButton)

/** Has the same effect as pressing the main button. Called when Enter is pressed in a field. */
export function pressMain({ disabled, busy, onPress }: MainAction) {
  if (!disabled && !busy) onPress()
}
