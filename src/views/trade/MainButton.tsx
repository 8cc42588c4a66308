import { memo } from 'react'
import { Button, type ButtonKind } from '../ui/Button'

/** The main action of a card or dialog. Its label names the next step, or what is missing. */
export interface MainAction {
  label: string
  kind?: ButtonKind
  disabled?: boolean
  busy?: boolean
  /** The action opens the connect dialog. `index.tsx` recognises a press before the page has started by this mark. */
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
      // The button stays enabled while a price loads, because a disabled button loses the focus, even if a dialog has
      // just returned the focus to it.
      disabled={disabled && !busy}
      busy={busy}
      data-connect={connects}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** Memoised: it renders again only if its label, its state or `onPress` changes. */
export const MainButton = memo(PlainMainButton)

/** Handles Enter in a field like a press of the main button. */
export function pressMain({ disabled, busy, onPress }: MainAction) {
  if (!disabled && !busy) onPress()
}
