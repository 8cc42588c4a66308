import { clsx } from 'clsx'
import { type KeyboardEvent, useState } from 'react'
import { keyAlongText } from './arrowKeys'
import styles from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  label: string
  /** `disabledReason` says why an option cannot be chosen. It is shown when the option is pressed or focused. */
  options: readonly { value: Value; label: string; disabledReason?: string | undefined }[]
  /** Null if no option is selected. */
  value: Value | null
  onChange: (value: Value) => void
  wide?: boolean
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys move the focus, and select the option unless it is disabled. Tab enters and leaves the group. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: SegmentsProps<Value>) {
  const chosen = options.findIndex((option) => option.value === value)
  const [explained, setExplained] = useState<Value | null>(null)
  const disabledReasonOf = (index: number) => (index === chosen ? undefined : options[index]?.disabledReason)
  const shownReason = disabledReasonOf(options.findIndex((option) => option.value === explained))

  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const step = STEPS[keyAlongText(event)]
    if (step === undefined) return
    event.preventDefault()
    const next = (index + step + options.length) % options.length
    const option = options[next]
    const radio = event.currentTarget.parentElement?.children[next]
    if (radio instanceof HTMLElement) radio.focus()
    if (option && disabledReasonOf(next) === undefined) onChange(option.value)
  }

  return (
    <div className={clsx(styles.segments, wide && styles.wide)} role="radiogroup" aria-label={label}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          // `aria-disabled` is used instead of `disabled`, so that touch and keyboard users can reach the reason.
          aria-disabled={disabledReasonOf(index) === undefined ? undefined : true}
          title={option.disabledReason}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          onFocus={() => {
            setExplained(option.value)
          }}
          onBlur={() => {
            setExplained(null)
          }}
          onClick={() => {
            setExplained(option.value)
            if (disabledReasonOf(index) === undefined) onChange(option.value)
          }}
          onKeyDown={(event) => {
            move(event, index)
          }}
        >
          {option.label}
        </button>
      ))}
      {/* The reason is hidden from screen readers, because they already read it as the button's description. */}
      {shownReason !== undefined && (
        <span className={styles.reason} aria-hidden="true">
          {shownReason}
        </span>
      )}
    </div>
  )
}
