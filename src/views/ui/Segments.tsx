import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import styles from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** The group's name. */
  label: string
  /** `lack`: why one cannot be chosen. */
  options: readonly { value: Value; label: string; lack?: string | undefined }[]
  /** None is selected when it is null. */
  value: Value | null
  onChange: (value: Value) => void
  /** Divides the whole width among the choices. */
  wide?: boolean
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A choice of a few. Arrows move and select; Tab enters and leaves. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  wide = false,
}: SegmentsProps<Value>) {
  const chosen = options.findIndex((option) => option.value === value)

  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    // From the nearest on, and back to where it started when there is no other choice.
    const others = options.map((_, at) => (index + step * (at + 1) + options.length * options.length) % options.length)
    const next = others.find((at) => options[at]?.lack === undefined)
    const option = options[next ?? index]
    if (next === undefined || !option) return
    const radio = event.currentTarget.parentElement?.children[next]
    if (radio instanceof HTMLElement) radio.focus()
    onChange(option.value)
  }

  return (
    <div className={clsx(styles.segments, wide && styles.wide)} role="radiogroup" aria-label={label}>
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          disabled={option.lack !== undefined && index !== chosen}
          title={option.lack}
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          onClick={() => {
            onChange(option.value)
          }}
          onKeyDown={(event) => {
            move(event, index)
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
