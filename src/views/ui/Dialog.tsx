import { BACK, CLOSE } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { onBack } from '../browser/onBack'

export type DialogSize = 'sm' | 'md' | 'connect'

interface DialogProps {
  /**
   * Called on Esc, on the close button and on a press beside the dialog. The dialog stays open until it is unmounted.
   */
  onClose: () => void
  /** 440 px, 368 px, or the 720 px of the connect dialog. All are sheets on phones. */
  size?: DialogSize
  /**
   * If set, the dialog gets the height of its content when it opens, but at least this many px, and keeps it. If not,
   * it has the usual height of its `size`.
   */
  leastHeight?: number
  /** Shows a back arrow before the title. */
  onBack?: () => void
}

type DialogContent =
  /** The title names the dialog and is shown in its head. */
  | { title: string; children: ReactNode }
  /** The children render the head themselves, and name the dialog by giving `titleId` to their heading. */
  | { title?: never; children: (head: { titleId: string }) => ReactNode }

/** Sets the panel's height to that of its content once, so that nothing moves when the content changes. */
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
 * Moves the notifications into the topmost dialog, and back when no dialog is open. Everything outside a modal dialog
 * is below its backdrop, cannot be pressed, and is not read by screen readers.
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
 * to the element with `data-initial-focus`, or to the title, and returns when the dialog closes. Back closes the dialog
 * like Esc.
 */
function openerOf() {
  const page = document.documentElement
  // The width is read before the dialog is in the document, because reading it then causes no layout.
  const hasScrollbar = window.innerWidth > page.clientWidth
  return (dialog: HTMLDialogElement) => {
    const opener = document.activeElement
    // Keeps the page behind from scrolling, and keeps the space of its scrollbar, if any. A `:has` rule would do the
    // same, but any change in the page would then restyle all of it.
    page.style.overflow = 'hidden'
    if (hasScrollbar) page.style.scrollbarGutter = 'stable'
    const first = dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog.querySelector('h2')
    // With `autofocus` the browser moves the focus only once. A second move would compute all styles again.
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
      // Wait for the frame without the dialog, because making the page scrollable again repaints all of it.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!document.querySelector('dialog[open]')) page.style.overflow = page.style.scrollbarGutter = ''
        }),
      )
      // The browser returns the focus only to the same element. If the opener was mounted again meanwhile, focus the
      // new element.
      if (opener?.id && !opener.isConnected) document.getElementById(opener.id)?.focus()
    }
  }
}

/** A modal dialog of a fixed height. On screens below 768 px it is a sheet at the bottom. */
export function Dialog({ title, onClose, size = 'md', leastHeight, onBack, children }: DialogProps & DialogContent) {
  const titleId = useId()
  const [openWhileMounted] = useState(openerOf)
  return (
    <dialog
      ref={openWhileMounted}
      className={styles.layer}
      aria-labelledby={titleId}
      aria-modal="true"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser closes the dialog on a second Esc in a row without a `cancel` event.
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
          // Ignore the second press of a double click: the panel may have shrunk, so the press may be meant for what
          // was there before.
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
