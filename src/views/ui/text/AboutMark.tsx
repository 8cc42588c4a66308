import { Icon } from '../icon/Icon'
import styles from './TextLink.module.css'

interface AboutMarkProps {
  label: string
  textId: string
  isOpen: boolean
  onToggle: () => void
}

/** An info button that opens an explanation. The parent renders the explanation. */
export function AboutMark({ label, textId, isOpen, onToggle }: AboutMarkProps) {
  return (
    <button
      type="button"
      className={styles.about}
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? textId : undefined}
      onClick={onToggle}
    >
      <Icon name="info" size={15} />
    </button>
  )
}
