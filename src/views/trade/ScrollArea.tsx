import { MORE_BELOW } from '#copy/trade/review'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon/Icon'
import styles from './ScrollArea.module.css'

/** If less than this much content is below the edge, in px, it is not announced. */
const SLACK = 12

/** Marks the area while a part of its content is below its edge. */
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

/** The part of a dialog that scrolls. A button at its edge says that there is more below, and scrolls there. */
export function ScrollArea({ children }: { children: ReactNode }) {
  return (
    <div ref={watchEdge} className={styles.area}>
      <div>{children}</div>
      {/* Hidden from screen readers and the keyboard, which reach the content without it. */}
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
