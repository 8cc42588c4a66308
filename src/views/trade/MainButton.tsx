import { memo } from 'react'
import { Button, type ButtonKind } from '../ui/Button'

/** The one main action of a card or dialog. Its label is the next step, or what is missing. */
export interface MainAction {
  label: string
  kind?: ButtonKind
  disabled?: boolean
  busy?: boolean
  /** Opens the connect dialog. A press before the page has started is recognised by it, see `index.tsx`. */
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
      // A disabled button loses the focus, even one that a dialog has just returned, so it stays enabled while a price
      // loads.
      disabled={disabled && !busy}
      busy={busy}
      data-connect={connects}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** Rendered again only when it says something else, or `onPress` is another function. */
export const MainButton = memo(PlainMainButton)

/** Enter in a field: the same as the button. */
export function pressMain({ disabled, busy, onPress }: MainAction) {
  if (!disabled && !busy) onPress()
}
