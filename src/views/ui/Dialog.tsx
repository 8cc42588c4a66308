import { BACK, CLOSE } from '#copy/ui/ui'
import { clsx } from 'clsx'
import { useId, useState, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'
import { onBack } from '../browser/onBack'

export type DialogSize = 'sm' | 'md' | 'connect'

interface DialogProps {
  /** Requested by Esc, by the close button and by a press beside the dialog. The dialog stays until it is unmounted. */
  onClose: () => void
  /** 440 px, 368 px, or the 720 px of the connect dialog. All are sheets on phones. */
  size?: DialogSize
  /**
   * As high as its content is when it opens, and at least this, in px; it stays so while it is open. Without it, the
   * size's usual height.
   */
  leastHeight?: number
  /** Shows a back arrow before the title. */
  onBack?: () => void
}

type DialogContent =
  /** The title names the dialog and stands in its head. */
  | { title: string; children: ReactNode }
  /** The children render the head themselves, and name the dialog by giving `titleId` to their heading. */
  | { title?: never; children: (head: { titleId: string }) => ReactNode }

/** Takes the panel's height from its content, once, so that nothing moves when that changes. */
function fitContent(panel: HTMLElement | null) {
  if (!panel) return
  panel.style.height = 'auto'
  const height = Math.max(panel.offsetHeight, Number(panel.dataset.leastHeight))
  panel.style.height = ''
  panel.style.setProperty('--h-fit', `${height}px`)
}

/** The open dialogs, the one on top last. */
const opened: HTMLElement[] = []

/**
 * Moves what lies above dialogs, the notifications, into the one on top, and back once none is open. All that is outside
 * an open dialog lies below its backdrop, cannot be pressed, and is silent for screen readers.
 */
function placeAbove() {
  const above = document.querySelector('[data-above-dialogs]')
  const place = opened.at(-1) ?? document.querySelector('[data-above-none]')
  if (!above || !place || above.parentElement === place) return
  // Unlike the other, this one neither restarts an animation nor takes the focus away.
  if ('moveBefore' in Element.prototype) place.moveBefore(above, null)
  else place.append(above)
}

/**
 * Made when a dialog is first rendered: opens it modally while it is mounted. Focus moves to the element marked
 * `data-initial-focus`, else to the title; closing restores it. Back closes it as Esc does.
 */
function openerOf() {
  const page = document.documentElement
  // Asked for before the dialog is in the document, this costs no layout.
  const hasScrollbar = window.innerWidth > page.clientWidth
  return (dialog: HTMLDialogElement) => {
    const opener = document.activeElement
    // Keeps the page behind from scrolling, and keeps the space of its scrollbar if it takes any. Set here, because with
    // a `:has` rule any change in the page would restyle all of it.
    page.style.overflow = 'hidden'
    if (hasScrollbar) page.style.scrollbarGutter = 'stable'
    const first = dialog.querySelector<HTMLElement>('[data-initial-focus]') ?? dialog.querySelector('h2')
    // Where it is marked, the browser moves the focus once; with a second move it would compute all styles once more.
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
      // After the frame in which the dialog is gone: once the page can be scrolled again, all of it is painted again.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (!document.querySelector('dialog[open]')) page.style.overflow = page.style.scrollbarGutter = ''
        }),
      )
      // What opened the dialog may have been mounted again meanwhile: the browser can only return the focus to itself.
      if (opener?.id && !opener.isConnected) document.getElementById(opener.id)?.focus()
    }
  }
}

/** A modal dialog of a fixed height; a sheet from below under 768 px. */
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
      // A second Esc in a row closes natively, without an event.
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
          // The second press of a double click was meant for what was there a moment ago: the panel may have shrunk.
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
