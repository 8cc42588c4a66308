import { MORE_BELOW } from '#copy/trade/review'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon/Icon'
import styles from './ScrollArea.module.css'

/** If less than this height of the content is hidden below the edge, in px, the button at the edge is not shown. */
const SLACK = 12

function watchEdge(area: HTMLElement | null) {
  if (!area) return
  const mark = () => {
    area.toggleAttribute('data-more', area.scrollHeight - area.scrollTop - area.clientHeight > SLACK)
  }
  const observer = new ResizeObserver(mark)
  observer.observe(area)
  if (area.firstElementChild) observer.observe(area.firstElementChild)
  area.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    area.removeEventListener('scroll', mark)
  }
}

/**
 * The part of a dialog that scrolls. A button at its lower edge tells that there is more content below, and scrolls
 * down.
 */
export function ScrollArea({ children }: { children: ReactNode }) {
  return (
    <div ref={watchEdge} className={styles.area}>
      <div>{children}</div>
      {/* The button is hidden from screen readers and the keyboard, which can reach the content without scrolling. */}
      <button
        type="button"
        className={styles.more}
        tabIndex={-1}
        aria-hidden="true"
        onClick={({ currentTarget: { parentElement } }) => {
          parentElement?.scrollBy({ top: parentElement.clientHeight / 2 })
        }}
      >
        {MORE_BELOW}
        <Icon name="arrdown" size={16} />
      </button>
    </div>
  )
}
