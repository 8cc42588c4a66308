import { BACK, CLOSE } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { onBack } from '../browser/onBack'

type DialogSize = 'sm' | 'md' | 'tall' | 'connect'

interface DialogProps {
  /** Escape, the close button and presses outside call it. The dialog stays open until it is unmounted. */
  onClose: () => void
  /**
   * The width: 440 px, 368 px, or 720 px for the connect dialog. A `tall` dialog fills a window of 900 px. On phones
   * every dialog is a sheet.
   */
  size?: DialogSize
  /** If given, the dialog keeps the initial height of its content, but at least this one in px, whatever its `size`. */
  leastHeight?: number
  /** Called when the back arrow before the title is pressed. Without it, there is no arrow. */
  onBack?: () => void
}

type DialogContent =
  /** The title names the dialog and is shown in its head. */
  | {
      title: string
      /** The id of a heading in the children that names the dialog in place of the title, and gets the focus. */
      headingId?: string
      children: ReactNode
    }
  /** The children render the head themselves. Their heading must have the id `titleId`, because it names the dialog. */
  | { title?: never; headingId?: never; children: (head: { titleId: string }) => ReactNode }

/** Sets the panel's height to the current height of its content, so that nothing moves when the content changes. */
function fitContent(panel: HTMLElement | null) {
  if (!panel) return
  panel.style.height = 'auto'
  const height = Math.max(panel.offsetHeight, Number(panel.dataset.leastHeight))
  panel.style.height = ''
  panel.style.setProperty('--h-fit', `${height}px`)
}

/** The open dialogs; the last one is on top. */
const opened: HTMLElement[] = []

/**
 * Moves the notifications into the topmost dialog, or back. Elsewhere they would be below its backdrop, could not be
 * pressed, and would not be read by screen readers.
 */
function placeAbove() {
  const above = document.querySelector('[data-above-dialogs]')
  const place = opened.at(-1) ?? document.querySelector('[data-above-none]')
  if (!above || !place || above.parentElement === place) return
  // Unlike `append`, `moveBefore` neither restarts animations nor removes the focus.
  if ('moveBefore' in Element.prototype) place.moveBefore(above, null)
  else place.append(above)
}

/**
 * Returns the ref callback of a new dialog, which opens it modally and closes it when it is unmounted. The focus moves
 * to the element with `data-initial-focus` or to the title, and returns to the previous element when the dialog closes.
 * The browser's Back button closes the dialog.
 */
function openerOf() {
  const page = document.documentElement
  // The width is read before the dialog is added to the document, because reading it then causes no layout.
  const hasScrollbar = window.innerWidth > page.clientWidth
  return (dialog: HTMLDialogElement) => {
    const opener = document.activeElement
    // Prevents the page from scrolling, but keeps the space of its scrollbar. A `:has` rule would have the same effect,
    // but any change in the page would then recompute the styles of the whole page.
    page.style.overflow = 'hidden'
    if (hasScrollbar) page.style.scrollbarGutter = 'stable'
    const first = dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog.querySelector('h2')
    // The browser moves the focus to it directly. A later `focus()` would compute all styles again.
    first?.setAttribute('autofocus', '')
    dialog.showModal()
    opened.push(dialog)
    placeAbove()
    fitContent(dialog.querySelector('[data-least-height]'))
    first?.removeAttribute('autofocus')
    if (document.activeElement !== first) first?.focus({ preventScroll: true })
    const release = onBack.guard(() => dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    return () => {
      release()
      dialog.close()
      opened.splice(opened.indexOf(dialog), 1)
      placeAbove()
      // This waits for a painted frame without the dialog, because the change repaints the whole page.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!document.querySelector('dialog[open]')) page.style.overflow = page.style.scrollbarGutter = ''
        }),
      )
      // The browser returns the focus only to that very element, which may have been replaced by one with the same id.
      if (opener?.id && !opener.isConnected) document.getElementById(opener.id)?.focus()
    }
  }
}

/** A modal dialog of a fixed height. On screens below 768 px it is a sheet at the bottom. */
export function Dialog(props: DialogProps & DialogContent) {
  const { title, headingId, onClose, size = 'md', leastHeight, onBack, children } = props
  const titleId = useId()
  const [openWhileMounted] = useState(openerOf)
  return (
    <dialog
      ref={openWhileMounted}
      className={styles.layer}
      aria-labelledby={headingId ?? titleId}
      aria-modal="true"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // If Escape is pressed twice in a row, the browser closes the dialog without a `cancel` event.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose()
      }}
    >
      <button
        type="button"
        className={styles.beside}
        tabIndex={-1}
        aria-hidden="true"
        onClick={({ detail }) => {
          // The second press of a double click is ignored, because the panel may have shrunk after the first press.
          if (detail < 2) onClose()
        }}
      />
      <div className={clsx(styles.panel, styles[size])} data-least-height={leastHeight}>
        <span className={styles.grip} />
        {typeof children === 'function' ? (
          children({ titleId })
        ) : (
          <>
            <div className={styles.head}>
              {onBack && <IconButton icon="back" label={BACK} className={styles.back} onClick={onBack} />}
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              <IconButton icon="close" label={CLOSE} onClick={onClose} />
            </div>
            {children}
          </>
        )}
      </div>
    </dialog>
  )
}
