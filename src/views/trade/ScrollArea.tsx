import { MORE_BELOW } from '#copy/trade/review'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon/Icon'
import styles from './ScrollArea.module.css'

/** Less than this below the edge, in px, is not worth a word. */
const SLACK = 12

/** Marks the area for as long as a part of its content lies below its edge. */
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

/** The part of a dialog that scrolls. What lies below its edge is announced, and one press leads there. */
export function ScrollArea({ children }: { children: ReactNode }) {
  return (
    <div ref={watchEdge} className={styles.area}>
      <div>{children}</div>
      {/* Visual only: screen readers and the keyboard reach the content without it. */}
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
