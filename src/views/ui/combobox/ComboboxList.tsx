import type { MouseEvent, ReactNode, Ref, UIEvent } from 'react'

interface ComboboxListProps {
  ref: Ref<HTMLDivElement>
  id: string
  label: string
  className: string | undefined
  /** The total heights, in px, of the options before and after the rendered options. */
  before: number
  after: number
  children: ReactNode
  /** Scrolls with the options without being one. If it is given, the list box is inside the scrolling element. */
  beside: ReactNode
  onScroll: (top: number) => void
}

/** The list box of a combobox. Only a part of its options may be rendered. */
export function ComboboxList({
  ref,
  id,
  label,
  className,
  before,
  after,
  children,
  beside,
  onScroll,
}: ComboboxListProps) {
  const content = (
    <>
      <div style={{ height: before }} role="presentation" />
      {children}
      <div style={{ height: after }} role="presentation" />
    </>
  )
  const listbox = { id, 'aria-label': label, tabIndex: -1 }
  const scroller = {
    ref,
    className,
    onScroll: ({ currentTarget }: UIEvent) => {
      onScroll(currentTarget.scrollTop)
    },
    // Prevents the field from losing the focus when the list is pressed.
    onMouseDown: (event: MouseEvent) => {
      event.preventDefault()
    },
  }
  if (beside === undefined) {
    return (
      <div {...scroller} {...listbox} role="listbox">
        {content}
      </div>
    )
  }
  return (
    <div {...scroller} role="presentation">
      <div {...listbox} role="listbox">
        {content}
      </div>
      {beside}
    </div>
  )
}
